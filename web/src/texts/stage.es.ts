import type { StageKey } from '.';

export const stageEs: Record<StageKey, string> = {
  'sound.switch': 'Sonido',
  'sound.on': 'El sonido está activado',
  'sound.off': 'El sonido está apagado',
  'sound.volume': 'Volumen',
  'moment.skip': 'Saltar',
};
