import { careerPaths, careerStart, coursesTaken, occupationGap } from '#engines/matching/index.ts';
import type { Course } from '#engines/taxonomy/index.ts';
import { personInMatching } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { takenUpBy } from './courses.reads.ts';

/**
 * How much of use a course is to the reader: what its skills would bring to the work they do and to the first steps
 * from it, for the hours that it takes; what they have finished is of none. Whoever has no profile is shown what most occupations ask for.
 */
export async function interestOf(
  ctx: SignedInCtx & Uses<'models' | 'taxonomy'>,
): Promise<(course: Course) => number> {
  const wanted = (await wantedBy(ctx)) ?? askedFor(ctx);
  const taken = ctx.actor.state === 'CANDIDATE' ? await takenUpBy(ctx.db, ctx.actor.id) : [];
  const { isFinished } = coursesTaken(ctx.taxonomy, taken);
  const easy = ctx.lang === 'ar' ? 'arabic' : 'english';
  return (course) => {
    if (isFinished(course)) return 0;
    const { skills, hours, languageIds } = course;
    const worth = skills.reduce((sum, { id }) => sum + (wanted.get(id) ?? 0), 0);
    return (worth / (hours + HOURS_TO_BEGIN)) * (languageIds.includes(easy) ? 1 : OTHER_LANGUAGE);
  };
}

/** Finding and joining a course takes as long as some hours of it. */
const HOURS_TO_BEGIN = 12;
const OTHER_LANGUAGE = 0.5;
const OF_PRESENT_WORK = 1;
const OF_NEXT_STEP = 0.7;

/** What a candidate lacks of the work they do and of the first steps from it; null of anybody else. */
async function wantedBy(
  ctx: SignedInCtx & Uses<'models' | 'taxonomy'>,
): Promise<ReadonlyMap<string, number> | null> {
  const profile = ctx.actor.state === 'CANDIDATE' ? await personInMatching(ctx, ctx.actor.id) : null;
  if (!profile) return null;
  const [model, start] = [ctx.models.current(), careerStart(profile)];
  const { from, paths } = careerPaths(model, start);
  if (!from) return null;
  const next = paths.flatMap(({ steps }) => steps.slice(0, 1)).map(({ occupationId }) => occupationId);
  const wanted = new Map<string, number>();
  for (const id of [from.occupationId, ...next]) {
    const weight = id === from.occupationId ? OF_PRESENT_WORK : OF_NEXT_STEP;
    for (const { id: skill, lift } of occupationGap(model, start, id).missing)
      wanted.set(skill, Math.max(wanted.get(skill) ?? 0, weight * lift));
  }
  return wanted;
}

/** In how many occupations each skill is essential. */
function askedFor({ taxonomy }: Uses<'taxonomy'>): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { skills } of taxonomy.occupations)
    for (const { id, importance } of skills)
      if (importance === 'essential') asked.set(id, (asked.get(id) ?? 0) + 1);
  return asked;
}
