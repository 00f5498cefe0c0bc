/**
 * What people say of themselves in a few lines without order, as they send them in a message: "Hello. Peter, Uganda, 28.
 * In Doha from 2024. Work kitchen helper". What they wish for, what they deny and what they were before is none of it.
 */
import { BULLET, type Line } from '#engines/documents/index.ts';
import {
  craftsIn,
  isKnownTitle,
  normaliseTitle,
  placesIn,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, foldName } from '#engines/text/index.ts';
import { EARLIER } from './earlier-work.ts';
import type { Read } from './found.ts';
import { placeOf } from './pieces.ts';
import { nationalityNames } from './stated-facts.ts';
import { titleScore } from './titles-and-employers.ts';
import { sentencesOf } from './told-sentences.ts';

const WORDS = wordingsIn('resumes/introduction');
const WISH = WORDS.pattern('tells a wish');
const LIVES = new RegExp(`${WORDS.source('tells where one is now')}\\s*:?\\s*(?:مدينه\\s+)?$`, 'u');
const FROM = new RegExp(`${WORDS.source('tells where one is from')}\\s*$`, 'u');
const UNTIL_NOW = WORDS.pattern('goes on until now');
const LEADS_TO_TRADE = new RegExp(`^${WORDS.source('leads to a trade')}\\s*`, 'u');
const DENIES = WORDS.pattern('denies');
const LIKENS = new RegExp(
  `(?<!\\p{L})${WORDS.source('likens to somebody else', { spaces: 'one' })}\\s*$`,
  'u',
);
const CAN = WORDS.pattern('tells what one can');
const INTRODUCES = new RegExp(`^[^\\p{L}]*${WORDS.source('introduces oneself')}`, 'u');

/** Within the first of these lines people say who they are. */
const LINES_OF_SELF = 3;

/** Whether a line says who writes, or greets whom it is sent to. */
export const introducesOneself = (line: string): boolean => INTRODUCES.test(fold(line));

/** Whether a headline says by itself what somebody is: it is no wish, denies nothing, and names work in few words. */
export function saysTrade(taxonomy: Taxonomy, headline: string): boolean {
  if (tellsWish(headline) || DENIES.test(fold(headline)) || titleScore(taxonomy, headline) < LEAST_TITLE)
    return false;
  if (LEADS_TO_TRADE.test(fold(headline)) || /\p{Nd}$/u.test(headline)) return false;
  const words = headline.trim().split(/\s+/u);
  // "Engineer" alone is said of many, and "Indian nurse" is a nurse.
  if (words.length === 1 && RANK.test(fold(headline))) return false;
  const people = nationalityNames(taxonomy);
  if (words.length > MOST_OF_HEADLINE || words.some((word) => people.has(foldName(word)))) return false;
  return isKnownTitle(taxonomy, headline);
}
const MOST_OF_HEADLINE = 6;
const RANK = new RegExp(`^(?:ال)?${WORDS.source('is a title of many')}$`, 'u');

/** Whether a text tells what somebody would like, rather than what is. */
export const tellsWish = (text: string): boolean => WISH.test(fold(text));

/** Whether a line opens with what somebody would like, in a few words and more: a sentence and no heading. */
export const opensWithWish = (text: string): boolean =>
  wordsIn(text) >= LEAST_OF_WISH && OPENING_WISH.test(fold(text));
const OPENING_WISH = new RegExp(`^[^\\p{L}]*(?:\\p{L}+[^\\p{L}]+){0,2}${WORDS.source('tells a wish')}`, 'u');
const LEAST_OF_WISH = 4;
const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

const OF_A_WISH = new RegExp(`^[^\\p{L}]*${WORDS.source('headings of what one wants')}`, 'u');

/** Whether a heading says that what follows is wanted: "Career objective". */
export const headsWish = (heading: string): boolean => OF_A_WISH.test(fold(heading));

/** A piece of a line between two signs, and where it stands. */
interface Piece {
  text: string;
  line: Line;
  /** Counted from 0, of the line. */
  row: number;
  sentence: string;
}

const BETWEEN = /\s*[,،;؛:()|•·+/]\s*|\s+[–—-]\s+|\s*(?:→|->)\s*/u;

function piecesOf(lines: readonly Line[]): Piece[] {
  return lines.flatMap((line, row) =>
    sentencesOf(line.text.replace(BULLET, '')).flatMap((sentence) =>
      tellsWish(sentence)
        ? []
        : sentence
            .split(BETWEEN)
            .filter((text) => text.trim() !== '')
            .map((text) => ({ text: text.trim(), line, row, sentence })),
    ),
  );
}

/** What speaks for a place, from the plainest. */
const POINTS = { lives: 4, untilNow: 3, alone: 2, from: 1.5, inPassing: 0.5 } as const;
/** A town says more than its country. */
const OF_TOWN = 0.4;

/** Where somebody is: where they say they live or work now, else a place that stands by itself, else where they are from. */
export function introducedHome(
  taxonomy: Taxonomy,
  lines: readonly Line[],
  linesOfSelf = LINES_OF_SELF,
): (Read<string> & { isNow: boolean; lives: boolean; isInPassing: boolean }) | null {
  let best: { found: Read<string>; points: number } | null = null;
  for (const piece of piecesOf(lines)) {
    const { text, line } = piece;
    for (const place of placesIn(taxonomy, withoutPrefixes(taxonomy, text))) {
      const written = asWritten(text, place);
      if (written === null) continue;
      const points =
        pointsOfPlace(taxonomy, piece, written, linesOfSelf) + (place.town === null ? 0 : OF_TOWN);
      if (best && points <= best.points) continue;
      best = {
        found: { value: written, evidence: { confidence: 0.6, place: placeOf(line, written) } },
        points,
      };
    }
  }
  if (!best) return null;
  const { found, points } = best;
  return {
    ...found,
    isNow: points >= POINTS.untilNow,
    lives: points >= POINTS.lives,
    isInPassing: points <= POINTS.inPassing + OF_TOWN,
  };
}

function pointsOfPlace(
  taxonomy: Taxonomy,
  { text, sentence, row }: Piece,
  written: string,
  linesOfSelf: number,
): number {
  const before = fold(text.slice(0, text.indexOf(written)).replace(/[بف](?:ال)?$/u, ''));
  if (LIVES.test(before)) return POINTS.lives;
  if (EARLIER.test(sentence)) return 0;
  const isOnly = placesIn(taxonomy, withoutPrefixes(taxonomy, sentence)).length === 1;
  if (UNTIL_NOW.test(fold(isOnly ? sentence : text))) return POINTS.untilNow;
  if (row >= linesOfSelf) return POINTS.inPassing;
  if (foldName(text) === foldName(written)) return POINTS.alone - row * 0.1;
  return FROM.test(before) ? POINTS.from - row * 0.1 : POINTS.inPassing;
}

/** «بالدوحة», «فدبي»: "in" is written onto the place. */
function withoutPrefixes(taxonomy: Taxonomy, text: string): string {
  return text.replace(/(?<!\p{L})[بف](?=\p{L}{3})/gu, (prefix, at: number) => {
    const word = /^\p{L}+/u.exec(text.slice(at + 1))?.[0] ?? '';
    return placesIn(taxonomy, word).length > 0 && placesIn(taxonomy, prefix + word).length === 0
      ? ''
      : prefix;
  });
}

/** The words of a text that name a place. */
function asWritten(text: string, place: ReturnType<typeof placesIn>[number]): string | null {
  const names = new Set(place.names.map((name) => foldName(name)));
  const words = [...text.matchAll(/[\p{L}\p{M}’'.-]+/gu)];
  for (let count = Math.min(4, words.length); count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const [first, last] = [words[at]!, words[at + count - 1]!];
      const written = text.slice(first.index, last.index + last[0].length).replace(/[.'’-]+$/u, '');
      if (names.has(foldName(written))) return written;
      const bare = written.replace(/^[بف](?=\p{L}{3})/u, '');
      if (names.has(foldName(bare))) return bare;
    }
  return null;
}

/** Further down, work is told in the words of its duties. */
const LINES_OF_TRADE = 8;
const MOST_WORDS = 5;
/** As surely as a name of it. */
const SURE = 0.985;
const LEAST_TITLE = 0.5;

/** What somebody is by their work, in the words that name it most plainly; the first of equals. */
export function introducedTrade(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  let best: { found: Read<string>; points: number } | null = null;
  for (const { text, line, row, sentence } of piecesOf(lines.slice(0, LINES_OF_TRADE))) {
    if (EARLIER.test(sentence) || DENIES.test(fold(text)) || CAN.test(fold(sentence))) continue;
    const named = titleIn(taxonomy, text);
    if (!named) continue;
    const points =
      (named.isFirst ? 0.5 : 0) +
      (UNTIL_NOW.test(fold(sentence)) ? 0.5 : 0) +
      named.title.split(' ').length * 0.1 -
      row * 0.1;
    if (best && points <= best.points) continue;
    const evidence = { confidence: 0.6, place: placeOf(line, named.title) };
    best = { found: { value: asTitle(named.title), evidence }, points };
  }
  return best?.found ?? null;
}

/** The words of a piece that surely name an occupation, the most words first; whether they open what is said. */
function titleIn(taxonomy: Taxonomy, text: string): { title: string; isFirst: boolean } | null {
  const words = text.split(/\s+/u);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const title = words.slice(at, at + count).join(' ');
      if (!namesTrade(taxonomy, title) || (count === 1 && isFollowed(words[at + 1]))) continue;
      const before = words.slice(0, at).join(' ');
      // "The patience of a nurse" is no nurse.
      if (LIKENS.test(fold(before))) continue;
      return { title, isFirst: before === '' || isLead(taxonomy, before) };
    }
  return null;
}

/** «شغال بالنخل» as the title that is meant; any other as it stands. */
const asTitle = (title: string): string => {
  const [craft] = craftsIn(fold(title));
  return craft && craft.at === 0 && craft.end === fold(title).length ? craft.title : title;
};

/** "Cook Lebanese food", «لحام آيسيات»: one word before a thing is what somebody does with it. */
const isFollowed = (next: string | undefined): boolean =>
  next !== undefined &&
  !/^[\p{Nd}بف]|^(?:in|at|with|of|for|from|since|job|only|and|&)$|^(?:في|من|لدى|عند|مع|و)/iu.test(next);

const isLead = (taxonomy: Taxonomy, before: string): boolean =>
  nationalityNames(taxonomy).has(foldName(before)) ||
  fold(before).replace(LEADS_TO_TRADE, '').replace(SPAN, '').trim() === '';
const SPAN =
  /(?:in|for|as|of)?\s*\d{1,2}\s*\+?\s*(?:years?|yrs?|yr|سنه|سنين|سنوات|عام|اعوام)(?:\s+(?:as|in|of|experience|exp|خبره|في))*/u;

function namesTrade(taxonomy: Taxonomy, title: string): boolean {
  if (/\p{Nd}/u.test(title) || tellsWish(title) || titleScore(taxonomy, title) < LEAST_TITLE) return false;
  const isOne = !/\s/u.test(title);
  if ((isOne ? RANK : LEADS_TO_TRADE).test(fold(title)) || /^i\s/iu.test(title)) return false;
  return (normaliseTitle(taxonomy, title, 1)[0]?.score ?? 0) >= SURE;
}
