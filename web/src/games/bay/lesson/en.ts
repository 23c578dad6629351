/** What a newcomer is told: the steps of the lesson, and the lines of the coach. */
export const en = {
  lesson: {
    goal:
      'Sail around the bay and collect points: crew is worth 2, treasure 1. Each plays alone. Whoever has the most points when the hourglass runs out wins.',
    ship: 'Each ship has two powers of its own. Take the Captain: it starts with more cargo.',
    bay:
      'This is the bay from above. In the middle waits the Kraken, around it lie its tentacles. You have rolled 1 and 2: that makes three steps.',
    sail: 'Each step goes one space forward, clockwise: straight on, or into the lane beside. Sail to the marked space, step by step.',
    tentacle:
      'You also have two actions in each turn. A tentacle lies right beside you. Fire at it: with 4 or more you hit, and that is a point.',
    rival: 'A point! Your second action: the other ship is within reach, too. You can fire all around, just not straight ahead.',
    lay:
      'A hit! The ship loses two pieces of cargo, and you say where they float. Put the crew on the marked space; the treasure drifts off on the other side of the ship.',
    end: 'Your steps and actions are used up. End your turn, and watch closely: after everybody’s turn comes the vortex.',
    vortex:
      'The vortex pulls all ships: two spaces back and one in, twice. You are closer to the Kraken now. Whoever drifts too far in is swallowed!',
    fetch: 'You have rolled eleven steps. Sail outwards and fetch the crew: you take what you sail through. Follow the marks.',
    points:
      'Crew aboard: 2 points more. Keep your rations, too: without them a ship is slow. Now sail on with the seven steps that are left, and see what the vortex brings.',
    tie:
      'The Container Ship is off course: it drifted in at the arrow and would end in the mouth. Sail onto its space. That costs an action, and you take it in tow.',
    tow: 'Now bring it home. Your pier is on the rim, just past the arrow. Follow the marks.',
    red:
      'Saved: 3 points! You can also fire at the Kraken itself, from the two red lanes in the middle. But leave them before your turn ends: from there the vortex pulls you into its mouth.',
    done: 'Now you can sail. Everything explains itself when you point at it, and the page warns you before a step that hurts.',
    'done.touch':
      'Now you can sail. Everything explains itself when you touch and hold it, and the page warns you before a step that hurts.',
  },
  coach: {
    goal: 'Have the most points when the hourglass is empty: crew 2, treasure 1, a tentacle 1, a saved ship 3.',
    Choosing: 'Any ship can win. For a first game take the Captain, who starts with more cargo.',
    ChoosingHouseBoat: 'Any ship can win. For a first game take the House Boat: plague crew does it no harm.',
    ChoosingMerchant: 'Any ship can win. For a first game take the Merchant: a missed shot may be tried again.',
    ChoosingFree: 'Any ship can win. Read the two powers of those that are free, and take the one you like.',
    Acting:
      'Sail all your steps, and use two actions whenever you like. Stay in the outer lanes: the vortex pulls you in by two each round.',
    Laying: 'You say where the lost cargo floats. Put it where you can fetch it soon.',
    Salvaging: 'You were set down on cargo. Take it, unless it is plague crew: that costs all your crew.',
    Hauling: 'You tow a ship. Keep it and sail to your pier for 3 points, or cast it off to be faster.',
  },
};
