export const fr = {
  lesson: {
    goal:
      'Bikolor le kraken attaque votre bateau ! Vous êtes un seul équipage : on gagne ou on perd ensemble. Quatre trous et le bateau coule. Chassez Bikolor avant.',
    pirate: 'D’abord, il te faut un pirate. Prends Astrid.',
    deck: 'Où va-t-elle se placer ? Clique sur la partie du pont qui est entourée : à l’avant, à gauche.',
    roll:
      'Chaque tour commence par la mer. Deux dés ont roulé. L’étoile rouge a appelé le tentacule rouge du couloir étoile : il a avancé d’une case.',
    zones:
      'Un couloir a trois zones. Loin, seul le canon aide, puis le pistolet, puis le sabre. Ton pirate garde les deux couloirs à côté d’elle.',
    card: 'À toi maintenant. De tes deux cartes ouvertes, tu en joues une. Choisis celle avec botte, canon et pistolet.',
    fire: 'Le tentacule est en zone Canon, et ta carte a un canon. Clique sur le tentacule pour tirer !',
    end: 'Il est retourné d’où il vient. Tu n’es pas obligé d’utiliser tous les symboles. Termine ta carte et regarde ce que fait Billy.',
    eye:
      'Billy a fait un œil : tous les tentacules violets ont avancé. Il a tiré sur deux d’entre eux. L’étoile violette est maintenant en zone Pistolet, de l’autre côté du bateau.',
    face: 'Joue la carte avec botte, pistolet, sabre et grimace.',
    walk: 'La botte te mène à la zone voisine. Traverse le pont jusqu’à la zone entourée.',
    pistol: 'Ces deux couloirs sont maintenant à toi. Vise au pistolet le tentacule étoile violet.',
    end2: 'Ta carte a une grimace. Elle vient à la fin, que tu le veuilles ou non : elle énerve Bikolor. Termine ta carte.',
    track:
      'Deux grimaces, la tienne et celle de Billy : Bikolor a avancé de deux cases sur sa piste. Un dé l’y attendait. On lance maintenant trois dés.',
    rail:
      'Et personne ne gardait le couloir coquillage rouge : le tentacule a cassé le bastingage. Un marteau sur une carte le répare. Le prochain coup y fera un trou, et un trou, c’est pour toujours.',
    later: 'Chaque grimace rapproche Bikolor. Sautons quelques tours : vous vous êtes bien battus, et il est au bout de sa piste.',
    comes:
      'Encore une grimace, et le voilà ! Bikolor surgit lui-même à la place d’un tentacule, et c’est toi qui choisis où. Prends le couloir coquillage violet : tu le gardes.',
    ready:
      'Il nage comme un tentacule, et le voilà en zone Pistolet. C’est en le touchant que l’on gagne. Choisis la carte avec botte, pistolet et sabre.',
    hit: 'Tire sur Bikolor !',
    done:
      'Touché, Bikolor s’enfuit : votre équipage a gagné ! Dans le jeu complet, il faut trois coups, et chaque pirate a un talent. Décidez ensemble qui garde quel côté, et bonne chance !',
  },
  coach: {
    goal: 'Tous ensemble contre Bikolor : touchez-le avant qu’il ne fasse quatre trous dans le bateau.',
    Taking: 'Chaque pirate a un talent. Pointe un pirate pour le lire, puis prends celui qui te plaît.',
    'Taking.touch': 'Chaque pirate a un talent. Garde le doigt sur un pirate pour le lire, puis prends celui qui te plaît.',
    TakingPlain: 'Prends le pirate qui te plaît. Leurs cartes diffèrent un peu ; dans cette partie, aucun n’a de talent.',
    Boarding: 'Place-toi là où il n’y a personne : chaque zone garde deux couloirs.',
    Choosing: 'Regarde d’abord quel tentacule est le plus près, puis choisis la carte avec l’arme qu’il faut.',
    Acting: 'Utilise les symboles dans l’ordre que tu veux. Marcher d’abord peut mettre un tentacule à portée.',
    Eyes: 'Le talent de Samuel : il peut ignorer un œil, et aucun tentacule n’avance pour lui.',
    Surfacing: 'Bikolor arrive ! Choisis un tentacule que vous pourrez vite atteindre : c’est là qu’on gagne.',
  },
};
