import { derived, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, stemFor, wordsOf } from '#engines/text/index.ts';

/**
 * The text with what says who someone is blanked out: name, contacts, address, age, gender, nationality,
 * family, documents, photo. Blanks keep the length, so that offsets still hold in the original.
 * `keep: 'contacts'` leaves addresses, for reading where someone lives.
 */
export function withoutPersonalLines(
  taxonomy: Taxonomy,
  text: string,
  options: { keep?: 'contacts' } = {},
): string {
  const name = nameAtTop(taxonomy, text);
  let cleared = name ? text.split(name).join(blank(name)) : text;
  const labels = options.keep === 'contacts' ? identityLabel : anyLabel;
  cleared = clearLabelled(cleared, labels);
  for (const pattern of inlinePatterns) cleared = cleared.replace(pattern, blank);
  cleared = cleared.replace(digitRun, (run) => (isPhone(run) ? blank(run) : run));
  return cleared;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

const identityWords = [
  "(full |first |last |middle |family |father'?s? |mother'?s? |candidate )?name",
  'surname',
  'nationality',
  'citizenship',
  'gender',
  'sex',
  '(date|place|year) of birth',
  'd\\.?o\\.?b\\.?',
  'birth ?(date|day|place)',
  'born',
  'age',
  'marital status',
  'civil status',
  'religion',
  'faith',
  'race',
  'ethnicity',
  'photo(graph)?',
  'picture',
  'passport( (no|number|details|expiry))?',
  'visa( status| type| expiry)?',
  '(emirates|civil|national|iqama) id( (no|number))?',
  'iqama',
  'children',
  'dependa?ents',
  'height',
  'weight',
  'blood (group|type)',
  'spouse',
  'pronouns',
  'الاسم( الكامل| الثلاثي| الاول)?',
  'اسم (العايله|الاب|الام)',
  'الجنسيه',
  'الجنس',
  'النوع',
  'تاريخ (الميلاد|الولاده)',
  '(مكان|محل) (الميلاد|الولاده)',
  'العمر',
  'السن',
  'الحاله (الاجتماعيه|المدنيه|العايليه)',
  'الديانه',
  '(رقم )?(الجواز|جواز السفر|الهويه|الاقامه)',
  '(نوع |حاله )?التاشيره',
  'عدد (الابناء|الاطفال)',
  'الطول',
  'الوزن',
  'فصيله الدم',
  'الصوره( الشخصيه)?',
];
const contactWords = [
  'e-?mail( address)?',
  '(tele)?phone( (no|number))?',
  'mobile( (no|number))?',
  'mob',
  'tel',
  'cell',
  'whats ?app',
  'linkedin',
  'address',
  'contact( (details|information|info|no|number))?',
  'p\\.? ?o\\.? ?box',
  '(البريد|بريد)( الالكتروني)?',
  '(رقم )?(الهاتف|الجوال|الموبايل|التليفون|التواصل)',
  'العنوان',
  'عنوان السكن',
  'مكان (السكن|الاقامه)',
  'واتساب',
];
// A label is the whole start of its segment: followed by a colon or dash, a gap as in tables, or nothing.
const label = (words: string[]) =>
  new RegExp(`^[^\\p{L}\\p{N}]*(?:${words.join('|')})\\s*(?:[:：=]|\\s-\\s|-\\s|\\s{2,}|\\t|$)`, 'u');
const identityLabel = label(identityWords);
const anyLabel = label([...identityWords, ...contactWords]);
// Without a colon only where the value can be nothing else ("Nationality Jordanian", "Gender Male").
const bareLabel =
  /^[^\p{L}\p{N}]*(nationality|gender|sex|date of birth|dob|marital status|religion|الجنسيه|الجنس|تاريخ الميلاد|الحاله الاجتماعيه|الديانه)\s/u;

/** Blanks labelled segments; where the label stands alone on a line, the short line after it goes too. */
function clearLabelled(text: string, labels: RegExp): string {
  const lines = text.split('\n');
  let labelAlone = false;
  return lines
    .map((line) => {
      const wasAlone = labelAlone;
      labelAlone = false;
      if (line.trim() === '') {
        labelAlone = wasAlone;
        return line;
      }
      if (wasAlone && line.trim().split(/\s+/).length <= 5 && !/:\s*$/.test(line)) return blank(line);
      // Segments of one line: "Nationality: Indian | Gender: Male | Dubai".
      return line
        .split(/([|•·؛;]|\t| {3,})/)
        .map((segment) => {
          const folded = fold(segment).trim();
          if (!labels.test(folded) && !bareLabel.test(folded)) return segment;
          labelAlone = identityLabel.test(folded) && folded.replace(identityLabel, '').trim() === '';
          return blank(segment);
        })
        .join('');
    })
    .join('\n');
}

const demonyms =
  'emirati|saudi(?! arabia)|egyptian|jordanian|lebanese|syrian|palestinian|iraqi|kuwaiti|qatari|bahraini|omani|yemeni|sudanese|libyan|tunisian|algerian|moroccan|indian|pakistani|bangladeshi|nepal(?:i|ese)|sri lankan|filipin[oa]|indonesian|malaysian|british|american|canadian|australian|irish|scottish|south african|iranian|afghan|ethiopian|kenyan|nigerian|ghanaian|ugandan|somali|ukrainian|polish|romanian|serbian|brazilian|mexican|colombian|vietnamese|thai|swedish|norwegian|danish|finnish|belgian|swiss|austrian|french|german|spanish|italian|portuguese|russian|chinese|japanese|korean|turkish|greek|dutch';

const inlinePatterns: RegExp[] = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:linkedin|github|facebook|instagram|twitter)\.com\/\S+/gi,
  /\b(?:an? )?\d{2}[- ]years?[- ]old\b/gi,
  /\b(?:aged|age) \d{2}\b/gi,
  /\bborn (?:in|on) [^\n.,;|]{3,30}/gi,
  /(?:عمري|عمره|عمرها|يبلغ من العمر|تبلغ من العمر|ابلغ من العمر|أبلغ من العمر)\s+[\d\u0660-\u0669]{2}\s*(?:سنة|سنه|عاما|عامًا|عام)?/g,
  /\bmy name is \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}/gu,
  /(?:أنا اسمي|انا اسمي|اسمي)\s+\p{L}+(?:\s\p{L}+)?/gu,
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Eng|Engr)\.? (?:\p{Lu}[\p{L}'-]+ ?){1,3}/gu,
  new RegExp(`\\b(?:${demonyms}) (?:national|citizen|passport|nationality)(?: holder)?\\b`, 'gi'),
  /\b(?:passport|citizen|national) of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu,
  /\b(?:male|female|man|woman|married|unmarried|divorced|widowed|husband|wife)\b/gi,
];

// Bounded, here and in the patterns above, so that no text of a stranger takes quadratic time.
const digitRun =
  /\(?\+?[\d\u0660-\u0669](?:[\d\u0660-\u0669]|[ ().-](?=[ ().\d\u0660-\u0669-])){1,24}[\d\u0660-\u0669]/g;

/** Nine digits or more; two years ("01.2018 - 12.2020") are dates of a job. */
function isPhone(run: string): boolean {
  const years = run.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.length ?? 0;
  return (run.match(/[\d\u0660-\u0669]/g)?.length ?? 0) >= 9 && years < 2;
}

// Given names that are also words of a trade or of English: before a trade's name they still open a name.
const givenNamesThatAreWords = new Set(
  'julia maya mark bill will grace rose hope faith joy may june april art frank grant jack rob pat dean chase hunter summer dawn ruby pearl lance miles rich dale glen amber iris ivy lily daisy olive ray sky sage victor max guy earl duke clay cliff'.split(
    ' ',
  ),
);
const headlineOpenings = new Set(
  'experienced certified professional dedicated skilled qualified motivated seasoned passionate senior junior head chief lead principal freelance licensed registered accomplished results'.split(
    ' ',
  ),
);
const headings =
  /^(curriculum vitae|c\.?v\.?|resume|resumé|personal (details|information|data)|profile|summary|objective|experience|education|skills|contact|سيره ذاتيه|السيره الذاتيه|البيانات الشخصيه|المعلومات الشخصيه)[^\p{L}\p{N}]*$/u;

interface TradeWords {
  /** Stems of the words of every occupation and skill. */
  words: Set<string>;
  /** First words of Arabic names of occupations, where Arabic puts the trade, in the masculine. */
  arabicOpenings: Set<string>;
}

const tradeWords = derived(({ occupations, skills }): TradeWords => {
  const known: TradeWords = {
    words: new Set(),
    arabicOpenings: new Set(otherArabicOpenings.map(masculine)),
  };
  for (const { name, aliases } of [...occupations, ...skills]) {
    for (const form of [name.en, ...aliases.en]) {
      for (const word of wordsOf(fold(form))) known.words.add(stemFor(word.text));
    }
  }
  for (const { name, aliases } of occupations) {
    for (const form of [name.ar, ...aliases.ar])
      known.arabicOpenings.add(masculine(fold(form).split(' ')[0]!));
  }
  return known;
});

const otherArabicOpenings =
  'خبير اخصايي اختصاصي مدير موظف مسوول فني عامل رييس مشرف منسق مساعد محلل مصمم مطور مهندس طبيب ممرض معلم مدرس محاسب استاذ باحث خريج طالب مستشار مندوب مراقب مفتش كاتب امين مبرمج مترجم محرر سايق حارس طاه شيف'.split(
    ' ',
  );

function masculine(word: string): string {
  return word.replace(/^ال(?=...)/u, '').replace(/ه$/u, '');
}

/** The name that opens a resume, exactly as written; `null` when the first line is something else. */
function nameAtTop(taxonomy: Taxonomy, text: string): string | null {
  for (const line of text.split('\n').slice(0, 8)) {
    const trimmed = line.trim();
    if (trimmed === '' || headings.test(fold(trimmed))) continue;
    const surnameFirst = /^\p{Lu}[\p{L}'’-]+, (\p{Lu}[\p{L}'’-]+)$/u.exec(trimmed);
    if (surnameFirst) return isStranger(taxonomy, surnameFirst[1]!) ? trimmed : null;
    const sentence =
      /^(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]*\.?|bin|al|el|de|van|der|bint)){1,4}) (?:is|has|was|holds|works|brings)\b/u.exec(
        trimmed,
      );
    const head = sentence ? sentence[1]! : trimmed.split(/[|,،\t•·–—:(]| - | {2,}/)[0]!.trim();
    return looksLikeName(taxonomy, head) ? head : null;
  }
  return null;
}

/** Neither a word of a trade nor a place, as in "Engineer, Dubai". */
function isStranger(taxonomy: Taxonomy, word: string): boolean {
  const folded = fold(word);
  return !tradeWords(taxonomy).words.has(stemFor(folded)) && placesIn(taxonomy, word).length === 0;
}

function looksLikeName(taxonomy: Taxonomy, head: string): boolean {
  const words = head.split(/\s+/);
  if (words.length < 2 || words.length > 6 || !/^[\p{L}\p{M}'’.\-\s]+$/u.test(head)) return false;
  const isLatin = /^[\p{Script=Latin}'’.\-\s]+$/u.test(head);
  if (
    isLatin &&
    !words.every(
      (word) => /^\p{Lu}/u.test(word) || /^(bin|bint|al|el|de|da|van|der|von|ibn|abu)$/u.test(word),
    )
  )
    return false;
  const folded = wordsOf(fold(head)).map((word) => word.text);
  if (folded.length === 0) return false;
  if (!isLatin) return !tradeWords(taxonomy).arabicOpenings.has(masculine(folded[0]!));
  if (givenNamesThatAreWords.has(folded[0]!)) return true;
  if (headlineOpenings.has(folded[0]!)) return false;
  // A stranger beside one trade word at most makes "Sarah Baker" a name; lines of trade words are headlines.
  const strangers = folded.filter((word) => !tradeWords(taxonomy).words.has(stemFor(word))).length;
  const opensWithStranger = !tradeWords(taxonomy).words.has(stemFor(folded[0]!));
  return strangers > 0 && folded.length - strangers <= (opensWithStranger ? 2 : 1);
}
