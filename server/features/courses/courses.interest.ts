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
  const sought = await wantedBy(ctx);
  const wanted = sought?.wanted ?? askedFor(ctx);
  const taken = ctx.actor.state === 'CANDIDATE' ? await takenUpBy(ctx.db, ctx.actor.id) : [];
  const { isFinished, learned } = coursesTaken(ctx.taxonomy, taken);
  const easy = ctx.lang === 'ar' ? 'arabic' : 'english';
  return (course) => {
    if (isFinished(course)) return 0;
    const { skills, hours, languageIds } = course;
    const worth = skills.reduce((sum, { id }) => sum + (learned.has(id) ? 0 : (wanted.get(id) ?? 0)), 0);
    // A course of another trade teaches one skill of use in passing.
    const own = sought ? skills.filter(({ id }) => sought.trade.has(id)).length / skills.length : 1;
    return ((own * worth) / (hours + HOURS_TO_BEGIN)) * (languageIds.includes(easy) ? 1 : OTHER_LANGUAGE);
  };
}

/** Finding and joining a course takes as long as some hours of it. */
const HOURS_TO_BEGIN = 12;
const OTHER_LANGUAGE = 0.5;
const OF_PRESENT_WORK = 1;
const OF_NEXT_STEP = 0.7;

/** What somebody lacks, and all that they know or that their work and its next steps are made of. */
interface Sought {
  wanted: ReadonlyMap<string, number>;
  trade: ReadonlySet<string>;
}

/** What a candidate lacks of the work they do and of the first steps from it; null of anybody else. */
async function wantedBy(ctx: SignedInCtx & Uses<'models' | 'taxonomy'>): Promise<Sought | null> {
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
  const skillsOf = (id: string) => ctx.taxonomy.occupation(id)?.skills.map((skill) => skill.id) ?? [];
  const known = profile.skills.flatMap(({ id }) => id ?? []);
  const trade = new Set([...known, ...[from.occupationId, ...next].flatMap(skillsOf)]);
  return { wanted, trade };
}

/** In how many occupations each skill is essential. */
function askedFor({ taxonomy }: Uses<'taxonomy'>): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { skills } of taxonomy.occupations)
    for (const { id, importance } of skills)
      if (importance === 'essential') asked.set(id, (asked.get(id) ?? 0) + 1);
  return asked;
}
