import {
  type EducationLevel,
  type FieldOfStudy,
  type Occupation,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { best } from './best.ts';
import type { CareerStart } from './career-persons.ts';
import { isLicensed, namedStep, zoneOfProfessions } from './career-steps.ts';
import { rankOfEducation } from './education.ts';

/** So many levels of preparation lie between an engineer and a driver. */
const levelsBelow = 2;

/** Work of the armed forces, by ISCO-08. */
export const isOfForces = ({ isco }: Occupation): boolean => isco?.startsWith('0') ?? false;

/** Whoever led once and does not now has lost no profession. */
const isManager = ({ isco }: Occupation): boolean => isco?.startsWith('1') ?? false;

/**
 * The profession that somebody has and does not practise now: a nurse who works as a caregiver, an engineer who drives, a
 * coder who writes that they want back to nursing. A licensed profession is one's own from a level below, any other from
 * two. `null` where the present work is no lower and nobody asks for the former.
 */
export function professionHeld(
  present: Occupation,
  before: readonly Occupation[],
  {
    education,
    wishes,
    text,
  }: { education: EducationLevel | undefined; wishes: readonly string[]; text: string },
): Occupation | null {
  // Of the same sector it is a step up or down that they name, and no profession to come back to, unless it needs a licence.
  const asked = before.find(
    (work) =>
      work.id !== present.id &&
      wishes.includes(work.id) &&
      (isLicensed(work) || work.sectorId !== present.sectorId),
  );
  if (asked) return asked;
  const isHeld = (work: Occupation): boolean => {
    if (isOfForces(work) || isManager(work)) return false;
    // Within a sector people change their work, and lose no profession unless it needs a licence.
    if (!isLicensed(work) && work.sectorId === present.sectorId) return false;
    const levels = work.zone - present.zone;
    if (rankOfEducation(work.education) < rankOfEducation('diploma')) return false;
    if (education && rankOfEducation(education) < rankOfEducation('diploma')) return false;
    // Whoever has no degree of its level never held a profession of care, however the words of their work sound.
    if (education && isLicensed(work) && work.zone >= zoneOfProfessions && isLessThan(education, work))
      return false;
    // A desk is chosen, unless its holder prepares for the licence of the other.
    if (isDesk(present) && !(isLicensed(work) && (isCare(present) || toLicence.test(fold(text)))))
      return false;
    return levels >= levelsBelow || (levels >= 1 && isLicensed(work) && isLicensed(present));
  };
  return best(before.filter(isHeld), ({ zone }) => zone);
}

const isCalledStopgap = wordingsIn('matching/careers').pattern('says that work is a stopgap', {
  spaces: 'one',
});
const toLicence = wordingsIn('matching/careers').pattern('prepares for a licence', { spaces: 'one' });
/** Nursing, care and the technicians of both, by ISCO-08. */
const isCare = ({ isco }: Occupation): boolean => /^(?:22|32|53)/u.test(isco ?? '');

const isLessThan = (education: EducationLevel, work: Occupation): boolean =>
  rankOfEducation(education) < rankOfEducation(work.education);

/** Selling and serving from a desk, by ISCO-08, is a line of work that people choose: no profession waits behind it. */
const isDesk = ({ isco }: Occupation): boolean => /^(?:24|3(?!2)|4|52[0-4])/u.test(isco ?? '');

/** Assistants of teachers and of carers, by ISCO-08. */
const isHelpingPeople = ({ isco }: Occupation): boolean => isco?.startsWith('531') ?? false;

/** After so many years in it work is no stopgap; at a desk it is one for a year. */
const mostYearsOfStopgap = { byHand: 3, atDesk: 1, called: 5 };

/** The field of somebody with a degree who does work that asks for hardly any preparation, and has not done it for long. */
export function stopgapFor(
  present: Occupation,
  { education, years, text = '' }: CareerStart,
  field: FieldOfStudy | null,
  taxonomy: Taxonomy,
): FieldOfStudy | null {
  if (!field || !education || rankOfEducation(education) < rankOfEducation('bachelor')) return null;
  const begun = taxonomy.occupation(field.firstWork[0] ?? '');
  // Who calls it one has not chosen it, whatever it asks.
  if (isCalledStopgap.test(fold(text)) && (years ?? 0) <= mostYearsOfStopgap.called)
    return begun && begun.sectorId !== present.sectorId && begun.zone >= present.zone ? field : null;
  // Whoever helps children or the sick has begun in the field of people.
  if (isHelpingPeople(present)) return null;
  const isAtTill = present.isco?.startsWith('523') ?? false;
  const most = isDesk(present) && !isAtTill ? mostYearsOfStopgap.atDesk : mostYearsOfStopgap.byHand;
  // How long they have done it is not known: what they write that they are comes first.
  if (years == null || years > most) return null;
  return begun && begun.zone - present.zone >= levelsBelow ? field : null;
}

/**
 * What somebody is whose title is that of a profession of care for which their degree is too low: the work from which
 * people come to it, where the rest of what they write is hardly less like that (a shop's optician is no optometrist). Else
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
      nearness(other.id) >= nearness(found.id) - marginOfDegree,
  );
  return best(lower, ({ id }) => nearness(id)) ?? found;
}
/** A degree that is missing says more than so little of likeness. */
const marginOfDegree = 0.03;
