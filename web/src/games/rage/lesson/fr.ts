export const fr = {
  lesson: {
    goal:
      'Des navires tournent autour d’un Kraken furieux, chacun pour soi. Le dernier à flot gagne la manche. Un navire à 5 dégâts coule.',
    sea: 'Tu es en haut, juste devant le Kraken. Ton adversaire est derrière lui. Les navires vont toujours dans le sens horaire.',
    lanes: 'Les anneaux sont des couloirs. On va vers le Kraken ou vers le large, où est le récif. À deux, deux couloirs sont ouverts.',
    first:
      'Prends la carte avancer, vers le Kraken, feu. Les trois actions se font, dans l’ordre que tu veux. Laisse-les ainsi et joue. Les silhouettes montrent où tu finis.',
    fired:
      'Tes canons touchent les navires un couloir plus loin ou plus près. Tu étais contre le Kraken : lui aussi a été touché, sa rage monte de un.',
    rival: 'Ton adversaire est venu dans le couloir intérieur, juste devant toi. C’est ta chance !',
    ram:
      'Joue avancer, avancer, feu. Qui est sur ton chemin est poussé un secteur plus loin et un couloir vers l’intérieur : droit dans le Kraken.',
    rammed: 'Ça fait mal : 1 dégât sur le flanc du Kraken, puis 2 de face. Par derrière, rien, mais le Kraken se serait énervé.',
    rage:
      'Ton adversaire a tiré deux fois sur le Kraken. Regarde son œil : la rage est à 5 sur 6. Pleine, les tentacules frappent tous les secteurs.',
    strike:
      'Sers-toi du Kraken. Choisis ta dernière carte et mets dans cet ordre : tourner à droite, tentacules, avancer. Une flèche avance une action d’une place.',
    'strike.order':
      'D’abord tourner à droite, puis tentacules, puis avancer. Mets le reste dans cet ordre et joue, ou clique une action après l’autre.',
    struck:
      'Tu as tourné le Kraken vers ton adversaire, et les tentacules ont frappé : 1 dégât de plus, et le navire est jeté un couloir vers le large. Ta main est vide ; quand tous ont joué, chacun reçoit trois cartes.',
    sink: 'Quatre dégâts : encore un et ce navire coule. Chaque naufrage ferme le couloir extérieur, et l’espace se resserre.',
    reef: 'Les couloirs sombres sont fermés par des débris. Qui s’y jette est renvoyé. Une fois retournés, ils peuvent aussi faire mal.',
    signs: 'D’autres cartes réparent ton navire, ou laissent un baril enflammé : qui navigue dedans prend 1 dégât.',
    done:
      'Tu connais le principe : choisir une carte, l’ordonner, regarder les silhouettes, jouer. Gagne trois manches, deux à quatre joueurs, et la partie est à toi.',
  },
  coach: {
    goal: 'Sois le dernier navire à flot : pousse les autres dans le Kraken et évite sa face.',
    Choosing: 'Choisis une carte et regarde les silhouettes avant de jouer : un autre ordre peut finir tout autrement.',
    Acting: 'Le reste de la carte doit se faire aussi. Tu peux encore changer l’ordre.',
    rage: 'Le Kraken est près d’exploser. Tirer du couloir intérieur peut le déchaîner : il frappe tous les secteurs.',
  },
};
