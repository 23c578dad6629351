import type { en } from './en';

export const nl: Record<keyof typeof en, string> = {
  'advice.ask': 'Wat zou jij doen?',
  'advice.title': 'Wat de bots zouden doen',
  'advice.chance': 'Winkans: {percent} %',
  'advice.asGood': 'net zo goed',
  'advice.won': 'dan is het zo goed als gewonnen',
  'advice.only': 'er is niets beters te doen',
  'advice.free': 'het maakt nauwelijks uit: kies wat je leuk vindt',
  'advice.best': 'geeft de beste kans',
  'advice.smaller': 'geeft een kleinere kans',
  'advice.close': 'Raad sluiten',
  'advice.thinking': 'De bots denken na …',
  'advice.asked': '{name} heeft {count} keer om raad gevraagd',
  'advice.askedOnce': '{name} heeft één keer om raad gevraagd',
  'new.advice': 'Raad van de bots',
  'new.advice.usual': 'Zoals gewoonlijk',
  'new.advice.on': 'Toegestaan',
  'new.advice.off': 'Niet toegestaan',
  'new.advice.help': 'Zoals gewoonlijk: toegestaan waar allen samen spelen of iemand alleen tegen bots. Hoe vaak ieder vroeg, staat er aan het einde.',
};
