export const fr = {
  lesson: {
    goal:
      'Fais le tour de la baie et gagne des points : l’équipage vaut 2, un trésor 1. Chacun pour soi. Qui a le plus de points quand le sablier est vide gagne.',
    ship: 'Chaque navire a deux pouvoirs. Prends le Capitaine : il commence avec plus de cargaison.',
    bay: 'Voici la baie vue d’en haut. Au milieu attend le Kraken, autour de lui ses tentacules. Tu as fait 1 et 2 : trois pas.',
    sail:
      'Chaque pas va d’une case en avant, dans le sens horaire : tout droit ou vers le couloir voisin. Va à la case entourée, pas à pas.',
    tentacle:
      'Tu as aussi deux actions par tour. Un tentacule est juste à côté. Tire dessus : à partir de 4 tu touches, et c’est un point.',
    rival: 'Un point ! Ta deuxième action : l’autre navire est aussi à portée. On tire tout autour, mais pas droit devant.',
    lay:
      'Touché ! Le navire perd deux morceaux de cargaison, et tu dis où ils flottent. Mets l’équipage sur la case entourée ; le trésor part de l’autre côté du navire.',
    end: 'Tes pas et tes actions sont épuisés. Termine ton tour et regarde bien : après le tour de chacun vient le tourbillon.',
    vortex:
      'Le tourbillon entraîne tous les navires : deux cases en arrière et une vers le centre, deux fois. Tu es plus près du Kraken. Qui dérive trop est avalé !',
    fetch: 'Tu as onze pas. Va vers l’extérieur et repêche l’équipage : tu prends ce que tu traverses. Suis les marques.',
    points:
      'Équipage à bord : 2 points de plus. Garde aussi des rations : sans elles, un navire est lent. Continue avec les sept pas qui restent, et vois ce que le tourbillon apporte.',
    tie:
      'Le Porte-conteneurs est en perdition : entré par la flèche, il finirait dans la gueule. Va sur sa case. Cela coûte une action, et tu le prends en remorque.',
    tow: 'Maintenant, ramène-le. Ton ponton est sur le bord, juste après la flèche. Suis les marques.',
    red:
      'Sauvé : 3 points ! On peut aussi tirer sur le Kraken lui-même, depuis les deux couloirs rouges du milieu. Mais quitte-les avant la fin du tour : de là, le tourbillon t’entraîne dans sa gueule.',
    done: 'Tu sais naviguer. Tout s’explique quand on le pointe, et la page prévient avant un pas qui fait mal.',
    'done.touch':
      'Tu sais naviguer. Tout s’explique quand on y garde le doigt, et la page prévient avant un pas qui fait mal.',
  },
  coach: {
    goal: 'Aie le plus de points quand le sablier est vide : équipage 2, trésor 1, tentacule 1, navire sauvé 3.',
    Choosing: 'Chaque navire peut gagner. Pour débuter, prends le Capitaine, qui commence avec plus de cargaison.',
    ChoosingHouseBoat: 'Chaque navire peut gagner. Pour débuter, prends la Péniche : l’équipage malade ne lui fait rien.',
    ChoosingMerchant: 'Chaque navire peut gagner. Pour débuter, prends le Marchand : il peut retenter un tir manqué.',
    ChoosingFree: 'Chaque navire peut gagner. Lis les deux pouvoirs de ceux qui restent et prends celui qui te plaît.',
    Acting:
      'Fais tous tes pas et utilise deux actions quand tu veux. Reste à l’extérieur : le tourbillon te tire de deux couloirs à chaque manche.',
    Laying: 'Tu dis où flotte la cargaison perdue. Mets-la là où tu peux vite la reprendre.',
    Salvaging: 'Tu as été posé sur une cargaison. Prends-la, sauf des pestiférés : ils coûtent tout ton équipage.',
    Hauling: 'Tu remorques un navire. Garde-le jusqu’à ton ponton pour 3 points, ou largue-le pour aller plus vite.',
  },
};
