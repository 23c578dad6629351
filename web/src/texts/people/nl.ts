import type { en } from './en';

export const nl: Record<keyof typeof en, string> = {
  'presence.AWAY': 'even weg',
  'presence.GONE': 'weg',
  'seat.sitsIn': 'voor {name}',
  'seat.sitIn': 'Laat een bot invallen',
  'seat.comeBack': 'Mijn plek terugnemen',
  'watchers.names': 'Kijken mee: {names}',
  'watchers.more': 'Kijken mee: {more}',
  'watchers.both': 'Kijken mee: {names} en nog {more}',
  'story.host': '{name} is nu gastheer.',
  'host.menu': 'Plekken en gastheer…',
  'seat.removeGuest': 'Deze gast verwijderen',
  'mute.now': 'Nu stil',
  'call.join': 'Naar het gesprek',
  'contact.menu': 'Gesprek en meldingen…',
  'eyes.menu': 'Kijkers…',
  'story.eyes': '{name} laat kijkers meekijken, een ronde later.',
  'story.eyes.off': '{name} laat niemand meer meekijken.',
  'watch.name': 'Vertel je naam',
  'watch.name.text': 'Met een naam kun je meepraten waar dat mag, en een plek krijgen.',
};
