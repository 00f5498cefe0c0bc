import { wordingsIn } from '#engines/taxonomy/index.ts';
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

const WORDS = wordingsIn('postings/headings');
const LABEL_WORDS = wordingsIn('postings/labels');

const setOf = (words: readonly string[]): Set<string> => new Set(words.map((word) => foldName(word)));

/** Nouns that open a section, by what they open; Arabic without the article. */
const NOUNS: readonly (readonly [SectionKind, Set<string>])[] = [
  ['benefits', setOf(WORDS.spellings('benefits'))],
  ['apply', setOf(WORDS.spellings('apply'))],
  ['notice', setOf(WORDS.spellings('notice'))],
  ['company', setOf(WORDS.spellings('company'))],
  ['requirements', setOf(WORDS.spellings('requirements'))],
  ['duties', setOf(WORDS.spellings('duties'))],
  ['about', setOf(WORDS.spellings('about'))],
];

const NICE_WORDS = setOf(WORDS.spellings('wished for'));

/** Words that may stand beside the nouns and change nothing. */
const OTHERS = setOf(WORDS.spellings('beside a noun'));

/** Whole headings that are sentences or need more than their words. */
const PHRASES: readonly (readonly [SectionKind, RegExp])[] = (
  [
    [
      'company',
      'about us|who we are|about (the )?(company|employer|firm|organi[sz]ation|client|team|group|department|school|hospital|hotel)|our (company|client|team|story)|company (profile|overview|description)|a bit about us|من نحن|عنا|عن (ال)?(شركه|موسسه|شركتنا|مجموعه|فريق|مستشفي|مدرسه|فندق)|نبذه عنا|نبذه عن (ال)?(شركه|موسسه|مجموعه|شركتنا)|لمحه عن الشركه|تعريف بالشركه|التعريف بالشركه',
    ],
    [
      'nice',
      '(also )?nice( to haves?)?|atouts?|le plus|souhaite|good|good to haves?|good if you( have)?|you (may|might)( also)? have|bonus( points| if| skills)?( if you( have)?)?|(it s|it is|its|it would be|itd be) (a )?(plus|bonus|advantage|great|nice)( if( you( have)?)?)?|what would be a plus|(would be )?a (plus|bonus)|pluses|plus points|extra points( for)?|ideally you( also)? have|يفضل|يفضل ان|ويفضل|من المفضل|نقاط اضافيه|سيكون ميزه|ميزه اضافيه|يحبذ|يعد ميزه|ما يميزك|مما يعد ميزه',
    ],
    [
      'requirements',
      'must|required|reqs?|reqd|needs?|essential|mandatory|candidates?|we (need|require)|profil( recherche)?|exige(nces)?|eligibility|لا غني عن(ها)?|مواصفات (ال)?(مرشح|متقدم)|المرشح|(ال)?مرشح المطلوب|you|the (person|candidate)|what (we are|we re|were) (looking|searching) for|what we (look for|need|require|expect)( from you)?|what you( ll| will)? (need|bring|have)( to (bring|have|succeed|apply))?|what you bring to the table|who you are|about you|you( should| must| will| ll)? have|you (are|bring|need|will need|ll need)( to have)?|you would have|must haves?|your (profile|background|skills|experience|qualifications|strengths)|(the )?(ideal|right|successful|suitable) (candidate|person|applicant)s?( (will|should|must)( have)?)?|(desired |required )?candidate profile|person specification|what do we (ask|expect|need|look for|require)|who are we looking for|(we are |we re |were )?looking for( someone| somebody| a person)?( who( has| is)?| with)?|to join us|to join our team|(we |i )?(would|d|will) (love|like|be happy|be glad) to hear from you( if( you( have| are)?)?)?|please bring|(your )?background|credentials|(ن|ت)تطلع الي( شخص)?( لديه)?|لتنضم الينا|للانضمام الينا|الخلفيه( المطلوبه)?|(to be (successful|considered)|to (succeed|qualify))( in this role)?( you (will |must |should )?(have|need))?|what makes you a (great|good) fit|we (are|re) looking for (someone|a person|candidates) (who|with)( has| have)?|who we (are|re) looking for|we (are )?expect(ing)?|(are )?you a (good )?fit|what it takes|profile|requirements for the role|من نبحث عنه|عمن نبحث|ما نبحث عنه|عن من نبحث|نبحث عن شخص|ما نتوقعه منك|يجب ان|يجب ان تمتلك|يجب ان يكون لديك|ما (ن|ت)حتاجه?( منك| اليه)?|المطلوب|مطلوب منك|انت|لديك|المرشح (المثالي|المناسب)|الملف الشخصي|المواهلات|يشترط|يشترط في المتقدم( ما يلي)?|الموهل والخبره|ان كنت|من انت|ما الذي نبحث عنه|ماذا نحتاج|يشترط ما يلي|ان يكون المتقدم',
    ],
    [
      'duties',
      'missions?|day to day|(your )?day[- ]to[- ]day|what (the|a|your) (day|job|work|week) looks like|(your )?typical day|the job involves|what (you do|do you do|are you going to do|youd do|you ll|youll|you will|will you|you( re| are) going to) (do|be doing|work on|own)|(in this role )?you( will| ll)( be( doing)?)?|your (role|mission|day|impact|tasks|work|job|contribution)( (with us|here))?|a (typical )?day in the life|a typical day|the work|work|your work|the tasks|as (a|an) [\\p{L} ]{3,40} you( will| ll)( be)?|how you( ll| will) (make an impact|contribute|spend your time)|scope of work|key result areas|key performance areas|what the (job|role) involves|the (job|role) (involves|includes)|duties include( but (are )?not limited to)?|(you will be|you re|youll be) responsible for|responsible for|roles and duties|ماذا ستفعل( معنا| لدينا| هنا)?|العمل|رسالتك|ما ستقوم به|ما الذي ستقوم به|دورك|مهامك|مسوولياتك|ستقوم ب|ستكون مسوولا عن|طبيعه العمل|نطاق العمل|ماذا ستعمل|ما ستعمل عليه|تتضمن المهام|تشمل المهام|دورك معنا|يوم العمل|كيف سيكون يومك',
    ],
    [
      'benefits',
      '(what |why )?we (offer|give|provide)( you)?|what (do )?we (offer|provide|give)( you)?|our offer|(what|whats|what s) in it for (you|me)|what you( ll| will)? (get|receive)|(why|reasons to) (join|work (with|at|for))( us| [\\p{L} ]{2,30})?|salary (range )?and (benefits|perks|allowances)|the package|you (ll |will )?(get|receive)|in return( you( ll| will)? (get|receive))?|perks and benefits|what s on offer|(ما|ماذا) (نقدم|نقدمه|نوفره|نعرضه)( لك)?|نقدم لك|نوفر لك|لماذا (تنضم|تعمل|نحن)( [\\p{L} ]{2,30})?|ما ستحصل عليه|المزايا والحوافز|الراتب والمزايا|ماذا ستحصل',
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
const STRONG = setOf(WORDS.spellings('whatever stands beside'));

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
  for (const word of [...words.slice(-1), ...words.slice(0, 1)]) {
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
  ['title', setOf(LABEL_WORDS.spellings('title'))],
  ['location', setOf(LABEL_WORDS.spellings('location'))],
  ['salary', setOf(LABEL_WORDS.spellings('salary'))],
  ['type', setOf(LABEL_WORDS.spellings('type'))],
  ['work_place', setOf(LABEL_WORDS.spellings('work_place'))],
  ['years', setOf(LABEL_WORDS.spellings('years'))],
  ['education', setOf(LABEL_WORDS.spellings('education'))],
  ['languages', setOf(LABEL_WORDS.spellings('languages'))],
  ['seniority', setOf(LABEL_WORDS.spellings('seniority'))],
  ['skills', setOf(LABEL_WORDS.spellings('skills'))],
  ['company', setOf(LABEL_WORDS.spellings('company'))],
  ['other', setOf(LABEL_WORDS.spellings('other'))],
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
