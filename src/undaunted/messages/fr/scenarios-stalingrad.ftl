### Les scénarios de Stalingrad racontés en français. L'anglais est dans les fichiers des scénarios.

scenario-stalingrad-11-title = La place du 9-Janvier
scenario-stalingrad-11-date = 27 septembre 1942
scenario-stalingrad-11-place = Stalingrad, entre le moulin et la voie ferrée
scenario-stalingrad-11-briefing =
    La place : cent pas de vide entre deux rangées de maisons éventrées. Qui tient les ruines alentour décide de qui peut
    descendre au fleuve.
scenario-stalingrad-11-briefing-soviet =
    Vous avez la grande maison du côté est, sa cave pleine de familles qui n'ont pas voulu partir, et une tranchée jusqu'au
    moulin. Avant le fleuve, il n'y a rien d'autre. Traversez la place deux par deux pendant que Tkach leur fait baisser la
    tête, et prenez les ruines d'en face avant qu'il y ait des mitrailleuses dedans.
scenario-stalingrad-11-briefing-german =
    La carte du régiment montre une place, une fontaine et quatre cents mètres jusqu'à la Volga. La carte date d'avant. Le
    groupe de Wiesner a la maison d'angle, celui de Lohse la maison des cheminots ; entre vous et les dernières maisons de la
    rive s'étend un terrain nu qu'un éclaireur peut franchir, et qu'une section ne franchit pas. Envoyez l'éclaireur d'abord.

scenario-stalingrad-21-title = Les premiers passés
scenario-stalingrad-21-date = 15 septembre 1942
scenario-stalingrad-21-place = l'embarcadère et les rues au-dessus
scenario-stalingrad-21-briefing =
    Les barques ont quitté l'autre rive avec quarante hommes chacune, et le mazout en feu sur l'eau éclairait comme en plein
    midi. Au-dessus de l'embarcadère, cinq maisons en surveillent chaque planche. Personne n'a dormi, personne ne connaît les
    rues, et l'on a dit aux deux sections que les maisons étaient à elles.
scenario-stalingrad-21-briefing-soviet =
    Le sergent Voronine vous compte sur le sable : trente-quatre. Il ne dit pas combien ont embarqué. Quittez l'embarcadère,
    il n'offre aucun abri. Lazarenko monte avec son groupe vers la maison du NKVD, Gabitov avec le sien par la rue des
    Tanneurs, et le premier qui voit le théâtre vide y entre sans demander.
scenario-stalingrad-21-briefing-german =
    Du dernier étage du grand magasin, le sergent Brandstetter voit la Volga, et il a parié une bouteille que vous y laverez
    vos bottes dimanche. L'ennemi est sur la grève, le dos à l'eau. Qu'il y reste : prenez le théâtre et les maisons de part
    et d'autre avant qu'il apprenne combien vous êtes peu.

scenario-stalingrad-22-title = Le silo à grain
scenario-stalingrad-22-date = 20 septembre 1942
scenario-stalingrad-22-place = le silo près de la gare du sud
scenario-stalingrad-22-briefing =
    Il se dresse seul au sud de la ville, un bloc de béton haut comme une église, et le blé y couve depuis trois jours.
    Cinquante hommes le tiennent et boivent l'eau de leurs mitrailleuses. Les obus n'y laissent que des bosses. Le camp qui l'a
    voit toute la ville basse ; celui qui ne l'a pas est vu.
scenario-stalingrad-22-briefing-soviet =
    Il y a du grain à manger, pour qui l'aime brûlé. Chaque soir où le silo est encore à nous compte, et chaque groupe des
    leurs qui s'enfuit compte aussi. La mitrailleuse de Netchaïev bat les voies ; le long fusil de Diatchkov est pour ce
    qu'ils amèneront sur roues. Katerina Lozova a des pansements pour neuf hommes. Faites qu'elle n'ait pas à choisir.
scenario-stalingrad-22-briefing-german =
    Troisième assaut en trois jours contre le même bloc, et le premier avec un canon d'infanterie. Quast veut tirer à vue sur
    les murs, Steinbach s'en approcher à pied, une charge sous chaque bras. Brisez les murs, brisez les groupes, et si une
    porte s'ouvre, soyez dedans et restez-y.
