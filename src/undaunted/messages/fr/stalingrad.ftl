### Ce que Stalingrad ajoute au journal, aux questions et aux refus.


## Le journal

event-routed = { FORM($unit, "Le") } n'a plus de carte à perdre et part en déroute.
event-rout-ended = { FORM($unit, "Le") } se reprend et n'est plus en déroute.
event-driven-off = { FORM($unit, "Le") } est { FORM($unit, "gender") ->
        [feminine] chassée
       *[masculine] chassé
    } de { FORM($from, "tuile") } vers { FORM($to, "le") }.
# $face est la lettre de la face que montre maintenant le lieu ; $state vaut damaged ou destroyed.
event-tile-damaged =
    { FORM($side, "Le") } { $state ->
        [destroyed] { FORM($side, "number") ->
            [you] détruisez
            [plural] détruisent
           *[singular] détruit
        }
       *[damaged] { FORM($side, "number") ->
            [you] endommagez
            [plural] endommagent
           *[singular] endommage
        }
    } le bâtiment : { FORM($tile, "tuile") } montre maintenant la face { $face }.
event-tunnel-destroyed = { FORM($side, "Le") } { FORM($side, "number") ->
        [you] détruisez
        [plural] détruisent
       *[singular] détruit
    } le tunnel en { $tile }.
event-watched = { FORM($unit, "Le") } couvre { FORM($tile, "le") }.
event-watch-ended = { FORM($unit, "Le") } ne couvre plus rien.
event-smoked = { FORM($unit, "Le") } enfume { FORM($tile, "le") }.
event-shot-down = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] perdez
        [plural] perdent
       *[singular] perd
    } { FORM($card, "le") }, { $zone ->
        [hand] dans la main
        [discard] dans la défausse
       *[deck] dans la pioche
    } : abattu.
event-returned = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] remettez
        [plural] remettent
       *[singular] remet
    } { FORM($card, "le") } dans { FORM($seat, "number") ->
        [you] votre
        [plural] leur
       *[singular] sa
    } réserve.
event-reused = { FORM($seat, "Le") } { FORM($seat, "number") ->
        [you] faites
        [plural] font
       *[singular] fait
    } agir { FORM($card, "le") } une fois de plus.
# $total est ce que le camp a maintenant.
event-gained =
    { FORM($side, "Le") } { FORM($side, "number") ->
        [you] gagnez
        [plural] gagnent
       *[singular] gagne
    } { $points ->
        [one] 1 point de mission
       *[other] { $points } points de mission
    } : { $total } en tout.
event-halted = { FORM($unit, "Le") } s'arrête là, et l'action prend fin.
event-mine-spent = La mine entre { $edge } est perdue.
event-withdrew = { FORM($side, "Le") } { FORM($side, "number") ->
        [you] vous retirez
        [plural] se retirent
       *[singular] se retire
    }.
