import type { EducationLevel, Occupation } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { isLicensed, namedStep, zoneOfProfessions } from './career-steps.ts';
import { rankOfEducation } from './education.ts';

/** So many levels of preparation lie between an engineer and a driver. */
const levelsBelow = 2;

/**
 * The profession that somebody has and does not practise now: a nurse who works as a caregiver, an engineer who drives. A
 * licensed profession is one's own from a level below, any other from two. `null` where the present work is no lower.
 */
export function professionHeld(
  present: Occupation,
  before: readonly Occupation[],
  education: EducationLevel | undefined,
): Occupation | null {
  const isHeld = (work: Occupation): boolean => {
    const levels = work.zone - present.zone;
    if (rankOfEducation(work.education) < rankOfEducation('diploma')) return false;
    if (education && rankOfEducation(education) < rankOfEducation('diploma')) return false;
    return levels >= levelsBelow || (levels >= 1 && isLicensed(work) && isLicensed(present));
  };
  return best(before.filter(isHeld), ({ zone }) => zone);
}

/**
 * What somebody is whose title is that of a profession of care for which their degree is too low: the work from which
 * people come to it, where the rest of what they write is no less like that (a shop's optician is no optometrist). Else
 * what was found.
 */
export function withinDegree(
  found: Occupation,
  education: EducationLevel | undefined,
  occupations: readonly Occupation[],
  nearness: (id: string) => number,
): Occupation {
  if (!education || !isLicensed(found) || found.zone < zoneOfProfessions) return found;
  const own = rankOfEducation(education);
  if (own >= rankOfEducation(found.education)) return found;
  const lower = occupations.filter(
    (other) =>
      isLicensed(other) &&
      other.zone < found.zone &&
      rankOfEducation(other.education) <= own &&
      namedStep(other, found) !== null &&
      nearness(other.id) >= nearness(found.id),
  );
  return best(lower, ({ id }) => nearness(id)) ?? found;
}
