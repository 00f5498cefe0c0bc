import { domainToUnicode } from 'node:url';
import type { HoldReason } from '#contract/features/company-checks.contract.ts';
import { foldName } from '#engines/text/index.ts';
import { soughtName } from '#server/features/companies/index.ts';

/** What a company is known by. */
export interface Known {
  name: string;
  /** Of its website. */
  domain: string | null;
}

type Resemblance = Exclude<HoldReason, 'refused_before'>;

/**
 * In what a company could be taken for another: its name or its domain, with look-alike letters, another order of words,
 * another ending or one letter changed. Of one domain they are one house, which mail to that domain proves.
 */
export function resemblancesTo(one: Known, other: Known): Resemblance[] {
  if (one.domain !== null && one.domain === other.domain) return [];
  const found: Resemblance[] = [];
  const [mine, theirs] = [formsOfName(one.name), formsOfName(other.name)];
  const [myLabel, theirLabel] = [labelOf(one.domain), labelOf(other.domain)];
  if (soughtName(one.name) === soughtName(other.name)) found.push('same_name');
  else if (mine.some((form) => theirs.some((their) => isNearly(form, their)))) found.push('similar_name');
  else if (mine.some((form) => isNearly(form, theirLabel))) found.push('similar_name');
  if (isNearly(myLabel, theirLabel)) found.push('similar_domain');
  else if (theirs.some((form) => isNearly(form, myLabel))) found.push('similar_domain');
  return found;
}

/** Of a shorter name one letter makes another word. */
const LEAST = 5;

const isNearly = (one: string, other: string): boolean =>
  (one !== '' && one === other) ||
  (Math.min(one.length, other.length) >= LEAST && isOneEditApart(one, other));

/** One letter more, one less, another, or two neighbours in the other order. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Words that are put before or behind the name of another. */
const ADDED = new Set(
  foldName(
    'career careers job jobs hiring hire recruitment recruiting recruiter hr official online site portal وظائف توظيف الرسمي',
  ).split(' '),
);

/** A name as it is compared: in its own order, and with its words in one order. */
function formsOfName(name: string): string[] {
  const words = own(soughtName(name).split(' ')).map((word) => singular(skeletonOf(word)));
  return [words.join(''), words.toSorted().join('')];
}

/** The part of a domain that its owner chose. */
function labelOf(domain: string | null): string {
  if (domain === null) return '';
  const [label = ''] = domainToUnicode(domain).split('.');
  return own(label.split('-'))
    .map((word) => singular(skeletonOf(word)))
    .join('');
}

function own(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => word !== '' && !ADDED.has(word));
  return left.length > 0 ? left : words;
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Letters and figures that are read as Latin ones; those read alike become one. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: 'аαɑ4@',
    b: 'вβьƅ8',
    c: 'сϲç',
    d: 'ԁđ',
    e: 'еєёεө3',
    g: 'ɡց9',
    h: 'һнհħ',
    i: 'іїıιі1l|!ӏł',
    j: 'јϳ',
    k: 'кκ',
    m: 'м',
    n: 'ոηп',
    o: 'оοσօ0ø',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ5$',
    t: 'тτ7',
    u: 'սυμц',
    v: 'ѵν',
    w: 'ԝωшщ',
    x: 'хχ',
    y: 'уγүў',
    z: 'ʐ2',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

function skeletonOf(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...plain].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w');
}
