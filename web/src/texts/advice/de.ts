import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'advice.ask': 'Was würdest du tun?',
  'advice.title': 'Was die Bots tun würden',
  'advice.chance': 'Siegchance: {percent} %',
  'advice.asGood': 'genauso gut',
  'advice.won': 'damit ist so gut wie gewonnen',
  'advice.only': 'etwas Besseres gibt es hier nicht',
  'advice.free': 'kaum ein Unterschied: nimm, was dir gefällt',
  'advice.best': 'lässt die beste Chance',
  'advice.smaller': 'lässt eine kleinere Chance',
  'advice.close': 'Rat schließen',
  'advice.thinking': 'Die Bots überlegen …',
  'advice.asked': '{name} hat {count}-mal um Rat gefragt',
  'advice.askedOnce': '{name} hat einmal um Rat gefragt',
  'new.advice': 'Rat von den Bots',
  'new.advice.usual': 'Wie üblich',
  'new.advice.on': 'Erlaubt',
  'new.advice.off': 'Nicht erlaubt',
  'new.advice.help': 'Wie üblich: erlaubt, wo alle zusammen spielen oder jemand allein gegen Bots. Wie oft wer gefragt hat, steht am Ende da.',
};
