import { findSkills, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldWithMap, isArabic, wordsOf } from '#engines/text/index.ts';
import { readTitles } from './request-titles.ts';
import { headsOccupations } from './title-seeking.ts';

/** What nobody is searched by, whatever a request says. */
export type PersonalWish = 'sex' | 'age' | 'family' | 'religion' | 'looks' | 'health';

const WORDS = wordingsIn('matching/request-personal');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere' });
const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

const SEX = whole(any('people of a sex'));
const SAID_OF_OTHERS = new RegExp(
  `(?<!\\p{L})${any('before those the work is done for')}\\s+(?:${any('health, beside a person')}\\s+)?$`,
  'u',
);
const PRIVATE_OF_OTHERS = new RegExp(
  `(?<!\\p{L})${any('before others, of whom something private is said')}\\s+$`,
  'u',
);
const ASKED_FOR = new RegExp(`(?:^\\s*for|(?<!\\p{L})${any('asks for whoever comes behind')})\\s+$`, 'u');
const OF_A_THING = new RegExp(`^\\s*${any('behind which it is no sex of anybody')}(?!\\p{L})`, 'u');
const YOUNG = whole(any('young'));
const YOUNG_OTHERS = new RegExp(`^\\s*${any('behind which nobody is to be young')}(?!\\p{L})`, 'u');

/* Whoever works is between 16 and 69; the words for units may stand before the tens: "twenty-five", «خمسة وثلاثين». */
const TENS = any('tens of an age');
const AGE = `(?:1[6-9]|[2-6]\\d|(?:\\p{L}+\\s+و)?${TENS}(?:[-\\s](?:one|two|three|four|five|six|seven|eight|nine)(?!\\p{L}))?)(?![\\p{L}\\d]|[.,]\\d)`;
const SPAN = `${AGE}(?:\\s*(?:-|to|and|الي|و|حتي)\\s*${AGE})?`;
const BOUNDS = `(?:${any('as a bound of an age')}\\s+)*`;
const YEARS = any('years of an age');
const NO_MORE = `(?=\\s*(?:$|[.,;:،؛)]|${any('goes on behind an age')}(?!\\p{L})))`;
const AGES = [
  // "Aged 25 to 35", «لا يزيد عمره عن 40 سنة».
  `${BOUNDS}${any('before an age, and of nothing else')}(?!\\p{L})\\s*:?\\s*${BOUNDS}${SPAN}(?:\\s*${YEARS}(?!\\p{L}))?`,
  // "Under 30 years old", "25-year-olds".
  `${BOUNDS}${SPAN}[\\s-]*${any('says that the number before it is an age')}`,
  // "In their thirties".
  `(?:${any('before a decade')}\\s+)${any('a decade of a life')}`,
  // "Under 30", «تحت الثلاثين»: a bound with nothing that is counted.
  `${any('a bare number behind it is an age')}\\s+${AGE}${NO_MORE}`,
].map(whole);
/** Beside "women", "under 30 years" are no years of work. */
const YEARS_OF_SOMEBODY = whole(
  `${any('a bare number behind it is an age')}\\s+${AGE}\\s*${YEARS}${NO_MORE}`,
);
/** What else is nobody's business: words of it in themselves, and words that are so only of a person beside them. */
const PRIVATE = (
  [
    ['family', any('family'), any('family, beside a person')],
    ['religion', any('religion'), any('religion, beside a person')],
    ['looks', any('looks'), any('looks, beside a person')],
    ['health', any('health'), any('health, beside a person')],
  ] as const
).map(([wish, always, beside]) => {
  const denied = `(?:${any('denies what is behind it')}[\\s-]+)?`;
  return { wish, always: whole(denied + always), beside: whole(denied + beside) };
});
const NOT_PRIVATE = new RegExp(`^[\\s-]*${any('behind which it is nothing of a person')}(?!\\p{L})`, 'u');
const DONE_FOR_THEM = new RegExp(`^\\s+${any('whom it is done for stands before it')}(?!\\p{L})`, 'u');
const PERSON_BEHIND = new RegExp(`^\\s+${any('a person')}(?!\\p{L})`, 'u');
const PERSON_BEFORE = new RegExp(`(?<!\\p{L})${any('a person')}\\s+$`, 'u');
const SAID_OF_SOMEBODY = new RegExp(`(?<!\\p{L})${any('says of a person what is behind it')}\\s*$`, 'u');
const ENDS = /^\s*(?:$|[.,;،؛)])/u;
const BEGINS = /(?:^|[.,;:،؛(])\s*$/u;

/**
 * Wishes for a sex, an age, a family, a religion, looks or a state of health that a request names, and the request with spaces in their place, so that every offset holds.
 * Whom the work is done for and what is made for them ("women's wear", «مدرسة بنات») are no wishes.
 */
export function personalWishes(
  taxonomy: Taxonomy,
  request: string,
): { wishes: PersonalWish[]; rest: string } {
  const { folded, starts, ends } = foldWithMap(request);
  // "Office boy" and «رجل أمن» are names of work, "women's health" is one of a skill.
  const names = [
    ...readTitles(taxonomy, wordsOf(folded), folded, () => false).map(({ at, end }) => ({ at, end })),
    ...findSkills(taxonomy, request).map(({ start, end }) => ({
      at: starts.findIndex((it) => it >= start),
      end: ends.findLastIndex((it) => it <= end) + 1,
    })),
  ];
  const spans: { wish: PersonalWish; at: number; end: number }[] = [];
  const put = (wish: PersonalWish, pattern: RegExp, isMeant: (at: number, end: number) => boolean): void => {
    for (const { index: at, 0: words } of folded.matchAll(pattern)) {
      const end = at + words.length;
      if (!spans.some((it) => at < it.end && end > it.at) && isMeant(at, end)) spans.push({ wish, at, end });
    }
  };
  const isNamed = (at: number, end: number) => names.some((it) => it.at < end && it.end > at);
  put('sex', SEX, (at, end) => !isNamed(at, end) && isOfPeople(folded.slice(0, at), folded.slice(end)));
  for (const pattern of AGES) put('age', pattern, () => true);
  if (spans.some(({ wish }) => wish === 'sex')) put('age', YEARS_OF_SOMEBODY, () => true);
  put('age', YOUNG, (at, end) => {
    const [before, behind] = [folded.slice(0, at), folded.slice(end)];
    return !isNamed(at, end) && !YOUNG_OTHERS.test(behind) && isOfPeople(before, behind);
  });
  const isPerson = (word: string | undefined) => word !== undefined && headsOccupations(taxonomy, word);
  const isBeside = (at: number, end: number): boolean => {
    const [before, behind] = [folded.slice(0, at), folded.slice(end)];
    if (ENDS.test(behind) && (BEGINS.test(before) || SAID_OF_SOMEBODY.test(before))) return true;
    // Adjectives stand before English titles and behind Arabic ones.
    if (isArabic(folded[at] ?? ''))
      return (
        PERSON_BEFORE.test(before) ||
        names.some((it) => it.end <= at && folded.slice(it.end, at).trim() === '') ||
        isPerson(/(\p{L}+)\s+$/u.exec(before)?.[1])
      );
    return (
      PERSON_BEHIND.test(behind) ||
      names.some((it) => it.at >= end && folded.slice(end, it.at).trim() === '') ||
      isPerson(/^\s+(\p{L}+)/u.exec(behind)?.[1])
    );
  };
  // In "single mothers support worker" the many are those who are supported: one who is looked for stands alone.
  const isForThem = (at: number, end: number): boolean =>
    /[a-z]s$/.test(folded.slice(at, end)) && DONE_FOR_THEM.test(folded.slice(end));
  for (const { wish, always, beside } of PRIVATE) {
    const isMeant = (at: number, end: number) =>
      !isNamed(at, end) &&
      !isForThem(at, end) &&
      !NOT_PRIVATE.test(folded.slice(end)) &&
      !PRIVATE_OF_OTHERS.test(folded.slice(0, at));
    put(wish, always, isMeant);
    put(wish, beside, (at, end) => isMeant(at, end) && isBeside(at, end));
  }
  let rest = request;
  for (const { at, end } of spans) {
    const [start, stop] = [starts[at] ?? 0, ends[end - 1] ?? request.length];
    rest = rest.slice(0, start) + ' '.repeat(stop - start) + rest.slice(stop);
  }
  return { wishes: [...new Set(spans.map(({ wish }) => wish))].toSorted().toReversed(), rest };
}

/** Whether words between these two speak of who is looked for, and not of those the work is done for. */
function isOfPeople(before: string, behind: string): boolean {
  if (OF_A_THING.test(behind)) return false;
  return ASKED_FOR.test(before) || !SAID_OF_OTHERS.test(before);
}
