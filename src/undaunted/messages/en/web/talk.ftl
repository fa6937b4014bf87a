### Open talk at the table.

web-talk = Talk
# $count: lines by others that have not been seen yet
web-talk-button = { $count ->
    [0] Talk
    [one] Talk: one unread line
   *[other] Talk: { $count } unread lines
  }
web-talk-button-muted = Talk, muted
web-talk-lines = What was said
web-talk-line = { $name }: { $text }
web-talk-none = Nobody has said anything yet.
web-talk-you = You
web-talk-say = Say something
web-talk-speaker = Who speaks
web-talk-send = Say it
web-talk-open = All at the table read this, and all who watch.
web-talk-left = { $left ->
    [one] one character left
   *[other] { $left } left
  }
web-talk-too-long = { $over ->
    [one] This is one character too long.
   *[other] This is { $over } characters too long.
  }
web-talk-unsent = There is no connection: this was not said. It stays here until you send it again.
web-talk-watching = You are watching and can read along. Only those who sit at the table can speak.
web-talk-over = The game ended a while ago: what was said can be read, and no more be added to.
web-talk-mute = Mute
web-talk-muted = You have muted the talk at this table. Nothing that is said here reaches you.
web-talk-unmute = Hear it again
