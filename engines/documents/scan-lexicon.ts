/**
 * Arabic words that a scan misread. Most Arabic letters differ from others by dots alone, and the reader of pictures
 * errs by dots, by teeth, and by taking a gap after a letter that joins to nothing for the end of a word. What was read
 * is compared with the words that the product knows by what is left of a word without its dots.
 */
import { headingWords, humanLanguages, knownPlaces, labelWords, taxonomy } from '#engines/taxonomy/index.ts';
import { monthNames, normaliseText } from '#engines/text/index.ts';
import { ARABIC_NAMES } from './arabic-names.ts';

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

let lexicon: Lexicon | undefined;

/** An Arabic word that the product knows, as it stands or behind what is written together with it. */
export function isKnownArabic(text: string): boolean {
  const word = normaliseText(text).replace(/[^\u0621-\u064a]/g, '');
  return word.length > 1 && isKnown(word);
}

function isKnown(word: string): boolean {
  const { words } = known();
  if (words.has(word)) return true;
  const stem = word.replace(PREFIX, '');
  return stem !== word && (words.has(stem) || words.has(`ال${stem}`));
}

/**
 * The same text with its misread words mended; those that are known, or that nothing known is near enough, stay.
 * `confidence` is the reader's, 0 to 100.
 */
export function mendArabic(text: string, confidence: number): string {
  return text.replace(ARABIC_WORD, (word) => mendWord(word, confidence)?.word ?? word);
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

function mendWord(word: string, confidence: number): Mended | null {
  if (word.length < 2 || isKnown(word)) return null;
  const { words } = known();
  // A comma close after its word is taken for a hamza.
  if (word.length > 3 && word.endsWith('ء') && isKnown(word.slice(0, -1)))
    return { word: `${word.slice(0, -1)}،`, cost: 0.3 };
  // A last ya beside another letter with dots below or within a tail is lost.
  if (word.length > 3 && /[ئقفن]$/.test(word) && isKnown(`${word}ي`)) return { word: `${word}ي`, cost: 0.4 };
  let best: (Mended & { count: number }) | null = null;
  for (const [prefix, stem] of stemsOf(word)) {
    for (const [key, keyCost] of keysNear(bareOf(stem), stem.length)) {
      for (const candidate of known().bare.get(key) ?? []) {
        const facts = words.get(candidate)!;
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

/** Letters by their shape without dots; at its end a word shows more of a letter than within. */
const SHAPES: Record<string, string> = {};
for (const [shape, letters] of Object.entries({
  ا: 'اأإآٱ',
  ٮ: 'بتثنيىئه',
  ح: 'جحخ',
  د: 'دذ',
  ر: 'رز',
  س: 'سش',
  ص: 'صض',
  ط: 'طظ',
  ع: 'عغ',
  ف: 'فق',
  و: 'وؤ',
}))
  for (const letter of letters) SHAPES[letter] = shape;
const LAST_SHAPES: Record<string, string> = {
  ن: 'ن',
  ي: 'ى',
  ى: 'ى',
  ئ: 'ى',
  ه: 'ه',
  ة: 'ه',
  ق: 'ق',
};

function bareOf(word: string): string {
  let bare = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!;
    if (letter === 'ء') continue;
    bare += (at === word.length - 1 && LAST_SHAPES[letter]) || SHAPES[letter] || letter;
  }
  return bare;
}

/** Shapes that print alike in small or worn type. */
const ALIKE: Record<string, string> = {
  ٮ: 'مفع',
  م: 'ٮفع',
  ف: 'وٮمع',
  و: 'فر',
  ع: 'مفٮ',
  ر: 'دو',
  د: 'ر',
  ل: 'كا',
  ك: 'ل',
  ا: 'ل',
  س: 'ص',
  ص: 'سط',
  ط: 'ص',
  ن: 'رىق',
  ى: 'ن',
  ه: 'ح',
  ق: 'ى',
};

/** What a word without dots may have been, and what each costs beside the dots. */
function* keysNear(bare: string, length: number): Generator<[string, number]> {
  yield [bare, 0];
  // The two dots of a last ya, or of a ta before it, close the ring of a qaf.
  if (bare.endsWith('ق')) {
    yield [`${bare.slice(0, -1)}ٮى`, 0.5];
    yield [`${bare.slice(0, -1)}ى`, 0.6];
  }
  if (length < 2) return;
  for (let at = 0; at < bare.length; at++) {
    const [before, after] = [bare.slice(0, at), bare.slice(at + 1)];
    for (const shape of ALIKE[bare[at]!] ?? '') yield [before + shape + after, 0.7];
    // A dot or a stroke was taken for a letter, or a tooth was lost.
    if (length > 4) yield [before + after, bare[at] === 'ٮ' ? 0.7 : 0.95];
    if (length > 3 || at === 1) yield [`${before}ٮ${bare.slice(at)}`, length > 3 ? 0.7 : 0.5];
  }
  if (length > 4) for (const last of 'ىرهن') yield [`${bare.slice(0, -1) + lastWithin(bare)}${last}`, 0.95];
}

/** The last shape as it would stand within a word. */
function lastWithin(bare: string): string {
  const last = bare.at(-1)!;
  return last === 'ن' || last === 'ى' || last === 'ه' ? 'ٮ' : last === 'ق' ? 'ف' : last;
}

/** What it costs that letters of one shape have other dots. */
function dotsApart(read: string, candidate: string, isReshaped: boolean): number {
  if (/ء/.test(read) !== /ء/.test(candidate))
    return 0.3 + dotsApart(read.replace('ء', ''), candidate.replace('ء', ''), isReshaped);
  if (read.length !== candidate.length) return 0.15 * Math.abs(read.length - candidate.length);
  let cost = 0;
  for (let at = 0; at < read.length; at++) {
    if (read[at] === candidate[at]) continue;
    const isHamza = SHAPES[read[at]!] === 'ا' && SHAPES[candidate[at]!] === 'ا';
    const isEnding = at === read.length - 1 && /[ىيهة]/.test(read[at]!);
    cost += isHamza || isEnding ? 0.15 : 0.35;
  }
  return isReshaped ? Math.max(0, cost - 0.35) : cost;
}

/** Phrases that may be meant by what was read, without their dots and spaces. */
interface Phrase {
  text: string;
  letters: string;
  bare: string;
}

let headings: Phrase[] | undefined;
let months: Phrase[] | undefined;

/** One phrase of each shape: the first of those that differ by hamzas alone. */
function phrasesOf(texts: readonly string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const text of texts) {
    if (!/^[\u0621-\u064a ]+$/.test(text)) continue;
    const letters = text.replace(/ /g, '');
    const bare = bareOf(letters);
    if (!phrases.has(bare)) phrases.set(bare, { text, letters, bare });
  }
  return [...phrases.values()];
}

/** The heading or label that a whole line nearly is; null where it is one, or none is near. */
export function headingNear(text: string): string | null {
  headings ??= phrasesOf([...headingWords(), ...labelWords()]);
  const letters = text.replace(/[^\u0621-\u064a]/g, '');
  if (letters.length < 5 || letters.length > 26) return null;
  return nearest(letters, headings, 0.3 + 0.1 * letters.length);
}

/** The month that a word before a year nearly is. */
export function monthNear(text: string): string | null {
  months ??= phrasesOf(monthNames.flat().flatMap((name) => name.split(' ')));
  const letters = text.replace(/[^\u0621-\u064a]/g, '');
  if (letters.length < 3 || letters.length > 8) return null;
  return nearest(letters, months, letters.length < 5 ? 1 : 1.5);
}

/** The one phrase that is nearest by letters, where it is not further than `most` and no other is as near. */
function nearest(letters: string, phrases: readonly Phrase[], most: number): string | null {
  const bare = bareOf(letters);
  let best: { text: string; cost: number } | null = null;
  let second = Number.POSITIVE_INFINITY;
  for (const phrase of phrases) {
    if (phrase.letters === letters) return null;
    if (Math.abs(phrase.bare.length - bare.length) > most / 0.7) continue;
    const cost = distance(bare, phrase.bare) + (phrase.bare === bare ? 0.1 : 0);
    if (best && cost >= best.cost) {
      second = Math.min(second, cost);
      continue;
    }
    second = best?.cost ?? second;
    best = { text: phrase.text, cost };
  }
  return best && best.cost <= most && best.cost < second - 0.05 ? best.text : null;
}

/** What it takes to make one row of shapes of another: shapes that print alike and teeth take less (Levenshtein, 1965). */
function distance(a: string, b: string): number {
  const lost = (shape: string) => (shape === 'ٮ' ? 0.7 : 0.95);
  let row = [0];
  for (let j = 1; j <= b.length; j++) row.push(row[j - 1]! + lost(b[j - 1]!));
  for (let i = 1; i <= a.length; i++) {
    const next = [row[0]! + lost(a[i - 1]!)];
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1]!, b[j - 1]!];
      const change = x === y ? 0 : ALIKE[x]?.includes(y) || ALIKE[y]?.includes(x) ? 0.7 : 1;
      next.push(Math.min(row[j - 1]! + change, row[j]! + lost(x), next[j - 1]! + lost(y)));
    }
    row = next;
  }
  return row[b.length]!;
}

export interface MendedWord {
  text: string;
  /** From which to which of the given words it was read, the last one not counted. */
  from: number;
  to: number;
}

/** Letters that join to nothing after them: only behind these can a word seem to end. */
const JOINS_NOTHING = /[اأإآدذرزوؤىةء]$/;
const ONLY_ARABIC = /^[\u0621-\u064a]+$/;
const MOST_PARTS = 4;

/**
 * Words that a scan parted or joined, as they were written: parts of a known word become one, and two known words
 * without a space become two. Each is mended too.
 */
export function rejoined(parts: readonly { text: string; confidence: number }[]): MendedWord[] {
  const words: MendedWord[] = [];
  for (let at = 0; at < parts.length; ) {
    const found = joinedAt(parts, at);
    words.push(...(found ?? [{ text: parts[at]!.text, from: at, to: at + 1 }]));
    at = found ? found.at(-1)!.to : at + 1;
  }
  return words;
}

function joinedAt(parts: readonly { text: string; confidence: number }[], at: number): MendedWord[] | null {
  const first = parts[at]!;
  if (!ONLY_ARABIC.test(first.text)) return null;
  let whole = '';
  let unknown = 0;
  let least = 100;
  for (let to = at + 1; to <= Math.min(parts.length, at + MOST_PARTS); to++) {
    const { text, confidence } = parts[to - 1]!;
    const core = text.replace(/[.،,:؛]$/, '');
    if (!ONLY_ARABIC.test(core)) break;
    if (!isKnown(core) || core.length < 3) unknown++;
    least = Math.min(least, confidence);
    const tail = text.slice(core.length);
    whole += core;
    if (to - at >= 2 && unknown > 0 && whole.length >= 4) {
      if (isKnown(whole)) return [{ text: whole + tail, from: at, to }];
      const mended = whole.length >= 5 && unknown > 1 ? mendWord(whole, Math.min(least, 70)) : null;
      if (mended && mended.cost <= 0.6) return [{ text: mended.word + tail, from: at, to }];
      const two = partedInTwo(whole);
      if (two && unknown > 1) {
        const cut = two[0].length >= whole.length / 2 ? to - 1 : at + 1;
        return [
          { text: two[0], from: at, to: cut },
          { text: two[1] + tail, from: cut, to },
        ];
      }
    }
    if (to === at + 1 && unknown > 0 && whole.length >= 6) {
      const two = partedInTwo(whole);
      if (two && mendWord(whole, confidence) === null)
        return [
          { text: two[0], from: at, to },
          { text: two[1] + tail, from: at, to },
        ];
    }
    if (tail !== '' || !JOINS_NOTHING.test(core)) break;
  }
  return null;
}

/** Two known words that stand without a space between them. */
function partedInTwo(whole: string): [string, string] | null {
  for (let at = 2; at <= whole.length - 2; at++) {
    const [left, right] = [whole.slice(0, at), whole.slice(at)];
    if (right.length === 2 && (!/^(?:في|من)$/.test(right) || left.length < 3)) continue;
    const isApart = JOINS_NOTHING.test(left) || left === 'في' || left === 'من';
    if (isApart && known().words.has(left) && isKnown(right) && (left.length > 2 || right.startsWith('ال')))
      return [left, right];
  }
  return null;
}

function known(): Lexicon {
  lexicon ??= read();
  return lexicon;
}

function read(): Lexicon {
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
  const { occupations, skills, degrees, fieldsOfStudy, countries, languageLevels, noticePeriods } =
    taxonomy();
  add(headingWords(), true, 3);
  add(labelWords(), true, 3);
  add(monthNames.flat(), true, 3);
  add(COMMON, true, 3);
  add(ARABIC_NAMES, true, 1);
  add(
    knownPlaces(taxonomy()).flatMap(({ names }) => names),
    true,
    1,
  );
  add(
    humanLanguages(taxonomy()).flatMap(({ names }) => names.ar),
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
}

/** Of every resume, and in few names of skills, trades or places. */
const COMMON = [
  'بكالوريوس ليسانس ماجستير دبلوم دكتوراه ثانوية الثانوية العامة شهادة جامعة الجامعة كلية الكلية معهد المعهد مدرسة مدارس المدرسة أكاديمية',
  'شركة الشركة مؤسسة المؤسسة مستشفى المستشفى عيادة صيدلية فندق مطعم بنك مصرف مصنع مجموعة وزارة هيئة بلدية مكتب مركز متجر معرض معارض صحيفة وكالة مشتل مزرعة شرطة مطار ميناء القابضة التخصصي الأهلية الحكومية الدولية الوطنية الخاصة المتحدة',
  'الآن حتى تاريخ الإصدار الانتهاء صالحة رقم الهاتف الجوال البريد الإلكتروني العنوان الجنسية الميلاد الحالة الاجتماعية أعزب عزباء متزوج متزوجة سارية',
  'اللغة لغة الأم أم العربية الإنجليزية الفرنسية ممتاز جيد جدا متوسط متقدم مبتدئ بطلاقة',
  'خبرة بخبرة سنوات سنة سنويا شهر شهريا أسبوع أسبوعيا يوم يوميا إدارة الإشراف متابعة إعداد تنفيذ تطوير تدريب تحليل تصميم مراجعة رفع خفض تقليل زيادة تحقيق نسبة فريق العمل مشاريع المشاريع',
  'من إلى في على عن مع أو ثم بين خلال بعد قبل كل غير تقدم عند الطلب دوام كامل جزئي جائزة أفضل التميز دورة رخصة ترخيص عضوية السيرة الذاتية',
];
