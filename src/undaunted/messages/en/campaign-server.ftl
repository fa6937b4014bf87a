### What the server says about campaigns.

refused-campaign = The campaign does not allow that now.
refused-no-campaign = There is no such campaign.
refused-no-campaign-of = There is no campaign called “{ $campaign }” here.
refused-no-side = There is no side called “{ $side }” in this campaign.
refused-nobody-plays = Somebody has to play: take one of the sides yourself.
refused-campaign-gone = This campaign cannot go on: what it began with has changed since, or what is stored of it is damaged.
refused-campaign-withdraw = A game of a campaign cannot be given up at any time. At the start of your turn you may withdraw: that is a decision of the game.
refused-campaign-again = A game of a campaign is not played again by itself. In the campaign, both sides together can make it void.
refused-campaign-running = The campaign still goes on. It can be read as a whole when it is over.
refused-campaign-full = So much has been chosen anew in this campaign that no more of it is kept. It can be gone on with from before one of its games.
refused-campaign-too-often = You have changed your mind so often that it stays as it is, until a game begins or ends.
refused-too-many-campaigns = From here { $most } unfinished campaigns have been begun already. Play one of them on.
refused-not-away = Nobody else may let a bot sit in for a player who has not been away for long.
refused-standin-bot = A bot plays this side anyway.
refused-fork-sides = While the campaign goes on, a side stays with whoever has it. You may choose another bot.
refused-fork-standin = The campaign that this one was made from still goes on. Until it is over, only a player themselves may let a bot sit in for them here.
refused-fork-invited = Somebody is still invited to this campaign. It can be forked once they have come, or when it is over.
refused-fork-invitation = The campaign that this one was made from still goes on. Until it is over, invitations do not lead here.
refused-fork-running = The campaign that this one was made from still goes on. This one can be read as a whole when that one is over, too.
refused-fork-left = A side has left this campaign, so it has no end that would open it. Each side keeps its own page.
server-void = This game counts for nothing any more: both sides have made it void, or one has left its campaign. The campaign’s page says what comes next.

hosting-verified-campaigns =
    { $file }: { $count ->
        [one] 1 campaign holds
       *[other] { $count } campaigns hold
    }, each step as its game left it.
hosting-exported-campaigns =
    { $folder }: { $count ->
        [one] 1 campaign was written.
       *[other] { $count } campaigns were written.
    }
hosting-campaigns-left-out =
    { $count ->
        [one] 1 campaign is not over and was left out: its text would tell both sides’ secrets. With --running it is written too.
       *[other] { $count } campaigns are not over and were left out: their texts would tell both sides’ secrets. With --running they are written too.
    }
