import { placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, monthNumber } from '#engines/text/index.ts';
import { kindOfQuestion } from './question.ts';
import { tokensOf } from './tokens.ts';

/**
 * A question in full: one that goes on from the last of a thread ("and in Dubai?", "وماذا عن الموظفين الجدد؟") takes the
 * rest from there, with its own place or number instead of the earlier one. Any other question stays as it is.
 */
export function inFull(taxonomy: Taxonomy, question: string, thread: readonly string[]): string {
  const last = thread.at(-1);
  if (!last || !goesOn(question)) return question;
  const rest = question
    .trim()
    .replace(opening, '')
    .replace(/[?؟.\s]+$/u, '')
    .trim();
  if (rest === '') return last;
  const earlier = last.trim().replace(/[?؟.\s]+$/u, '');
  const replaced = withOther(taxonomy, earlier, rest);
  return replaced === null ? `${earlier} ${rest}?` : `${replaced}?`;
}

const opening =
  /^(?:and|but|or|so|then|also)?\s*(?:what|how) about\s+|^(?:and|but)\s+|^(?:و|ف)?(?:ماذا|ما|كيف) (?:عن|بشأن|بخصوص)\s+|^و(?=في |عن |لل|بال|ال)/iu;

/** It opens as one that goes on, and asks nothing whole itself. */
function goesOn(question: string): boolean {
  const folded = fold(question).trim();
  if (!opening.test(question.trim())) return false;
  const rest = folded.replace(opening, '');
  return tokensOf(rest).length <= 4 && kindOfQuestion(rest) === 'thing';
}

/** The earlier question with the place, month or number of the rest in the stead of its own; `null` where it has none. */
function withOther(taxonomy: Taxonomy, earlier: string, rest: string): string | null {
  const [there, here] = [placesIn(taxonomy, earlier)[0], placesIn(taxonomy, rest)[0]];
  if (there && here) {
    const spelling = spellingIn(earlier, [...there.names, there.name.en, there.name.ar]);
    const other = spellingIn(rest, [...here.names, here.name.en, here.name.ar]);
    if (spelling && other) return earlier.replace(spelling, other);
  }
  for (const pattern of [isMonth, isNumber]) {
    const [old, own] = [wordLike(earlier, pattern), wordLike(rest, pattern)];
    if (old && own) return earlier.replace(old, own);
  }
  return null;
}

function spellingIn(text: string, names: readonly string[]): string | null {
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    if (at >= 0) return text.slice(at, at + name.length);
  }
  return null;
}

const isMonth = (word: string) => monthNumber(word) !== null;
const isNumber = (word: string) => /^\p{N}+$/u.test(word);

function wordLike(text: string, fits: (word: string) => boolean): string | null {
  return text.match(/[\p{L}\p{N}]+/gu)?.find(fits) ?? null;
}
