import type { Deed, Event } from '../types';

/** The seats whose portraits a moment shows: only what the public part of its event names. */
export function seatsOf(event: Event): number[] {
  switch (event.type) {
    case 'GunsShown':
      return event.guns.flatMap((guns, seat) => (guns > 0 ? [seat] : []));
    case 'Mutinied':
      return [event.captain];
    case 'OrderRefused':
      return [event.seat];
    case 'Done':
      return sufferer(event.deed);
    default:
      return [];
  }
}

function sufferer(deed: Deed): number[] {
  switch (deed.type) {
    case 'Searched':
    case 'Flogged':
    case 'Silenced':
    case 'Fed':
      return [deed.on];
    default:
      return [];
  }
}
