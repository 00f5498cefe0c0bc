import { fold, isArabic, rootOf, wordsOf } from '#engines/text/index.ts';

/**
 * The roots of the words that say something, in order, in either language. Shorter than the stems of the text engine: in a
 * syllabus "compliance", "compliant" and "comply" speak of one thing. For weighing likeness, never for deciding a name.
 */
export function rootsOf(text: string): string[] {
  return wordsOf(fold(text)).flatMap(({ text: word }) => {
    if (silent.has(word) || (word.length < 2 && !/^[cr]$/.test(word))) return [];
    return [isArabic(word) ? rootOf(word) : englishRoot(word)];
  });
}

/** Derivational endings taken off, longest first, after Porter (1980) in two rounds; families that spelling parts stand in a table. */
function englishRoot(word: string): string {
  if (word.length < 4) return word;
  let root = word.replace(/is(e|ed|er|es|ing|ation|ations)$/, 'iz$1').replace(/our/, 'or');
  for (const [beginning, family] of families) if (beginning.test(root)) return family;
  for (let round = 0; round < 2; round++) {
    const length = endingLength(root);
    if (length === 0) break;
    root = root.slice(0, -length);
  }
  return root.replace(/([bdglmnprt])\1$/, '$1').replace(/[eiy]$/, '');
}

const SHORTEST_ROOT = 4;

/** How long the longest ending is that may be taken off; 0 where none may. */
function endingLength(word: string): number {
  for (let length = Math.min(LONGEST_ENDING, word.length - SHORTEST_ROOT); length > 0; length--)
    if (endings.has(word.slice(-length))) return length;
  return 0;
}

const endings: ReadonlySet<string> = new Set(
  `izations ization izing ized izes izer ize ational ationally ations ation atives ative ators atory ator ating
  ated ates ate abilities ability able ible ivities ivity ities ity ives ive ments ment ances ance ences ence ancy ency ants
  ant ents ent ings ing edly ed ers er ors or ists ist isms ism ions ion ially ials ial ically ical ically ally als al ics ic
  ologies ology ies ied ious ous ness ships ship fully ful ly ary es s e y`.split(/\s+/),
);
const LONGEST_ENDING = Math.max(...[...endings].map((ending) => ending.length));

/** Words that the endings would bring to the wrong family, or part from their own. */
const families: readonly (readonly [RegExp, string])[] = (
  [
    ['analy', 'analy'],
    ['statist', 'statist'],
    ['statement', 'statement'],
    ['communic', 'communic'],
    ['communit', 'community'],
    ['business', 'business'],
    ['securities', 'securities'],
    ['inventor(y|ies)$', 'inventory'],
    ['customer', 'customer'],
    ['department', 'department'],
    ['mainten', 'maintain'],
    ['maintain', 'maintain'],
    ['(written|wrote|writ)', 'write'],
    ['(spoke|speech)', 'speak'],
    ['decis', 'decid'],
    ['decid', 'decid'],
    ['(solution|solv)', 'solve'],
    ['(bought|buy)', 'buy'],
    ['(sold|sell)', 'sell'],
    ['(taught|teach)', 'teach'],
    ['ethic', 'ethic'],
    ['assess', 'assess'],
    ['compl(y|i)', 'comply'],
    ['quantit', 'quantit'],
    ['(forecast|forecasts|forecasting|forecasted)$', 'forecast'],
    ['polic(y|ies)$', 'policy'],
    ['universit', 'university'],
    ['generally', 'general'],
    ['child', 'child'],
    ['produc', 'product'],
    ['organiz', 'organiz'],
    ['taxa|taxpay|taxes$', 'tax'],
  ] as const
).map(([beginning, family]) => [new RegExp(`^(?:${beginning})`), family]);

const silent = new Set(
  `a an the and or of in on at to for from with by as is are be been it its their his her this that these those into using use
  used uses such other others all any both including include includes based within between through across how what which who
  when where why eg etc will can able not no than then also more most various appropriate relevant given
  في من على الي علي عن مع ان او و ما هذا هذه ذلك تلك التي الذي كل بين عند بعد قبل خلال ضمن اي ثم كما`.split(
    /\s+/,
  ),
);
