### The embattled city in the terminal; the rest is in terminal.ftl.

title-casualties = Casualties
# $number: of the option that was chosen once
hint-withdraw = Withdraw and lose this game? Type { $number } once more if you mean it.
# After the sizes of a seat's piles
screen-fallen = , fallen { $count }

legend-city = In the city: [1/3] is a building's cover, the second against fire from other tiles; [1+3] is fortified, the second for whoever controls it; { $building }7 its structural defence. ! is a routed unit.
legend-tunnel = { $sign } the mouth of a tunnel
legend-smoke = { $sign } smoke (2 harder to hit)
legend-watch = { $sign } overwatch, with its gunner
legend-mission = { $sign } mission points

tile-building = building with structural defence { $defence }
tile-fortified = fortified: cover { $cover } for whoever controls it
tile-tunnel-open = mouth of a tunnel
tile-tunnel-destroyed = collapsed tunnel
tile-smoke = in smoke
tile-mission =
    { $points ->
        [one] 1 mission point
       *[other] { $points } mission points
    }
tile-gains =
    { $points ->
        [one] gains { FORM($side, "the") } 1 mission point a round
       *[other] gains { FORM($side, "the") } { $points } mission points a round
    }
tile-watched = watched by { FORM($unit, "the") }
