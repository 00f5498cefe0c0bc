import { normaliseTitle, placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, foldedWords } from '#engines/text/index.ts';
import type { ProfileFeatures, ProfileTitle } from './features.ts';
import type { MatchModel } from './model.ts';
import { occupationsAmong, surelyNamedBy } from './titles.ts';

const WORDS = wordingsIn('matching/wishes');
const asking = WORDS.pattern('asks for work', { spaces: 'one', flags: 'gu' });
const SENTENCE = /[.!?؟;؛\n]+(?:\s+|$)|\n/u;
/** "I do not want", "مش عايز". */
const refusing = /(?:not|n't|never|no longer|لا|مش|ما|لم)\s*$/u;
/** So far behind the words that ask for work it is named. */
const mostWords = 14;
/** "A communications job", "any paramedic post": what of a name stands before it. */
const kindOfJob =
  /^(?:(?:an?|the|my|any|another|first|new)\s+)*((?:(?!(?:first|new|next|full|suitable)\s)\p{L}+\s+){1,2}?)(?:jobs?|posts?|roles?|positions?)(?!\p{L})/u;
/** What such a kind is called where it names nobody: "communications officer". */
const ranksOfKind = ['', ' officer', ' specialist'];
/** A name that is borne as it stands. */
const isName = 0.99;

/** The occupations, by id, that somebody writes they ask for, in so many words; each once. */
export function wishedOccupations(taxonomy: Taxonomy, text: string): string[] {
  const wished = text.split(SENTENCE).flatMap((sentence) => {
    const folded = fold(sentence);
    return [...folded.matchAll(asking)].flatMap(({ 0: said, index }) => {
      if (refusing.test(folded.slice(0, index))) return [];
      const rest = folded.slice(index + said.length).trim();
      return [
        ...occupationsAmong(taxonomy, foldedWords(rest).slice(0, mostWords)),
        ...ofKind(taxonomy, kindOfJob.exec(rest)?.[1]?.trim()),
      ];
    });
  });
  return [...new Set(wished)];
}

/** Whether somebody writes that they would move: they ask for work in a named place, or say so in as many words. */
export const asksElsewhere = (taxonomy: Taxonomy, text: string): boolean =>
  text.split(SENTENCE).some((sentence) => {
    const folded = fold(sentence);
    if (moving.test(folded)) return true;
    return [...folded.matchAll(asking), ...folded.matchAll(wantsJob)].some(
      ({ 0: said, index }) =>
        !refusing.test(folded.slice(0, index)) &&
        placesIn(taxonomy, folded.slice(index + said.length, index + said.length + longestWish)).length > 0,
    );
  });
/** "Want section in charge job UAE". */
const wantsJob =
  /(?<!\p{L})(?:want|need|prefer)s? (?:[\p{L}-]+ ){0,5}(?:jobs?|posts?|work|positions?|roles?)(?!\p{L})/gu;
const moving = WORDS.pattern('would move', { spaces: 'one' });
/** So many letters behind the words that ask for work a place is part of the wish. */
const longestWish = 120;

function ofKind(taxonomy: Taxonomy, kind: string | undefined): string[] {
  if (!kind) return [];
  const named = ranksOfKind.flatMap((rank) => {
    const [found] = normaliseTitle(taxonomy, `${kind}${rank}`, 1);
    return found && found.score >= isName ? [found.id] : [];
  });
  return named.slice(0, 1);
}

/** "Major", "Sergeant, signals": a rank of the forces says how high somebody stood and names no trade. */
const rankOfForces = new RegExp(
  `^${WORDS.source('ranks of the forces', { edges: 'anywhere', spaces: 'one' })}(?:[,،(].*)?$`,
  'u',
);

/** "Manama. Fresh graduate": that somebody begins says no more of their trade than silence does. */
const onlyBegins = new RegExp(
  `^(?:\\p{L}+[.,،]\\s+)?${WORDS.source('only begins', { edges: 'anywhere', spaces: 'one' })}(?:[,،.(].*)?$`,
  'u',
);

/**
 * What somebody's titles count for beside what they ask for: what they did once and ask for again counts as what they do.
 * Work that they only ask for counts as former work does; where no title of theirs names any, as what they are.
 */
export function titlesThatCount(
  { titles: written, wishes = [] }: Pick<ProfileFeatures, 'wishes'> & { titles: readonly ProfileTitle[] },
  model: MatchModel,
): readonly ProfileTitle[] {
  const titles = written.filter(({ title }) => {
    const folded = fold(title).trim();
    return !rankOfForces.test(folded) && !onlyBegins.test(folded);
  });
  if (wishes.length === 0) return titles;
  const wished = new Set(wishes.flatMap((id) => model.occupations.index.get(id) ?? []));
  const named = titles.map(({ title }) => surelyNamedBy(title, model));
  const isHeld = (at: number) => named.some((occupations) => occupations.includes(at));
  const isAnyNamed = named.some((occupations) => occupations.length > 0);
  const counted = titles.map((held, at): ProfileTitle => {
    return named[at]?.some((one) => wished.has(one)) ? { ...held, current: true } : held;
  });
  const onlyWished = [...wished]
    .filter((at) => !isHeld(at))
    .flatMap((at): ProfileTitle[] => {
      const name = model.taxonomy.occupations[at]?.name.en;
      return name === undefined ? [] : [{ title: name, current: !isAnyNamed }];
    });
  return [...counted, ...onlyWished];
}
