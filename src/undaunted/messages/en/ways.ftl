### How a scenario can be played, beside as it is: what the option is called, and what it means in a sentence.

stage-option-specialists = With specialists
stage-option-specialists-about = In the supply, specialists take the place of two Riflemen of each unit: Riflemen with one more action on their card.
stage-option-teams = Four players, two a side
stage-option-teams-about = Team-mates share a side, and each has a deck and a hand of their own.

# $way: what is agreed on, such as With specialists; $about: what that means.
brief-way = { $way }. { $about }
# The card of a specialist. $unit: whose counter it acts with.
about-specialist = A specialist: played in your turn, it lets { FORM($unit, "the") } take one of these actions. One of them is on no other card of the unit.

# In lists; $option is its word, $example how it is asked for: normandy/1+specialists.
list-way = +{ $option }: { $way }, as in { $example }
# $scenarios: those that have it, where not all of a list do.
list-way-some = +{ $option } ({ $scenarios }): { $way }, as in { $example }
menu-way = { $way }: type { $example }, for instance.

# The expansion that packs come in.
box-reinforcements = Reinforcements

# $option, $options: their words, as the name of a stage has them.
refused-no-option =
    { $count ->
        [0] { $scenario } has no option { $option }: it is played as it is.
       *[other] { $scenario } has no option { $option }. It has: { $options }.
    }
refused-options-clash = { $scenario } cannot be played with { $option }: who plays alone is lent no specialists.
