import type { Texts } from './translation';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { coachDe } from './coach.de';
import { coachEn } from './coach.en';
import { coachEs } from './coach.es';
import { coachFr } from './coach.fr';
import { coachIt } from './coach.it';
import { coachNl } from './coach.nl';
import { peopleDe } from './people.de';
import { peopleEn } from './people.en';
import { peopleEs } from './people.es';
import { peopleFr } from './people.fr';
import { peopleIt } from './people.it';
import { peopleNl } from './people.nl';
import { stageDe } from './stage.de';
import { stageEn } from './stage.en';
import { stageEs } from './stage.es';
import { stageFr } from './stage.fr';
import { stageIt } from './stage.it';
import { stageNl } from './stage.nl';

export type FrameKey = keyof typeof en;
export type StageKey = keyof typeof stageEn;
export type CoachKey = keyof typeof coachEn;
export type PeopleKey = keyof typeof peopleEn;
export type Key = FrameKey | StageKey | CoachKey | PeopleKey;

export const texts: Texts<Key> = {
  en: { ...en, ...stageEn, ...coachEn, ...peopleEn },
  fr: { ...fr, ...stageFr, ...coachFr, ...peopleFr },
  de: { ...de, ...stageDe, ...coachDe, ...peopleDe },
  es: { ...es, ...stageEs, ...coachEs, ...peopleEs },
  it: { ...it, ...stageIt, ...coachIt, ...peopleIt },
  nl: { ...nl, ...stageNl, ...coachNl, ...peopleNl },
};
