import { derived, type Licence, type Occupation, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { PreparedTitle } from './titles.ts';
import type { WorkVector } from './work.ts';

/** A title that names an occupation less surely than this asks for no licence. */
const sureOfJob = 0.75;
/** A title that names an occupation as surely as this shows that somebody practised it. */
const sureOfPerson = 0.6;
/** Of each occupation, by place, the bit of its profession; 0 for those that anybody may do. */
const bits = derived(({ occupations, licences }: Taxonomy) =>
  Int32Array.from(occupations, (occupation) => {
    const at = placeOfLicence(licences, occupation);
    return at < 0 ? 0 : 1 << at;
  }),
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
  return occupation === undefined || sure < sureOfJob ? 0 : (bits(taxonomy)[occupation] ?? 0);
}

/** The professions that somebody has practised by their titles, or else reads like most, as bits; -1 where no title is known. */
export function licencesShown(
  taxonomy: Taxonomy,
  titles: readonly { title: PreparedTitle }[],
  work: WorkVector,
): number {
  if (titles.length === 0) return -1;
  const bitOf = bits(taxonomy);
  let shown = 0;
  let isNamed = false;
  for (const { title } of titles) {
    title.occupations.forEach((occupation, at) => {
      // The best name alone: a radiology technician shares a word with the radiologist.
      if ((title.confidences[at] ?? 0) < Math.max(sureOfPerson, title.confidences[0] ?? 0)) return;
      isNamed = true;
      shown |= bitOf[occupation] ?? 0;
    });
  }
  if (isNamed) return shown;
  // Titles in words of their own say nothing: then what the text reads like does.
  const nearest = [...work.occupations.keys()].sort(
    (a, b) => (work.weights[b] ?? 0) - (work.weights[a] ?? 0),
  )[0];
  return shown | (bitOf[work.occupations[nearest ?? -1] ?? -1] ?? 0);
}
