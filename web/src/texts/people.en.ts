/** The people at a table: who is there, who sits in, who looks on. */
export const peopleEn = {
  'presence.AWAY': 'away',
  'presence.GONE': 'gone',
  'seat.sitsIn': 'for {name}',
  'seat.sitIn': 'Let a bot sit in',
  'seat.comeBack': 'Take my seat back',
  'watchers.names': 'Watching: {names}',
  'watchers.more': 'Watching: {more}',
  'watchers.both': 'Watching: {names} and {more} more',
  'story.host': '{name} is the host now.',
  'host.menu': 'Seats and host…',
  'seat.removeGuest': 'Remove this guest',
  'mute.now': 'Mute now',
  'call.join': 'Join the call',
  'contact.menu': 'Call and alerts…',
  'watch.name': 'Tell them your name',
  'watch.name.text': 'With a name you can talk where watchers may, and be given a seat.',
};
