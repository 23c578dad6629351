import type { RulesKey } from './index';

export const rulesFr: Record<RulesKey, string> = {
  'board.label': 'Le bateau et ses huit couloirs, la piste du kraken, les dés et les cartes',
  'board.keys': 'Les flèches vont d’une pièce à l’autre et expliquent chacune.',
  'part.track': 'Piste du kraken',
  'part.tray': 'Dés',
  'part.hand': 'Cartes de {name}',
  'part.crew': 'Cartes des autres',
  'hint.tentacle': '{who} : {space}. Les signes et les yeux de sa couleur le font avancer.',
  'hint.krakenHere':
    'Bikolor : {space}. Dés et grimaces le font avancer. Le repousser, c’est le toucher : {hits} sur {goal}.',
  'hint.space.BUBBLES': 'Bulles : ici, rien ne peut être touché. Ce qui est repoussé repart d’ici.',
  'hint.space.CANNON': 'Zone Canon : seul le canon porte aussi loin.',
  'hint.space.PISTOL': 'Zone Pistolet : c’est le pistolet qui repousse ici.',
  'hint.space.SABER': 'Zone Sabre : dernière chance. Le pas suivant frappe le bateau.',
  'hint.rail': 'Bastingage du couloir {lane} : il arrête un coup, puis disparaît.',
  'hint.railBroken': 'Le bastingage {lane} est cassé : le prochain coup fera un trou. Le marteau le répare.',
  'hint.hole': 'Un trou. Il ne se répare jamais ; quatre trous coulent le bateau.',
  'hint.holes': 'Trous : {count} sur 4. Le quatrième coule le bateau.',
  'hint.area': '{area} : les pirates qui sont ici gardent les deux couloirs voisins.',
  'hint.whirlpool': 'Tourbillon : qui y entre est porté jusqu’à la case suivante.',
  'hint.spot': 'Case {spot}. Chaque grimace fait avancer Bikolor d’une case.',
  'hint.spotDie': 'Case {spot} : quand Bikolor y arrive, ce dé ({side}) rejoint les autres.',
  'hint.krakenTrack': 'Bikolor, case {spot} sur 8. Une grimace sur la dernière case l’amène au bateau.',
  'hint.hits': 'Coups : {hits} sur {goal}. Le dernier gagne la partie.',
  'hint.die': 'Dé {side} : {face}.',
  'hint.face.STAR': 'Le tentacule du couloir Étoile avance d’une case.',
  'hint.face.SHELL': 'Le tentacule du couloir Coquillage avance d’une case.',
  'hint.face.CRAB': 'Le tentacule du couloir Crabe avance d’une case.',
  'hint.face.FISH': 'Le tentacule du couloir Poisson avance d’une case.',
  'hint.face.BLANK': 'Rien ne bouge.',
  'hint.face.EYE': 'Tous les tentacules de cette couleur avancent d’une case.',
  'hint.symbol.MOVE': 'Botte : passer dans la zone d’à côté.',
  'hint.symbol.CANNON': 'Canon : repousser une figurine en zone Canon dans tes deux couloirs.',
  'hint.symbol.PISTOL': 'Pistolet : repousser une figurine en zone Pistolet dans tes deux couloirs.',
  'hint.symbol.SABER': 'Sabre : repousser une figurine en zone Sabre dans tes deux couloirs.',
  'hint.symbol.REPAIR': 'Marteau : remonter un bastingage cassé de ta zone.',
  'hint.symbol.WILD': 'Joker : une des cinq actions, au choix.',
  'hint.symbol.FUNNY_FACE': 'Grimace : la carte finie, Bikolor s’énerve et avance d’un pas.',
  'hint.card': 'Carte de {pirate} : {symbols}. Utilise ce que tu veux, dans l’ordre que tu veux.',
  'hint.power.ASTRID': 'Astrid est vive : elle utilise deux fois un symbole de sa carte, mais pas la grimace.',
  'hint.power.BILLY':
    'Billy adore les canons : son tir peut aussi chasser tous les autres tentacules de la zone Canon du même côté.',
  'hint.power.ELENA': 'Elena ne rate jamais : son pistolet atteint toutes les zones Pistolet, où qu’elle soit.',
  'hint.power.SAMUEL': 'Samuel sait se cacher : il peut ne pas tenir compte des yeux de son lancer.',
  'hint.pirate': '{pirate}, {area}.',
  'hint.inForce': 'Pouvoir actif : celui de {pirate}.',
  'picture.won': 'Bikolor s’en va, des pansements sur la tête ; à bord, l’équipage fait la fête.',
  'picture.sunk': 'Le bateau a coulé ; l’équipage est assis sous un palmier sur une île minuscule et Bikolor ricane.',

  'how.goal.title': 'Sauvez le bateau ensemble',
  'how.goal':
    'Vous êtes un seul équipage : vous gagnez ou perdez tous ensemble. Touchez trois fois Bikolor le kraken et il s’enfuit. Si lui et ses tentacules font quatre trous dans le bateau, il coule.',
  'how.turn.title': 'À ton tour : d’abord la mer, puis toi',
  'how.roll':
    'On lance tous les dés en jeu. Un signe appelle le tentacule de sa couleur dans le couloir de ce signe : une case vers le bateau. Une face vide n’appelle personne. Un œil appelle tous les tentacules de sa couleur.',
  'how.strike':
    'Ce qui doit avancer depuis la zone Sabre frappe. Un bastingage debout se brise ; sans bastingage, un trou s’ouvre. Puis la figurine est de retour sur ses bulles.',
  'how.card':
    'Deux cartes sont ouvertes devant toi. Choisis-en une et sers-toi de ses symboles, autant que tu veux et dans n’importe quel ordre. Ensuite elle va sous ta pioche et la suivante est retournée.',
  'how.zones.title': 'La bonne arme',
  'how.zones':
    'Ton pirate garde les deux couloirs à côté de sa zone du pont. Ce qui y vient est renvoyé à ses bulles, si tu as l’arme qui convient à la distance. Sur les bulles, rien ne peut être touché.',
  'how.symbols.title': 'Les symboles',
  'how.kraken.title': 'Bikolor',
  'how.kraken':
    'Après chaque carte à grimace, Bikolor avance d’une case sur sa piste. Là où un dé attend, il rejoint les autres pour de bon. Après la dernière case, la grimace suivante le fait venir : qui l’a jouée choisit le tentacule qu’il remplace.',
  'how.krakenHere':
    'Dès lors il nage comme ce tentacule, et d’une case de plus à chaque grimace. Chaque fois qu’il est repoussé, c’est un coup au but.',
  'how.powers.title': 'Quatre pirates, quatre talents',
  'how.variants.title': 'Plus facile, plus dur, en solo',
  'how.variants':
    'Les petits matelots jouent sans talents, ou gagnent au premier coup. Les vieux loups de mer posent d’un à quatre tourbillons. En solo tu mènes deux pirates avec une seule pioche ; le talent actif est celui du pirate sur le dessus de la pioche.',
};
