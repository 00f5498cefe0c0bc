import { useQuery } from '@tanstack/react-query';
import {
  type CareerGoal,
  dropCareerGoal,
  getCareerGoal,
  setCareerGoal,
  suggestCareerPaths,
} from '#contract/features/career-paths.contract.ts';
import { suggestCourses } from '#contract/features/courses.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';

export const useGoal = () => useQuery(queryFor(getCareerGoal, {}));

/** The occupation that a goal leads to. */
export const endOf = ({ from, steps }: Pick<CareerGoal, 'from' | 'steps'>) =>
  steps.at(-1)?.occupation ?? from;

/** As many paths as the screen of career paths asks for: the answer may be there. */
const PATHS = 3;

/**
 * The line of occupations that leads to one: along a path that people walk, where one passes it, else straight from where
 * the person is. Null where nothing tells where that is; `here` where they are there already.
 */
export async function lineTo(occupationId: string): Promise<string[] | 'here' | null> {
  const { from, paths } = await whereFrom();
  if (!from) return null;
  if (from.id === occupationId) return 'here';
  const lines = paths
    .map(({ steps }) => steps.map(({ occupation }) => occupation.id))
    .filter((line) => line.includes(occupationId))
    .map((line) => line.slice(0, line.indexOf(occupationId) + 1))
    .sort((a, b) => a.length - b.length);
  return [from.id, ...(lines[0] ?? [occupationId])];
}

async function whereFrom() {
  try {
    return await call(suggestCareerPaths, { body: { n: PATHS } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'profiles.not_found') return { from: null, paths: [] };
    throw error;
  }
}

/** Makes a line one's goal; what is returned puts the goal before it back. */
export async function chooseGoal(line: string[], before: CareerGoal | null): Promise<() => Promise<void>> {
  await call(setCareerGoal, { body: { steps: line } });
  await follow();
  return async () => {
    if (before)
      await call(setCareerGoal, {
        body: { steps: [before.from.id, ...before.steps.map(({ occupation }) => occupation.id)] },
      });
    else await call(dropCareerGoal);
    await follow();
  };
}

const follow = () => refresh(getCareerGoal, suggestCourses);
