import type { Texts } from './translation';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { learnDe } from './learn.de';
import { learnEn } from './learn.en';
import { learnEs } from './learn.es';
import { learnFr } from './learn.fr';
import { learnIt } from './learn.it';
import { learnNl } from './learn.nl';
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
export type LearnKey = keyof typeof learnEn;
export type PeopleKey = keyof typeof peopleEn;
export type Key = FrameKey | StageKey | LearnKey | PeopleKey;

export const texts: Texts<Key> = {
  en: { ...en, ...stageEn, ...learnEn, ...peopleEn },
  fr: { ...fr, ...stageFr, ...learnFr, ...peopleFr },
  de: { ...de, ...stageDe, ...learnDe, ...peopleDe },
  es: { ...es, ...stageEs, ...learnEs, ...peopleEs },
  it: { ...it, ...stageIt, ...learnIt, ...peopleIt },
  nl: { ...nl, ...stageNl, ...learnNl, ...peopleNl },
};
