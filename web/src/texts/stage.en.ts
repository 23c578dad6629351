/** Sound, moments, faces and endings. */
export const stageEn = {
  'sound.switch': 'Sound',
  'sound.on': 'Sound is on',
  'sound.off': 'Sound is off',
  'sound.volume': 'Volume',
  'moment.skip': 'Skip',
};
