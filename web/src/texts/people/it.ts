import type { en } from './en';

export const it: Record<keyof typeof en, string> = {
  'presence.AWAY': 'assente',
  'presence.GONE': 'andato via',
  'seat.sitsIn': 'per {name}',
  'seat.sitIn': 'Fai giocare un bot',
  'seat.comeBack': 'Riprendi il mio posto',
  'watchers.names': 'Guardano: {names}',
  'watchers.more': 'Guardano: {more}',
  'watchers.both': 'Guardano: {names} e altri {more}',
  'story.host': 'Ora {name} ospita il tavolo.',
  'host.menu': 'Posti e ospite…',
  'seat.removeGuest': 'Togli questo ospite',
  'mute.now': 'Microfoni spenti',
  'call.join': 'Entra nella chiamata',
  'contact.menu': 'Chiamata e avvisi…',
  'eyes.menu': 'Spettatori…',
  'story.eyes': '{name} lascia vedere il suo gioco, un turno dopo.',
  'story.eyes.off': '{name} non lascia più vedere il suo gioco.',
  'watch.name': 'Di’ il tuo nome',
  'watch.name.text': 'Con un nome puoi parlare dove è permesso e ricevere un posto.',
};
