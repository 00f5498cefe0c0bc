import type { Wordings } from '#engines/taxonomy/index.ts';
import { patternOfWordings, sourceOfWordings } from '#engines/text/index.ts';

/** What can be wrong with a wording. The last two are found by counting, not by a rule. */
const WORDING_KINDS = [
  'gender',
  'age',
  'nationality',
  'religion',
  'appearance',
  'family',
  'disability',
  'native_speaker',
  'jargon',
  'vague',
  'pressure',
  'too_many_requirements',
  'long_sentence',
] as const;
export type WordingKind = (typeof WORDING_KINDS)[number];

/** A wording to point out. Patterns read folded text: small letters, plain hamza and ta marbuta, western digits. */
export interface WordingRule {
  kind: WordingKind;
  lang: 'en' | 'ar';
  pattern: RegExp;
  /** Where the same words mean something else: a pattern that must meet them. */
  except: RegExp | null;
  /** What to write in the place of words that were found: nothing to leave them out, `null` where only a person can say. */
  better: (found: string) => string | null;
}

/** How a rule is written down: the list of its words, and what no list can say. */
interface RuleOptions {
  /** The pattern that the words stand in; the words alone where it is absent. */
  within?: (words: string) => string;
  /** The pattern of what is not meant. */
  unless?: string;
  /** Where the better words depend on the found ones in another way than the list says. */
  better?: (found: string) => string | null;
}

/** Words stand on one line: what ends a line of a posting and what opens the next are no wording. */
const ON_ONE_LINE = { edges: 'anywhere', spaces: 'one' } as const;

/** The source of a pattern that finds the words of a list wherever they stand. */
export const anyOf = (words: Wordings, list: string): string =>
  sourceOfWordings(
    readList(words, list).map(({ wording }) => wording),
    ON_ONE_LINE,
  );

/** What makes the rules of a language from its words. `whole` puts a pattern between the edges of words. */
export const rulesIn =
  (lang: 'en' | 'ar', words: Wordings, whole: (source: string) => string) =>
  (kind: WordingKind, list: string, { within, unless, better }: RuleOptions = {}): WordingRule => {
    const source = anyOf(words, list);
    return {
      kind,
      lang,
      pattern: new RegExp(whole(within ? within(source) : source), 'gu'),
      except: unless === undefined ? null : new RegExp(unless, 'gu'),
      better: better ?? betterBy(readList(words, list)),
    };
  };

/** A wording and what to write in its place. */
interface Replaced {
  wording: string;
  better: string | null;
}

/**
 * The wordings of a list. "salesman => salesperson" says what is better than this one; a line "=> people" what is better
 * than those below it, and "=>" alone that they are best left out.
 */
function readList(words: Wordings, list: string): Replaced[] {
  let forAll: string | null = null;
  const read: Replaced[] = [];
  for (const line of words.lines(list)) {
    const [, wording = line, better = null] = /^(.*?)\s*=>\s*(.*)$/u.exec(line) ?? [];
    if (wording === '') forAll = better;
    else read.push({ wording, better: better ?? forAll });
  }
  return read;
}

/** Of several wordings in the found words the longest says what is better. */
function betterBy(read: readonly Replaced[]): WordingRule['better'] {
  if (read.every(({ better }) => better === read[0]?.better)) return () => read[0]?.better ?? null;
  const known = read.map(({ wording, better }) => ({
    pattern: patternOfWordings([wording], { spaces: 'one' }),
    better,
  }));
  return (found) => {
    let longest: { length: number; better: string | null } = { length: 0, better: null };
    for (const { pattern, better } of known) {
      const length = pattern.exec(found)?.[0].length ?? 0;
      if (length > longest.length) longest = { length, better };
    }
    return longest.better;
  };
}
