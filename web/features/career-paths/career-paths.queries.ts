import { useQuery } from '@tanstack/react-query';
import {
  type CareerGoal,
  type CareerStep,
  dropCareerGoal,
  getCareerGoal,
  setCareerGoal,
  suggestCareerPaths,
} from '#contract/features/career-paths.contract.ts';
import { suggestCourses } from '#contract/features/courses.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { currentLanguage, i18n, type Language } from '#web/platform/language.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';

export type Paths = Reply<typeof suggestCareerPaths>;
export type Path = Paths['paths'][number];

/** So many paths are compared. */
const PATHS = 3;

export const usePaths = () => useQuery(queryFor(suggestCareerPaths, { body: { n: PATHS } }));
export const useGoal = () => useQuery(queryFor(getCareerGoal, {}));

export const isWithoutProfile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'profiles.not_found';

export const nameIn = (language: Language, name: Bilingual): string => name[language] || name.en;

/** Whole years: an estimate claims no months. What is not nothing is a year at least. */
export const wholeYears = (years: number): number => (years > 0 ? Math.max(1, Math.round(years)) : 0);

/** A line as it is chosen: where it begins, then its steps. */
export const lineOf = (from: { id: string }, steps: readonly CareerStep[]): string[] => [
  from.id,
  ...steps.map(({ occupation }) => occupation.id),
];

/** The occupation that a line leads to; one without steps stays where it begins. */
export const endOf = ({ from, steps }: Pick<CareerGoal, 'from' | 'steps'>) =>
  steps.at(-1)?.occupation ?? from;

/** Chooses a line; the way back restores the goal before it. */
export async function chooseGoal(line: string[], name: Bilingual, before: CareerGoal | null): Promise<void> {
  await change(() => call(setCareerGoal, { body: { steps: line } }), 'chosen', name, before);
}

/** Gives the goal up; the way back restores it. */
export async function dropGoal(goal: CareerGoal): Promise<void> {
  await change(() => call(dropCareerGoal), 'dropped', endOf(goal).name, goal);
}

async function change(
  deed: () => Promise<unknown>,
  done: 'chosen' | 'dropped',
  name: Bilingual,
  before: CareerGoal | null,
): Promise<void> {
  const follow = () => refresh(getCareerGoal, suggestCourses);
  const restore = () =>
    before
      ? call(setCareerGoal, { body: { steps: lineOf(before.from, before.steps) } })
      : call(dropCareerGoal);
  try {
    await deed();
    await follow();
  } catch (error) {
    showError(error);
    return;
  }
  showNotice(i18n.t(`career-paths:${done}`, { name: nameIn(currentLanguage(), name) }), {
    undo: () => void restore().then(follow, showError),
  });
}
