## Le navigateur : son propre tour

web-hand-end-anyway =
    { $count ->
        [one] Une carte n’est pas jouée. Finir le tour quand même ?
       *[other] { $count } cartes ne sont pas jouées. Finir le tour quand même ?
    }
