import { de } from '../de';
import { coachDe } from '../coach.de';
import { peopleDe } from '../people.de';
import { stageDe } from '../stage.de';

/** The client's own texts in German. */
export const all = { ...de, ...stageDe, ...coachDe, ...peopleDe };
