export const fr = {
  lesson: {
    goal:
      'Un navire, trois camps secrets. Les marins veulent aller à l’est, les pirates à l’ouest, le Culte au nord vers le Kraken. Nul ne sait qui est qui. Tu vas voir ta carte.',
    sides:
      'Tu es pirate. Tu gagnes si le navire atteint la crique rouge, à l’ouest. Les cartes rouges y mènent, les bleues vont à l’est, les jaunes au nord.',
    mate: 'Les pirates se connaissent : {seat2} en est aussi. Ne le montre pas ! Les autres ne connaissent personne.',
    captain: '{seat3} est capitaine et nomme une équipe : un lieutenant et un navigateur. Ces trois-là choisiront le cap.',
    team:
      'Pas un pirate dans l’équipe ! Mais d’abord on vote : sauf le capitaine, chacun choisit en secret combien de mousquets montrer. Trois en tout : c’est la mutinerie, le capitaine tombe.',
    vote: 'Qui montre le plus de mousquets devient capitaine. Montre les trois tiens !',
    mutiny: 'Mutinerie ! Te voilà capitaine. Les mousquets montrés sont perdus : réfléchis bien avant de les montrer.',
    lieutenant: 'Nomme ton équipe. Comme lieutenant, prends {seat2}, l’autre pirate.',
    navigator: 'Comme navigateur, prends {seat1}. Quelqu’un de confiance fait bon effet, et ne reçoit que ce que vous deux transmettez.',
    cards: 'Cette fois, pas un mousquet : ton équipe peut naviguer. {seat2} et toi piochez deux cartes chacun et les regardez en secret.',
    pass: 'Voici les tiennes. L’une va au navigateur, l’autre à la mer, et personne ne la voit. Tu es pirate : transmets la rouge.',
    sailed:
      'Le navigateur reçoit une carte de chacun de vous deux et en suit une. Les deux étaient rouges : {seat1} n’avait pas le choix, cap à l’ouest !',
    effect:
      'Chaque carte a aussi un effet, montré sur sa moitié du bas. Ici la bouteille : tout le monde a bu, et {seat1} est maintenant capitaine.',
    lie: 'Tous veulent savoir ce que tu as pioché. Mens ! Ouvre « Que prétendez-vous ? » et affirme : rouge et rouge.',
    claims:
      'Deux rouges, pas de chance : qui peut te contredire ? {seat1} a dit vrai, et {seat3} se méfie quand même. Tout est noté, alors mens avec soin.',
    search: 'Sur une serrure, le capitaine fouille une cabine : lui seul voit ce qu’est ce joueur. Ce qu’il en dit aux autres peut être faux.',
    cult: 'Quelqu’un mène le Culte, qui veut aller au Kraken. Chaque carte jaune apporte un rituel qui peut gagner quelqu’un au Culte.',
    fed: 'Certaines trouvailles obligent le capitaine à livrer quelqu’un au Kraken. Si c’est le chef du Culte, le Culte gagne aussitôt. Prudence !',
    wins: 'Et ainsi de suite ; tout capitaine peut être renversé. Dans la crique rouge, les pirates gagnent ; dans la baie bleue, les marins ; chez le Kraken, le Culte. Alors tous voient qui était qui.',
    done:
      'Voilà le jeu : équipe, vote, cartes, paroles. Observe qui nomme qui et ce qu’on dit de ses cartes. Bonne chance, qui que tu sois !',
  },
  coach: {
    goal: 'Maintiens « ma carte » pour voir ton camp. Les marins gagnent à l’est, les pirates à l’ouest, le Culte au nord.',
    LIEUTENANT: 'Tu es capitaine : nomme deux personnes sûres, ou à mettre à l’épreuve. Ton lieutenant pioche comme toi.',
    LOYALTY: 'Cette équipe te va ? Ne montre aucun mousquet. Ceux qu’on montre sont perdus si la mutinerie réussit, sinon rendus.',
    PASSING_ON: 'Transmets une carte ; l’autre est jetée, et personne ne la voit. Ensuite tous demanderont ce que tu as pioché.',
    NAVIGATING: 'Tu navigues : suis l’une des deux cartes. Si les deux te nuisent, tu peux sauter à l’eau : tu regardes alors, et gagnes avec ton camp.',
    TOKEN: 'Le navire a trouvé quelque chose. Comme capitaine, tu choisis qui est visé ; pointe le signe pour lire son effet.',
    'TOKEN.touch':
      'Le navire a trouvé quelque chose. Comme capitaine, tu choisis qui est visé ; garde le doigt sur le signe pour lire son effet.',
  },
};
