import { createTextIndex, fold, foldTitle, keyOf, type TextIndex, wordsOf } from '#engines/text/index.ts';
import { cleanTitleOf, titleKey } from './clean-title.ts';
import { derived } from './derived.ts';
import type { Taxonomy } from './taxonomy.ts';
import { headOfTitle } from './title-heads.ts';
import { kindredRoots } from './title-words.ts';
import { titleOfTool } from './titles-of-tools.ts';

/** An occupation by its id; the score goes from 0 to 1. */
export type RankedTitle = { id: string; score: number };

/**
 * The occupations of the taxonomy that a job title as people write it may mean, best first, in either language.
 * Titles that differ in the gender of whoever bears them are one. Place, pay, shift and number are left out and spelling is
 * forgiven; where the title names a tool, those who work with it go first. Words of rank ("Senior", "Jr.", "II", "أول") are left out unless an occupation is named with them. A score
 * above `titleIsKnown` means a name or alias was met nearly word for word.
 */
export function normaliseTitle(taxonomy: Taxonomy, title: string, k: number): RankedTitle[] {
  return normaliser(taxonomy)(title, k);
}

/** Scores from here on name the occupation; below they are guesses worth showing, not storing. */
export const titleIsKnown = 0.9;

const normaliser = derived(titleIndex);

function titleIndex(taxonomy: Taxonomy): (title: string, k: number) => RankedTitle[] {
  const { occupations } = taxonomy;
  const index: TextIndex = createTextIndex(
    occupations.map((occupation) => ({
      id: occupation.id,
      title: foldTitle(occupation.name.en),
      aliases: [occupation.name.ar, ...occupation.aliases.en, ...occupation.aliases.ar].map(foldTitle),
      text: `${occupation.about.en} ${occupation.about.ar}`,
    })),
    { kindred: kindredRoots(taxonomy) },
  );
  const preferred = new Map<string, Set<string>>();
  const asWritten = new Map<string, Set<string>>();
  const inflected = new Map<string, Set<string>>();
  for (const { id, name, aliases } of occupations) {
    for (const text of [name.en, name.ar]) addTo(preferred, titleKey(text), id);
    for (const text of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      addTo(asWritten, titleKey(text), id);
      addTo(inflected, keyOf(foldTitle(text)), id);
    }
  }
  const words = new Map(
    occupations.map(({ id, name, aliases }) => {
      const names = [name.en, name.ar, ...aliases.en, ...aliases.ar];
      return [id, new Set(names.flatMap((it) => wordsOf(foldTitle(it)).map(({ text }) => text)))];
    }),
  );
  const years = new Map(occupations.map((occupation) => [occupation.id, occupation.years]));
  const calledSo = (id: string, head: string) => words.get(id)?.has(foldTitle(head)) ?? false;
  const yearsOf = (id: string) => years.get(id) ?? 0;
  return (title, k) => {
    // Only one is asked for, and one bears this very name: nothing can come before it.
    const [own, ...others] = preferred.get(titleKey(title)) ?? asWritten.get(titleKey(title)) ?? [];
    if (k === 1 && own !== undefined && others.length === 0)
      return [{ id: own, score: preferred.has(titleKey(title)) ? 1 : aliasScore }];
    const best = new Map<string, Candidate>();
    const look = (query: string, weight: number): void => {
      const own = preferred.get(titleKey(query));
      const same = asWritten.get(titleKey(query));
      const near = inflected.get(keyOf(foldTitle(query)));
      const alike = new Map(index.rank({ title: query }, k + spareCandidates).map((it) => [it.id, it.score]));
      for (const id of new Set([...(same ?? []), ...(near ?? []), ...alike.keys()])) {
        const likeness = alike.get(id) ?? 0;
        const score = own?.has(id)
          ? 1
          : same?.has(id)
            ? aliasScore
            : near?.has(id)
              ? inflectedScore
              : Math.min(likeness, guessLimit);
        const known = best.get(id);
        best.set(id, {
          score: Math.max(known?.score ?? 0, score * weight),
          likeness: Math.max(known?.likeness ?? 0, likeness * weight),
        });
      }
    };
    const folded = foldTitle(title);
    look(folded, 1);
    // "STORKEEPER", "Nurse - Dubai": another way to write a title is as good.
    const clean = cleanTitleOf(taxonomy, title);
    if (titleKey(clean) !== titleKey(folded)) look(clean, 1);
    // "Senior Accountant" is an accountant where no occupation bears that very name.
    const plain = withoutRank(clean);
    if (plain !== '' && plain !== clean) look(plain, withoutRankWeight);
    // "Intern" alone says nothing of the work; what begins with its letters is a guess.
    if (plain === '')
      for (const [id, candidate] of best)
        if (candidate.score < aliasScore)
          best.set(id, { ...candidate, score: candidate.score * rankAloneWeight });
    const tool = [...best.values()].some(({ score }) => score >= aliasScore)
      ? null
      : titleOfTool(taxonomy, clean);
    if (tool) {
      look(tool.rest, ofToolWeight);
      for (const [id, candidate] of best) {
        // The letters of the tool's name are no likeness to a trade: Rails are no railway.
        const weight = tool.occupationIds.has(id) ? 1 : withoutToolWeight;
        best.set(id, { score: candidate.score * weight, likeness: candidate.likeness * weight });
      }
    }
    const head = headOfTitle(folded, (name) => asWritten.has(titleKey(name)));
    // Of what is alike to the limit, that comes first whose very name the title holds.
    for (const id of (head && asWritten.get(titleKey(head))) || []) {
      const candidate = best.get(id);
      if (candidate) best.set(id, { ...candidate, likeness: candidate.likeness + likenessOfHead });
    }
    // "Buyer - Construction Materials": who are not called so are not meant, however alike the rest of the line is.
    if (head && !/\s/u.test(head) && BESIDE_ANOTHER.test(title)) {
      for (const [id, candidate] of best)
        if (!calledSo(id, head)) best.set(id, { ...candidate, score: candidate.score * withoutHeadWeight });
    }
    // "Marketing Trainee": who leads the work is not meant by a word of the field.
    if (isOfBeginner(folded)) {
      for (const [id, candidate] of best) {
        if (candidate.score < aliasScore)
          best.set(id, { ...candidate, score: candidate.score * weightOfBeginner(yearsOf(id)) });
      }
    }
    // "Development Executive - Freight Forwarding": what somebody is called goes before what else the line is like.
    if (head && /\s/u.test(head) && BESIDE_ANOTHER.test(title)) {
      for (const id of asWritten.get(titleKey(head)) ?? []) {
        const known = best.get(id) ?? { score: 0, likeness: 0 };
        best.set(id, { ...known, score: Math.max(known.score, ofHeadBeside) });
      }
    }
    // A longer title holds a known one: nothing better was found, and what stands around it only says where and whose.
    if (![...best.values()].some(({ score }) => score >= titleIsKnown)) {
      const score = head && /\s/u.test(head) ? ofLongHeadWeight : ofHeadWeight;
      for (const id of (head && asWritten.get(titleKey(head))) || [])
        best.set(id, { score, likeness: best.get(id)?.likeness ?? score });
    }
    return [...best]
      .sort(([a, one], [b, other]) => {
        return other.score - one.score || other.likeness - one.likeness || (a < b ? -1 : 1);
      })
      .slice(0, k)
      .map(([id, { score }]) => ({ id, score }));
  };
}

/** `likeness` has no upper limit: it orders those whose scores are cut at the same limit. */
type Candidate = { score: number; likeness: number };

const spareCandidates = 20;

function addTo(owners: Map<string, Set<string>>, name: string, id: string): void {
  const ids = owners.get(name);
  if (ids) ids.add(id);
  else owners.set(name, new Set([id]));
}

/** An occupation's own name goes before another's alias. */
const aliasScore = 0.999;
/** "Account Manager" is not quite "Accounts Manager". */
const inflectedScore = 0.995;
/** What was not met word for word stays below what was. */
const guessLimit = 0.98;
const withoutRankWeight = 0.99;
/** What is left of a title without its tool is less than the title. */
const ofToolWeight = 0.95;
const withoutToolWeight = 0.6;
/** More than any difference of likeness. */
const likenessOfHead = 10;
/** Between what was met word for word and what is merely alike. */
const ofHeadBeside = 0.985;
const rankAloneWeight = 0.85;
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
