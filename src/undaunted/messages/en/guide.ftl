### Guided games: what the teacher says. Short sentences, one idea at a time. Numbers that stand on the table come as
### arguments (see guides/wording.py) and are never written here.

bot-guide-la-raye = Instructor
bot-guide-vehicles = Instructor

# $thing: what the lesson asks for
guide-not-now = The rules would allow that. For this lesson, choose: { $thing }.
guide-watch = Watch what the other side does.


## A first game: La Raye

guide-la-raye-title = Your first game
guide-la-raye-about = A real game of La Raye on the real board, with somebody beside you who explains each step. Cards and dice are prepared, and nothing can go wrong.

guide-la-raye-welcome = Welcome to La Raye, June 1944. You lead the Americans: the round counters are yours. Each stands for a handful of soldiers.
guide-la-raye-goal = You win by points. The flags on the board say what a tile is worth. Control tiles worth { $needed }, and you have won at once.
guide-la-raye-head-start = The Germans need { $their_needed } as well, and start with { $their_points }: this farm is theirs already. So they need little more, and you need all of it. But whatever they hold can be taken from them.
guide-la-raye-cards = Each round both sides draw { $drawn } cards. A card is an order for the counter of the same name. No card of Rifleman A in hand: no order for Rifleman A.
guide-la-raye-bid = First comes the bid. Both sides put one card down, in secret. The higher number begins the round, and the card is spent: it gives no order any more. Bid Squad Leader B.

guide-la-raye-bid-won = Your { $bid } against their { $their_bid }: you have the initiative, so you take your turn first.
guide-la-raye-bid-cost = It cost you the Squad Leader for this round, and leaves { $hand } cards to play. The Germans paid with a Fog of War, a card that is good for nothing else. A trick worth remembering.
guide-la-raye-play-scout = Scouts open the way. Pick the card of Scout A, then its action Scout.
guide-la-raye-scout-road = A Scout may go anywhere. On ground that is new to you he leaves your marker, and where your marker is, the others can follow. Send him to the road.
guide-la-raye-fog = That pencil mark on the road is yours. New ground has a price: a Fog of War went into your discard pile. Some day you will draw it in place of a soldier.
guide-la-raye-scout-hedge = He has a step left. Go on to the hedgerow: there is a flag to be had.
guide-la-raye-rifleman = Riflemen win this game, because only they take control of tiles. They cannot go anywhere they like, though: only where your marker is.
guide-la-raye-move = It is there now. Play Rifleman A, choose Move, and send him to the hedgerow.
guide-la-raye-move-again = Rifleman B shall watch the road. Play him in the same way: Move, then the road.
guide-la-raye-end-turn = That was your last card. End your turn, and the Germans take theirs.
guide-la-raye-watch-first = The German turn. They come nearer, and one of them shoots.

guide-la-raye-missed = They fired at Rifleman A. They needed { $shot_total } or more and rolled { $shot_dice }: a miss. Where that number comes from you will see when you shoot back.
guide-la-raye-new-hand = A new round, and { $hand } new cards. Some of them are Fog of War, which nobody can play.
guide-la-raye-bid-fog = But you can bid it! No number is lower, so you will go second, and you give up nothing you need. Bid a Fog of War.
guide-la-raye-watch-second = Now the Germans go first. Keep an eye on their machine gun.

guide-la-raye-bid-lost = Your { $bid } against their { $their_bid }: this time they went first.
guide-la-raye-suppressed = Their machine gun needed { $supp_total } and rolled { $supp_dice }. One die is enough. Nobody is lost, but Rifleman A is suppressed: his next card does nothing except get him ready again.
guide-la-raye-casualty = Then a rifle: { $shot_total } needed, { $shot_dice } rolled, a hit. A hit takes away one card of that unit for good: from the hand, else from the discard pile, else from the deck. A unit that is hit and has none left leaves the board.
guide-la-raye-bolster = So you want more cards. Fresh ones wait in your supply. Play the Platoon Sergeant and choose Bolster.
guide-la-raye-bolster-which = Take the Riflemen that glow, one after the other. More cards are more orders, and a unit that can lose a card survives a hit.
guide-la-raye-bolstered = The new cards lie in your discard pile. When your deck is empty, that pile is shuffled into a new one: then you draw them.
guide-la-raye-hunker = Scout B has nothing to do for now. Pick his card and choose Hunker down: it goes back to the supply. A thinner deck brings your Riflemen to you sooner.
guide-la-raye-fog-stays = A Fog of War is left in your hand, and it can neither be played nor hunker down. That is how it hurts: one order less.
guide-la-raye-end-second = At the end of a turn hand and played cards are discarded; nothing is kept. End your turn.

guide-la-raye-shuffle = Your deck ran out, so the discard pile became a new one. There are your Riflemen.
guide-la-raye-bid-tie = Bid the Fog of War again. On a tie, whoever has the initiative keeps it.
guide-la-raye-watch-third = A tie. The Germans keep the initiative. Look who leaves the farm.

guide-la-raye-tie = { $bid } against { $their_bid } was a tie: the initiative stayed with the Germans.
guide-la-raye-farm-empty = They have sent everyone against your hedgerow. Nobody guards their farm, and no tile is worth more. Keep that in mind.
guide-la-raye-ready = First Rifleman A, who is still suppressed. Play his card: it makes him ready, and that is all it does.
guide-la-raye-inspire = Now his card is spent. A Squad Leader can give it back: play Squad Leader A, choose Inspire, and take Rifleman A.
guide-la-raye-control = Rifleman A is ready, and his card is in your hand once more. Play it, and choose Control.
guide-la-raye-controlled = Your pennant stands: { $points } of { $needed } points. Mind one thing: a tile that the enemy controls cannot be taken while one of theirs stands on it. This one nobody controlled.
guide-la-raye-attack = Now the machine gun that shot at you. Play Rifleman B and choose Attack.
guide-la-raye-sum = You could shoot at anyone. What counts is the sum: the target's defence { $base }, its tile's cover { $cover }, and the range { $range }. That makes { $total }.
guide-la-raye-odds = You roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, 0 to 9. { $total } or more is a hit, and a 0 always is: a chance of { $percent } %. Fire at the machine gun in the woods.
guide-la-raye-hit = You rolled { $shot_dice }, and { $shot_total } was enough: a hit! One card of their machine gun is gone for good.
guide-la-raye-end-third = You have done what you could. End your turn.

guide-la-raye-plan = You have { $points } points and need { $needed }. Their farm would do it, flag and all. Only be there before they come back.
guide-la-raye-bid-high = So this bid is worth a good card. Bid the Platoon Sergeant: no number is higher.
guide-la-raye-last-scout = { $bid } against { $their_bid }: you begin. The farm does not carry your marker yet. Play Scout A: Scout, along the road and into the farm.
guide-la-raye-last-move = Rifleman B stands close by. Play him: Move, to the farm.
guide-la-raye-last-control = One card is left. Rifleman B, Control: their points go, and yours come.

guide-la-raye-won = La Raye is yours, { $points } points to { $their_points }. You bid, scouted, moved, took control, fired, lost a card and got new ones, were suppressed, inspired a man and hunkered down.
guide-la-raye-learned = That is the whole game; other scenarios only add new soldiers. In the La Raye of the box nobody has a machine gun: this one came along for the lesson, and cards and dice were prepared. From now on they are honest.


## The short one: vehicles in Gebel Sherif

guide-vehicles-title = Vehicles
guide-vehicles-about = For those who know the game: climb aboard, drive, shoot from the truck, be hit, repair it, and get away. Cards and dice are prepared here too.

guide-vehicles-welcome = Gebel Sherif, January 1941. You lead a patrol of the LRDG, the Long Range Desert Group. This truck is yours, and it is a counter like any other.
guide-vehicles-goal = You do not fight for points here. { $needed } of your counters have to leave the board by an escape marker, and the truck counts as one. The Italians must stop { $their_needed } of you.
guide-vehicles-places = A truck has places: driver, navigator, gunner. Whoever sits in one may use what that place can do. Nobody aboard is shot at; the truck is.
guide-vehicles-bid = First the bid, as ever. Bid the Warrant Officer: you want to be off.
guide-vehicles-on-foot = The Machine Gunner stands beside the truck, and the gunner's place is empty.
guide-vehicles-enter = With each of his cards a soldier may also climb in, get out or change to an empty place once, before or after what the card does. Play the Machine Gunner and put him in the gunner's place.
guide-vehicles-entered = He is aboard, and his card is not even used.
guide-vehicles-place-action = Now it can be used for an action of the card, or of the place. Choose the gunner's Attack.
guide-vehicles-target = The Italian Scout Car: defence { $base }, cover { $cover }, range { $range }, so { $total }. { $dice } dice, a chance of { $percent } %. Fire at it.
guide-vehicles-injure = A hit on a vehicle does two things: somebody aboard loses a card, and you choose who; and the vehicle takes a damage. Choose their Machine Gunner.
guide-vehicles-driver = Now the engine. The Rifleman sits in the driver's place: play him and choose Drive.
guide-vehicles-drive = A vehicle takes everybody aboard along. It drives over tiles with your marker, never over rough ground. Drive through the valley, tile by tile, as they glow.
guide-vehicles-leaving = He has not moved himself yet, so after the drive the game asks: he could get out, on this tile, or change to a place that is empty; then nobody would drive. He stays where he is.
guide-vehicles-navigator = The Navigator scouts without leaving his place. Play him, choose Navigate at his place, take the tile that glows, and let that be enough.
guide-vehicles-end-turn = As near to the way out as you can be. End your turn, and hold tight.
guide-vehicles-watch = The Italians have a gun on their car, and an aircraft.
guide-vehicles-damaged = The truck has taken { $damage } damage, and with each hit somebody aboard lost a card.
guide-vehicles-disabled = With { $critical } it is disabled: nobody can use its places until somebody repairs it. { $integrity } would destroy it.
guide-vehicles-bid-again = Bid the Fog of War. You hold the initiative, so a tie is enough.
guide-vehicles-repair = { $bid } against { $their_bid }: a tie, and you keep the initiative. The Machine Gunner can mend the truck from inside: that is an action of his own card. Play him and choose Repair.
guide-vehicles-repaired = { $damage } damage left, and it runs again.
guide-vehicles-stay = He stays aboard too.
guide-vehicles-escape = Now out of here! The Rifleman, Drive: to the edge with the escape marker, and with the next step off the board. All who are aboard come along.
guide-vehicles-won = Away, truck and all, and that wins the game.
guide-vehicles-learned = You entered, fired from a place, drove, navigated, were hit, repaired and escaped. Left out: swapping places with somebody uses up the card, Attack does nothing to a tank, and an empty vehicle of the enemy becomes yours when you climb in.
