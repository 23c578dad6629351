/** What the coach of a first game and a lesson say at a table. */
export const en = {
  'refusal.lesson': 'For now, do what the lesson asks for. In a real game you are free.',
  'learn.silent': 'In a lesson nobody else is listening.',
  'coach.title': 'A tip for your first game',
  'coach.ok': 'Got it',
  'coach.okNext': 'Got it, next',
  'coach.off': 'No more tips',
  'coach.unfold': 'Show all of the tip',
  'coach.fold': 'Show the beginning of the tip',
  'coach.mayAsk': 'Not sure? Ask what the bots would do. How often you ask is told at the end.',
  'coach.would': 'In your place I would choose this: {move}.',
  'coach.because': 'What speaks for it: {reasons}.',
};
