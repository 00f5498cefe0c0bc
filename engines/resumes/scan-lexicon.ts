/**
 * Arabic words that a scan misread by one letter. Several letters differ in their dots or in a loop alone; where the
 * word as read is none that the product knows, and one of its neighbours is, the neighbour was written.
 */
import { monthNames, taxonomy } from '#engines/taxonomy/index.ts';
import { headingWords } from './headings.ts';
import { normaliseText } from './script.ts';

/** Letters that print alike within a word. */
const ALIKE = ['هينبتثئم', 'جحخ', 'دذرز', 'سش', 'صض', 'طظ', 'عغ', 'فقو', 'كل', 'ةه', 'ىي'];
/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4;
const ARABIC_WORD = /[\u0621-\u064a]+/g;
/** What is written together with the word that follows. */
const PREFIX = /^(?:وال|بال|لل|فال|كال|و|ب|ل|ف|ك)(?=[\u0621-\u064a]{4})/;

let counts: Map<string, number> | undefined;

/** The same text with its misread words mended; those that are known, or that nothing known is near, stay. */
export function mendArabic(text: string): string {
  return text.replace(ARABIC_WORD, (word) => (word.length < LEAST_LETTERS ? word : mendWord(word)));
}

/** An Arabic word that the product knows, as it stands or behind what is written together with it. */
export function isKnownArabic(text: string): boolean {
  const word = normaliseText(text).replace(/[^\u0621-\u064a]/g, '');
  return word.length > 1 && isKnown(word);
}

function isKnown(word: string): boolean {
  const known = knownWords();
  const bare = word.replace(PREFIX, '');
  return known.has(word) || known.has(bare) || known.has(`ال${bare}`) || known.has(bare.replace(/^ال/, ''));
}

function mendWord(word: string): string {
  const known = knownWords();
  if (isKnown(word)) return word;
  // A comma close after its word is taken for a hamza.
  if (word.endsWith('ء') && isKnown(word.slice(0, -1))) return `${word.slice(0, -1)}،`;
  let best: { word: string; count: number } | null = null;
  for (const neighbour of neighboursOf(word)) {
    const count = known.get(neighbour);
    if (count && (!best || count > best.count)) best = { word: neighbour, count };
  }
  return best?.word ?? word;
}

function* neighboursOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    for (const group of ALIKE) {
      if (!group.includes(word[at]!)) continue;
      for (const letter of group)
        if (letter !== word[at]) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
    // The middle form of a ha looks like two letters.
    if (/^(?:هي|لي|مي|هم|لم|يه|ها)/.test(word.slice(at))) yield `${word.slice(0, at)}ه${word.slice(at + 2)}`;
    // A dot or a stroke was taken for a letter.
    if (word.length > LEAST_LETTERS + 1) yield word.slice(0, at) + word.slice(at + 1);
  }
}

/** How often each word stands in the names and headings that the product knows. */
function knownWords(): Map<string, number> {
  if (counts) return counts;
  counts = new Map();
  const { occupations, skills } = taxonomy();
  const texts = [
    ...occupations.map(({ name }) => name.ar),
    ...skills.map(({ name }) => name.ar),
    // The words of headings stand on every page.
    ...headingWords().flatMap((heading) => [heading, heading, heading]),
    ...monthNames.flat(),
    ...COMMON,
  ];
  for (const text of texts)
    for (const [word] of normaliseText(text).matchAll(ARABIC_WORD))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Of every resume, and in no name of a skill or a trade. */
const COMMON = [
  'بكالوريوس ماجستير دبلوم دكتوراه ثانوية الثانوية العامة شهادة جامعة الجامعة كلية الكلية معهد المعهد مدرسة المدرسة',
  'شركة الشركة مؤسسة المؤسسة مستشفى المستشفى فندق مطعم بنك مصنع مجموعة وزارة هيئة مكتب مركز',
  'الآن حتى تاريخ الإصدار الانتهاء صالحة رقم الهاتف الجوال البريد الإلكتروني العنوان الجنسية الميلاد الحالة الاجتماعية',
  'اللغة الأم العربية الإنجليزية الفرنسية ممتاز جيد جدا متوسط متقدم مبتدئ بطلاقة',
  'خبرة سنوات سنة إدارة الإشراف متابعة إعداد تنفيذ تطوير تدريب تحليل تصميم مراجعة فريق العمل مشاريع المشاريع',
];
