import type { RulesKey } from './index';

export const rulesFr: Record<RulesKey, string> = {
  'board.label': 'Le bateau et ses huit couloirs, la piste du kraken, les dés et les cartes',
  'board.keys': 'Les flèches vont d’une pièce à l’autre et expliquent chacune.',
  'part.track': 'Piste du kraken',
  'part.tray': 'Dés',
  'part.hand': 'Cartes de {name}',
  'part.crew': 'Cartes des autres',
  'part.cards': 'Toutes les cartes',
  'part.close': 'Fermer',
  'part.cardsNote': 'Quelles cartes existent, et lesquelles sont encore à venir. Tout le monde peut regarder.',
  'heap.open': 'Visibles : {count}',
  'heap.unknown': 'Les suivantes de la pioche, dans un ordre que personne ne connaît : {count}',
  'heap.known': 'Jouées, au fond de la pioche, dans cet ordre : {count}',
  'heap.all': 'Les {count} cartes',
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
  'hint.symbol.MOVE': 'Botte : se déplacer dans la zone d’à côté.',
  'hint.symbol.CANNON': 'Canon : repousser une figurine en zone Canon dans tes deux couloirs.',
  'hint.symbol.PISTOL': 'Pistolet : repousser une figurine en zone Pistolet dans tes deux couloirs.',
  'hint.symbol.SABER': 'Sabre : repousser une figurine en zone Sabre dans tes deux couloirs.',
  'hint.symbol.REPAIR': 'Marteau : réparer un bastingage cassé de ta zone.',
  'hint.symbol.WILD': 'Joker : une des cinq actions, au choix.',
  'hint.symbol.FUNNY_FACE': 'Grimace : la carte finie, Bikolor s’énerve et avance d’un pas.',
  'hint.card': 'Carte de {pirate} : {symbols}. Utilise ce que tu veux, dans l’ordre que tu veux.',
  'hint.power.ASTRID': 'Astrid est vive : elle utilise deux fois un symbole de sa carte, mais pas la grimace.',
  'hint.power.BILLY':
    'Billy adore les canons : son tir peut aussi chasser tous les autres tentacules de la zone Canon du même côté.',
  'hint.power.ELENA': 'Elena ne rate jamais : son pistolet atteint toutes les zones Pistolet, où qu’elle soit.',
  'hint.power.SAMUEL': 'Samuel sait se cacher : il peut ignorer chaque œil de son lancer.',
  'hint.tenCards': '{pirate}, avec dix cartes à soi.',
  'hint.pirate': '{pirate} ({name}), {area}.',
  'hint.inForce': 'Talent actif : celui de {pirate}.',
  'hint.pile': 'Pioche de {name} : {count} cartes, dont {unknown} dans un ordre que personne ne connaît. Un clic montre toutes les cartes.',
  'hint.double': 'Encore possible : utiliser deux fois un symbole de cette carte.',
  'hint.doubled': 'C’est fait : un symbole de cette carte a servi deux fois.',
  'picture.won': 'Bikolor s’en va, des pansements sur la tête ; à bord, l’équipage fait la fête.',
  'picture.sunk': 'Le bateau a coulé ; l’équipage est assis sous un palmier sur une île minuscule et Bikolor ricane.',

  'how.goal.title': 'Sauvez le bateau ensemble',
  'how.goal':
    'Vous êtes un seul équipage : vous gagnez ou perdez tous ensemble. Touchez trois fois Bikolor le kraken et il s’enfuit. Si lui et ses tentacules font quatre trous dans le bateau, il coule.',
  'how.setup.title': 'Avant le départ',
  'how.setup':
    'Huit tentacules attendent sur leurs bulles : quatre rouges à gauche, quatre violets à droite. Un bastingage protège chaque couloir. Chacun à votre tour, vous prenez un pirate et le placez dans une des quatre zones du pont ; plusieurs peuvent partager une zone. Chaque pirate a dix cartes. On les mélange : deux sont visibles, huit forment la pioche.',
  'how.first':
    'Le sort désigne qui commence, puis on joue à tour de rôle. Un dé rouge et un dé violet sont en jeu dès le premier tour. Les quatre autres attendent sur la piste de Bikolor.',
  'how.turn.title': 'À ton tour : d’abord la mer, puis toi',
  'how.roll':
    'On lance tous les dés en jeu. Un signe appelle le tentacule de sa couleur dans le couloir de ce signe : une case vers le bateau. Une face vide n’appelle personne. Un œil appelle tous les tentacules de sa couleur.',
  'how.several':
    'Plusieurs dés, plusieurs pas : un tentacule avance d’une case pour chaque dé de sa couleur qui montre son signe, et d’une pour chaque œil. S’il lui reste des pas après un coup, il repart de ses bulles.',
  'how.strike':
    'Ce qui doit avancer depuis la zone Sabre frappe. Un bastingage debout se brise ; sans bastingage, un trou s’ouvre. Puis la figurine est de retour sur ses bulles.',
  'how.holes': 'Les trous restent : rien ne les referme jamais, et une zone peut en avoir plusieurs.',
  'how.card':
    'Deux cartes sont ouvertes devant toi. Choisis-en une et sers-toi de ses symboles, autant que tu veux et dans n’importe quel ordre. Ensuite elle va sous ta pioche et la suivante est retournée.',
  'how.forced':
    'Des symboles peuvent rester inutilisés, mais pas la grimace : si ta carte en a une, elle vient quand tu as fini, que cela te plaise ou non.',
  'how.zones.title': 'La bonne arme',
  'how.zones':
    'Ton pirate garde les deux couloirs à côté de sa zone du pont. Ce qui y vient est renvoyé à ses bulles, si tu as l’arme qui convient à la distance. Sur les bulles, rien ne peut être touché.',
  'how.areas':
    'Le pont est un carré de quatre zones, et chacune garde deux couloirs. Une botte mène à la zone voisine, le long du bateau ou en travers, jamais en diagonale.',
  'how.symbols.title': 'Les symboles',
  'how.kraken.title': 'Bikolor',
  'how.kraken':
    'Après chaque carte à grimace, Bikolor avance d’une case sur sa piste. Là où un dé attend, il rejoint les autres pour de bon. Après la dernière case, la grimace suivante le fait venir : qui l’a jouée choisit le tentacule qu’il remplace.',
  'how.krakenHere':
    'Il remplace ce tentacule pour de bon, avec sa couleur et son signe, là où il se trouvait. Il nage et frappe comme lui, et avance d’une case de plus à chaque grimace. Repoussez-le comme un tentacule : c’est un coup au but, et il repart de ses bulles.',
  'how.powers.title': 'Quatre pirates, quatre talents',
  'how.end.title': 'La fin',
  'how.end':
    'Le troisième coup au but sur Bikolor fait gagner aussitôt, le quatrième trou fait perdre aussitôt. Vous gagnez ou perdez tous ensemble.',
  'how.example.title': 'Un tour, par exemple',
  'how.example.roll':
    'Le lancer : une étoile rouge et un œil violet. Le tentacule de l’étoile rouge arrive dans la zone Pistolet. Tous les tentacules violets avancent d’une case.',
  'how.example.walk':
    'Billy est à l’arrière gauche. Il joue la carte avec botte, pistolet, canon et grimace, et se déplace à l’avant gauche : les couloirs rouges de l’étoile et du coquillage sont maintenant à lui.',
  'how.example.shot':
    'Son pistolet renvoie le tentacule de l’étoile rouge à ses bulles. Le canon ne trouve rien dans sa zone et reste inutilisé.',
  'how.example.face':
    'La grimace suit : Bikolor avance d’une case sur sa piste. Un dé y attend ; désormais on le lance aussi.',
  'how.variants.title': 'Plus facile, plus dur, en solo',
  'how.young':
    'Les petits matelots jouent sans talents, ou gagnent au premier coup au but. On peut choisir l’un, l’autre ou les deux.',
  'how.whirlpools':
    'Les vieux loups de mer jouent avec un à quatre tourbillons. Qui commence les pose avant le premier lancer, chacun sur sa propre case, jamais sur des bulles. Ce qui arrive sur un tourbillon est porté à la case suivante, par-dessus plusieurs s’il le faut ; au bout de la zone Sabre, c’est un coup. Au retour, ils ne font rien.',
  'how.solo':
    'En solo tu mènes deux pirates. Leurs vingt cartes forment une seule pioche, deux sont visibles. Une carte déplace et arme son propre pirate. Le talent actif est celui du pirate au dos de la carte du dessus, pendant tout le tour, quel que soit celui qui agit.',
  'how.twoHands':
    'Ou bien tu joues seul à deux mains : deux pirates, chacun avec ses dix cartes et ses propres tours.',
  'how.figures.title': 'Chiffres reconstitués',
  'how.figures':
    'Certaines choses ne figuraient que dans des images du règlement qui sont perdues. Sont reconstitués ici : les symboles des quarante cartes, les huit cases de la piste et la place de ses dés, et le départ avec tous les tentacules sur leurs bulles.',
};
