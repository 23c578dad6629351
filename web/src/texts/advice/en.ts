/** Advice from the bots, and whether a table allows it. */
export const en = {
  'advice.ask': 'What would you do?',
  'advice.title': 'What the bots would do',
  'advice.chance': 'Chance to win: {percent} %',
  'advice.close': 'Close the advice',
  'advice.thinking': 'The bots are thinking …',
  'advice.asked': '{name} asked for advice: {count} times',
  'advice.askedOnce': '{name} asked for advice once',
  'new.advice': 'Advice from bots',
  'new.advice.usual': 'As usual',
  'new.advice.on': 'Allowed',
  'new.advice.off': 'Not allowed',
  'new.advice.help': 'As usual: allowed where all play together, or one person against bots. How often each asked is told at the end.',
};
