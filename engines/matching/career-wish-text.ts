import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/careers');
const pattern = (list: string) => WORDS.pattern(list, { spaces: 'one' });
const wishing = [
  'wishes for a direction',
  'says what one wants to become',
  'wants plainly',
  'wants to lead a business',
].map(pattern);
const refusing = ['refuses plainly', 'does not want', 'can do it no longer'].map(pattern);
const without = pattern('goes without');
const refersBack = pattern('refers to what was said');
const endOfSentence = /[\n;؛?؟!]|\.(?!\d)/u;
/** Behind what is refused stands what is wanted. */
const andThen = /\s(?:and|then)\s|\sو\s?(?=\p{L}{3})/u;
const endOfClause = /[,،:()|–—]|\s(?:but|instead of|rather than|بس|لكن|بدل)\s/u;

/** What somebody writes of where they want to go. */
export interface WishText {
  /** The sentences that tell a wish, with what they refer back to and without what is refused; empty where none does. */
  wish: string;
  /** Whether something is refused. */
  refuses: boolean;
  /** The last two sentences: whoever asks says at the end what they ask for. */
  end: string;
}

/** Finds what a text says that its writer wants, in their own words: "not flying, but leave teaching and do this as my real job". */
export function wishTextOf(text: string): WishText {
  const sentences = fold(text)
    .split(endOfSentence)
    .filter((sentence) => sentence.trim() !== '');
  const wishes = sentences.flatMap((sentence, place) => {
    const clauses = sentence.split(endOfClause);
    const first = clauses.findIndex(
      (clause) => wanted(clause) !== '' && wishing.some((it) => it.test(clause)),
    );
    if (first < 0) return [];
    const told = clauses.slice(first).map(wanted).filter(Boolean).join(' , ');
    const before = first > 0 ? clauses.slice(0, first).join(' , ') : sentences[place - 1];
    return refersBack.test(told) && before !== undefined ? [told, before] : [told];
  });
  const refuses = sentences.some((sentence) =>
    sentence.split(endOfClause).some((clause) => isRefused(clause) || without.test(clause)),
  );
  return { wish: wishes.join('\n'), refuses, end: sentences.slice(-2).join('\n') };
}

/** What a clause tells without what is refused in it: behind "leave teaching and", before "without targets". */
function wanted(clause: string): string {
  if (!isRefused(clause)) return (clause.split(without)[0] ?? '').trim();
  const behind = clause.split(andThen).slice(1);
  return behind
    .filter((part) => !isRefused(part))
    .join(' ')
    .trim();
}

const isRefused = (clause: string): boolean => refusing.some((it) => it.test(clause.trim()));
