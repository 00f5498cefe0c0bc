import { fold } from '#engines/text/index.ts';

/** What a question wants to be told. */
export type AnswerKind =
  | 'person'
  | 'date'
  | 'place'
  | 'number'
  | 'duration'
  | 'reason'
  | 'manner'
  | 'name'
  | 'yes-no'
  | 'thing';

/** What is known of a question before any document is looked at. */
export type Question = {
  text: string;
  kind: AnswerKind;
  /** Asks what or who something is, and nothing else of it. */
  wantsDefinition: boolean;
};

/** Reads a question, in either language. */
export function questionOf(text: string): Question {
  return { text, kind: kindOfQuestion(text), wantsDefinition: definition.test(plainQuestion(text)) };
}

/** What kind of answer a question asks for. */
export function kindOfQuestion(text: string): AnswerKind {
  const plain = plainQuestion(text);
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'thing';
}

/** Folded, with "ماهي" in the two words that it means. */
function plainQuestion(text: string): string {
  return fold(text)
    .trim()
    .replace(/(?<![\p{L}])ماه([يو])(?![\p{L}])/gu, 'ما ه$1');
}

const definition =
  /^(?:(?:what|who) (?:is|are|was|were) (?:an? |the )?[^ ]+(?: [^ ]+){0,2}\??$|what does [^ ]+(?: [^ ]+){0,2} mean|(?:ما|من) (?:هو |هي |هم )[^ ]+(?: [^ ]+){0,3} ?؟?$|ما [^ ]+(?: [^ ]+){0,1} ?؟?$)/u;

const en = (words: string) => new RegExp(`\\b(?:${words})\\b`);
// Arabic letters are no word characters to \b.
const ar = (words: string) => new RegExp(`(?:^|[^\\p{L}])[وف]?(?:${words})(?![\\p{L}])`, 'u');

/** The first that meets decides. Folded, so without hamza and ta marbuta. */
const patterns: readonly (readonly [AnswerKind, RegExp])[] = [
  ['duration', en('how (?:long|old)|how many (?:years|months|days|weeks|hours|minutes)')],
  [
    'duration',
    ar(
      'كم (?:ال)?مده|(?:كم|ما) (?:هو )?(?:من )?(?:عدد )?(?:ال)?(?:سنه|سنوات|سنين|عاما?|اعوام|شهرا?|اشهر|شهور|يوما?|ايام|ساعه|ساعات|دقيقه|دقايق|اسبوعا?|اسابيع|عمر)|كم استمرت?|كم دامت?|كم تستغرق|ما (?:هي )?مده|ما عمر',
    ),
  ],
  [
    'number',
    en(
      'how (?:many|much|tall|high|big|large|far|fast|often|deep|wide|heavy)|what (?:percent|percentage|number|fraction|proportion|amount|portion)|(?:number|population|percentage|temperature|length|height|cost|price|salary|amount|rate) (?:of|did|does|is|was)',
    ),
  ],
  [
    'number',
    ar(
      'كم|بكم|ما (?:هو |هي )?(?:عدد|نسبه|قيمه|مبلغ|طول|ارتفاع|مساحه|سرعه|درجه|معدل|تكلفه|سعر|حجم|وزن|المسافه|رقم|ترتيب)|بنسبه كم',
    ),
  ],
  [
    'date',
    en(
      'when|(?:what|which|whose) (?:year|date|day|month|decade|century|time|era|season)|(?:year|date) (?:of|did|was|were|is)',
    ),
  ],
  ['date', ar('متي|منذ متي|(?:اي|ما|ما هو|ما هي) (?:ال)?(?:عام|سنه|تاريخ|قرن|يوم|شهر|عقد|وقت)|بتاريخ')],
  [
    'person',
    en(
      'who|whom|whose|(?:what|which) (?:person|people|man|woman|king|queen|president|leader|scientist|author|actor|artist)|by whom',
    ),
  ],
  ['person', /^(?:و|ف)?(?:من)\s(?!اي|اين|ما|ماذا|متي|خلال|بين|ال)/u],
  [
    'person',
    ar(
      'لمن|ممن|بمن|من (?:هو|هي|هم|الذي|التي|الذين)|ما (?:هو )?اسم (?:ال)?(?:شخص|ملك|رئيس|قائد|مؤسس|زوج|والد|عالم)',
    ),
  ],
  [
    'place',
    en(
      'where|(?:what|which) (?:country|city|cities|state|place|town|region|continent|location|island|river|countries|county)|in what area',
    ),
  ],
  [
    'place',
    ar('اين|(?:اي|ما|ما هي|ما هو) (?:ال)?(?:بلد|دوله|مدينه|مكان|منطقه|قاره|موقع|جزيره|ولايه|عاصمه|مقر)'),
  ],
  [
    'reason',
    en(
      'why|(?:what|which) (?:was |is |were |are )?(?:the |a |one )?(?:main |primary )?(?:reasons?|causes?|purpose)|what (?:caused|led|made)|for what reason',
    ),
  ],
  [
    'reason',
    ar('لماذا|لم|علام|ما (?:هو |هي |كان )?(?:ال)?(?:سبب|اسباب|غرض|هدف|دافع)|ما الذي (?:ادي|جعل|سبب|دفع)'),
  ],
  ['manner', en('how|in what way|by what means')],
  ['manner', ar('كيف|بما|بماذا|باي')],
  [
    'name',
    en(
      'what (?:is|was|are|were) (?:the )?(?:name|term|word|title|nickname)s?|(?:called|named|known as|referred to|term for)',
    ),
  ],
  [
    'name',
    ar('ما (?:هو |هي )?(?:اسم|اسماء|لقب|مصطلح|المصطلح)|(?:يسمي|تسمي|يطلق|يدعي|تدعي|يعرف|تعرف|سمي|سميت)'),
  ],
  ['yes-no', /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|must|should|will|would|am)\b/],
  ['yes-no', /^(?:هل|ا(?=يمكن))/u],
];
