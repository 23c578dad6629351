import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'presence.AWAY': 'ausente',
  'presence.GONE': 'se ha ido',
  'seat.sitsIn': 'por {name}',
  'seat.sitIn': 'Que juegue un bot',
  'seat.comeBack': 'Recuperar mi sitio',
  'watchers.names': 'Mirando: {names}',
  'watchers.more': 'Mirando: {more}',
  'watchers.both': 'Mirando: {names} y {more} más',
  'story.host': '{name} es ahora quien organiza.',
  'host.menu': 'Sitios y anfitrión…',
  'seat.removeGuest': 'Quitar a este invitado',
  'mute.now': 'Micros apagados',
  'call.join': 'Unirse a la llamada',
  'contact.menu': 'Llamada y avisos…',
  'eyes.menu': 'Espectadores…',
  'story.eyes': '{name} deja ver su juego a quien mira, una ronda después.',
  'story.eyes.off': '{name} ya no deja ver su juego.',
  'watch.name': 'Di tu nombre',
  'watch.name.text': 'Con un nombre puedes hablar donde se permite y recibir un sitio.',
};
