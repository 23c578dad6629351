/** What a newcomer is told: the steps of the lesson, and the lines of the coach. */
export const en = {
  lesson: {
    goal:
      'Ships circle an angry Kraken, and everybody plays for themselves. The last ship afloat wins the round. A ship with 5 damage sinks.',
    sea: 'You are at the top, right in front of the Kraken. Your rival is behind it. Ships always sail clockwise.',
    lanes: 'The rings are lanes. Down is towards the Kraken, up is towards the reef. With two ships two lanes are open.',
    first:
      'Take the card forward, down, fire. All three actions are done, in the order you like. Leave them as they are and play. The ghosts show where you will end.',
    fired: 'Your cannons hit ships one lane in or out. You were right beside the Kraken, so you hit it, too: its rage went up by one.',
    rival: 'Your rival came down to the inner lane, just ahead of you. That is your chance!',
    ram: 'Play forward, forward, fire. Whoever is in your way is bumped one section on and one lane in: straight into the Kraken.',
    rammed:
      'That hurt: 1 damage at the Kraken’s side, then 2 in front of it. From behind it would have cost nothing, but made the Kraken angrier.',
    rage:
      'Your rival fired at the Kraken twice. Look at its eye: rage is at 5 of 6. When it is full, tentacles strike every section at once.',
    strike:
      'Now use the Kraken. Choose your last card and put it in this order: rotate right, tentacles, forward. An arrow moves an action one place earlier.',
    'strike.order':
      'First rotate right, then tentacles, then forward. Put what is left in this order and play it, or click one action after the other.',
    struck: 'You turned the Kraken towards your rival, and the tentacles struck: 1 more damage, and the ship was flung one lane out. Your hand is empty; when all have played, each gets three new cards.',
    sink: 'Four damage: one more, and this ship sinks. Each sinking closes the outermost lane, so it gets tighter.',
    reef: 'Dark lanes are closed by wreckage. Whoever runs into it is thrown back. Once it is turned over, it can hurt, too.',
    signs: 'Other cards repair your ship, or leave a burning barrel behind: whoever sails into that takes 1 damage.',
    done:
      'You know how it works: choose a card, put it in order, watch the ghosts, play. Win three rounds, two with four players, and the match is yours.',
  },
  coach: {
    goal: 'Be the last ship afloat: bump the others into the Kraken, and keep away from its front yourself.',
    Choosing: 'Choose a card and look at the ghosts before you play it: another order of the same actions can end quite differently.',
    Acting: 'The rest of the card must be done, too. You may still change its order.',
    rage: 'The Kraken is close to raging. Firing from the inner lane may set it off: it strikes every section.',
  },
};
