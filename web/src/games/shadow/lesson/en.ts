/** What a newcomer is told: the steps of the lesson, and the lines of the coach. */
export const en = {
  lesson: {
    goal:
      'One ship, three secret sides. Sailors want to go east, pirates west, and the cult north to the Kraken. Nobody knows who is who. Next you see your own card.',
    sides:
      'You are a pirate. You win if the ship reaches the red cove in the west. Red cards sail that way, blue ones sail east, yellow ones north.',
    mate: 'Pirates know each other: {seat2} is one, too. Do not show it! The others know nobody at all.',
    captain: '{seat3} is captain and now names a team: a lieutenant and a navigator. These three will choose the course.',
    team:
      'No pirate in the team! But first there is a vote: everybody but the captain secretly chooses how many guns to show. Three together are a mutiny: the captain falls.',
    vote: 'Who shows the most guns becomes captain. Show all three of yours!',
    mutiny: 'Mutiny! You are captain now. The guns that were shown are gone, so think twice before you show them.',
    lieutenant: 'Name your team. As lieutenant take {seat2}, the other pirate.',
    navigator: 'As navigator take {seat1}. Somebody whom the others trust looks good, and only gets what you two pass on.',
    cards: 'This time nobody showed a gun: your team may sail. You and {seat2} draw two cards each, and look at them in secret.',
    pass:
      'These are yours. One goes on to the navigator, the other into the sea, and nobody sees it. You are a pirate: pass on the red one.',
    sailed:
      'The navigator gets one card from each of you two and sails by one of them. Both were red, so {seat1} had no choice: the ship sails west!',
    effect:
      'Each card also has an effect, which you see on its lower half. This one was the bottle: everybody drank, and now {seat1} is captain.',
    lie: 'Now all want to know what you drew. Lie! Open “What do you claim?” and claim: red and red.',
    claims:
      'Two reds, bad luck: who can prove you wrong? {seat1} told the truth, and {seat3} does not trust you all the same. Claims are kept, so lie with care.',
    search: 'On a keyhole the captain searches a cabin: he alone sees what that player is. What he tells the others may be a lie.',
    cult:
      'One of the others leads the cult, which wants to go to the Kraken. Each yellow card brings a ritual that may win somebody over to the cult.',
    fed: 'With some finds the captain must throw somebody to the Kraken. If it is the cult leader, the cult wins at once. So beware!',
    wins: 'So it goes on, and every captain can be overthrown. Once the ship is in the red cove, the pirates win; in the blue bay, the sailors; with the Kraken, the cult. Then all see who was who.',
    done:
      'That is the game: team, vote, cards, talk. Watch who names whom, and what they say about their cards. Good luck, whoever you are!',
  },
  coach: {
    goal: 'Hold “my card” to see which side you are on. Sailors win in the east, pirates in the west, the cult in the north.',
    LIEUTENANT: 'You are captain: name two whom you trust, or two whom you want to test. Your lieutenant draws cards as you do.',
    LOYALTY: 'Do you want this team? Then show no gun. Guns that are shown are spent if the mutiny succeeds, else you get them back.',
    PASSING_ON: 'Pass one card on; the other is thrown away, and nobody sees it. Afterwards all will ask what you drew.',
    NAVIGATING: 'You are navigator: sail by one of the two cards. If both are bad for you, you may jump overboard: you then look on, and win with your side.',
    TOKEN: 'The ship found something. As captain you choose whom it strikes; point at the sign to read what it does.',
    'TOKEN.touch':
      'The ship found something. As captain you choose whom it strikes; touch and hold the sign to read what it does.',
  },
};
