import {
  allNamesOf,
  type Occupation,
  occupationNames,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, isArabic } from '#engines/text/index.ts';
import { isForOneself } from './career-leanings.ts';
import { isLedWork } from './career-steps.ts';
import { degreeTold } from './career-studies.ts';
import { notPresent } from './career-told.ts';

const WORDS = wordingsIn('matching/careers');
const owning = WORDS.pattern('owns the business', { spaces: 'one', flags: 'gu' });
const ownsNow = WORDS.pattern('tells of a business of their own', { spaces: 'one', flags: 'gu' });
const leading = WORDS.pattern('leads a business', { spaces: 'one' });
const leadingWhole = WORDS.pattern('leads a whole business', { spaces: 'one' });
const isWanted = new RegExp(`${WORDS.source('wants what follows', { spaces: 'one' })}$`, 'u');
/** What is written of an owner's people is not said of the owner. */
const isOfAnother = /^['’]/u;
const ofBusiness = new RegExp(
  `^[\\s,:–-]*(?:${WORDS.source('goes before the business owned', { spaces: 'one' })})?`,
  'u',
);
const endOfClause = /[.,;:،؛()\n/|&\d–]|(?:^|\s)(?:and|then)(?=\s)/u;
const endOfSentence = /[.;؛\n]/u;
/** More words than the kind of a business has. */
const mostWords = 3;
/** Further from a title or from "my own" another thing is told. */
const mostWordsAfter = 10;

/**
 * The work of leading a business of the kind that a title says somebody owns ("Salon owner and hairdresser", "صاحب مطعم"):
 * whoever ran one does not begin in it. `null` where it says none, or no kind of business that is known.
 */
export function ledByOwner(taxonomy: Taxonomy, title: string): Occupation | null {
  const folded = fold(title);
  // Owners of products and processes own no business.
  if (folded.search(owning) < 0 || bearersOf(taxonomy, title).size > 0) return null;
  for (const { 0: said, index } of folded.matchAll(owning)) {
    const before = wordsOf(folded.slice(0, index).split(endOfClause).at(-1));
    const rest = folded.slice(index + said.length);
    if (isOfAnother.test(rest)) continue;
    const after = wordsOf(rest.replace(ofBusiness, '').split(endOfClause)[0]);
    const kinds = [
      ...before.map((_, at) => before.slice(at)),
      ...after.map((_, at) => after.slice(0, after.length - at)),
    ];
    for (const kind of kinds) {
      const led = kind.length > mostWords ? null : managerOf(taxonomy, kind.join(' '), true);
      if (led) return led;
    }
  }
  return null;
}

/** The words by which an employer is a house of the state: ministries, municipalities, authorities. */
export const publicHouse = WORDS.pattern('a house of the state', { spaces: 'one' });
const ownsAlone = new RegExp(`^${WORDS.source('owns the business', { spaces: 'one' })}$`, 'u');

/**
 * What somebody was at an employer. An owner's title alone says nothing of the trade: what they owned is a part of it. So is
 * the ministry of whoever leads a section.
 */
export function titleAt(title: string, organisation: string | null): string {
  if (organisation === null) return title;
  if (ownsAlone.test(fold(title.trim())))
    return isArabic(title) ? `${title} ${organisation}` : `${organisation} ${title}`;
  const [house] = fold(organisation).match(publicHouse) ?? [];
  if (house === undefined || fold(title).includes(house)) return title;
  return isArabic(title) ? `${title}، ${house}` : `${title}, ${house}`;
}

/** The work of an owner whose title breaks off before what they own, by the sentence in which it stands ("Owner of a" small restaurant). */
export function ledByOwnerIn(taxonomy: Taxonomy, title: string, text: string): Occupation | null {
  const folded = fold(title);
  const [said] = folded.match(owning) ?? [];
  if (said === undefined || !folded.startsWith(said.trim())) return null;
  // A profile repeats the title above the sentence.
  const led = fold(text)
    .split(endOfSentence)
    .filter((one) => one.includes(folded))
    .flatMap((one) => firstLed(taxonomy, one.slice(one.indexOf(folded) + said.length), isOneHouse) ?? []);
  return led[0] ?? null;
}

/** The work of leading the business that a text tells is somebody's own ("own nail studio since 2020", "عندي مطعم"). */
export function ledByTelling(taxonomy: Taxonomy, text: string): Occupation | null {
  for (const sentence of fold(text).split(endOfSentence)) {
    if (notPresent.test(sentence)) continue;
    for (const { 0: said, index } of sentence.matchAll(ownsNow)) {
      if (isWanted.test(sentence.slice(0, index).trimEnd())) continue;
      const owned = sentence.slice(index + said.length);
      // "I have a diploma in medical secretary": what people have is not always a business.
      if (degreeTold(taxonomy, wordsOf(owned).slice(0, mostWords).join(' '))) continue;
      const led = firstLed(taxonomy, owned, isOneHouse);
      if (led) return led;
    }
  }
  return null;
}

/**
 * The work of somebody whose title names only that they lead ("General Manager"), by the business that the same sentence
 * names after it ("General Manager, 410 room hotel"): a general manager leads a hotel or a shop, and else a company.
 * `null` for all other titles, and for a manager of what is not known.
 */
export function ledByTitle(taxonomy: Taxonomy, title: string, text: string): Occupation | null {
  const folded = fold(title).trim();
  if (!isWhole(leading, folded)) return null;
  const isOfAll = isWhole(leadingWhole, folded);
  const isMeant = (work: Occupation) => !isOfAll || isOneSite(work);
  // In a profile the business stands on the line below the title.
  const sentences = fold(text).replaceAll('\n', ' , ').split(endOfSentence);
  for (const [place, sentence] of sentences.entries()) {
    const at = sentence.indexOf(folded);
    if (at < 0) continue;
    const led =
      firstLed(taxonomy, sentence.slice(at + folded.length), isMeant, false) ??
      firstLed(taxonomy, sentences[place + 1] ?? '', isMeant, false);
    if (led) return led;
  }
  const [company] = isOfAll ? bearersOf(taxonomy, folded) : [];
  return taxonomy.occupation(company ?? '');
}

/** The work of leading the kind of business that a text opens with ("a clinic one day"). */
export const ledWorkIn = (taxonomy: Taxonomy, text: string): Occupation | null =>
  firstLed(taxonomy, text, isOneHouse);

const isWhole = (pattern: RegExp, text: string): boolean => pattern.exec(text)?.[0].trim() === text;

/** In ISCO-08 the managers of hotels, restaurants, sports and other services: what they lead is the whole business. */
const isOneSite = ({ isco }: Occupation): boolean => /^14[13]/u.test(isco ?? '');
/** These, and shops, clinics, nurseries and schools, are what one person opens. */
const isOneHouse = (work: Occupation): boolean => /^1(?:4|34)/u.test(work.isco ?? '') || isForOneself(work);

function firstLed(
  taxonomy: Taxonomy,
  text: string,
  isMeant: (work: Occupation) => boolean,
  isOwned = true,
): Occupation | null {
  const words = text
    .replace(measure, ' ')
    .split(/[^\p{L}'’]+/u)
    .filter(Boolean)
    .slice(0, mostWordsAfter);
  const kinds = words.flatMap((word, at) => [words.slice(at, at + 2).join(' '), word]);
  const led = kinds.flatMap((kind) => {
    const found = managerOf(taxonomy, kind, isOwned);
    return found && isMeant(found) ? [{ found, isAny: anyHouse.test(fold(kind)) }] : [];
  });
  // A shop is what is sold in it, where that is said near it: "a small shawarma shop", "محل شاورما".
  return (led.find(({ isAny }) => !isAny) ?? led[0])?.found ?? null;
}

const anyHouse = WORDS.pattern('a house of any trade', { spaces: 'one' });

/** "410 room hotel", "5-star": a number and what is counted say how large a house is, and not what it is. */
const measure = /\d[\d,]*[\s-]*\p{L}*[^\P{L}s](?=\s+\p{L})/gu;

const wordsOf = (text = ''): string[] => text.trim().split(/\s+/u).filter(Boolean);

/** Who owns a business has an occupation of their own where one bears that name, and else that of its manager. */
function managerOf(taxonomy: Taxonomy, business: string, isOwned: boolean): Occupation | null {
  const owned = isOwned
    ? bearersOf(taxonomy, isArabic(business) ? `صاحب ${business}` : `${business} owner`)
    : [];
  const managed = bearersOf(taxonomy, isArabic(business) ? `مدير ${business}` : `${business} manager`);
  // "Owner of a" leaves no business to be named after.
  const own = business.split(' ').filter((word) => word.length > 2);
  const isNamed = (id: string) =>
    own.length > 0 &&
    allNamesOf(taxonomy.occupation(id)!).some((name) =>
      own.every((word) => wordsOf(fold(name)).includes(word)),
    );
  const [id] = [...[...owned].filter(isNamed), ...managed];
  const work = taxonomy.occupation(id ?? '');
  return work && isLedWork(work, taxonomy) ? work : null;
}

/** Whose name or other name a title is. */
function bearersOf(taxonomy: Taxonomy, title: string): ReadonlySet<string> {
  const names = occupationNames(taxonomy);
  const [own, written] = [names.ownName(title), names.asWritten(title)];
  if (own.size > 0) return own;
  return written.size > 0 ? written : names.inflected(title);
}
