import { it } from '../it';
import { coachIt } from '../coach.it';
import { peopleIt } from '../people.it';
import { stageIt } from '../stage.it';

/** The client's own texts in Italian. */
export const all = { ...it, ...stageIt, ...coachIt, ...peopleIt };
