import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'presence.AWAY': 'nicht da',
  'presence.GONE': 'weg',
  'seat.sitsIn': 'für {name}',
  'seat.sitIn': 'Ein Bot springt ein',
  'seat.comeBack': 'Meinen Platz zurücknehmen',
  'watchers.names': 'Schauen zu: {names}',
  'watchers.more': 'Schauen zu: {more}',
  'watchers.both': 'Schauen zu: {names} und {more} weitere',
  'story.host': '{name} ist jetzt Gastgeber.',
  'host.menu': 'Plätze und Gastgeber…',
  'seat.removeGuest': 'Diesen Gast entfernen',
  'mute.now': 'Jetzt stumm',
  'call.join': 'Zum Gespräch',
  'contact.menu': 'Gespräch und Meldungen…',
  'eyes.menu': 'Zuschauer…',
  'story.eyes': '{name} lässt Zuschauer mitsehen, eine Runde später.',
  'story.eyes.off': '{name} lässt niemanden mehr mitsehen.',
  'watch.name': 'Sag deinen Namen',
  'watch.name.text': 'Mit einem Namen kannst du mitreden, wo das erlaubt ist, und einen Platz bekommen.',
};
