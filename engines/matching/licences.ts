import { derived, type Licence, type Occupation, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { PreparedTitle } from './titles.ts';
import type { WorkVector } from './work.ts';

/** What teachers teach: who teaches mathematics does not teach Arabic. Held apart as professions are, though no licence says it. */
const subjects: readonly (readonly string[])[] = [
  ['arabic-teacher'],
  ['english-teacher'],
  ['mathematics-teacher'],
  ['science-teacher'],
  ['islamic-studies-teacher', 'quran-teacher'],
  ['kindergarten-teacher'],
];
/** Whoever teaches all subjects of a class teaches some of these. */
const classTeacher = 'primary-teacher';
const ofClassTeachers = ['english-teacher', 'mathematics-teacher', 'science-teacher', 'kindergarten-teacher'];
/** A title that does not tell the subject: it may be any of them. */
const anyTeacher = 'school-teacher';
const ofAnyTeacher = [...ofClassTeachers, 'arabic-teacher', 'islamic-studies-teacher'];

/** A title that names an occupation less surely than this asks for no licence. */
const sureOfJob = 0.75;
/** A title that names an occupation as surely as this shows that somebody practised it. */
const sureOfPerson = 0.6;
/** Of each occupation, by place, the bits of its profession or subject; 0 for those that anybody may do. */
const bits = derived(({ occupations, licences }: Taxonomy) =>
  Int32Array.from(occupations, (occupation) => {
    const at = placeOfLicence(licences, occupation);
    if (at >= 0) return 1 << at;
    return subjectsOf(licences, occupation.id === classTeacher ? ofClassTeachers : [occupation.id]);
  }),
);

/** The bits of what is taught stand above those of licences. */
const subjectsOf = (licences: readonly Licence[], taught: readonly string[]): number =>
  subjects.reduce(
    (all, names, at) => all | (names.some((id) => taught.includes(id)) ? 1 << (licences.length + at) : 0),
    0,
  );

const placeOfLicence = (licences: readonly Licence[], { isco }: Occupation): number =>
  licences.findIndex(({ groups }) => groups.includes((isco ?? '').slice(0, 4)));

/** What an occupation asks of everybody who practises it and none of `practised` shows; `null` where that is nothing. */
export function licenceLacking(
  taxonomy: Taxonomy,
  occupationId: string | null,
  practised: readonly string[],
): Licence | null {
  const of = (id: string | null) => {
    const occupation = taxonomy.occupation(id ?? '');
    return occupation ? placeOfLicence(taxonomy.licences, occupation) : -1;
  };
  const asked = of(occupationId);
  return practised.some((id) => of(id) === asked) ? null : (taxonomy.licences[asked] ?? null);
}

/** The profession that a job's title names, as a bit; 0 where it needs no licence. */
export function licenceAsked(taxonomy: Taxonomy, title: PreparedTitle | null): number {
  const [occupation] = title?.occupations ?? [];
  const [sure = 0] = title?.confidences ?? [];
  if (occupation === undefined || sure < sureOfJob) return 0;
  return taxonomy.occupations[occupation]?.id === classTeacher ? 0 : (bits(taxonomy)[occupation] ?? 0);
}

/** The professions that somebody has practised by their titles, or else reads like most, as bits; -1 where no title is known. */
export function licencesShown(
  taxonomy: Taxonomy,
  titles: readonly { title: PreparedTitle }[],
  work: WorkVector,
): number {
  if (titles.length === 0) return -1;
  const all = bits(taxonomy);
  const anySubject = subjectsOf(taxonomy.licences, ofAnyTeacher);
  const named = titles.map(({ title }) => surelyNamed(title));
  const isAnyTeacher = (occupations: readonly number[]) =>
    occupations.some((at) => taxonomy.occupations[at]?.id === anyTeacher);
  const told = named.filter((occupations) => !isAnyTeacher(occupations)).flat();
  const shown = told.reduce((sum, at) => sum | (all[at] ?? 0), 0);
  if ((shown & anySubject) === 0 && named.some(isAnyTeacher)) return shown | anySubject;
  if (named.flat().length > 0) return shown;
  // Titles in words of their own say nothing: then what the text reads like does.
  const [nearest = -1] = [...work.occupations.keys()].sort(
    (a, b) => (work.weights[b] ?? 0) - (work.weights[a] ?? 0),
  );
  return all[work.occupations[nearest] ?? -1] ?? 0;
}

/** The occupations that a title names best: a radiology technician shares a word with the radiologist. */
const surelyNamed = ({ occupations, confidences }: PreparedTitle): number[] =>
  [...occupations].filter((_, at) => (confidences[at] ?? 0) >= Math.max(sureOfPerson, confidences[0] ?? 0));
