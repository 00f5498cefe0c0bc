import type { CourseOptions } from './course-choice.ts';
import { coursesHeldBy } from './courses-held.ts';
import type { ProfileFeatures } from './features.ts';
import { ledBy } from './leading-asked.ts';
import { learnerOf } from './learners.ts';
import type { MatchModel } from './model.ts';
import { rungOf } from './rungs.ts';

/** What courses for an occupation must know of somebody: where they stand towards it, how far they have come and what they have. Nobody is new to all. */
export function standingTowards(
  occupationId: string | null,
  person: ProfileFeatures | null,
  model: MatchModel,
): Pick<CourseOptions, 'rung' | 'learner' | 'isHeld' | 'has' | 'leads'> {
  if (!person) return { rung: 'new' };
  const learner = learnerOf(person, model.taxonomy);
  const everyday = learner.workIds.flatMap((id) =>
    (model.taxonomy.occupation(id)?.skills ?? []).map((skill) => skill.id),
  );
  return {
    rung: occupationId === null ? 'new' : rungOf(person, occupationId, model),
    learner,
    leads: ledBy(person, model.taxonomy),
    isHeld: coursesHeldBy(person, learner, model.taxonomy),
    has: [...new Set([...person.skills.flatMap(({ id }) => id ?? []), ...everyday])],
  };
}
