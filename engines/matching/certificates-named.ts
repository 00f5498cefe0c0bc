import { type Course, derived, type Qualification } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { sectorsAdvising } from './course-fields.ts';

/**
 * The qualifications of the taxonomy, and each certificate of the catalogue that no paper among them leads to: a posting asks
 * for it by its title, or by the letters behind that ("CHHE"), though another asks for what it teaches as a duty ("CSSD" for
 * CRCST). Letters mean other things elsewhere, so they count in the sectors that advise the certificate.
 */
export const qualificationsNamed = derived((taxonomy): readonly Qualification[] => {
  const { courses, qualifications } = taxonomy;
  const papers = qualifications.filter(({ kind }) => kind === 'certificate' || kind === 'licence');
  const ledTo = new Set(papers.flatMap(({ courseIds }) => courseIds));
  const taken = new Set(qualifications.flatMap(({ names }) => names.map(fold)));
  const unnamed = courses.filter(({ id, kind }) => kind === 'certificate' && !ledTo.has(id));
  const bearers = Map.groupBy(
    unnamed.flatMap((course) => namesOf(course).map((name) => ({ course, name }))),
    ({ name }) => fold(name),
  );
  const isOwn = (name: string) => !taken.has(fold(name)) && bearers.get(fold(name))?.length === 1;
  const derivedOnes = unnamed.flatMap((course): Qualification[] => {
    const names = namesOf(course).filter(isOwn);
    const sectorIds = [...(sectorsAdvising(taxonomy).get(course.id) ?? [])];
    if (names.length === 0 || sectorIds.length === 0) return [];
    const { id } = course;
    return [
      { id, kind: 'certificate', names, shownBy: [], courseIds: [id], above: [], sectorIds, how: null },
    ];
  });
  return [...qualifications, ...derivedOnes];
});

/** What a certificate is called: the letters in the brackets of its title, and the title where that says what it is. */
function namesOf({ title }: Course): string[] {
  const [, letters = ''] = /\(([A-Z][A-Za-z\d-]*)\)$/u.exec(title.en) ?? [];
  const isTelling = /\d/u.test(letters) ? letters.length >= 3 : letters.length >= fewestLetters;
  const titles = [title.en, title.ar]
    .map((name) => name.replace(/\([^)]*\)/gu, ' ').trim())
    .filter((name) => saysCertificate.test(name) && name.split(/\s+/u).length >= fewestWords);
  return isTelling ? [letters, ...titles] : titles;
}
/** Three letters are often a word, or the name of something else. */
const fewestLetters = 4;
const fewestWords = 3;
const saysCertificate =
  /\b(?:Certified|Certificate|Certification|Diploma|Chartered)\b|(?:^|\s)(?:شهادة|دبلوم|معتمد|معتمدة)(?:\s|$)/u;
