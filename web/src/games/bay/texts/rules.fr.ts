import type { RulesKey } from './index';

export const rulesFr: Record<RulesKey, string> = {
  'board.label': 'La baie vue d’en haut',
  'board.keys': 'Les flèches vont d’une pièce à l’autre, Entrée joue.',
  'part.showPull': 'Voir le courant',
  'part.zoom': 'De près',
  'part.cancel': 'Annuler',
  'part.close': 'Voir la baie',
  'part.ships': 'Navires',
  'part.ask': 'Que veux-tu faire ici ?',
  'part.steps': 'Pas',
  'part.actions': 'Actions',
  'part.compare': 'Tous les navires comparés',
  'part.attack': 'Attaque',
  'part.defence': 'Défense',
  'part.tow': 'Remorquage',
  'part.points': 'Points à présent',
  'part.take': 'Prendre ce navire',
  'part.towing': 'Remorque : {ship}',
  'part.slowed': 'Chaînes dans le gréement : {steps} pas de moins au prochain tour.',
  'part.hungry': 'Sans rations : vitesse de remorquage et 1 seule action.',
  'part.swallowed': 'Avalé par le Kraken.',
  'part.hit': 'Touché !',
  'part.missed': 'Manqué',
  'part.holds': 'Cargaisons et points de tous',
  'part.supply': 'Reste en réserve',
  'part.lossChart': 'Perdu pour chaque dé',
  'part.drops': 'En perdition, et ce qu’ils perdent',
  'part.sailAnyway': 'Y aller quand même',
  'part.count': 'On compte les points',
  'part.skip': 'Tout montrer',
  'points.crew': 'Équipage, 2 chacun',
  'points.treasure': 'Trésors, 1 chacun',
  'points.tentacles': 'Tentacules, 1 chacun',
  'points.saved': 'Navires sauvés, 3 chacun',
  'points.kraken': 'Kraken tué, 5',
  'picture.calm': 'Le navire vainqueur rentre au port ; la gueule du Kraken reste loin derrière.',

  'hint.pier': 'Ponton : {ship}. Un navire remorqué jusqu’ici est sauvé : 3 points.',
  'hint.kraken':
    'Le Kraken, vie {health}. On ne l’attaque que depuis les deux couloirs rouges. Chaque blessure fait surgir un tentacule, tant qu’il en reste.',
  'hint.time':
    'Le sablier marque {time}. Il descend après chaque manche ; à 0 la partie est finie. À 13, 11, 9 et 7 un navire arrive en dérive.',
  'hint.health': 'Vie du Kraken : {health}. À 0 la partie est finie, et le coup de grâce vaut 5 points.',
  'hint.red': 'Couloir rouge : qui finit son tour ici est entraîné dans la gueule, sauf si une fumée en chemin l’emporte.',
  'hint.arrow': 'Les navires en perdition entrent ici.',
  'hint.tentacle': 'Tentacule : le heurter coûte deux cargaisons. Détruit, il vaut un point.',
  'hint.BARREL': 'Baril : le prochain navire perd ici deux cargaisons, un tentacule meurt.',
  'hint.SMOKE': 'Fumée : qui y entre ressort ailleurs, au hasard, et n’avance plus ce tour. Larguée sur un tentacule, elle l’emporte.',
  'hint.due': 'Effet à la fin de la manche, si quelqu’un est encore là.',
  'hint.cargo.RATION': 'Ration à la dérive : passe dessus pour la prendre. Sans rations, un navire est lent.',
  'hint.cargo.CREW': 'Équipage à l’eau : passe dessus pour le prendre ; 2 points à la fin.',
  'hint.cargo.TREASURE': 'Trésor à la dérive : passe dessus pour le prendre ; 1 point à la fin.',
  'hint.cargo.PLAGUE':
    'Pestiféré : passe dessus et tu perds tout ton équipage. Déposé dessus par le tourbillon ou la fumée, tu peux le laisser. La Péniche le soigne.',
  'hint.ship': '{ship} ({name}) : rations {rations}, équipage {crew}, trésors {treasure}, points {points}.',
  'hint.defence': 'Pour toucher : {defence} ou plus.',
  'hint.stray': '{ship}, en perdition. Touché, il en perd deux : {cargo}. Va sur sa case, pour une action, et il est en remorque.',
  'hint.attack': 'Attaque : le dé de ses canons. La défense de la cible ou plus, c’est touché.',
  'hint.tow': 'Remorquage : ce qu’on lance au lieu de deux dés quand le navire remorque ou n’a plus de rations.',
  'hint.hold.RATION': 'Rations à bord : sans elles, un navire avance à la vitesse de remorquage et n’a qu’une action.',
  'hint.hold.CREW': 'Équipage à bord : 2 points chacun à la fin.',
  'hint.hold.TREASURE': 'Trésors à bord : 1 point chacun à la fin.',
  'hint.points': 'Points à présent. Le plus de points gagne à la fin ; un navire englouti ne peut pas gagner.',
  'hint.steps': 'Pas restants : tout le lancer doit être parcouru.',
  'hint.actions': 'Actions restantes : pour une attaque, un pouvoir du navire ou une remorque, quand tu veux.',
  'hint.loss': 'Deux dés disent ce que coûte une perte. {dice} : {cargo}.',

  'power.CAPTAIN.1': 'Mécénat',
  'power.CAPTAIN.1.text': 'La ville paie : commence avec deux de plus de chaque cargaison, soit 7 équipiers, 5 rations, 7 trésors.',
  'power.CAPTAIN.2': 'Chaîne de remorque',
  'power.CAPTAIN.2.text': 'Remorque à 1D6+6.',
  'power.EXPLORER.1': 'Fin navigateur',
  'power.EXPLORER.1.text':
    'Une fois par tour, pour une action, peut virer de bord en changeant de couloir. Le cap reste jusqu’au prochain virement.',
  'power.EXPLORER.2': 'Boulet à chaîne',
  'power.EXPLORER.2.text':
    'Un tir sur un navire joueur : pas de cargaison perdue, mais deux pas au prochain trajet. Deux coups, quatre pas ; il en reste toujours un.',
  'power.FISHERMAN.1': 'Ennemis jurés',
  'power.FISHERMAN.1.text': 'Toucher le Kraken le blesse deux fois.',
  'power.FISHERMAN.2': 'Barils explosifs',
  'power.FISHERMAN.2.text': 'Pour une action, largue un baril derrière ou à côté du bateau.',
  'power.HOUSE_BOAT.1': 'Refuge',
  'power.HOUSE_BOAT.1.text': 'Un pestiféré pris à bord devient un équipier sain.',
  'power.HOUSE_BOAT.2': 'Fumée',
  'power.HOUSE_BOAT.2.text': 'Pour une action, laisse de la fumée derrière ou à côté du bateau.',
  'power.MERCHANT.1': 'Avidité',
  'power.MERCHANT.1.text': 'Pour une action, un trésor tout juste repêché, et encore à bord, compte double.',
  'power.MERCHANT.2': 'Second canon',
  'power.MERCHANT.2.text': 'Une fois par tour, après un tir manqué, un autre tir à 1D6 sur la même cible.',
  'power.PIRATE.1': 'Abordage',
  'power.PIRATE.1.text': 'Choisit une des deux cargaisons que perd un navire.',
  'power.PIRATE.2': 'Canon de proue',
  'power.PIRATE.2.text': 'Pour une action, un tir à 1D6 droit devant, où nul autre canon ne porte ; pas sur le Kraken.',

  'how.goal.title': 'Être riche et rester à flot',
  'how.goal':
    'Fais le tour de la baie, repêche des cargaisons, combats le Kraken et aide les navires en perdition. Quand le sablier ou le Kraken est à 0, qui a le plus de points gagne.',
  'how.setup.title': 'Mise en place',
  'how.setup':
    'Le sort désigne qui commence. À partir de là, dans l’ordre des places, chacun choisit un navire, amarré à son ponton avec 5 équipiers, 3 rations et 5 trésors ; le Capitaine a deux de plus de chaque. Puis 12 tentacules surgissent au hasard : un dé donne le couloir, deux autres la case, comptée dans le sens des aiguilles. Si un navire ou un tentacule y est déjà, on relance.',
  'how.order': 'Les tours suivent toujours le même ordre, manche après manche ; on saute qui est éliminé.',
  'how.sail.title': 'À ton tour : vogue',
  'how.sail':
    'Lance deux dés et avance d’autant de pas dans le sens des aiguilles. Chaque pas mène une case en avant, dans ton couloir ou dans celui d’à côté ; jamais de côté, jamais en arrière, jamais à travers un navire. Tout le lancer doit être joué, sauf si chaque case devant toi est prise par un navire.',
  'how.sail.red':
    'Les deux couloirs rouges n’ont que six cases. D’une case rouge on va à la suivante, dans le rouge ou dehors, un couloir à la fois. Qui finit son tour dans le rouge est entraîné dans la gueule.',
  'how.act.title': 'Deux actions, quand tu veux',
  'how.act':
    'Avant, entre ou après les pas : attaquer, utiliser un pouvoir de ton navire ou nouer une remorque. Sans rations tu n’as qu’une action et tu avances à la vitesse de remorquage.',
  'how.attack.title': 'Attaquer',
  'how.attack':
    'Tu peux attaquer navires et tentacules sur les cases autour de toi, mais pas droit devant : seul le canon de proue du Pirate y porte. Lance le dé de ton navire : la défense de la cible ou plus, c’est touché. On ne tire pas sur sa remorque.',
  'how.loss':
    'Qui est touché, ou heurte un tentacule ou un baril, lance deux dés et perd une cargaison par dé : 1-2 ration, 3-4 équipage, 5-6 trésor ; ce qu’on n’a pas ne coûte rien. L’attaquant pose chaque pièce sur une case libre autour du navire, devant aucun des deux ; sans attaquant, c’est le hasard. Une pièce est perdue si aucune case n’est libre, ou si tous ses jetons flottent déjà : 18 de chaque sorte, 12 pestiférés. Un navire en perdition perd deux pièces de sa sorte.',
  'how.vortex.title': 'Le tourbillon',
  'how.vortex':
    'Après le tour de chacun, le sablier descend d’un cran et tous les navires sont entraînés ensemble : deux cases en arrière et une vers le centre, puis encore une fois. Ce qui se trouve en chemin les frappe, et la fumée les arrache au tourbillon ; ils ne ramassent rien. Si deux veulent la même case, le plus près du centre passe d’abord, puis le premier dans l’ordre du tour ; l’autre suit dès qu’il peut. Derrière les couloirs rouges attend la gueule : qui y tombe est éliminé, et un navire en perdition est perdu.',
  'how.tow.title': 'En perdition',
  'how.tow':
    'À 13, 11, 9 et 7 un navire arrive à la flèche blanche et est aussitôt entraîné. Va sur sa case, pour une action, et il est amarré. On lance aussitôt la vitesse de remorquage : vous avancez ensemble autant que ce jet et tes pas restants le permettent, puis à cette vitesse dès le prochain tour. À ton ponton il est sauvé. En route, tentacules et barils frappent le remorqué, la fumée emporte les deux, la peste ne frappe que toi, et qui tire sur toi choisit l’un des deux. À ton tour tu peux larguer la remorque sans frais, même avant le jet.',
  'how.strays':
    'Ils arrivent dans cet ordre : le Porte-conteneurs à 13 perd des trésors quand il est touché, le Navire pestiféré à 11 des pestiférés, le Ravitailleur à 9 des rations, le Paquebot à 7 de l’équipage.',
  'how.cargo':
    'Tu prends ce sur quoi tu passes, même un pestiféré : il te coûte tout ton équipage. Si le tourbillon ou la fumée t’a déposé sur une cargaison, tu décides au début de ton tour : la prendre ou la laisser.',
  'how.kraken.title': 'Combattre le Kraken',
  'how.kraken':
    'De toute case rouge tu peux tirer sur le Kraken. Chaque coup lui ôte une de ses 15 vies, deux pour le Pêcheur, et fait surgir autant de tentacules au hasard, tant qu’il en reste des 12. Le dernier coup rapporte 5 points et la partie s’arrête aussitôt. Quitte le rouge avant la fin de ton tour.',
  'how.bombs.title': 'Barils et fumée',
  'how.bombs':
    'Il y en a six de chaque. Une bombe se pose derrière le navire ou d’un côté ; là où il y a déjà une cargaison ou une bombe, sur la case suivante. Sur une case avec un navire ou un tentacule, elle agit à la fin de la manche, avant le tourbillon, sous qui s’y trouve alors ; s’il n’y a personne, elle reste et attend. Un baril coûte deux cargaisons et tue un tentacule pour le Pêcheur ; la fumée place un navire, ou un tentacule, au hasard.',
  'how.random':
    'Au hasard veut dire : un dé donne le couloir, deux autres la case. Là où il y a un autre navire, on relance ; une fumée l’emporte ailleurs, un tentacule ou un baril lui coûte deux cargaisons. Un tentacule est relancé là où il y a un navire, un tentacule ou de la fumée.',
  'how.end.title': 'La fin',
  'how.end':
    'La partie s’arrête aussitôt que la vie du Kraken ou le sablier est à 0. Le sablier part de 15 : au plus 15 manches ; après la dernière nul n’est entraîné, et le rouge est sans danger. Qui a été avalé a perdu cargaisons et points et ne peut gagner. Le plus de points gagne, à égalité on partage. Si tous sont avalés, le Kraken gagne, et personne d’autre. Un navire resté seul joue jusqu’au bout.',
  'how.example.title': 'Un tour, par exemple',
  'how.example.sail':
    'Le Capitaine lance 1 et 3 : quatre pas. Un dans le couloir, deux vers le centre, un vers le large ; chacun d’une case en avant.',
  'how.example.red':
    'Sortir du rouge : des trois cases du couloir 6 que touche une case rouge, seule la plus avancée est accessible. Puis le Pirate continue dehors.',
  'how.example.turn': 'L’Explorateur vire : un pas en avant dans le couloir voisin, pour une action, puis il suit le tourbillon.',
  'how.figures.title': 'Chiffres reconstitués',
  'how.figures':
    'Les règles ne donnent pas tous les chiffres des cartes et du plateau. Sont reconstitués, et réglés par de nombreuses parties : dés d’attaque et défenses, vitesses de remorquage sauf celle du Capitaine, place des pontons et de la flèche, et contact des cases rouges avec le couloir 6.',
  'how.pieces.title': 'Dans l’eau',
  'how.ships.title': 'Six navires, deux pouvoirs chacun',
  'how.points.title': 'Points',
};
