/** Who writes, what they are and where they live, told in sentences: "my name is Hana Qasem and I am a nurse from Irbid". */
import type { Line } from '#engines/documents/index.ts';
import { deedsTold, normaliseTitle, placeNamed, type Taxonomy } from '#engines/taxonomy/index.ts';
import { hasArabic } from '#engines/text/index.ts';
import type { Candidate, Read } from './found.ts';
import { isNameShape } from './name-shape.ts';
import { placeOf, trimPiece } from './pieces.ts';
import { titleScore } from './titles-and-employers.ts';

/** The name, with the line that it stands on. */
export type ReadName = Read<string> & { line: Line };

const NAMES_ONESELF =
  /(?:\bmy (?:full )?name is|\bi am called|(?<![\p{L}])اسمي)\s+(.+?)(?=\s+(?:and|from|i|a|an|وأعمل|وأنا|واعمل|أعمل|من|وعمري)(?![\p{L}])|[.,،؛;!|]|$)/iu;
const TELLS_TRADE =
  /(?:\bi(?:['’]m| am) (?:working as |currently )?(?:an? |the )|(?<![\p{L}])و?(?:أعمل|اعمل)\s+(?:ك)?)(.+?)(?=\s+(?:from|with|in|based|at|who|and|since|for|في|منذ|لدى|من)(?![\p{L}])|[.,،؛;!|]|$)/iu;
/** "The last 3 years as clinic manager of two branches", "حاليا مشرف سلامة": what somebody is by now, whatever they began as. */
const LATELY =
  /(?:\blast\s+(?:\d{1,2}|\p{L}+)\s+(?:(?:years?|yrs?)\s+)?as\s+(?:an?\s+|the\s+)?|\b(?:now|currently|presently)\s+(?:an?\s+)?(?=\p{L})|(?<!\p{L})(?:و?حاليا|و?حالياً|آخر\s+(?:\p{Nd}+|\p{L}+)\s+(?:سنوات|سنين|سنة))\s+)(.+?)(?=\s+(?:of|from|with|in|at|for|في|لدى|من)(?!\p{L})|\s+ب(?=\p{L}{4})|[.,،؛;:!|(]|$)/iu;
const LIVES = /\b(?:based|living|located|residing|reside|(?<!to )live)(?: now| currently)? in\s+(.+)$/iu;
const TELLS_HOME =
  /(?:\bfrom|\b(?:based|live|living|located|residing|reside) in|\bin|(?<![\p{L}])(?:أقيم|مقيم|مقيمة|أسكن|أعيش) في|من سكان)\s+(.+)$/iu;

/** The name that a sentence among these lines tells; null where none does. */
export function toldName(lines: readonly Line[]): ReadName | null {
  for (const line of lines) {
    const name = trimPiece(NAMES_ONESELF.exec(line.text)?.[1] ?? '');
    if (name.split(/\s+/).length < 2 || !isNameShape(name)) continue;
    return { value: name, line, evidence: { confidence: 0.85, place: placeOf(line, name) } };
  }
  return null;
}

/** The trade that a sentence among these lines tells. */
export function toldTrade(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  for (const line of lines) {
    const told = trimPiece((LATELY.exec(line.text) ?? TELLS_TRADE.exec(line.text))?.[1] ?? '');
    // "أعمل محاسبا": what somebody works as takes an ending.
    const bare = told.replace(/(?<=\p{L}{3})اً?(?=\s|$)/u, '');
    const trade = [told, bare].find((it) => titleScore(taxonomy, it) > 0.5);
    if (trade === undefined || trade.split(/\s+/).length > 6 || /\d/.test(trade)) continue;
    return { value: trade, evidence: { confidence: 0.7, place: placeOf(line) } };
  }
  return tradeByWork(taxonomy, lines);
}

/** "I repair diesel generators", "I drive a school bus": whoever does it, where that is a known trade. */
function tradeByWork(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  for (const line of lines) {
    for (const [, verb = '', things = ''] of line.text.matchAll(TELLS_WORK)) {
      const thing = things
        .trim()
        .replace(/(?<![su])s$/iu, '')
        .toLowerCase();
      const doers = DOERS.find(([verbs]) => verbs.includes(verb.toLowerCase()))?.[1] ?? [];
      const trade = doers
        .map((doer) => `${thing} ${doer}`)
        .find((it) => (normaliseTitle(taxonomy, it, 1)[0]?.score ?? 0) >= SURE_OF_TRADE);
      if (trade === undefined) continue;
      const value = trade.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
      return { value, evidence: { confidence: 0.6, place: placeOf(line) } };
    }
  }
  return null;
}

/**
 * Who does what somebody tells that they do now, else what they did: "I bake bread", «بسوق تريلا»; `null` where they tell of
 * nothing known. A bare "I clean" far behind the beginning is said of other work too.
 */
export function deedsTrade(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  const deeds = lines
    .flatMap((line, row) => deedsTold(line.text).map((deed) => ({ ...deed, line, row })))
    .filter(({ isGeneral, row, at }) => !isGeneral || (row === 0 && at < LETTERS_OF_BEGINNING));
  const told = deeds.find(({ isPast }) => !isPast) ?? deeds[0];
  const work = told && taxonomy.occupation(told.occupationId);
  if (!told || !work) return null;
  const value = hasArabic(told.line.text) ? work.name.ar : work.name.en;
  return { value, evidence: { confidence: 0.6, place: placeOf(told.line) } };
}

const LETTERS_OF_BEGINNING = 80;

const DOERS: readonly (readonly [verbs: readonly string[], doers: readonly string[]])[] = [
  [
    ['repair', 'fix', 'service', 'maintain'],
    ['technician', 'mechanic', 'repairer'],
  ],
  [
    ['install', 'fit'],
    ['installer', 'fitter', 'technician'],
  ],
  [['drive'], ['driver']],
  [['operate'], ['operator']],
  [['teach'], ['teacher', 'instructor']],
  [['clean'], ['cleaner']],
  [['sell'], ['salesperson']],
];
const TELLS_WORK =
  /(?<![\p{L}])i (repair|fix|service|maintain|install|fit|drive|operate|teach|clean|sell)\s+(?:an? |the |all (?:kinds of )?)?(\p{L}[\p{L} -]{2,40}?)(?=\s+(?:for|in|at|and|with|to|from|of)(?!\p{L})|[.,;:!(]|$)/giu;
/** As surely as an alias names it. */
const SURE_OF_TRADE = 0.97;

/** The place that a sentence gives as home: a known one, of at most three words. */
export function toldHome(taxonomy: Taxonomy, line: Line): Candidate[] {
  // Where somebody lives goes before where they are from.
  const behind = (LIVES.exec(line.text) ?? TELLS_HOME.exec(line.text))?.[1];
  if (behind === undefined) return [];
  const words = behind.split(/\s+/).map((word) => word.replace(/[.,،؛;!]+$/u, ''));
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    if (placeNamed(taxonomy, name)) return [{ text: name, line, score: 0.62 }];
  }
  return [];
}
