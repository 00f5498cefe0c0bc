import type { MatchModel } from './model.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';

/** For each skill of the job the best credit that the profile earns, and the position of the skill that earned it. */
interface Credits {
  credit: Float64Array;
  through: Int32Array;
}

/** The credits of a profile for a job, related skills counted for what they are worth. */
export function skillCredits(
  job: Pick<PreparedJob, 'skills' | 'needs'>,
  profile: Pick<PreparedProfile, 'skills' | 'levels'>,
  model: MatchModel,
): Credits {
  const credit = new Float64Array(job.skills.length);
  const through = new Int32Array(job.skills.length).fill(-1);
  const at = new Map<number, number>();
  for (let i = 0; i < profile.skills.length; i++) at.set(profile.skills[i]!, i);
  for (let i = 0; i < job.skills.length; i++) {
    const key = job.skills[i]!;
    const need = job.needs[i]!;
    const offer = (position: number | undefined, base: number) => {
      if (position === undefined) return;
      const value = base * levelFactor(profile.levels[position]!, need);
      if (value > credit[i]!) {
        credit[i] = value;
        through[i] = position;
      }
    };
    offer(at.get(key), 1);
    if (key < 0 || credit[i] === 1) continue;
    const { skills, credits } = model.neighboursOf(key);
    for (let n = 0; n < skills.length && credits[n]! > credit[i]!; n++)
      offer(at.get(skills[n]!), credits[n]!);
  }
  return { credit, through };
}

/** How far a level goes towards the one needed; 1 where either is not known (0). */
export function levelFactor(have: number, need: number): number {
  return have === 0 || need === 0 ? 1 : Math.min(1, (have + 1) / (need + 1));
}

/** The credits if the profile had one skill more, at the level needed, and with what it lends to others. */
export function creditsWith(job: PreparedJob, now: Credits, added: number, model: MatchModel): Credits {
  const credit = now.credit.slice();
  for (let i = 0; i < job.skills.length; i++) {
    const key = job.skills[i]!;
    if (key === added) credit[i] = 1;
    else if (key >= 0) {
      const { skills, credits } = model.neighboursOf(key);
      const n = skills.indexOf(added);
      if (n >= 0) credit[i] = Math.max(credit[i]!, credits[n]!);
    }
  }
  return { credit, through: now.through };
}

/**
 * What a job's skills must weigh together for half of the skills part to be certain: some two that are asked for. A
 * posting in which one skill was recognised does not make everybody who has it a perfect match.
 */
export const skillsForHalf = 8;

/** What all is measured by, more than the job's skills weigh: the rest is held back for what few skills do not show. */
export function wholeWeight({ totalWeight }: Pick<PreparedJob, 'totalWeight'>): number {
  return totalWeight + skillsForHalf;
}

/** The skills part, 0 to below 1; `null` where the job names no skill. */
export function earned(job: PreparedJob, { credit }: Credits): number | null {
  if (job.totalWeight === 0) return null;
  let sum = 0;
  for (let i = 0; i < credit.length; i++) sum += job.weights[i]! * credit[i]!;
  return sum / wholeWeight(job);
}
