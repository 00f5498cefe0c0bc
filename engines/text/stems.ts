import { fold } from './fold.ts';
import { neutralWord, withNeutralPairs } from './title-folding.ts';
import { isArabic, stemOf, wordsOf } from './words.ts';

/**
 * The words of a text as the matcher compares them: folded, without words of grammar, numbers, and words that
 * say who someone is (gender, family, nationality, names of languages: languages are a gate of their own).
 */
export function stemsOf(text: string): string[] {
  return speakingStems(foldedWords(text));
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return wordsOf(withNeutralPairs(fold(text))).map((word) => word.text);
}

/** The stems of folded words, without those that say nothing or say who someone is. */
export function speakingStems(words: readonly string[]): string[] {
  const stems: string[] = [];
  for (const word of words) {
    if (word.length < 2 || startsWithDigit(word) || silentWords.has(word)) continue;
    const stem = stemFor(word);
    if (!demonymStems.has(stem)) stems.push(stem);
  }
  return stems;
}

function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}

const remembered = new Map<string, string>();

/** Stronger than the taxonomy's stems, since here a false friend costs little: "managing" meets "management". */
export function stemFor(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = isArabic(word) ? arabicStem(word) : englishStem(neutralWord(stemOf(word)));
  // Texts of strangers pass through here: the memory of their words is bounded.
  if (remembered.size < 60_000) remembered.set(word, stem);
  return stem;
}

function englishStem(word: string): string {
  let stem = word;
  for (const ending of [
    'ational',
    'ization',
    'izing',
    'izer',
    'ments',
    'ment',
    'ing',
    'ed',
    'ers',
    'er',
    'or',
    'ion',
    'ly',
    'e',
  ]) {
    if (stem.endsWith(ending) && stem.length - ending.length >= 4) {
      stem = stem.slice(0, -ending.length);
      break;
    }
  }
  return stem.endsWith('e') && stem.length > 4 ? stem.slice(0, -1) : stem;
}

// After Larkey's "light10" (SIGIR 2002), with the feminine ending taken off last, so that the two genders of
// a title are one word.
function arabicStem(word: string): string {
  // The feminine is the masculine with its ending, whatever else is taken off: "وكيلة" as "وكيل".
  if (word.length > 3 && word.endsWith('ه')) return arabicStem(word.slice(0, -1));
  let stem = word;
  if (stem.length > 4) stem = stem.replace(/^و/u, '');
  if (stem.length > 4) stem = stem.replace(/^(?:[بكف]?ال|لل)/u, '');
  for (const ending of ['ات', 'ون', 'ين', 'ان', 'ها', 'ي']) {
    if (stem.endsWith(ending) && stem.length - ending.length >= 3) {
      stem = stem.slice(0, -ending.length);
      break;
    }
  }
  return stem;
}

const silentWords = new Set(
  `a an the and or of in on at to for from with by as is are was were be been being has have had do does did will would
  can could should may might must this that these those it its we our us you your they their them i me my he she his her
  hers him himself herself who whom which what when where why how all any both each few more most other some such no nor
  not only own same so than too very into over under between through during before after above below up down out off again
  then once here there also etc via per within across among including include about
  male female man woman men women gender sex mr mrs ms miss sir madam husband wife mother father son daughter married
  unmarried single divorced widowed age aged old young born nationality national citizen religion
  english arabic french german spanish italian portuguese russian chinese mandarin japanese korean hindi urdu bengali
  tamil malayalam telugu punjabi tagalog filipino turkish persian farsi pashto swahili dutch greek hebrew nepali sinhala
  في من الى علي عن مع ان هذا هذه ذلك تلك التي الذي الذين ما لا لم لن قد كان كانت يكون تكون هو هي هم كل بعض او ثم حيث
  كما بين عند بعد قبل خلال ضمن لدي لديه لديها علي اي ايضا غير عبر حول حتي منذ لدينا
  ذكر انثي رجل امراه سيد سيده السيد السيده متزوج متزوجه اعزب عزباء ارمل مطلق الجنس الجنسيه العمر الديانه مسلم مسلمه مسيحي
  مسيحيه الانجليزيه العربيه الفرنسيه الالمانيه الاسبانيه الصينيه الهنديه الاورديه التركيه الفارسيه الروسيه انجليزيه عربيه`
    .split(/\s+/)
    .filter(Boolean),
);

/** What people of a country or religion are called: who somebody is must not weigh, wherever in a text it stands. */
const demonymStems = new Set(
  `emirati saudi egyptian jordanian lebanese syrian palestinian iraqi kuwaiti qatari bahraini omani yemeni sudanese libyan
  tunisian algerian moroccan indian pakistani bangladeshi nepalese lankan filipino filipina indonesian malaysian british american
  canadian australian irish scottish welsh indian iranian afghan ethiopian kenyan nigerian ghanaian ugandan somali eritrean
  ukrainian polish romanian serbian bulgarian brazilian mexican colombian vietnamese thai swedish norwegian danish finnish
  belgian swiss austrian muslim christian hindu sikh jewish buddhist
  اماراتي اماراتيه سعودي سعوديه مصري مصريه اردني اردنيه لبناني لبنانيه سوري سوريه فلسطيني فلسطينيه عراقي عراقيه كويتي كويتيه قطري قطريه
  بحريني بحرينيه عماني عمانيه يمني يمنيه سوداني سودانيه ليبي ليبيه تونسي تونسيه جزائري جزائريه مغربي مغربيه هندي هنديه باكستاني
  باكستانيه فلبيني فلبينيه بريطاني بريطانيه امريكي امريكيه`
    .split(/\s+/)
    .filter(Boolean)
    .map(stemFor),
);

/** FNV-1a over UTF-16 units: ids for words that stand in no table, so that no table grows with strangers' words. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
