import { isOnMap, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { Word } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';
import { asksForBeginners } from './request-answers.ts';
import type { Condition, Wish } from './requests.ts';

/** A condition before it is known how much it is wished for. */
type Loose = Condition extends infer C ? (C extends Condition ? Omit<C, 'wish'> : never) : never;

/** A part of a request that was read. Places are those of the folded text. */
export interface Found {
  at: number;
  end: number;
  of: Loose;
}

/** How much a condition is wished for, by what the request says of it. */
export function wishOf(of: Loose, said: Wish | null): Wish {
  // "Not under 3 years" is a range of its own; a range is never turned round.
  const isRange =
    of.kind === 'years' || of.kind === 'salary' || of.kind === 'notice' || of.kind === 'education';
  if (said === 'not' && isRange) return 'nice';
  // What is typed orders the list; only what is said to be required keeps people out of it.
  return said ?? 'nice';
}

/** "Not freshers" asks for whoever has worked. */
export const turned = (of: Loose, said: Wish | null): Loose =>
  said === 'not' && asksForBeginners({ ...of, wish: 'not' }) && of.kind === 'years'
    ? { ...of, min: of.max, max: null }
    : of;

/** The parts of a request as they are read one after another; no word is read twice. */
export interface Parts {
  found: Found[];
  /** Whether the character was read. */
  isTaken(at: number): boolean;
  /** Whether none of these characters was read. */
  isFree(at: number, end: number): boolean;
  put(at: number, end: number, of: Loose): void;
  /** Puts in those of several amounts whose words are free. */
  putFree<V>(read: readonly Amount<V>[], toCondition: (value: V) => Loose): void;
}

/** No parts yet, of a folded request of so many characters. */
export function createParts(length: number): Parts {
  const taken = new Uint8Array(length);
  const found: Found[] = [];
  const isFree = (at: number, end: number) => taken.subarray(at, end).every((it) => it === 0);
  const put = (at: number, end: number, of: Loose): void => {
    taken.fill(1, at, end);
    found.push({ at, end, of });
  };
  return {
    found,
    isTaken: (at) => taken[at] === 1,
    isFree,
    put,
    putFree: (read, toCondition) => {
      for (const { value, at, end } of read) if (isFree(at, end)) put(at, end, toCondition(value));
    },
  };
}

/** The stretch from one word to another. */
export const spanOfWords = (words: readonly Word[], first: number, last: number) => ({
  start: words[first]?.start ?? 0,
  end: words[last]?.end ?? 0,
});

/** "Within 50 km" belongs to the towns named beside it; where none is, it is left as it stands. */
export function placeDistances(taxonomy: Taxonomy, found: readonly Found[]): Found[] {
  const result: Found[] = [];
  const towns = found.filter((it) => it.of.kind === 'place' && it.of.place !== '');
  const used = new Map<Found, { km: number; at: number; end: number }>();
  for (const it of found) {
    if (it.of.kind !== 'place' || it.of.place !== '') continue;
    const { km } = it.of;
    // The town right behind it, "50 km of Dubai", else the one before it, "Dubai or within 50 km".
    const own =
      towns.find((town) => town.at >= it.end && town.at - it.end <= 4) ??
      towns.findLast((town) => town.end <= it.at) ??
      towns[0];
    if (own && km !== null && own.of.kind === 'place' && isOnMap(taxonomy, own.of.place))
      used.set(own, { km, at: it.at, end: it.end });
  }
  for (const it of found) {
    if (it.of.kind === 'place' && it.of.place === '') continue;
    const around = used.get(it);
    if (!around || it.of.kind !== 'place') result.push(it);
    else {
      const isBeside = Math.max(it.at, around.at) - Math.min(it.end, around.end) <= 12;
      result.push({
        at: isBeside ? Math.min(it.at, around.at) : it.at,
        end: isBeside ? Math.max(it.end, around.end) : it.end,
        of: { ...it.of, km: around.km },
      });
    }
  }
  return result;
}

/** Neighbours of one kind with "or" between them are choices of one another. */
export function joinEither(found: Found[], folded: string): void {
  let group = 0;
  for (const [at, it] of found.entries()) {
    const last = found[at - 1];
    if (!last || !mayBeEither(last.of) || !mayBeEither(it.of) || last.of.kind !== it.of.kind) continue;
    if (!/^[\s,،/]*(?:or|او|ام|\/)[\s,،]*$/u.test(folded.slice(last.end, it.at))) continue;
    last.of.either ??= ++group;
    it.of.either = last.of.either;
  }
}

const mayBeEither = (of: Loose): of is Extract<Loose, { either: number | null }> =>
  of.kind === 'skill' || of.kind === 'language';
