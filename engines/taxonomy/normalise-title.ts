import { LRUCache } from 'lru-cache';
import { createTextIndex, fold, foldTitle, type TextIndex, wordsOf } from '#engines/text/index.ts';
import { cleanTitleOf, titleKey } from './clean-title.ts';
import { titleOfCraft } from './craft-titles.ts';
import { derived } from './derived.ts';
import { type OccupationNames, occupationNames } from './occupation-names.ts';
import type { Taxonomy } from './taxonomy.ts';
import {
  type Candidates,
  createCandidates,
  type RankedTitle,
  scoreOfAlias,
  scoreOfInflected,
} from './title-candidates.ts';
import { headOfTitle } from './title-heads.ts';
import { kindredRoots } from './title-words.ts';
import { namesSomebody } from './titles-of-people.ts';
import { titleOfTool } from './titles-of-tools.ts';
import { wordingsIn } from './wordings.ts';

/**
 * The occupations of the taxonomy that a job title as people write it may mean, best first, in either language.
 * Titles that differ in the gender of whoever bears them are one. Place, pay, shift and number are left out and spelling is
 * forgiven; where the title names a tool, those who work with it go first. Words of rank ("Senior", "Jr.", "II", "أول") are left out unless an occupation is named with them. A score
 * above `titleIsKnown` means a name or alias was met nearly word for word.
 */
export function normaliseTitle(taxonomy: Taxonomy, title: string, k: number): RankedTitle[] {
  if (title.length > longestKept) return normaliser(taxonomy)(title, k);
  const kept = readBefore(taxonomy);
  const asked = `${k} ${title}`;
  const known = kept.get(asked);
  if (known) return [...known];
  const ranked = normaliser(taxonomy)(title, k);
  kept.set(asked, ranked);
  return [...ranked];
}

/** Few titles are borne by most people, and one reading takes 5 ms: what so many latest meant is kept. */
const readBefore = derived(() => new LRUCache<string, readonly RankedTitle[]>({ max: 4_000 }));
/** In characters. What is longer is seldom asked for twice. */
const longestKept = 80;

/** As many more than are asked for are weighed: words of rank and heads move some down. */
const spareCandidates = 20;

/** Scores from here on name the occupation; below they are guesses worth showing, not storing. */
export const titleIsKnown = 0.9;

/** Whether a title names an occupation, nearly word for word. */
export function isKnownTitle(taxonomy: Taxonomy, title: string): boolean {
  const [nearest] = normaliseTitle(taxonomy, title, 1);
  return nearest !== undefined && nearest.score >= titleIsKnown;
}

const normaliser = derived((taxonomy: Taxonomy) => {
  const names = occupationNames(taxonomy);
  const index = textIndexOf(taxonomy);
  const years = new Map(taxonomy.occupations.map((occupation) => [occupation.id, occupation.years]));
  return (title: string, k: number): RankedTitle[] => {
    // Only one is asked for, and one bears this very name: nothing can come before it.
    const only = k === 1 ? bearerOf(names, title) : null;
    if (only) return [only];
    const alike = (query: string) => index.rank({ title: query }, k + spareCandidates);
    const candidates = createCandidates(names, alike);
    const read = lookForTitle(taxonomy, names, candidates, title);
    preferByTool(taxonomy, candidates, read.clean);
    preferByHead(names, candidates, read);
    // "Marketing Trainee": who leads the work is not meant by a word of the field.
    if (isOfBeginner(read.folded))
      candidates.scale((id, score) => (score < scoreOfAlias ? weightOfBeginner(years.get(id) ?? 0) : 1));
    if (namesSomebody(taxonomy, read.folded)) preferByHeadBeside(names, candidates, read);
    // "Family", "Prepare monthly payroll": alike to the limit, and nobody is called so.
    else candidates.scale((_, score) => (score < scoreOfInflected ? Math.min(1, limitOfNobody / score) : 1));
    return candidates.best(k);
  };
});

const textIndexOf = (taxonomy: Taxonomy): TextIndex =>
  createTextIndex(
    taxonomy.occupations.map((occupation) => ({
      id: occupation.id,
      title: foldTitle(occupation.name.en),
      aliases: [occupation.name.ar, ...occupation.aliases.en, ...occupation.aliases.ar].map(foldTitle),
      text: `${occupation.about.en} ${occupation.about.ar}`,
    })),
    { kindred: kindredRoots(taxonomy) },
  );

/** The only occupation that bears the title, as its own name or, where it is nobody's, as another name. */
function bearerOf(names: OccupationNames, title: string): RankedTitle | null {
  const own = names.ownName(title);
  const [id, ...others] = own.size > 0 ? own : names.asWritten(title);
  return id !== undefined && others.length === 0 ? { id, score: own.size > 0 ? 1 : scoreOfAlias } : null;
}

/** What of a title decides between the occupations that were met. */
interface ReadTitle {
  /** Whether something stands beside the title after a dash. */
  isBesideAnother: boolean;
  folded: string;
  clean: string;
  /** The known title that it holds. */
  head: string | null;
}

/** Meets occupations by the title in the forms in which it may be known. */
function lookForTitle(
  taxonomy: Taxonomy,
  names: OccupationNames,
  candidates: Candidates,
  title: string,
): ReadTitle {
  const folded = foldTitle(titleOfCraft(fold(title)));
  candidates.look(folded, 1);
  // "STORKEEPER", "Nurse - Dubai": another way to write a title is as good.
  const clean = cleanTitleOf(taxonomy, title);
  if (titleKey(clean) !== titleKey(folded)) candidates.look(clean, 1);
  // "Night Nurse" is a nurse, and no "Night Auditor": when somebody works says nothing of the work.
  const atAnyTime = clean.replace(WHEN, '');
  const isKnown = (name: string): boolean => names.asWritten(name).size > 0;
  if (atAnyTime !== clean && isKnown(atAnyTime) && !isKnown(folded)) candidates.look(atAnyTime, 1);
  // "Senior Accountant" is an accountant where no occupation bears that very name.
  const plain = withoutRank(clean);
  if (plain !== '' && plain !== clean) candidates.look(plain, withoutRankWeight);
  // "Intern" alone says nothing of the work; what begins with its letters is a guess.
  if (plain === '') candidates.scale((_, score) => (score < scoreOfAlias ? rankAloneWeight : 1));
  const head = headOfTitle(folded, isKnown);
  return { isBesideAnother: BESIDE_ANOTHER.test(title), folded, clean, head };
}

const WHEN = new RegExp(
  `^${wordingsIn('title-noise').source('says when, before a title', { edges: 'anywhere' })}\\s+`,
  'u',
);

/** Where the title names a tool, those who work with it go first. */
function preferByTool(taxonomy: Taxonomy, candidates: Candidates, clean: string): void {
  const tool = candidates.has(scoreOfAlias) ? null : titleOfTool(taxonomy, clean);
  if (!tool) return;
  candidates.look(tool.rest, ofToolWeight);
  // The letters of the tool's name are no likeness to a trade: Rails are no railway.
  candidates.scale((id) => (tool.occupationIds.has(id) ? 1 : withoutToolWeight));
}

/** Of what is alike to the limit, that comes first whose very name the title holds. */
function preferByHead(
  names: OccupationNames,
  candidates: Candidates,
  { head, isBesideAnother }: ReadTitle,
): void {
  if (!head) return;
  for (const id of names.asWritten(head)) candidates.favour(id);
  // "Buyer - Construction Materials": who are not called so are not meant, however alike the rest of the line is.
  if (isBesideAnother && !isOfManyWords(head)) {
    const called = names.withWord(head);
    candidates.scale((id) => (called.has(id) ? 1 : withoutHeadWeight));
  }
}

/** "Development Executive - Freight Forwarding": what somebody is called goes before what else the line is like. */
function preferByHeadBeside(
  names: OccupationNames,
  candidates: Candidates,
  { head, isBesideAnother }: ReadTitle,
): void {
  if (!head) return;
  if (isBesideAnother && isOfManyWords(head))
    for (const id of names.asWritten(head)) candidates.lift(id, ofHeadBeside);
  // A longer title holds a known one: nothing better was found, and what stands around it only says where and whose.
  if (!candidates.has(titleIsKnown))
    for (const id of names.asWritten(head))
      candidates.set(id, isOfManyWords(head) ? ofLongHeadWeight : ofHeadWeight);
}

const isOfManyWords = (head: string): boolean => /\s/u.test(head);

const withoutRankWeight = 0.99;
/** What is left of a title without its tool is less than the title. */
const ofToolWeight = 0.95;
const withoutToolWeight = 0.6;
/** Between what was met word for word and what is merely alike. */
const ofHeadBeside = 0.985;
const rankAloneWeight = 0.85;
/** A guess, whatever else is alike. */
const limitOfNobody = 0.85;
const withoutHeadWeight = 0.9;
const BESIDE_ANOTHER = /\s[-–—]\s/u;
/** Of a title that holds a known one of several words, and of one word: known, and less so than what was met whole. */
const ofLongHeadWeight = 0.93;
const ofHeadWeight = 0.92;

const rankWords = new Set(
  [
    'senior sr junior jr lead principal staff mid level entry graduate trainee intern internship i ii iii iv v',
    'experienced fresh freelance part full time contract temporary remote urgent required hiring m f d w x',
    'اول اقدم كبير مبتدي متدرب متدربه حديث خريج خبير دوام كامل جزيي موقت مطلوب عاجل عن بعد',
  ]
    .join(' ')
    .split(' '),
);

const BEGINNER =
  /(?<!\p{L})(?:trainees?|interns?|internship|graduates?|fresh|apprentice|متدرب|متدربين|خريج|خريجين)(?!\p{L})/u;
const isOfBeginner = (folded: string): boolean => BEGINNER.test(folded);
const YEARS_OF_BEGINNER = 1;
/** By the experience that an occupation asks for, in years. */
const weightOfBeginner = (years: number): number =>
  years <= YEARS_OF_BEGINNER ? 1 : Math.max(0.7, 1 - 0.03 * years);

/** The folded title without words of rank and of terms of employment, and without what stands in brackets. */
export function withoutRank(title: string): string {
  const words = wordsOf(fold(title).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')).map((word) => word.text);
  return words.filter((word) => !rankWords.has(word.replace(/^ال(?=...)/, ''))).join(' ');
}
