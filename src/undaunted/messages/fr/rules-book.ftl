### Les tableaux du livret de règles tirés des extensions, et ses pages dans docs.

book-title = Les règles
book-title-of = Les règles : { $game }
book-head = Complètes, avec nos propres mots. Là où les règles publiées laissent un doute, cette page suit nos décisions.
book-card = Carte
book-initiative = Initiative
book-squad = Groupe
book-actions = Actions
book-copies-head = Exemplaires
book-defence = Défense
book-armour = Blindage
book-vehicle = Véhicule
book-side = Camp
book-places = Sièges
book-critical = Critique
book-integrity = Intégrité
book-structure = Structure
book-points = Points
book-total = Total
# $number : le plus haut total qui a sa colonne
book-or-more = { $number } ou plus
book-dice =
    { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }
book-percent = { $percent } %
book-command-card = { $name } (commandant)
book-skilled = { $name } (spécialisation : { $skill })
book-copies = { $count } par groupe
# D'un char, qui n'en a pas d'autre.
book-armoured = blindage { $armour }
# D'un spécialiste, qui partage le pion d'une autre carte.
book-as-unit = comme { FORM($unit, "le") }
book-of-side = { $name } ({ $side })
book-own-squad = { $action } (son groupe)
book-no-actions = aucune : sert à miser
book-place = { $place } : { $actions }
book-place-skilled = { $place } (avec la spécialisation) : { $actions }
