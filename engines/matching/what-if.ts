import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { type Explanation, explainMatch } from './explain.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { MatchModel } from './model.ts';
import type { Importance } from './postings.ts';

/**
 * The explanation as it would be if the person had learned these skills to the level that the job asks. `learned` are
 * taxonomy ids, or names where the taxonomy lacks the skill. One missing skill more gives exactly the score plus the
 * lift that the explanation states for it.
 */
export function whatIf(
  job: JobFeatures,
  profile: ProfileFeatures,
  model: MatchModel,
  learned: readonly string[],
): Explanation {
  return explainMatch(job, withSkills(model.taxonomy, job, profile, learned), model);
}

/** A missing skill in the order in which learning raises the score fastest. */
export interface LiftStep {
  id: string | null;
  name: string;
  importance: Importance;
  /** What the score gains when this skill is learned after those before it. */
  lift: number;
  /** The score from then on. */
  score: number;
}

/**
 * The missing skills in the order that raises the score fastest, at most `most`: each time the one with the greatest
 * lift, given those before and those in `learned`. Equal lifts keep the order of the explanation, heaviest first.
 */
export function liftOrder(
  job: JobFeatures,
  profile: ProfileFeatures,
  model: MatchModel,
  { learned = [], most = 10 }: { learned?: readonly string[]; most?: number } = {},
): LiftStep[] {
  const steps: LiftStep[] = [];
  let grown = withSkills(model.taxonomy, job, profile, learned);
  let now = explainMatch(job, grown, model);
  while (now.missing.length > 0 && steps.length < most) {
    const { id, name, importance, lift } = now.missing.reduce((a, b) => (b.lift > a.lift ? b : a));
    grown = withSkills(model.taxonomy, job, grown, [id ?? name]);
    now = explainMatch(job, grown, model);
    steps.push({ id, name, importance, lift, score: now.score });
  }
  return steps;
}

/**
 * A skill whose level is not said is never held to be too low, and outranks a mention of it at a lower one. The job's
 * own word for a skill comes before the taxonomy's, since what it lists is what has to be met.
 */
function withSkills(
  taxonomy: Taxonomy,
  job: JobFeatures,
  profile: ProfileFeatures,
  learned: readonly string[],
): ProfileFeatures {
  const skills = learned.map((skill) => {
    const asked = job.skills.find(({ id, name }) => id === skill || name === skill);
    return asked ? { id: asked.id, name: asked.name } : namedSkill(taxonomy, skill);
  });
  return { ...profile, skills: [...profile.skills, ...skills] };
}

/** A profile with a skill more, by its id or its name: what it is like for any job. */
export const withSkill = (taxonomy: Taxonomy, profile: ProfileFeatures, skill: string): ProfileFeatures => ({
  ...profile,
  skills: [...profile.skills, namedSkill(taxonomy, skill)],
});

function namedSkill(taxonomy: Taxonomy, skill: string): { id: string | null; name: string } {
  const known = taxonomy.skill(skill) ?? taxonomy.resolveSkill(skill);
  return { id: known?.id ?? null, name: known?.name.en ?? skill };
}
