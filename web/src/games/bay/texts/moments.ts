import type { Texts } from '../../../texts/translation';

const en = {
  'moment.vortex': 'The vortex turns',
  'moment.swallowed': 'Swallowed!',
  'moment.saved': 'A ship is saved!',
  'moment.wounded': 'The Kraken is wounded!',
  'moment.killed': 'The Kraken is beaten!',
  'dice.sail': 'How far the ship sails',
  'dice.shot': 'The shot: it takes {defence} to hit',
  'dice.loss': 'What the ship loses',
  'costly.mouth': 'From here the vortex pulls your ship into the mouth, as things lie now. You would be out of the game.',
  'costly.harm': 'This way runs into harm: {harm}. Sail it all the same?',
};

export type MomentKey = keyof typeof en;

const fr: Record<MomentKey, string> = {
  'moment.vortex': 'Le tourbillon tourne',
  'moment.swallowed': 'Avalé !',
  'moment.saved': 'Un bateau est sauvé !',
  'moment.wounded': 'Le Kraken est blessé !',
  'moment.killed': 'Le Kraken est vaincu !',
  'dice.sail': 'Distance à parcourir',
  'dice.shot': 'Le tir : il faut {defence} pour toucher',
  'dice.loss': 'Ce que le bateau perd',
  'costly.mouth': 'D’ici, le tourbillon entraîne votre bateau dans la gueule. Vous seriez hors jeu.',
  'costly.harm': 'Cette route mène au danger : {harm}. La prendre quand même ?',
};

const de: Record<MomentKey, string> = {
  'moment.vortex': 'Der Strudel zieht',
  'moment.swallowed': 'Verschlungen!',
  'moment.saved': 'Ein Schiff ist gerettet!',
  'moment.wounded': 'Der Krake ist verwundet!',
  'moment.killed': 'Der Krake ist besiegt!',
  'dice.sail': 'Wie weit das Schiff fährt',
  'dice.shot': 'Der Schuss: trifft ab {defence}',
  'dice.loss': 'Was das Schiff verliert',
  'costly.mouth': 'Von hier zieht der Strudel dein Schiff ins Maul, so wie es jetzt liegt. Du wärst aus dem Spiel.',
  'costly.harm': 'Auf diesem Weg liegt Schaden: {harm}. Trotzdem segeln?',
};

const es: Record<MomentKey, string> = {
  'moment.vortex': 'El remolino gira',
  'moment.swallowed': '¡Engullido!',
  'moment.saved': '¡Un barco a salvo!',
  'moment.wounded': '¡El Kraken está herido!',
  'moment.killed': '¡El Kraken ha caído!',
  'dice.sail': 'Cuánto navega el barco',
  'dice.shot': 'El disparo: acierta desde {defence}',
  'dice.loss': 'Lo que pierde el barco',
  'costly.mouth': 'Desde aquí el remolino arrastra tu barco a las fauces. Quedarías fuera de la partida.',
  'costly.harm': 'Este camino hace daño: {harm}. ¿Navegarlo de todos modos?',
};

const it: Record<MomentKey, string> = {
  'moment.vortex': 'Il vortice gira',
  'moment.swallowed': 'Inghiottita!',
  'moment.saved': 'Una nave è salva!',
  'moment.wounded': 'Il Kraken è ferito!',
  'moment.killed': 'Il Kraken è sconfitto!',
  'dice.sail': 'Quanto naviga la nave',
  'dice.shot': 'Il tiro: colpisce da {defence}',
  'dice.loss': 'Cosa perde la nave',
  'costly.mouth': 'Da qui il vortice trascina la tua nave nelle fauci. Saresti fuori dal gioco.',
  'costly.harm': 'Questa rotta porta danno: {harm}. Seguirla lo stesso?',
};

const nl: Record<MomentKey, string> = {
  'moment.vortex': 'De draaikolk trekt',
  'moment.swallowed': 'Opgeslokt!',
  'moment.saved': 'Een schip is gered!',
  'moment.wounded': 'De Kraken is gewond!',
  'moment.killed': 'De Kraken is verslagen!',
  'dice.sail': 'Hoe ver het schip vaart',
  'dice.shot': 'Het schot: raak vanaf {defence}',
  'dice.loss': 'Wat het schip verliest',
  'costly.mouth': 'Van hier trekt de draaikolk je schip de muil in. Je zou uit het spel zijn.',
  'costly.harm': 'Deze weg doet schade: {harm}. Toch zeilen?',
};

/** The titles of moments, and what dice are for. */
export const moments: Texts<MomentKey> = { en, fr, de, es, it, nl };
