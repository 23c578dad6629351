export const rulesEn = {
  'board.label': 'The ship with its eight lanes, the track of the Kraken, dice and cards',
  'board.keys': 'Arrow keys walk from piece to piece and explain each.',
  'part.track': 'Track of the Kraken',
  'part.tray': 'Dice',
  'part.hand': 'Cards of {name}',
  'part.crew': 'Cards of the others',
  'part.cards': 'All cards',
  'part.close': 'Close',
  'part.cardsNote': 'Which cards there are, and which are still to come. Everybody may look.',
  'heap.open': 'Face up: {count}',
  'heap.unknown': 'Next in the pile, in an order that nobody knows: {count}',
  'heap.known': 'Played, at the bottom of the pile, in this order: {count}',
  'heap.all': 'All {count} cards',
  'hint.tentacle': '{who}: {space}. Rolled signs and eyes of its colour bring it nearer.',
  'hint.krakenHere':
    'Tootone: {space}. Dice and funny faces bring him nearer. Push him back to hit him: {hits} of {goal}.',
  'hint.space.BUBBLES': 'Bubbles: here a figure is out of reach. Whatever is driven back starts again from here.',
  'hint.space.CANNON': 'Cannon zone: only a cannon reaches this far.',
  'hint.space.PISTOL': 'Pistol zone: here the pistol drives figures back.',
  'hint.space.SABER': 'Saber zone: the last chance. The next step strikes the ship.',
  'hint.rail': 'Rail of the {lane} lane: it stops one blow and is gone.',
  'hint.railBroken': 'The {lane} rail is broken: the next blow here makes a hole. A hammer mends it.',
  'hint.hole': 'A hole. It can never be mended; four of them sink the ship.',
  'hint.holes': 'Holes: {count} of 4. The fourth sinks the ship.',
  'hint.area': '{area}: pirates here guard the two lanes beside it.',
  'hint.whirlpool': 'Whirlpool: whoever steps onto it is carried on to the next space.',
  'hint.spot': 'Spot {spot}. Each funny face moves Tootone one spot on.',
  'hint.spotDie': 'Spot {spot}: when Tootone gets here, this {side} die joins the roll.',
  'hint.krakenTrack': 'Tootone, on spot {spot} of 8. A funny face played on the last spot brings him to the ship.',
  'hint.hits': 'Hits: {hits} of {goal}. The last one wins the game.',
  'hint.die': '{side} die: {face}.',
  'hint.face.STAR': 'The tentacle of the star lane comes one space nearer.',
  'hint.face.SHELL': 'The tentacle of the shell lane comes one space nearer.',
  'hint.face.CRAB': 'The tentacle of the crab lane comes one space nearer.',
  'hint.face.FISH': 'The tentacle of the fish lane comes one space nearer.',
  'hint.face.BLANK': 'Nothing moves.',
  'hint.face.EYE': 'Every tentacle of this colour comes one space nearer.',
  'hint.symbol.MOVE': 'Boot: walk to the area beside you.',
  'hint.symbol.CANNON': 'Cannon: drive back one figure in the cannon zone of your two lanes.',
  'hint.symbol.PISTOL': 'Pistol: drive back one figure in the pistol zone of your two lanes.',
  'hint.symbol.SABER': 'Saber: drive back one figure in the saber zone of your two lanes.',
  'hint.symbol.REPAIR': 'Hammer: mend a broken rail of your area.',
  'hint.symbol.WILD': 'Wild: any one of the five actions.',
  'hint.symbol.FUNNY_FACE': 'Funny face: once the card is done, Tootone gets angrier and moves one on.',
  'hint.card': 'Card of {pirate}: {symbols}. Use any of them, in any order.',
  'hint.power.ASTRID': 'Astrid is nimble: she uses one symbol of her card twice, just not the funny face.',
  'hint.power.BILLY':
    'Billy loves cannons: his shot may also sweep all other tentacles from the cannon zone of that side.',
  'hint.power.ELENA': 'Elena never misses: her pistol reaches every pistol zone, from wherever she stands.',
  'hint.power.SAMUEL': 'Samuel is good at hiding: each eye that he rolls, he may ignore.',
  'hint.tenCards': '{pirate}, with ten cards of their own.',
  'hint.pirate': '{pirate} ({name}), on the {area}.',
  'hint.inForce': 'In force now: the talent of {pirate}.',
  'hint.pile': 'Draw pile of {name}: {count} cards, {unknown} of them in an order that nobody knows. A click shows all cards.',
  'hint.double': 'Still to be had: one symbol of this card may be used twice.',
  'hint.doubled': 'Spent: a symbol of this card has been used twice.',
  'picture.won': 'Tootone swims off with bumps on his head; on board the crew cheers.',
  'picture.sunk': 'The ship has sunk; the crew sits under a palm on a tiny island and Tootone grins.',

  'how.goal.title': 'Save the ship together',
  'how.goal':
    'You are one crew and you win or lose as one. Hit Tootone the Kraken three times and he flees. If he and his tentacles punch four holes in the ship, it sinks.',
  'how.setup.title': 'Before you sail',
  'how.setup':
    'Eight tentacles wait on their bubbles: four red ones on the left, four purple ones on the right. A rail guards each lane. One after the other you take a pirate and put it on one of the four areas of the deck; several may share an area. Each pirate has ten cards. They are shuffled: two lie open, eight are the draw pile.',
  'how.first':
    'The lot says who begins, and turns go around from there. One red and one purple die are in play from the first turn. The other four wait on Tootone’s track.',
  'how.turn.title': 'Your turn: first the sea, then you',
  'how.roll':
    'All dice in play are rolled. A sign calls the tentacle of its colour in the lane with that sign: one space towards the ship. A blank calls nobody. An eye calls every tentacle of its colour.',
  'how.several':
    'Several dice, several steps: a tentacle comes one space nearer for each die of its colour with its sign, and one for each eye. If steps are left after a blow, it goes on from its bubbles.',
  'how.strike':
    'What has to move on from the saber zone strikes. A standing rail breaks; where no rail stands, a hole opens. Then the figure is back on its bubbles.',
  'how.holes': 'Holes stay: nothing ever closes them, and one area can have several.',
  'how.card':
    'Two cards lie open before you. Pick one and use its symbols, as many as you like and in any order. Afterwards it goes under your pile and the next card is turned up.',
  'how.forced':
    'Symbols may stay unused, but not the funny face: if your card has one, it follows when you are done, whether you like it or not.',
  'how.zones.title': 'The right weapon',
  'how.zones':
    'Your pirate guards the two lanes beside the area of the deck where it stands. What comes there is driven back to its bubbles, if you have the weapon for its distance. On the bubbles nothing can be hit.',
  'how.areas':
    'The deck is a square of four areas, and each guards two lanes. A boot takes you to the area beside yours, along the ship or across it, never diagonally.',
  'how.symbols.title': 'The symbols',
  'how.kraken.title': 'Tootone',
  'how.kraken':
    'After each card with a funny face Tootone moves one spot along his track. Where a die waits, it joins the roll for good. The next funny face after the last spot brings him among you: whoever played it picks the tentacle that he replaces.',
  'how.krakenHere':
    'He takes the place of that tentacle for good, with its colour and its sign, right where it was. He swims and strikes as it did, and one space more for every funny face. Drive him back like a tentacle, and that is a hit; then he starts again from the bubbles.',
  'how.powers.title': 'Four pirates, four talents',
  'how.end.title': 'The end',
  'how.end':
    'The third hit on Tootone wins at once, the fourth hole loses at once. You all win or lose together.',
  'how.example.title': 'A turn, for example',
  'how.example.roll':
    'The roll: a red star and a purple eye. The red star tentacle moves up to the pistol zone. All purple tentacles come one space nearer.',
  'how.example.walk':
    'Billy stands at the back left. He plays the card with boot, pistol, cannon and a funny face, and walks to the front left: now the red star and red shell lanes are his.',
  'how.example.shot':
    'His pistol drives the red star tentacle back to its bubbles. The cannon finds nothing in its zone and stays unused.',
  'how.example.face':
    'The funny face follows: Tootone moves one spot along his track. A die waits there, and from now on it is rolled, too.',
  'how.variants.title': 'Easier, harder, alone',
  'how.young':
    'Young crews leave out the talents, or win with a single hit. Each of the two can be chosen by itself.',
  'how.whirlpools':
    'Old hands play with one to four whirlpools. Whoever begins lays them before the first roll, each on a space of its own, never on bubbles. What steps onto a whirlpool is carried on to the next space, over several in a row if need be; out of the saber zone that is a blow. On the way back they do nothing.',
  'how.solo':
    'If you sail alone you lead two pirates. Their twenty cards are one pile, and two lie open. A card moves and arms its own pirate. The talent in force is that of the pirate on the back of the pile’s top card, for the whole turn, whoever acts.',
  'how.twoHands': 'Or you play alone with two hands: two pirates, each with its own ten cards and its own turns.',
  'how.figures.title': 'Reconstructed figures',
  'how.figures':
    'Some things stood only in pictures of the rulebook that are lost. Reconstructed here are the symbols on the forty cards, the eight spots of the track and where its dice wait, and the start with all tentacles on their bubbles.',
};
