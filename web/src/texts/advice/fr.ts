import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'advice.ask': 'Que ferais-tu ?',
  'advice.title': 'Ce que feraient les robots',
  'advice.chance': 'Chances de gagner : {percent} %',
  'advice.asGood': 'tout aussi bon',
  'advice.won': 'c’est pour ainsi dire gagné',
  'advice.only': 'il n’y a rien de mieux à faire',
  'advice.free': 'presque aucune différence : choisis ce qui te plaît',
  'advice.best': 'laisse les meilleures chances',
  'advice.smaller': 'laisse moins de chances',
  'advice.close': 'Fermer les conseils',
  'advice.thinking': 'Les robots réfléchissent …',
  'advice.asked': '{name} a demandé conseil {count} fois',
  'advice.askedOnce': '{name} a demandé conseil une fois',
  'new.advice': 'Conseils des robots',
  'new.advice.usual': 'Comme d’habitude',
  'new.advice.on': 'Permis',
  'new.advice.off': 'Interdits',
  'new.advice.help': 'D’habitude : permis quand tous jouent ensemble, ou seul contre des robots. À la fin, on dit combien de fois chacun a demandé.',
};
