/** How often letters come in text, to tell text from what only looks like it. */

/** Letters of a thousand, counted over the words of this product's screens and its golden resumes. */
const LATIN = parse(
  'e121 t85 a84 o81 n74 i72 s69 r61 l46 d39 c38 h36 u33 p23 m23 g21 y20 w18 f17 b12 k10 v9 j5 x3 q1 z1',
);
const ARABIC = parse(
  'ا142 ل105 م65 ي60 ر56 ت56 و45 ن43 ة36 د33 ب33 ف32 ه31 ع27 ك27 س23 ح23 ق19 أ19 ج13 خ12 ش11 ظ11 ذ10 إ10 ط10 ى9 ص8 ض7 غ6 ئ6 ز4 ث4 ء4 آ2 ؤ1',
);

/** Pairs of letters that follow each other most, counted over the same words. */
const LATIN_PAIRS = new Set(
  `th in an re er he ou on es at is it te or en ti ed ar ng co se nt st nd le yo no ur il ha ca li ea
   to ve ch al ma ne as hi io ro de me ac of ta ot om ad ce fi ho ge lo em ic ri rs un ec pa pe pl na
   ai ss ll el mp si ob di ee rt ra et fo we`.split(/\s+/),
);
const ARABIC_PAIRS = new Set(
  `ال لم ات ار ها لا را وا من في وظ ما ية لى ان إل مر ري مل يف اب نا رة لت ير لب سا لو مه ول ظي يد ائ
   هذ ين عل لك بر عد فة لي دي حد دة لأ مو ور أو لف قا ست شر اس ام تر دا ذا مي يا لق عن لع اح جد با كل
   بي تع ني سب خر تي ون هن مس تك رو غي لش لإ مة يل تو تح لد اء رك هم حس له تا ظا عر ذه لة قر لل اد بع
   نت`.split(/\s+/),
);

function parse(list: string): Map<string, number> {
  return new Map(list.split(' ').map((entry) => [entry.charAt(0), Number(entry.slice(1))]));
}

/** Fewer letters than this say nothing. */
const ENOUGH_LETTERS = 120;
/**
 * Correlation with the letters of a language. English, French, Spanish, Tagalog, Turkish, Polish and German text lies
 * above 0.6; text whose letters were shifted or shuffled mostly lies below 0.2.
 */
const LEAST_LIKENESS = 0.4;

/** Whether text in Latin or Arabic letters uses them as a language does. Other scripts are taken as they are. */
export function isSoundText(text: string): boolean {
  const plain = text.normalize('NFKD').toLowerCase();
  const latin = countOf(plain, LATIN);
  const arabic = countOf(plain.normalize('NFC'), ARABIC);
  if (Math.max(latin.total, arabic.total) < ENOUGH_LETTERS) return true;
  return latin.total >= arabic.total
    ? likeness(latin.counts, LATIN) >= LEAST_LIKENESS
    : likeness(arabic.counts, ARABIC) >= LEAST_LIKENESS;
}

function countOf(text: string, letters: Map<string, number>): { counts: Map<string, number>; total: number } {
  const counts = new Map<string, number>();
  let total = 0;
  for (const letter of text) {
    if (!letters.has(letter)) continue;
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
    total++;
  }
  return { counts, total };
}

/** Fewer pairs say nothing, and few must say it clearly. */
const ENOUGH_PAIRS = 60;
const MANY_PAIRS = 120;
/**
 * Share of a text's pairs that are among the usual ones. Fonts of sound resumes lie above 0.39 from 120 pairs on and
 * above 0.35 from 60 on, the twelve other languages that were tried above 0.35; shuffled letters lie around 0.15.
 */
const LEAST_USUAL = 0.28;
const LEAST_USUAL_OF_FEW = 0.2;

/** Text with more usual pairs than this is beyond doubt. */
const SURELY_USUAL = 0.46;

/**
 * Whether letters follow each other as they do in a language; Arabic in the order of reading or of painting. Shorter
 * words are left out, which are names of techniques as often.
 */
export function soundnessOfPairs(text: string): 'sound' | 'doubtful' | 'broken' {
  const plain = text
    .normalize('NFKD')
    .replace(/\b[A-Z]{4,5}\b/g, ' ')
    .toLowerCase()
    .normalize('NFC');
  const latin = pairsOf(plain.match(/[a-z]{4,}/g), LATIN_PAIRS);
  const arabic = pairsOf(plain.match(/[\u0621-\u064a]{4,}/g), ARABIC_PAIRS);
  const { total, usual } =
    latin.total >= arabic.total ? latin : { ...arabic, usual: Math.max(arabic.usual, arabic.backward) };
  if (total < ENOUGH_PAIRS) return 'sound';
  if (usual / total < (total < MANY_PAIRS ? LEAST_USUAL_OF_FEW : LEAST_USUAL)) return 'broken';
  return usual / total < SURELY_USUAL && total >= MANY_PAIRS ? 'doubtful' : 'sound';
}

function pairsOf(
  words: readonly string[] | null,
  pairs: ReadonlySet<string>,
): { total: number; usual: number; backward: number } {
  const count = { total: 0, usual: 0, backward: 0 };
  for (const word of words ?? []) {
    for (let i = 0; i + 1 < word.length; i++) {
      count.total++;
      if (pairs.has(word.slice(i, i + 2))) count.usual++;
      if (pairs.has(word.charAt(i + 1) + word.charAt(i))) count.backward++;
    }
  }
  return count;
}

/** Pearson's correlation of counted letters with those of a language. */
function likeness(counts: Map<string, number>, language: Map<string, number>): number {
  const pairs = [...language].map(([letter, usual]) => [counts.get(letter) ?? 0, usual] as const);
  const meanA = pairs.reduce((sum, [a]) => sum + a, 0) / pairs.length;
  const meanB = pairs.reduce((sum, [, b]) => sum + b, 0) / pairs.length;
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - meanA) * (b - meanB);
    ofA += (a - meanA) ** 2;
    ofB += (b - meanB) ** 2;
  }
  return ofA === 0 || ofB === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}

/** How usual an Arabic letter is: 3 for the most common, below 0 for the rarest; null for any other character. */
export function usualness(letter: string): number | null {
  const usual = ARABIC.get(letter);
  return usual === undefined ? null : Math.max(-2, Math.min(3, Math.log2(usual / 12)));
}
