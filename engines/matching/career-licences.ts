import { type Licence, type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { type CareerStart, ownWordsOf } from './career-persons.ts';
import { isLicensed, zoneOfProfessions } from './career-steps.ts';
import { fieldOfDegree } from './career-studies.ts';
import { rankOfEducation } from './education.ts';

const studying = wordingsIn('matching/careers').pattern('wants to study', { spaces: 'one' });

/** The licence or degree that work asks of everybody and somebody shows no sign of having; `null` where there is none. */
export type Gates = (work: Occupation) => Licence | null;

/**
 * What stands between a person and licensed work: nothing where what they do or did has the same licence, where their degree
 * is of the field, or, outside care, where they have any degree of that level and its field is not known.
 */
export function gatesFor(
  works: readonly Occupation[],
  { education, text = '' }: CareerStart,
  taxonomy: Taxonomy,
): Gates {
  const studied = fieldOfDegree(taxonomy, text)?.firstWork.flatMap((id) => taxonomy.occupation(id) ?? []);
  const first = works[0];
  const level = rankOfEducation(education ?? first?.education ?? 'none');
  const isDegree = level >= rankOfEducation('bachelor');
  const held = new Set(
    [...works.filter((work) => isOfDegree(work)), ...(isDegree ? (studied ?? []) : [])].flatMap(
      (work) => licenceOf(work, taxonomy) ?? [],
    ),
  );
  return (work) => {
    const licence = licenceOf(work, taxonomy);
    if (!licence || held.has(licence)) return null;
    const asksLess = works.some((own) => own.zone >= work.zone && licenceOf(own, taxonomy) === licence);
    if (asksLess || (!isLicensed(work) && isDegree && !studied)) return null;
    return licence;
  };
}

/** Work whose people have studied its profession, as helpers of the same unit group have not. */
const isOfDegree = ({ education }: Occupation): boolean =>
  rankOfEducation(education) >= rankOfEducation('bachelor');

/** Outside care only professions are gated: those who help in them stand in the same unit groups. */
function licenceOf(work: Occupation, { licences }: Taxonomy): Licence | null {
  if (!isLicensed(work) && work.zone < zoneOfProfessions) return null;
  return licences.find(({ groups }) => groups.includes((work.isco ?? '').slice(0, 4))) ?? null;
}

/** Later than this nobody goes back to university for years unless they write that they want to. */
const mostYearsOfLearners = 3;

/** Whether somebody may be shown work that asks for years of study: those new to work, and those who ask for it. */
export const mayStudy = (person: CareerStart): boolean =>
  (person.years ?? 0) <= mostYearsOfLearners || studying.test(fold(ownWordsOf(person)));
