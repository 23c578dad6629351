import type { MissedTold, TableTold } from '../../wire/table';
import { applyStep } from '../table/apply-step';
import type { StoryItem, TableStep } from '../table/table.svelte';

/** What happened before this page was loaded: the table as it was, and the steps since. */
export interface EarlierSteps {
  before: TableTold;
  steps: TableStep[];
}

export function earlierSteps(told: MissedTold): EarlierSteps {
  const steps: TableStep[] = [];
  told.steps.reduce((table, step) => {
    const next = applyStep(table, step);
    steps.push({ number: step.number, told: next, happenings: step.happenings, own: false });
    return next;
  }, told.table);
  return { before: told.table, steps };
}

/** The same steps, as the story has them. */
export const itemsOf = (steps: TableStep[]): StoryItem[] =>
  steps.flatMap(({ number, happenings }) => happenings.map((happening, index) => ({ key: `${number}.${index}`, number, happening })));
