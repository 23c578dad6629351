export const rulesEn = {
  'board.label': 'The bay from above',
  'board.keys': 'Arrow keys walk from piece to piece, Enter plays.',
  'part.showPull': 'Show the pull',
  'part.zoom': 'Closer',
  'part.cancel': 'Cancel',
  'part.close': 'Look at the bay',
  'part.ships': 'Ships',
  'part.ask': 'What do you want to do here?',
  'part.steps': 'Steps',
  'part.actions': 'Actions',
  'part.compare': 'All ships compared',
  'part.attack': 'Attack',
  'part.defence': 'Defence',
  'part.tow': 'Tow speed',
  'part.points': 'Points so far',
  'part.take': 'Take this ship',
  'part.towing': 'Tows: {ship}',
  'part.slowed': 'Chains in the rigging: {steps} steps less next turn.',
  'part.hungry': 'No rations: tow speed and only 1 action.',
  'part.swallowed': 'Swallowed by the Kraken.',
  'part.hit': 'Hit!',
  'part.missed': 'Missed',
  'part.holds': 'Cargo and points of all',
  'part.supply': 'Left in the supply',
  'part.lossChart': 'Lost for each die',
  'part.drops': 'Off course, and what they drop',
  'part.sailAnyway': 'Sail there all the same',
  'part.count': 'The points are counted',
  'part.skip': 'Show all',
  'points.crew': 'Crew, 2 each',
  'points.treasure': 'Treasure, 1 each',
  'points.tentacles': 'Tentacles, 1 each',
  'points.saved': 'Ships saved, 3 each',
  'points.kraken': 'Kraken killed, 5',
  'picture.calm': 'The winner’s ship at sunset; the Kraken’s mouth is closing far behind.',

  'hint.pier': 'Home pier of {ship}. An off-course ship towed here is saved: 3 points.',
  'hint.kraken':
    'The Kraken, health {health}. Only ships in the two red lanes can attack it. Each wound brings up a new tentacle, while any are left.',
  'hint.time':
    'The hourglass stands at {time}. It goes down after each round; at 0 the game ends. Off-course ships drift in at 13, 11, 9 and 7.',
  'hint.health': 'Kraken health: {health}. At 0 the game ends, and the last blow is worth 5 points.',
  'hint.red': 'Red lane: whoever ends the turn here is pulled into the mouth, unless smoke on the way carries the ship off.',
  'hint.arrow': 'Off-course ships enter here.',
  'hint.tentacle': 'Tentacle: running into it costs two cargo. Destroyed, it is worth a point.',
  'hint.BARREL': 'Barrel bomb: the next ship here loses two cargo, a tentacle dies.',
  'hint.SMOKE':
    'Smoke: a ship that sails in comes out somewhere at random, and sails no further this turn. Dropped on a tentacle, it carries it off.',
  'hint.due': 'It works at the end of the round, if somebody is still here.',
  'hint.cargo.RATION': 'Floating ration: sail through to take it. Without rations a ship is slow.',
  'hint.cargo.CREW': 'Floating crew: sail through to take it; 2 points at the end.',
  'hint.cargo.TREASURE': 'Floating treasure: sail through to take it; 1 point at the end.',
  'hint.cargo.PLAGUE':
    'Plague crew: sail through and you lose all your crew. Set down on it by the vortex or by smoke, you may leave it. The House Boat heals it.',
  'hint.ship': '{ship} ({name}): rations {rations}, crew {crew}, treasure {treasure}, points {points}.',
  'hint.defence': 'A hit takes {defence} or more.',
  'hint.stray': '{ship}, off course. When hit it drops two: {cargo}. Sail onto its space for an action to take it in tow.',

  'power.CAPTAIN.1': 'Sponsorship',
  'power.CAPTAIN.1.text': 'The town pays: starts with two more of every cargo, so 7 crew, 5 rations, 7 treasure.',
  'power.CAPTAIN.2': 'Tow chain',
  'power.CAPTAIN.2.text': 'Tows at 1D6+6.',
  'power.EXPLORER.1': 'Expert sailor',
  'power.EXPLORER.1.text': 'Once a turn, for an action, may turn about while changing lanes. The new direction lasts until it turns again.',
  'power.EXPLORER.2': 'Chain shot',
  'power.EXPLORER.2.text':
    'A shot at a player’s ship that costs no cargo, but two steps of its next sailing. Two hits cost four; one step is always left.',
  'power.FISHERMAN.1': 'Born enemies',
  'power.FISHERMAN.1.text': 'A hit on the Kraken wounds it twice.',
  'power.FISHERMAN.2': 'Barrel bombs',
  'power.FISHERMAN.2.text': 'For an action, drops a barrel behind or beside the boat.',
  'power.HOUSE_BOAT.1': 'Safe house',
  'power.HOUSE_BOAT.1.text': 'Plague crew taken aboard becomes healthy crew.',
  'power.HOUSE_BOAT.2': 'Smoke cloud',
  'power.HOUSE_BOAT.2.text': 'For an action, drops smoke behind or beside the boat.',
  'power.MERCHANT.1': 'Greed',
  'power.MERCHANT.1.text': 'For an action, treasure just fished out, and still aboard, counts twice.',
  'power.MERCHANT.2': 'Secondary guns',
  'power.MERCHANT.2.text': 'Once a turn, after a miss, one more shot with 1D6.',
  'power.PIRATE.1': 'Boarding',
  'power.PIRATE.1.text': 'Chooses one of the two cargo that a ship loses.',
  'power.PIRATE.2': 'Front guns',
  'power.PIRATE.2.text': 'For an action, a shot with 1D6 straight ahead, where no other guns reach; not at the Kraken.',

  'how.goal.title': 'Be the richest who stays afloat',
  'how.goal':
    'Sail around the bay, fish cargo out of the water, fight the Kraken and help ships that are off course. When the hourglass or the Kraken is at 0, whoever has the most points wins.',
  'how.setup.title': 'How it begins',
  'how.setup':
    'The lot names the first player. From there on, in seat order, each chooses a ship and lies at its home pier with 5 crew, 3 rations and 5 treasure; the Captain has two more of each. Then 12 tentacles rise at random: one die names the lane, two more the space, counted clockwise. Where a ship or a tentacle already lies, it is rolled again.',
  'how.order': 'Turns go around in the same order, round after round; whoever is out is passed over.',
  'how.sail.title': 'Your turn: sail',
  'how.sail':
    'Roll two dice and sail that many steps clockwise. Each step goes one space forward, in your lane or into the one next to it; never sideways, never back, never through a ship. The whole roll has to be sailed.',
  'how.sail.red':
    'The two red lanes inside have only six spaces. From a red space you sail on to the next one, in the red or out of it, one lane at a time. End your turn in the red, and the vortex pulls you towards the mouth.',
  'how.act.title': 'Two actions, whenever you like',
  'how.act':
    'Before, between or after the steps: attack, use a power of your ship, or tie a tow rope. Without rations you have one action and sail at tow speed.',
  'how.attack.title': 'Attack',
  'how.attack':
    'You can attack ships and tentacles on the spaces around yours, but not straight ahead: only the Pirate’s front guns reach there. Roll the die of your ship: the defence of the target or more is a hit. Nobody fires at the own tow.',
  'how.loss':
    'Who is hit, or runs into a tentacle or a barrel, rolls two dice and loses one cargo for each: 1-2 ration, 3-4 crew, 5-6 treasure; what is not aboard costs nothing. The attacker lays each piece on a free space around the ship, ahead of neither; where nobody attacked, chance does. An off-course ship drops two of its own kind.',
  'how.vortex.title': 'The vortex',
  'how.vortex':
    'After everybody’s turn the hourglass goes down by one and all ships are pulled together: two spaces back and one in, then two back and one in again. What lies in between hits them; cargo is not picked up. Where two want the same space, the one further in goes first, then the earlier in turn order; the other follows as soon as it can. Behind the red lanes waits the mouth: out of the game.',
  'how.tow.title': 'Off course',
  'how.tow':
    'At 13, 11, 9 and 7 a ship drifts in at the white arrow and is pulled at once. Sail onto its space, for an action, and it is tied. Tow speed is rolled at once: you sail on together as far as that roll and your steps left both allow, and at tow speed from the next turn on. At your home pier it is saved. On the way, tentacles and barrels strike the ship in tow, smoke moves both, plague strikes only you, and who fires at you chooses one of the two. The rope may be dropped on your turn for nothing, even before the roll.',
  'how.strays':
    'They come in this order: the Container Ship at 13 drops treasure when hit, the Plague Ship at 11 plague crew, the Supply Ship at 9 rations, the Cruise Ship at 7 crew.',
  'how.cargo':
    'You take what you sail through, plague crew included: it costs all your crew. Where the vortex or smoke has set you down on cargo, you decide when your turn begins: take it or leave it.',
  'how.kraken.title': 'Fighting the Kraken',
  'how.kraken':
    'From any red space you can fire at the Kraken. Each hit takes one of its 15 health, two for the Fisherman, and brings up as many new tentacles at random, while any of the 12 are left. Whoever takes the last health gains 5 points, and the game ends at once. Leave the red before your turn ends.',
  'how.bombs.title': 'Barrels and smoke',
  'how.bombs':
    'There are six of each. A bomb lies behind the ship or on either side; where cargo or a bomb already is, on the next space that way. On a space with a ship or a tentacle it goes off at the end of the round, before the vortex, under whoever is there then; if nobody is, it stays and waits. A barrel costs two cargo and kills a tentacle for the Fisherman; smoke places a ship, or a tentacle, at random.',
  'how.random':
    'At random means: one die names the lane, two more the space. Where another ship lies, a ship is rolled again; smoke there carries it on to another place, a tentacle or a barrel costs it two cargo. A tentacle is rolled again where a ship, a tentacle or smoke is.',
  'how.end.title': 'The end',
  'how.end':
    'The game ends at once when the Kraken’s health or the hourglass is at 0. The hourglass starts at 15, so there are at most 15 rounds; after the last one nobody is pulled, and the red lanes are safe. Whoever was swallowed has lost cargo and points, and cannot win. Most points win, ties share the win. If all are swallowed, the Kraken wins and nobody else. A ship that is left alone plays on to the end.',
  'how.example.title': 'A turn, for example',
  'how.example.sail': 'The Captain rolls 1 and 3: four steps. One along the lane, two inwards, one out again; each goes one space forward.',
  'how.example.red':
    'Out of the red: of the three spaces of lane 6 that a red space touches, only the furthest ahead can be reached. Then the Pirate sails on outside.',
  'how.example.turn': 'The Explorer turns: one step forward into the next lane, for an action, and from there on with the vortex.',
  'how.figures.title': 'Reconstructed figures',
  'how.figures':
    'The rules do not tell every figure of cards and board. Reconstructed, and tuned by many played games, are: attack dice and defences, all tow speeds but the Captain’s, where piers and arrow lie, and how the red spaces touch lane 6.',
  'how.pieces.title': 'In the water',
  'how.ships.title': 'Six ships, two powers each',
  'how.points.title': 'Points',
};
