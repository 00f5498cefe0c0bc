import { fold, foldName } from '#engines/text/index.ts';

/** What a part of a posting is about. `lead` is what stands before the first heading. */
export type SectionKind =
  | 'lead'
  | 'about'
  | 'company'
  | 'duties'
  | 'requirements'
  | 'nice'
  | 'benefits'
  | 'apply'
  /** Prose after a list that belongs to none of the sections. */
  | 'tail'
  | 'notice';

/** A fact that stands on a line of its own behind its name. */
export type LabelKind =
  | 'title'
  | 'location'
  | 'salary'
  | 'type'
  | 'work_place'
  | 'years'
  | 'education'
  | 'languages'
  | 'seniority'
  | 'skills'
  | 'company'
  | 'other';

const setOf = (words: string): Set<string> =>
  new Set(words.split(/[\s\n]*\|[\s\n]*/).map((word) => foldName(word)));

/** Nouns that open a section, by what they open; Arabic without the article. */
const NOUNS: readonly (readonly [SectionKind, Set<string>])[] = [
  [
    'benefits',
    setOf(
      'benefits|benefit|perks|compensation|remuneration|package|rewards|salary|offer|مزايا|ميزات|حوافز|امتيازات|بدلات|رواتب|راتب|عروض|منافع',
    ),
  ],
  ['apply', setOf('apply|application|applications|contact|تقديم|تقدم|تواصل|للتقديم|للتواصل')],
  [
    'notice',
    setOf(
      'diversity|inclusion|disclaimer|privacy|equality|eeo|accommodations|fraud|confidentiality|إخلاء|خصوصية',
    ),
  ],
  [
    'company',
    setOf(
      'company|organisation|organization|employer|mission|vision|values|culture|story|client|شركة|مؤسسة|منشأة|مجموعة|جهة|رؤيتنا|رسالتنا|قيمنا|ثقافتنا|شركتنا',
    ),
  ],
  [
    'requirements',
    setOf(
      `requirements|requirement|qualifications|qualification|skills|skill|skillset|experience|experiences|criteria|competencies|competences|competency|
      prerequisites|knowledge|attributes|abilities|expertise|credentials|education|languages|language|eligibility|certifications|certification|certificates|
      licenses|licences|strengths|proficiencies|specification|musts|
      متطلبات|مؤهلات|شروط|مهارات|خبرات|خبرة|مؤهل|تعليم|كفاءات|قدرات|مواصفات|لغات|شهادات|معارف|اشتراطات|جدارات|معايير`,
    ),
  ],
  [
    'duties',
    setOf(
      `responsibilities|responsibility|duties|duty|tasks|task|accountabilities|functions|activities|deliverables|roles|scope|
      مهام|مسؤوليات|مسئوليات|واجبات|اختصاصات|مسؤولية|أدوار|مهمات|مهمة|نطاق|أعمال`,
    ),
  ],
  [
    'about',
    setOf(
      `description|summary|overview|purpose|profile|brief|objective|introduction|opportunity|role|position|job|details|information|post|vacancy|jd|
      وصف|نبذة|ملخص|لمحة|مقدمة|هدف|غرض|وظيفة|دور|منصب|تفاصيل|معلومات|توصيف|بطاقة`,
    ),
  ],
];

const NICE_WORDS = setOf(
  'preferred|preferable|desired|desirable|bonus|optional|advantageous|advantage|plus|مفضلة|مفضل|تفضيلية|إضافية مرغوبة|مستحسنة|مرغوبة|إضافية|تفضيلي|اختيارية|يفضل',
);

/** Words that may stand beside the nouns and change nothing. */
const OTHERS = setOf(
  `the|and|or|of|for|to|a|an|our|your|this|in|with|by|at|key|main|core|primary|essential|general|specific|job|role|position|daily|day|major|other|
  minimum|basic|required|mandatory|candidate|candidates|technical|professional|personal|work|working|needed|necessary|functional|soft|hard|computer|
  behavioural|behavioral|educational|academic|language|duties|successful|ideal|must|have|us|about|how|now|here|what|we|range|scope|additional|
  relevant|related|principal|overall|set|area|areas|level|details|information|performed|include|includes|following|are|as|follows|more|
  الرئيسية|الأساسية|الوظيفية|الوظيفة|العمل|العامة|المطلوبة|المطلوب|اللازمة|الواجبة|الفنية|التقنية|الشخصية|العلمية|العملية|المهنية|الدراسية|التعليمية|
  للوظيفة|على|عن|في|من|إلى|هذه|هذا|القبول|المرشح|المتقدم|المتقدمين|اللغوية|السلوكية|التالية|الآتية|كالتالي|كما|يلي|وظيفي|الوظيفي|العام|عامة|أهم|أبرز|
  الحد|الأدنى|العلمي|لدى|التي|نقدمها|طريقة|كيفية|الأخرى|أخرى|الموكلة|المناطة|المطلوبين|الشاغر|وغيرها|السنوات|الخاصة|التقديم|اليومية|الكاملة`,
);

/** Whole headings that are sentences or need more than their words. */
const PHRASES: readonly (readonly [SectionKind, RegExp])[] = (
  [
    [
      'company',
      'about us|who we are|about (the )?(company|employer|firm|organi[sz]ation|client|team|group|department|school|hospital|hotel)|our (company|client|team|story)|company (profile|overview|description)|a bit about us|من نحن|عنا|عن (ال)?(شركه|موسسه|شركتنا|مجموعه|فريق|مستشفي|مدرسه|فندق)|نبذه عنا|نبذه عن (ال)?(شركه|موسسه|مجموعه|شركتنا)|لمحه عن الشركه|تعريف بالشركه|التعريف بالشركه',
    ],
    [
      'nice',
      'nice to haves?|good to haves?|bonus( points| if| skills)?( if you( have)?)?|(it s|it is|its|it would be|itd be) (a )?(plus|bonus|advantage|great|nice)( if( you( have)?)?)?|what would be a plus|(would be )?a (plus|bonus)|pluses|plus points|extra points( for)?|you might also have|ideally you( also)? have|يفضل|يفضل ان|ويفضل|من المفضل|نقاط اضافيه|سيكون ميزه|ميزه اضافيه|يحبذ|يعد ميزه|ما يميزك|مما يعد ميزه',
    ],
    [
      'requirements',
      'لا غني عن(ها)?|مواصفات (ال)?(مرشح|متقدم)|المرشح|(ال)?مرشح المطلوب|you|the (person|candidate)|what (we are|we re|were) (looking|searching) for|what we (look for|need|require|expect)( from you)?|what you( ll| will)? (need|bring|have)( to (bring|have|succeed|apply))?|what you bring to the table|who you are|about you|you( should| must| will| ll)? have|you (are|bring|need|will need|ll need)( to have)?|you would have|must haves?|your (profile|background|skills|experience|qualifications|strengths)|(the )?(ideal|right|successful|suitable) (candidate|person|applicant)s?( (will|should|must)( have)?)?|(desired |required )?candidate profile|person specification|what do we (ask|expect|need|look for|require)|who are we looking for|(we are |we re |were )?looking for( someone| somebody| a person)?( who( has| is)?| with)?|to join us|to join our team|(we |i )?(would|d|will) (love|like|be happy|be glad) to hear from you( if( you( have| are)?)?)?|please bring|(your )?background|credentials|(ن|ت)تطلع الي( شخص)?( لديه)?|لتنضم الينا|للانضمام الينا|الخلفيه( المطلوبه)?|(to be (successful|considered)|to (succeed|qualify))( in this role)?( you (will |must |should )?(have|need))?|what makes you a (great|good) fit|we (are|re) looking for (someone|a person|candidates) (who|with)( has| have)?|who we (are|re) looking for|we (are )?expect(ing)?|(are )?you a (good )?fit|what it takes|profile|requirements for the role|من نبحث عنه|عمن نبحث|ما نبحث عنه|عن من نبحث|نبحث عن شخص|ما نتوقعه منك|يجب ان|يجب ان تمتلك|يجب ان يكون لديك|ما (ن|ت)حتاجه?( منك| اليه)?|المطلوب|مطلوب منك|انت|لديك|المرشح (المثالي|المناسب)|الملف الشخصي|المواهلات|يشترط|يشترط في المتقدم( ما يلي)?|الموهل والخبره|ان كنت|من انت|ما الذي نبحث عنه|ماذا نحتاج|يشترط ما يلي|ان يكون المتقدم',
    ],
    [
      'duties',
      'day to day|(your )?day[- ]to[- ]day|what (the|a|your) (day|job|work|week) looks like|(your )?typical day|the job involves|what (do you do|are you going to do|youd do|you ll|youll|you will|will you|you( re| are) going to) (do|be doing|work on|own)|(in this role )?you( will| ll)( be)?|your (role|mission|day|impact|tasks|work|job|contribution)( (with us|here))?|a (typical )?day in the life|a typical day|the work|work|your work|the tasks|as (a|an) [\\p{L} ]{3,40} you( will| ll)( be)?|how you( ll| will) (make an impact|contribute|spend your time)|scope of work|key result areas|key performance areas|what the (job|role) involves|the (job|role) (involves|includes)|duties include( but (are )?not limited to)?|(you will be|you re|youll be) responsible for|responsible for|roles and duties|ماذا ستفعل( معنا| لدينا| هنا)?|العمل|رسالتك|ما ستقوم به|ما الذي ستقوم به|دورك|مهامك|مسوولياتك|ستقوم ب|ستكون مسوولا عن|طبيعه العمل|نطاق العمل|ماذا ستعمل|ما ستعمل عليه|تتضمن المهام|تشمل المهام|دورك معنا|يوم العمل|كيف سيكون يومك',
    ],
    [
      'benefits',
      '(what |why )?we (offer|give|provide)( you)?|what (do )?we (offer|provide|give)( you)?|our offer|(what|whats|what s) in it for (you|me)|what you( ll| will)? (get|receive)|(why|reasons to) (join|work (with|at|for))( us| [\\p{L} ]{2,30})?|salary (range )?and (benefits|perks|allowances)|the package|you (get|receive)|in return|perks and benefits|what s on offer|(ما|ماذا) (نقدم|نقدمه|نوفره|نعرضه)( لك)?|نقدم لك|نوفر لك|لماذا (تنضم|تعمل|نحن)( [\\p{L} ]{2,30})?|ما ستحصل عليه|المزايا والحوافز|الراتب والمزايا|ماذا ستحصل',
    ],
    [
      'apply',
      'how to apply|to apply|apply( now| today| here)?|(if )?interested( candidates?| applicants?)?( (may|can|should|please|are)[\\p{L} ]{0,60})?|next steps|send (us )?your (cv|resume)[\\p{L} ]{0,40}|(the )?(application|hiring|interview) process|للتقديم|للتقدم|للتواصل|طريقه (ال)?(تقديم|تقدم)|كيفيه (ال)?(تقديم|تقدم)|للتقديم يرجي[\\p{L} ]{0,60}|التقديم|كيف تتقدم|خطوات التقديم',
    ],
    [
      'notice',
      'equal (employment )?opportunit(y|ies)[\\p{L} ]{0,40}|diversity[\\p{L} ]{0,60}|(our )?commitment to [\\p{L} ]{0,60}|recruitment fraud[\\p{L} ]{0,30}|note to (recruitment )?agencies|important notice|تنويه|ملاحظه|ملاحظات|تكافو الفرص',
    ],
    [
      'about',
      'about (the|this) (job|role|position|opportunity|vacancy)|the (role|job|position|opportunity)|why this role( exists)?|(the )?role at a glance|in (short|brief)|purpose of (the )?(role|job|position)|عن (ال)?(وظيفه|دور|منصب|فرصه)|نبذه عن (ال)?(وظيفه|دور|منصب)|الغرض من (ال)?(وظيفه|منصب)|الهدف( العام)? من (ال)?(وظيفه|دور)|وصف الوظيفه',
    ],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(`^(?:${pattern})$`, 'u')]);

/** Nouns that make a heading whatever stands beside them: "Accountant responsibilities". */
const STRONG = setOf(
  'responsibilities|duties|requirements|qualifications|accountabilities|مهام|مسؤوليات|متطلبات|مؤهلات|شروط|واجبات|مسئوليات|بالشروط|بالمهام',
);

const MOST_WORDS = 9;

/** The section that a line opens by its words alone, written without what follows a colon; `null` for any other line. */
export function sectionNamed(head: string): SectionKind | null {
  const key = foldName(head.replace(/\((?:[^()]*)\)/g, ' '));
  if (key === '') return null;
  for (const [kind, pattern] of PHRASES) if (pattern.test(key)) return kind;
  // Bilingual headings name the same thing twice.
  const words = key.split(' ').flatMap((word) => (/^\d+$/.test(word) ? [] : [word]));
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  let isNice = false;
  const kinds = new Set<SectionKind>();
  for (const word of words) {
    const kind = kindOfNoun(word);
    if (kind) kinds.add(kind);
    if (isIn(NICE_WORDS, word)) isNice = true;
    else if (!kind && !isIn(OTHERS, word)) return null;
  }
  if (isNice && (kinds.size === 0 || kinds.has('requirements'))) return 'nice';
  return NOUNS.find(([kind]) => kinds.has(kind))?.[0] ?? null;
}

/** The section that a short line opens by its first or last word, for lines that look like headings. */
export function sectionOfTitledHeading(head: string): SectionKind | null {
  const words = foldName(head).split(' ');
  if (words.length > 7 || /[.,،؛;]/.test(head)) return null;
  for (const word of [words.at(-1)!, words[0]!]) {
    if (isIn(STRONG, word)) return words.some((other) => isIn(NICE_WORDS, other)) ? 'nice' : kindOfNoun(word);
  }
  return null;
}

/** The section that a sentence opens by its end: "… on the following conditions:". */
export function sectionAnnounced(sentence: string): SectionKind | null {
  const words = foldName(sentence).split(' ').slice(-3);
  const strong = words.find((word) => isIn(STRONG, word));
  return strong ? kindOfNoun(strong) : null;
}

const kindOfNoun = (word: string): SectionKind | null =>
  NOUNS.find(([, words]) => isIn(words, word))?.[0] ?? null;

/** Arabic writes the article, "and" and "for" onto the word. */
function isIn(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  if (!/^[\u0600-\u06ff]/.test(word)) return false;
  if (/..(?:ك|كم|نا|ها)$/u.test(word) && isIn(words, word.replace(/(?:ك|كم|نا|ها)$/u, ''))) return true;
  const bare = word.replace(/^و(?=ال|...)/u, '');
  return (
    words.has(bare) ||
    words.has(bare.replace(/^(?:ال|لل|بال)(?=..)/u, '')) ||
    words.has(word.replace(/^(?:ال|لل|بال)(?=..)/u, ''))
  );
}

const LABELS: readonly (readonly [LabelKind, Set<string>])[] = [
  [
    'title',
    setOf(
      `job title|title|job vacancy|vacancy announcement|job opportunity|career opportunity|position|position title|role|role title|vacancy|designation|post|job|job position|job role|open position|job opening|open role|we are hiring|hiring|
      المسمى الوظيفي|الوظيفة|عنوان الوظيفة|المنصب|مسمى الوظيفة|اسم الوظيفة|الوظيفة المطلوبة|وظيفة شاغرة|إعلان وظيفة|إعلان توظيف|الوظيفة الشاغرة|الشاغر|المسمى|مطلوب`,
    ),
  ],
  [
    'location',
    setOf(
      `location|job location|work location|place|city|place of work|workplace|based in|where|duty station|site|office location|locations|address|country|area|region|emirate|
      الموقع|موقع العمل|مكان العمل|المدينة|مقر العمل|المكان|العنوان|الدولة|الإمارة|منطقة العمل|موقع الوظيفة|مقر الوظيفة`,
    ),
  ],
  [
    'salary',
    setOf(
      `salary|pay|compensation|salary range|monthly salary|basic salary|total package|package|remuneration|wage|rate|pay range|salary package|pay rate|gross salary|annual salary|salary per month|
      الراتب|الراتب الشهري|الأجر|راتب|نطاق الراتب|الراتب الأساسي|الراتب الإجمالي|الراتب المتوقع|الرواتب|الراتب السنوي|المرتب`,
    ),
  ],
  [
    'type',
    setOf(
      `employment type|job type|type|contract type|employment|type of employment|working time|schedule|contract|job nature|work type|employment status|hours|
      نوع الوظيفة|نوع التوظيف|نوع العقد|نوع العمل|الدوام|نوع الدوام|طبيعة الدوام|العقد|نظام العمل`,
    ),
  ],
  [
    'work_place',
    setOf(
      'workplace type|work mode|work arrangement|remote|work model|working model|نمط العمل|طريقة العمل|مكان أداء العمل|أسلوب العمل',
    ),
  ],
  [
    'years',
    setOf(
      `experience|years of experience|minimum experience|experience required|required experience|work experience|experience level|exp|experience needed|total experience|min experience|
      الخبرة|سنوات الخبرة|الخبرة المطلوبة|عدد سنوات الخبرة|الخبرات|خبرة|سنوات الخبرة المطلوبة|الخبرة العملية|مدة الخبرة|خبرة العمل`,
    ),
  ],
  [
    'education',
    setOf(
      `education|qualification|qualifications|minimum qualification|degree|education level|educational qualification|minimum education|academic qualification|education required|educational requirements|
      المؤهل العلمي|المؤهل|التعليم|المؤهلات|الشهادة|المؤهل الدراسي|الدرجة العلمية|المستوى التعليمي|المؤهل المطلوب|المؤهلات العلمية`,
    ),
  ],
  [
    'languages',
    setOf(
      'languages|language|language skills|languages required|required languages|language requirements|اللغة|اللغات|اللغات المطلوبة|اللغة المطلوبة|إجادة اللغات|المهارات اللغوية',
    ),
  ],
  [
    'seniority',
    setOf(
      'level|career level|seniority|seniority level|job level|grade|position level|المستوى الوظيفي|المستوى|الدرجة الوظيفية|مستوى الخبرة|المستوى المهني',
    ),
  ],
  [
    'skills',
    setOf(
      'skills|key skills|required skills|technical skills|must have|tools|technologies|software|tech stack|computer skills|skills required|المهارات|المهارات المطلوبة|المهارات الأساسية|البرامج|الأدوات|المهارات التقنية|مهارات الحاسوب',
    ),
  ],
  [
    'company',
    setOf(
      'company|employer|organization|organisation|client|company name|الشركة|جهة العمل|اسم الشركة|صاحب العمل|المؤسسة',
    ),
  ],
  [
    'other',
    setOf(
      `department|reports to|reporting to|deadline|closing date|application deadline|reference|ref|ref no|job id|job ref|job code|vacancies|no of vacancies|number of vacancies|openings|working hours|
      nationality|gender|age|visa|visa status|industry|contact|email|e mail|phone|whatsapp|mobile|tel|website|start date|joining|joining date|notice period|posted|date posted|date|division|
      team|function|sector|category|working days|duty hours|shift|timing|timings|benefits|accommodation|transportation|probation|duration|line manager|supervises|direct reports|
      القسم|الإدارة|آخر موعد|الموعد النهائي|آخر موعد للتقديم|الرقم المرجعي|رقم الوظيفة|عدد الشواغر|العدد|ساعات العمل|الجنسية|الجنس|العمر|السن|التأشيرة|القطاع|المجال|البريد الإلكتروني|
      الهاتف|واتساب|الجوال|هاتف|الموقع الإلكتروني|تاريخ البدء|تاريخ النشر|أيام العمل|المزايا|السكن|المواصلات|مدة العقد|المدير المباشر|العدد المطلوب|فترة الإشعار|يتبع إلى|للتواصل|إيميل|بريد`,
    ),
  ],
];

/** The fact that a label names; `null` for other words. */
export function labelNamed(head: string): LabelKind | null {
  const key = foldName(head.replace(/\((?:[^()]*)\)/g, ' '));
  if (key === '' || key.length > 45) return null;
  for (const [kind, words] of LABELS) if (words.has(key)) return kind;
  // "Location / الموقع"
  const parts = fold(head).split(/[/|]/).map(foldName);
  if (parts.length < 2) return null;
  const named = parts.map((part) => LABELS.find(([, words]) => words.has(part))?.[0] ?? null);
  return named.every((kind) => kind !== null) ? named[0]! : null;
}
