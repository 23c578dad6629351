import type { Texts } from '../../../texts/translation';

const en = {
  'brief.Walked': 'walks to the {area}',
  'brief.PushedBack': 'drives back the {lane} tentacle',
  'brief.KrakenHit': 'hits Tootone',
  'brief.Swept': 'sweeps the {side} cannon zone',
  'brief.RailRepaired': 'mends the {lane} rail',
  'brief.Advanced': 'tentacles nearer: {count}',
  'brief.RailBroken': 'rail lost: {lane}',
  'brief.HoleSmashed': 'hole {holes} of 4!',
  'brief.KrakenSurfaced': 'Tootone comes up: {lane}!',
};

export type BriefKey = keyof typeof en;

/** What happened in few words, for the line of a whole turn; most of them follow a name. */
export const briefs: Texts<BriefKey> = {
  en,
  fr: {
    'brief.Walked': 'change de place ({area})',
    'brief.PushedBack': 'repousse le tentacule {lane}',
    'brief.KrakenHit': 'touche Bikolor',
    'brief.Swept': 'balaie la zone Canon ({side})',
    'brief.RailRepaired': 'répare le bastingage {lane}',
    'brief.Advanced': 'tentacules plus près : {count}',
    'brief.RailBroken': 'bastingage perdu : {lane}',
    'brief.HoleSmashed': 'trou {holes} sur 4 !',
    'brief.KrakenSurfaced': 'Bikolor surgit : {lane} !',
  },
  de: {
    'brief.Walked': 'geht weiter ({area})',
    'brief.PushedBack': 'vertreibt Tentakel {lane}',
    'brief.KrakenHit': 'trifft Tenny',
    'brief.Swept': 'fegt die Kanonenzone leer ({side})',
    'brief.RailRepaired': 'flickt die Reling {lane}',
    'brief.Advanced': 'Tentakel näher: {count}',
    'brief.RailBroken': 'Reling verloren: {lane}',
    'brief.HoleSmashed': 'Leck {holes} von 4!',
    'brief.KrakenSurfaced': 'Tenny taucht auf: {lane}!',
  },
  es: {
    'brief.Walked': 'se desplaza ({area})',
    'brief.PushedBack': 'rechaza el tentáculo {lane}',
    'brief.KrakenHit': 'golpea a Bikolor',
    'brief.Swept': 'barre la zona de cañones ({side})',
    'brief.RailRepaired': 'repara la barandilla {lane}',
    'brief.Advanced': 'tentáculos más cerca: {count}',
    'brief.RailBroken': 'barandilla perdida: {lane}',
    'brief.HoleSmashed': '¡boquete {holes} de 4!',
    'brief.KrakenSurfaced': '¡sale Bikolor: {lane}!',
  },
  it: {
    'brief.Walked': 'si sposta ({area})',
    'brief.PushedBack': 'respinge il tentacolo {lane}',
    'brief.KrakenHit': 'colpisce il Kraken',
    'brief.Swept': 'spazza la zona cannoni ({side})',
    'brief.RailRepaired': 'ripara il parapetto {lane}',
    'brief.Advanced': 'tentacoli più vicini: {count}',
    'brief.RailBroken': 'parapetto perso: {lane}',
    'brief.HoleSmashed': 'falla {holes} di 4!',
    'brief.KrakenSurfaced': 'emerge il Kraken: {lane}!',
  },
  nl: {
    'brief.Walked': 'loopt verder ({area})',
    'brief.PushedBack': 'verdrijft tentakel {lane}',
    'brief.KrakenHit': 'raakt Tootone',
    'brief.Swept': 'veegt de kanonzone leeg ({side})',
    'brief.RailRepaired': 'herstelt reling {lane}',
    'brief.Advanced': 'tentakels dichterbij: {count}',
    'brief.RailBroken': 'reling kwijt: {lane}',
    'brief.HoleSmashed': 'gat {holes} van 4!',
    'brief.KrakenSurfaced': 'Tootone duikt op: {lane}!',
  },
};
