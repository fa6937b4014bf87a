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
refused-options-clash =
    { $scenario } cannot be played with { $option }: { $why ->
        [teams] the solo opponent is for one player against it, not for four.
        [levels] it is either easy or hard.
        [level] easy and hard are for the solo opponent, solo=SIDE.
       *[other] who plays alone is lent no specialists.
    }

## Solo play

# Why these do not go with it: read at the option and at the solo opponent.
stage-option-specialists-alone = Against the solo opponent there are no specialists here: who plays alone is lent none.
stage-option-teams-alone = Against the solo opponent one plays alone, not four at one table.

# $side: whom one plays against, with its article.
stage-option-solo = Alone against { $side }
stage-option-solo-about = Enemy Unknown, the solo opponent, plays by cards that you can read: no hand, no plan, but an answer to whatever it finds on the board.
stage-option-easy = Easy
stage-option-easy-about = The solo opponent never keeps the card that it bid.
stage-option-normal = Normal
stage-option-normal-about = The solo opponent plays by its rules as they are.
stage-option-hard = Hard
stage-option-hard-about = The solo opponent lines up four cards a turn instead of three.
bot-solo = Enemy Unknown
# $level: Easy, Normal, Hard.
bot-solo-level = Enemy Unknown ({ $level })
opponent-solo = the solo opponent: plays by cards that you can read

# $cards: titles of cards; $pack: the folder that they are missing from.
refused-no-solo-card = { $scenario } cannot be played against { $side } as the solo opponent: in the pack { $pack } there is no solo card for { $cards }.
refused-no-solo-side = { $scenario } has no side { $side } for the solo opponent. It has: { $sides }.
# $seat: where; $solo: the solo opponent's own seat.
refused-solo-seat = The solo opponent has the seat { $solo } here, and no other; nobody else can have it.
refused-not-solo = The seat { $seat } cannot be played by the solo opponent: this is no solo game.
refused-no-account = There is nothing to tell about decision { $decision }: no card of the solo opponent was resolved there.
