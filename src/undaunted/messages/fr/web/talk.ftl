### La discussion ouverte à la table.

web-talk = Discussion
# $count : les messages des autres qui n’ont pas encore été vus
web-talk-button = { $count ->
    [0] Discussion
    [one] Discussion : un message non lu
   *[other] Discussion : { $count } messages non lus
  }
web-talk-button-muted = Discussion, en sourdine
web-talk-lines = Ce qui a été dit
web-talk-line = { $name } : { $text }
web-talk-none = Personne n’a encore rien dit.
web-talk-you = Vous
web-talk-say = Votre message
web-talk-speaker = Qui parle
web-talk-send = Envoyer
web-talk-open = Toute la table le lira, spectateurs compris.
web-talk-left = { $left ->
    [one] encore { $left } caractère
   *[other] encore { $left } caractères
  }
web-talk-too-long = { $over ->
    [one] C’est un caractère de trop.
   *[other] C’est { $over } caractères de trop.
  }
web-talk-unsent = Pas de connexion : ce message n’est pas parti. Il reste ici jusqu’à ce que vous le renvoyiez.
web-talk-watching = En spectateur, vous lisez la discussion. Seuls ceux qui sont assis à la table y prennent part.
web-talk-over = La partie est finie depuis un moment : on peut relire la discussion, mais plus y ajouter.
web-talk-mute = Mettre en sourdine
web-talk-muted = Vous avez mis en sourdine la discussion de cette table. Rien de ce qui s’y dit ne vous parvient.
web-talk-unmute = Réentendre
