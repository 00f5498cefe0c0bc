import { allNamesOf, derived, type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, sourceOfWordings } from '#engines/text/index.ts';
import { publicHouse } from './career-owner.ts';
import { headOf, stemsIn } from './career-titles.ts';
import { isWished } from './career-told.ts';
import { tellsOfCase } from './career-wording.ts';

const WORDS = wordingsIn('matching/careers');
const leadsSection = WORDS.pattern('leads a section', { spaces: 'one' });
const leadsDepartment = WORDS.pattern('leads a department', { spaces: 'one' });
const ofState = WORDS.pattern('works for the state', { spaces: 'one' });
const privateHouse = WORDS.pattern('a private house', { spaces: 'one' });
const ownHouse = WORDS.pattern('a house of care or of learning', { spaces: 'one' });
/** Whoever leads a ward or a school of the state is of that profession first. */
const ownProfessions = new Set(['healthcare', 'education-and-training']);

/** The id of the post of somebody who leads a section or a department of a ministry, whatever its business; else `null`. */
export function postInGovernment(title: string, found: Occupation, text: string): string | null {
  return ownProfessions.has(found.sectorId) ? null : headInGovernment(title, text);
}

/** The same for a title; `isUnnamed` where it names no business that is known: "head of section", in a resume that names a ministry. */
export function headInGovernment(title: string, text: string, isUnnamed = false): string | null {
  const [folded, said] = [fold(title), fold(text)];
  const line = said.split(/[\n.;؛]/u).find((one) => one.includes(folded) && publicHouse.test(one));
  // Where nothing says otherwise, whoever was in a ministry before is in one still.
  const isAmongState = isUnnamed && publicHouse.test(said) && !privateHouse.test(said);
  const isPublic = publicHouse.test(folded) || line !== undefined || ofState.test(said) || isAmongState;
  if (!isPublic || ownHouse.test(folded) || ownHouse.test(line ?? '')) return null;
  if (leadsSection.test(folded)) return 'government-section-head';
  return leadsDepartment.test(folded) ? 'government-director' : null;
}

/** Words of what somebody does, with the work that a name means by itself and that which it means beside them. */
const KINDS_TOLD = wordingsIn('matching/career-kinds')
  .lines('is told of a kind of work')
  .map((line) => {
    const [wording = '', ids = ''] = line.split(' => ');
    const [from = '', to = ''] = ids.split(' ');
    const words = sourceOfWordings([wording], { edges: 'anywhere', spaces: 'one' });
    return { from, to, pattern: new RegExp(`(?<!\\p{L})[وبفل]?(?:${words})(?!\\p{L})`, 'u') };
  });

/** The id of the kind of some work that a text tells of in what its writer does not only wish for; `null` where it tells of none. */
export function kindTold({ id }: Occupation, text: string): string | null {
  const kinds = KINDS_TOLD.filter(({ from }) => from === id);
  if (kinds.length === 0) return null;
  const told = fold(text)
    .split(/[\n.;؛?؟!]/u)
    .filter((sentence) => !isWished(sentence))
    .join('\n');
  return kinds.find(({ pattern }) => pattern.test(told))?.to ?? null;
}

const ofPolice = WORDS.pattern('of the police', { spaces: 'one' });
const isSergeant = WORDS.pattern('a sergeant', { spaces: 'one' });
/** The posts of the police by those of the army that bear the same ranks. */
const inPolice: Readonly<Record<string, string>> = {
  'military-nco': 'police-officer',
  'military-officer': 'police-captain',
  'senior-military-officer': 'police-director',
};

/** The id of the post in the police of somebody with a rank that the army has too; `null` where their line names no police. */
export function postInPolice(title: string, { id }: Occupation, text: string): string | null {
  const post = inPolice[id];
  if (!post) return null;
  const folded = fold(title);
  const line = fold(text)
    .split(/[\n.;؛]/u)
    .find((one) => one.includes(folded) && ofPolice.test(one));
  if (!ofPolice.test(folded) && line === undefined) return null;
  return post === 'police-officer' && isSergeant.test(folded) ? 'police-supervisor' : post;
}

/** A line that begins with a title says its kind near it ("Registered nurse, dialysis unit"), and then other things. */
const mostWordsOfTitle = 8;

/**
 * The special kind of an occupation that stands in the line of its title: whoever is a "Receptionist, Palm Hotel" is a
 * hotel receptionist. Only work of the same name and level; the occupation itself where the line names no such kind.
 */
export function specialKindOf(
  taxonomy: Taxonomy,
  found: Occupation,
  titles: readonly string[],
  text: string,
  years: number,
): string {
  const ownNames = [found.name.en, found.name.ar].map(stemsIn);
  // By another name of several words a kind is known too: who is called "موظف إداري" may be one of a ministry.
  const saidNames = [...found.aliases.en, ...found.aliases.ar]
    .map(stemsIn)
    .filter((stems) => stems.length > 1 && titles.some((title) => includesAll(stemsIn(title), stems)));
  const ofName = new Set(ownNames.flat());
  const heads = new Set([...ownNames, ...titles.map(stemsIn)].flatMap((stems) => headOf(stems) ?? []));
  const lines = [...titles, ...text.split('\n')]
    .filter((line) => !tellsOfCase(line))
    .map((line) => new Set(stemsIn(line.split(/[:\d–]/u)[0] ?? '').slice(0, mostWordsOfTitle)))
    .filter((line) => [...heads].some((head) => line.has(head)));
  let kind = { id: found.id, words: 0 };
  const names = [...heads].flatMap((head) => namesOfKinds(taxonomy).get(head) ?? []);
  for (const { id, stems } of names) {
    // Of names as long, another's says more than one's own.
    if (stems.length < kind.words || (stems.length === kind.words && kind.id !== found.id)) continue;
    const isSaid = lines.some((line) => stems.every((stem) => line.has(stem)));
    const isMore = stems.some((stem) => !ofName.has(stem)) || stems.length > 2;
    const other = taxonomy.occupation(id);
    if (
      isSaid &&
      isMore &&
      other &&
      isOfLevel(found, other, years) &&
      isKindOf(found, other, stems, [...ownNames, ...saidNames])
    )
      kind = { id, words: stems.length };
  }
  return kind.id;
}

/** Of the same level, or of one above that asks for no more years than somebody has. */
const isOfLevel = (found: Occupation, other: Occupation, years: number): boolean =>
  other.zone >= found.zone &&
  other.zone <= found.zone + 1 &&
  (Math.abs(other.years - found.years) <= 1 ||
    (other.years > found.years && other.years <= Math.min(years, found.years + mostYearsAbove)));

/** With more years between them it is another post. */
const mostYearsAbove = 2;

const includesAll = (stems: readonly string[], of: readonly string[]): boolean =>
  of.every((stem) => stems.includes(stem));

/**
 * Whether other work is a kind of what was found: its name says all that the name of what was found does ("hotel
 * receptionist"), or the two stand in one group of ISCO-08 ("dialysis nurse", "registered nurse"). A manager of a store
 * where a brand is named is no brand manager.
 */
function isKindOf(
  found: Occupation,
  other: Occupation,
  stems: readonly string[],
  ownNames: readonly (readonly string[])[],
): boolean {
  return ownNames.some((words) => includesAll(stems, words)) || isOneGroup(found, other);
}

const isOneGroup = (a: Occupation, b: Occupation): boolean => a.isco !== null && a.isco === b.isco;

/** All names of two words and more, stemmed, by the word that says what somebody is. */
const namesOfKinds = derived(({ occupations }) =>
  Map.groupBy(
    occupations.flatMap((work) =>
      allNamesOf(work)
        .map((one) => ({ id: work.id, stems: stemsIn(one) }))
        .filter(({ stems }) => stems.length > 1),
    ),
    ({ stems }) => headOf(stems),
  ),
);
