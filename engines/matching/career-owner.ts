import { normaliseTitle, type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic } from '#engines/text/index.ts';
import { isLedWork } from './career-steps.ts';

const WORDS = wordingsIn('matching/careers');
const owning = WORDS.pattern('owns the business', { spaces: 'one', flags: 'gu' });
/** What is written of an owner's people is not said of the owner. */
const isOfAnother = /^['’]/u;
const ofBusiness = new RegExp(
  `^[\\s,:–-]*(?:${WORDS.source('goes before the business owned', { spaces: 'one' })})?`,
  'u',
);
const endOfClause = /[.,;:،؛()\n/|&\d–]|(?:^|\s)(?:and|then)(?=\s)/u;
/** More words than the kind of a business has. */
const mostWords = 3;
/** A name that is borne as it stands. */
const isName = 0.99;

/**
 * The work of leading a business of the kind that a title says somebody owns ("Salon owner and hairdresser", "صاحب مطعم"):
 * whoever ran one does not begin in it. `null` where it says none, or no kind of business that is known.
 */
export function ledByOwner(taxonomy: Taxonomy, title: string): Occupation | null {
  const folded = fold(title);
  if (folded.search(owning) < 0) return null;
  // Owners of products and processes own no business.
  const [borne] = normaliseTitle(taxonomy, title, 1);
  if (borne && borne.score >= isName) return null;
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
      const led = kind.length > mostWords ? null : managerOf(taxonomy, kind.join(' '));
      if (led) return led;
    }
  }
  return null;
}

const ownsAlone = new RegExp(`^${WORDS.source('owns the business', { spaces: 'one' })}$`, 'u');

/** What somebody was at an employer. An owner's title alone says nothing of the trade: what they owned is a part of it. */
export const titleAt = (title: string, organisation: string | null): string => {
  if (organisation === null || !ownsAlone.test(fold(title.trim()))) return title;
  return isArabic(title) ? `${title} ${organisation}` : `${organisation} ${title}`;
};

const wordsOf = (text = ''): string[] => text.trim().split(/\s+/u).filter(Boolean);

function managerOf(taxonomy: Taxonomy, business: string): Occupation | null {
  const [found] = normaliseTitle(
    taxonomy,
    isArabic(business) ? `مدير ${business}` : `${business} manager`,
    1,
  );
  const work = found && found.score >= isName ? taxonomy.occupation(found.id) : null;
  return work && isLedWork(work, taxonomy) ? work : null;
}
