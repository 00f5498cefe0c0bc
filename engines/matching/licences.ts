import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { PreparedTitle } from './titles.ts';
import type { WorkVector } from './work.ts';

/**
 * Professions that nobody may practise without a licence or a degree of their own, each by its unit groups of ISCO-08.
 * Somebody of another profession is none of them, however alike the work reads: a pharmacist is no radiographer, a
 * radiographer no radiologist.
 */
const licensed: readonly (readonly string[])[] = [
  ['2211', '2212'], // doctors
  ['2221', '3221'], // nurses
  ['2222', '3222'], // midwives
  ['2250'], // veterinarians
  ['2261'], // dentists
  ['2262'], // pharmacists
  ['2264'], // physiotherapists
  ['2265'], // dietitians
  ['2266'], // audiologists and speech therapists
  ['2267'], // optometrists
  ['2269'], // occupational therapists
  ['2634'], // psychologists
  ['3211'], // radiographers
  ['3212'], // laboratory technologists
  ['3258'], // paramedics
  ['2611', '2612'], // lawyers and judges
  ['2161'], // architects
  ['2142', '2143', '2144', '2145', '2151', '2152', '2153'], // engineers with a degree
  ['3152'], // ship's officers
  ['3153'], // pilots
  ['3154'], // air traffic controllers
];

/** A title that names an occupation less surely than this asks for no licence. */
const sureOfJob = 0.75;
/** A title that names an occupation as surely as this shows that somebody practised it. */
const sureOfPerson = 0.6;
/** Of each occupation, by place, the bit of its profession; 0 for those that anybody may do. */
const bits = derived(({ occupations }: Taxonomy) =>
  Int32Array.from(occupations, ({ isco }) => {
    const at = licensed.findIndex((groups) => groups.includes((isco ?? '').slice(0, 4)));
    return at < 0 ? 0 : 1 << at;
  }),
);

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
