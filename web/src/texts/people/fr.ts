import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'presence.AWAY': 'absent',
  'presence.GONE': 'parti',
  'seat.sitsIn': 'pour {name}',
  'seat.sitIn': 'Laisser jouer un bot',
  'seat.comeBack': 'Reprendre ma place',
  'watchers.names': 'Regardent : {names}',
  'watchers.more': 'Regardent : {more}',
  'watchers.both': 'Regardent : {names} et {more} de plus',
  'story.host': '{name} est maintenant l’hôte.',
  'host.menu': 'Places et hôte…',
  'seat.removeGuest': 'Retirer cet invité',
  'mute.now': 'Micros coupés',
  'call.join': 'Rejoindre l’appel',
  'contact.menu': 'Appel et alertes…',
  'eyes.menu': 'Spectateurs…',
  'story.eyes': '{name} laisse voir son jeu à ceux qui regardent, un tour plus tard.',
  'story.eyes.off': '{name} ne laisse plus voir son jeu.',
  'watch.name': 'Dire votre nom',
  'watch.name.text': 'Avec un nom, vous pouvez parler là où c’est permis, et recevoir une place.',
};
