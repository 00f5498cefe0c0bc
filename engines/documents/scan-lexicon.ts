/**
 * Arabic words that a scan misread. Most Arabic letters differ from others by dots alone, and the reader of pictures
 * errs by dots, by teeth, and by taking a gap after a letter that joins to nothing for the end of a word. What was read
 * is compared with the words that the product knows by what is left of a word without its dots.
 */
import {
  derived,
  headingWords,
  humanLanguages,
  knownPlaces,
  labelWords,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { monthNames, normaliseText } from '#engines/text/index.ts';
import { ARABIC_NAMES } from './arabic-names.ts';
import { bareOf, dotsApart, keysNear } from './arabic-shapes.ts';

const ARABIC_WORD = /[\u0621-\u064a]+/g;

/** What is written together with the word that follows. */
const PREFIX = /^(?:وال|بال|لل|فال|كال|ال|و|ب|ل|ف|ك)(?=[\u0621-\u064a]{3})/;

interface Known {
  /** How often the word stands in what the product knows. */
  count: number;
  /** A word of headings, labels, dates, places, degrees or names: what a resume is read by. */
  isCore: boolean;
}

interface Lexicon {
  words: Map<string, Known>;
  /** Words by their letters without dots. */
  bare: Map<string, string[]>;
}

/** An Arabic word that the product knows, as it stands or behind what is written together with it. */
export function isKnownArabic(taxonomy: Taxonomy, text: string): boolean {
  const word = normaliseText(text).replace(/[^\u0621-\u064a]/g, '');
  return word.length > 1 && isKnown(taxonomy, word);
}

/** Whether an Arabic word is known, as it stands or behind what is written onto it. */
export function isKnown(taxonomy: Taxonomy, word: string): boolean {
  const { words } = known(taxonomy);
  if (words.has(word)) return true;
  const stem = word.replace(PREFIX, '');
  return stem !== word && (words.has(stem) || words.has(`ال${stem}`));
}

/**
 * The same text with its misread words mended; those that are known, or that nothing known is near enough, stay.
 * `confidence` is the reader's, 0 to 100.
 */
export function mendArabic(taxonomy: Taxonomy, text: string, confidence: number): string {
  return text.replace(ARABIC_WORD, (word) => mendWord(taxonomy, word, confidence)?.word ?? word);
}

interface Mended {
  word: string;
  cost: number;
}

/** Half of a word's letters may have other dots; a reader that is sure of itself errs by less. */
function allowance(length: number, { isCore }: Known, confidence: number): number {
  const byLength =
    length <= 3 ? (confidence < 60 ? 0.75 : 0.5) : length === 4 ? 0.8 : length <= 6 ? 1.1 : 1.6;
  if (length <= 3 && !isCore) return 0;
  const bySureness = confidence >= 88 ? 0.65 : confidence >= 75 ? 0.85 : 1;
  return byLength * bySureness * (isCore ? 1 : 0.8);
}

/** The known word that is nearest to a misread one, and what it costs; null where the word is known or none is near. */
export function mendWord(taxonomy: Taxonomy, word: string, confidence: number): Mended | null {
  if (word.length < 2 || isKnown(taxonomy, word)) return null;
  const { words } = known(taxonomy);
  // A comma close after its word is taken for a hamza.
  if (word.length > 3 && word.endsWith('ء') && isKnown(taxonomy, word.slice(0, -1)))
    return { word: `${word.slice(0, -1)}،`, cost: 0.3 };
  // A last ya beside another letter with dots below or within a tail is lost.
  if (word.length > 3 && /[ئقفن]$/.test(word) && isKnown(taxonomy, `${word}ي`))
    return { word: `${word}ي`, cost: 0.4 };
  let best: (Mended & { count: number }) | null = null;
  for (const [prefix, stem] of stemsOf(word)) {
    for (const [key, keyCost] of keysNear(bareOf(stem), stem.length)) {
      for (const candidate of known(taxonomy).bare.get(key) ?? []) {
        const facts = words.get(candidate);
        if (!facts) continue;
        const cost =
          keyCost +
          dotsApart(stem, candidate, keyCost > 0) +
          (prefix === '' ? 0 : prefix === 'ال' ? 0.1 : 0.2) +
          (facts.isCore ? 0 : 0.2);
        if (cost > allowance(stem.length, facts, confidence)) continue;
        const isBetter =
          !best || cost < best.cost - 0.05 || (cost < best.cost + 0.05 && facts.count > best.count);
        if (isBetter) best = { word: prefix + candidate, cost, count: facts.count };
      }
    }
  }
  if (best) return best;
  // Nisbas and most other words end in a ya, which some print without its dots.
  if (word.length > 3 && /[^اوى]ى$/.test(word)) return { word: `${word.slice(0, -1)}ي`, cost: 0.2 };
  return null;
}

/** The word as it is, and without what may be written together with it. */
function* stemsOf(word: string): Generator<[string, string]> {
  yield ['', word];
  for (const prefix of ['ال', 'وال', 'لل', 'بال', 'و', 'ب', 'ل'])
    if (word.startsWith(prefix) && word.length - prefix.length >= 4)
      yield [prefix, word.slice(prefix.length)];
}

/** The Arabic words that the product knows: of headings and labels, places, languages, degrees, trades and skills. */
export const known = derived((taxonomy): Lexicon => {
  const words = new Map<string, Known>();
  const bare = new Map<string, string[]>();
  const add = (texts: Iterable<string>, isCore: boolean, weight: number): void => {
    for (const text of texts) {
      for (const [word] of normaliseText(text).matchAll(ARABIC_WORD)) {
        const facts = words.get(word);
        if (facts) {
          facts.count += weight;
          facts.isCore ||= isCore;
        } else {
          words.set(word, { count: weight, isCore });
          const key = bareOf(word);
          const same = bare.get(key);
          if (same) same.push(word);
          else bare.set(key, [word]);
        }
      }
    }
  };
  const named = (concepts: readonly { name: { ar: string }; aliases: { ar: string[] } }[]) =>
    concepts.flatMap(({ name, aliases }) => [name.ar, ...aliases.ar]);
  const { occupations, skills, degrees, fieldsOfStudy, countries, languageLevels, noticePeriods } = taxonomy;
  add(headingWords(), true, 3);
  add(labelWords(), true, 3);
  add(monthNames.flat(), true, 3);
  add(COMMON, true, 3);
  add(ARABIC_NAMES, true, 1);
  add(
    knownPlaces(taxonomy).flatMap(({ names }) => names),
    true,
    1,
  );
  add(
    humanLanguages(taxonomy).flatMap(({ names }) => names.ar),
    true,
    1,
  );
  add(named(degrees), true, 1);
  add(named(fieldsOfStudy), true, 1);
  add(named(languageLevels), true, 1);
  add(named(noticePeriods), true, 1);
  add(named(countries), true, 1);
  add(
    countries.flatMap(({ nationality }) => [nationality.ar, ...nationality.aliases.ar]),
    true,
    1,
  );
  add(named(occupations), false, 1);
  add(named(skills), false, 1);
  add(
    occupations.flatMap(({ tasks }) => tasks.ar),
    false,
    1,
  );
  return { words, bare };
});

/** Words that every resume may hold and that few names of skills, trades or places do. */
const COMMON = [
  'بكالوريوس ليسانس ماجستير دبلوم دكتوراه ثانوية الثانوية العامة شهادة جامعة الجامعة كلية الكلية معهد المعهد مدرسة مدارس المدرسة أكاديمية',
  'شركة الشركة مؤسسة المؤسسة مستشفى المستشفى عيادة صيدلية فندق مطعم بنك مصرف مصنع مجموعة وزارة هيئة بلدية مكتب مركز متجر معرض معارض صحيفة وكالة مشتل مزرعة شرطة مطار ميناء القابضة التخصصي الأهلية الحكومية الدولية الوطنية الخاصة المتحدة',
  'الآن حتى تاريخ الإصدار الانتهاء صالحة رقم الهاتف الجوال البريد الإلكتروني العنوان الجنسية الميلاد الحالة الاجتماعية أعزب عزباء متزوج متزوجة سارية',
  'اللغة لغة الأم أم العربية الإنجليزية الفرنسية ممتاز جيد جدا متوسط متقدم مبتدئ بطلاقة',
  'خبرة بخبرة سنوات سنة سنويا شهر شهريا أسبوع أسبوعيا يوم يوميا إدارة الإشراف متابعة إعداد تنفيذ تطوير تدريب تحليل تصميم مراجعة رفع خفض تقليل زيادة تحقيق نسبة فريق العمل مشاريع المشاريع',
  'من إلى في على عن مع أو ثم بين خلال بعد قبل كل غير تقدم عند الطلب دوام كامل جزئي جائزة أفضل التميز دورة رخصة ترخيص عضوية السيرة الذاتية',
];
