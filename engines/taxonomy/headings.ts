/** The words that open a section, in both languages. */
import { foldName } from '#engines/text/index.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'certifications'
  | 'skills'
  | 'languages'
  | 'awards'
  | 'projects'
  | 'volunteer'
  | 'publications'
  | 'personal'
  | 'references'
  | 'other';

const WORDS: Record<SectionKind, string> = {
  contact:
    'contact|contacts|contact details|contact information|contact info|contact me|get in touch|reach me|how to reach me|بيانات الاتصال|معلومات الاتصال|معلومات التواصل|بيانات التواصل|التواصل|الاتصال|تواصل معي|للتواصل|اتصل بي|وسائل التواصل|جهات الاتصال',
  summary:
    'summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|career profile|about|about me|who i am|objective|career objective|career objectives|job objective|professional objective|objectives|personal statement|professional statement|introduction|overview|professional overview|career overview|summary of qualifications|qualifications summary|profile summary|bio|biography|career goal|career goals|my profile|candidate profile|in brief|at a glance|career statement|value proposition|statement|نبذة|نبذة عني|نبذة شخصية|نبذة مختصرة|نبذة مهنية|نبذة تعريفية|الملخص|ملخص|ملخص مهني|الملخص المهني|الملخص الشخصي|الملخص التنفيذي|الهدف|الهدف الوظيفي|الهدف المهني|الأهداف|الأهداف المهنية|هدف وظيفي|الملف الشخصي|الملف المهني|عني|من أنا|مقدمة|تعريف|التعريف الشخصي|لمحة|لمحة عني|لمحة عامة|لمحة مهنية|المسار المهني باختصار|نظرة عامة',
  work: 'experience|experiences|work experience|work experiences|professional experience|employment|employment history|employment record|work history|career history|career experience|job history|job experience|relevant experience|relevant work experience|related experience|professional background|work background|career background|professional history|employment experience|employment details|professional work experience|industry experience|clinical experience|nursing experience|teaching experience|flying experience|kitchen experience|driving experience|site experience|gulf experience|overseas experience|uae experience|gcc experience|international experience|local experience|field experience|internship|internships|internship experience|internships and experience|career|my career|career path|career record|career summary and experience|positions held|previous experience|previous employment|present employment|current employment|current position|past experience|working experience|experience details|experience summary|details of experience|work profile|organisational experience|organizational experience|organisational scan|professional career|career progression|professional journey|where ive worked|where i have worked|jobs|work|selected experience|additional experience|other experience|earlier career|early career|earlier experience|military service|service record|practical experience|technical experience|leadership experience|culinary experience|hospitality experience|professional engagements|الخبرة|الخبرات|الخبرة المهنية|الخبرات المهنية|الخبرة العملية|الخبرات العملية|الخبرات الوظيفية|الخبرة الوظيفية|خبرات العمل|خبرة العمل|الخبرات السابقة|التاريخ الوظيفي|التاريخ المهني|السجل الوظيفي|السجل المهني|المسيرة المهنية|المسيرة الوظيفية|المسار المهني|المسار الوظيفي|المناصب|الوظائف|الوظائف السابقة|سجل العمل|تاريخ العمل|التدرج الوظيفي|الحياة المهنية|الخبرات والوظائف|الخبرة في العمل|خبراتي|الخبرات|التدريب العملي|التدريب الميداني|الأعمال السابقة|التوظيف',
  education:
    'education|educational background|education background|academic background|academic qualifications|academic qualification|educational qualifications|educational qualification|education qualification|qualifications|qualification|academic history|academics|academic record|academic details|academic profile|academic credentials|academia|education details|educational details|education history|educational history|schooling|studies|degrees|degree|education and training|education and qualifications|training and education|educational attainment|academic achievements and education|educational credentials|formal education|education summary|scholastic record|scholastics|where i studied|university|university education|professional education|academic education|التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|المؤهلات الأكاديمية|المؤهلات التعليمية|المؤهل الدراسي|المؤهلات الدراسية|الشهادات العلمية|الشهادات الأكاديمية|الشهادات الدراسية|التحصيل العلمي|التحصيل الأكاديمي|التحصيل الدراسي|الدراسة|الخلفية التعليمية|الخلفية الأكاديمية|المسيرة التعليمية|المسيرة الأكاديمية|السيرة الأكاديمية|التعليم الأكاديمي|التعليم والمؤهلات|التعليم والتدريب|المسار الدراسي|المسار الأكاديمي|الدراسات|مؤهلاتي|التعليم الجامعي|المستوى التعليمي|المراحل الدراسية|التكوين',
  certifications:
    'certifications|certification|certificates|certificate|certificates and licenses|certificates and licences|professional certifications|professional certificates|professional certification|licenses|licences|license|licence|licenses and certifications|licences and certifications|licensure|licensing|certifications and licenses|certifications and licences|licenses and certificates|licences and certificates|licences and registrations|licences and registration|registrations|registration|professional registration|professional registrations|professional licenses|professional licences|professional license|training and certifications|trainings and certifications|training and certificates|certifications and training|certifications and trainings|certificates and training|certification and training|certificates and courses|courses and certifications|courses and certificates|certifications and courses|courses|course|training|trainings|training courses|training attended|trainings attended|trainings and seminars|training and courses|trainings and courses|professional training|professional trainings|courses and training|professional development|professional qualifications|professional credentials|credentials|accreditations|additional qualifications|technical certifications|technical qualifications|online courses|continuing education|workshops|seminars|seminars and trainings|seminars attended|workshops and training|safety training|safety certifications|mandatory training|welding certificates|welder qualifications|type ratings|certifications attended|additional training|diplomas and certificates|licenses and training|licences and training|certifications and credentials|licenses and credentials|الشهادات|الشهادات المهنية|شهادات|شهادات مهنية|الشهادات والتراخيص|التراخيص|التراخيص المهنية|التراخيص والشهادات|الرخص|الرخص المهنية|الرخص والشهادات|الشهادات والرخص|الدورات|الدورات التدريبية|دورات|دورات تدريبية|الدورات والشهادات|الشهادات والدورات|الدورات وورش العمل|ورش العمل|التدريب|التدريبات|التدريب والشهادات|الاعتمادات|الاعتمادات المهنية|شهادات الاعتماد|المؤهلات المهنية|الشهادات الاحترافية|التطوير المهني|الدورات والتدريب|التدريب والدورات|البرامج التدريبية',
  skills:
    'skills|key skills|core skills|technical skills|professional skills|skill set|skillset|skills set|skill|skills summary|summary of skills|skills and expertise|skills and competencies|skills and abilities|skills and tools|skills and technologies|skills and knowledge|skills and strengths|areas of expertise|area of expertise|areas of strength|expertise|core expertise|core competencies|core competences|core competency|competencies|competences|key competencies|key competences|key strengths|strengths|core strengths|technical proficiencies|technical proficiency|technical competencies|technical expertise|technical knowledge|technologies|technology|tech stack|technology stack|tools|tools and technologies|software|software skills|computer skills|computer proficiency|computer knowledge|it skills|it proficiency|digital skills|soft skills|hard skills|personal skills|interpersonal skills|key skills and competencies|abilities|specialties|specialities|specialization|specialisation|specializations|proficiencies|clinical skills|nursing skills|culinary skills|kitchen skills|trade skills|other skills|additional skills|special skills|relevant skills|key qualifications|capabilities|core capabilities|what i do|what i do best|my skills|main skills|professional competencies|functional skills|job skills|skills highlights|skill highlights|area of specialization|key expertise|management skills|knowledge and skills|general skills|skills profile|المهارات|مهارات|المهارات الأساسية|المهارات الرئيسية|المهارات التقنية|المهارات الفنية|المهارات المهنية|المهارات الشخصية|أهم المهارات|المهارات والقدرات|القدرات|القدرات والمهارات|الكفاءات|الكفاءات الأساسية|المهارات والكفاءات|مجالات الخبرة|مهاراتي|مهارات الحاسوب|مهارات الحاسب|مهارات الحاسب الآلي|مهارات الكمبيوتر|الجدارات|الجدارات الأساسية|نقاط القوة|التخصصات|مجالات التخصص|الأدوات|البرامج|المهارات العملية|المهارات والخبرات|مهارات أخرى|المهارات العامة|المهارات الناعمة',
  languages:
    'languages|language|i speak|languages i speak|tongues|language skills|languages known|known languages|language proficiency|language proficiencies|language competence|language competences|language competencies|language competency|language capabilities|language ability|language fluency|foreign languages|foreign language skills|working languages|languages spoken|spoken languages|linguistic skills|linguistic proficiency|linguistic abilities|linguistic competence|linguistic competencies|language abilities|language knowledge|languages and proficiency|linguistics|my languages|اللغات|اللغة|لغات|المهارات اللغوية|مهارات اللغة|اللغات المتقنة|إتقان اللغات|اللغات التي أتقنها|إجادة اللغات|القدرات اللغوية|المعرفة باللغات|الكفاءة اللغوية|الكفاءات اللغوية|اللغات الأجنبية|المستوى اللغوي|مستوى اللغات',
  awards:
    'awards|award|honors|honours|awards and honors|awards and honours|honors and awards|honours and awards|achievements|achievement|key achievements|accomplishments|awards and achievements|achievements and awards|awards and recognition|awards and recognitions|recognition|recognitions|prizes|distinctions|scholarships|scholarships and awards|awards and scholarships|academic honors|academic awards|notable achievements|career achievements|professional achievements|honors and distinctions|awards and distinctions|awards and accomplishments|الجوائز|جوائز|الإنجازات|إنجازات|الجوائز والتكريم|التكريم|التكريمات|الجوائز والإنجازات|الإنجازات والجوائز|الجوائز والتكريمات|التقدير|شهادات التقدير|الجوائز والتقدير|المنح|أهم الإنجازات|الأوسمة',
  projects:
    'projects|project|key projects|personal projects|selected projects|academic projects|project experience|major projects|notable projects|side projects|open source|open source projects|project highlights|projects undertaken|projects experience|projects and experience|projects handled|project details|portfolio|selected work|selected works|recent projects|main projects|university projects|graduation project|final year project|capstone project|projects and portfolio|featured projects|major project|project work|المشاريع|مشاريع|أهم المشاريع|المشروعات|المشاريع الشخصية|مشاريع مختارة|أبرز المشاريع|المشاريع المنفذة|مشروع التخرج|الأعمال|معرض الأعمال|المشاريع الأكاديمية|أعمالي',
  volunteer:
    'volunteer|volunteering|volunteer experience|volunteer work|voluntary work|voluntary experience|volunteer activities|volunteering experience|community service|community involvement|community|social work|leadership and volunteering|volunteering and community|activities and volunteering|volunteer and community service|community engagement|charity work|العمل التطوعي|الأعمال التطوعية|التطوع|أعمال تطوعية|الخبرة التطوعية|الخبرات التطوعية|الأنشطة التطوعية|خدمة المجتمع|المشاركات التطوعية|العمل الخيري|المشاركات المجتمعية',
  personal:
    'personal information|personal details|personal data|personal info|personal particulars|personal background|personal|bio data|biodata|details|additional information|additional details|other information|other details|more information|further information|miscellaneous|passport details|passport information|visa details|visa status|visa and passport|passport and visa|driving license|driving licence|driving licenses|driver license|drivers license|availability|notice period|personal profile details|physical details|physical attributes|personal dossier|general information|key details|information|معلومات شخصية|المعلومات الشخصية|البيانات الشخصية|بيانات شخصية|البيانات الأساسية|معلومات إضافية|معلومات أخرى|بيانات إضافية|بيانات أخرى|بيانات جواز السفر|جواز السفر|التأشيرة|حالة التأشيرة|رخصة القيادة|رخص القيادة|معلومات عامة|المعلومات الأساسية|بيانات عامة|تفاصيل شخصية|التفاصيل الشخصية|الحالة الاجتماعية',
  references:
    'references|reference|referees|referee|professional references|character references|references available upon request|references available on request|references upon request|recommendations|testimonials|المراجع|المعرفون|المعرفين|مراجع|التزكيات|جهات مرجعية|التوصيات|المرجعية|الأشخاص المرجعيون',
  publications:
    'publications|publication|selected publications|papers|research publications|research and publications|papers and publications|published work|publications and presentations|الأبحاث|المنشورات|البحوث|الأبحاث والمنشورات|الأبحاث المنشورة|المؤلفات',
  other:
    'interests|interest|hobbies|hobby|hobbies and interests|interests and hobbies|personal interests|activities|activities and interests|interests and activities|extracurricular activities|extra curricular activities|extracurricular|extracurriculars|co curricular activities|cocurricular activities|leisure|research|research interests|research experience|conferences|presentations|talks|patents|memberships|membership|professional memberships|professional affiliations|professional associations|affiliations|associations|memberships and affiliations|professional bodies|declaration|declarations|undertaking|signature|keywords|causes|organizations|organisations|societies|speaking|media|press|teaching|duties and responsibilities|responsibilities|career highlights|key responsibilities|duties|job responsibilities|roles and responsibilities|positions of responsibility|leadership|leadership and activities|reading|sports|equipment|equipment operated|aircraft flown|aircraft|vehicles driven|vehicles|social|social media|profiles|online profiles|links|online|social profiles|social links|online presence|web|websites|الهوايات|هوايات|الاهتمامات|اهتمامات|الهوايات والاهتمامات|الاهتمامات والهوايات|الأنشطة|أنشطة|النشاطات|المؤتمرات|العضويات|عضويات|الجمعيات|إقرار|الإقرار|تعهد|الروابط|روابط|حسابات التواصل|وسائل التواصل الاجتماعي|عضوية الجمعيات|العضوية المهنية|العضويات المهنية',
};

const LEXICON = new Map<string, SectionKind>();
const SQUEEZED = new Map<string, SectionKind>();
for (const [kind, words] of Object.entries(WORDS) as [SectionKind, string][]) {
  for (const word of words.split('|')) {
    const key = foldName(word);
    if (!LEXICON.has(key)) LEXICON.set(key, kind);
    const squeezed = key.replace(/ /g, '');
    if (squeezed.length > 4 && !SQUEEZED.has(squeezed)) SQUEEZED.set(squeezed, kind);
  }
}

const DECORATION =
  /^(?:[\s\p{P}\p{S}]|\d{1,2}[.)]|[ivx]{1,4}[.)](?=\s)|[a-h][.)](?=\s))+|[\s\p{P}\p{S}]+$/giu;

/** Headings that a trade makes for itself: "Aviation Experience", "Kitchen Skills", "خبرات التدريس". */
const ENDINGS: [RegExp, SectionKind][] = [
  [
    /(?:^|\s)(?:experiences?|employment|appointments|work history|career history|sea service|career|engagements|positions|roles)$/,
    'work',
  ],
  [/^(?:ال)?خبر(?:ه|ات)(?:ي)?(?:\s|$)/, 'work'],
  [/(?:^|\s)(?:skills|competenc(?:y|ies)|proficienc(?:y|ies)|skill set)$/, 'skills'],
  [/^(?:ال)?مهارات(?:ي)?(?:\s|$)/, 'skills'],
  [/(?:^|\s)(?:education|degrees|academic qualifications?)$/, 'education'],
  [/^(?:ال)?موهلات(?:ي)?(?:\s|$)/, 'education'],
  [
    /(?:^|\s)(?:certifications?|certificates|licen[cs]es|trainings?|courses|registrations?)$/,
    'certifications',
  ],
  [/^(?:ال)?(?:دورات|رخص|تراخيص)(?:\s|$)/, 'certifications'],
  [/(?:^|\s)(?:awards|honou?rs|achievements)$/, 'awards'],
  [/(?:^|\s)(?:projects)$/, 'projects'],
  [/(?:^|\s)languages$|^languages? (?:\w+)$/, 'languages'],
  [/^(?:ال)?لغات(?:ي)?(?:\s|$)/, 'languages'],
  [/(?:^|\s)(?:summary|profile|objective|overview|statement)$/, 'summary'],
  [/(?:^|\s)publications$/, 'publications'],
];

/** Words that mark a resume as such, and are neither name nor heading. */
export const DOCUMENT_TITLE =
  /^(?:curriculum\s*vit(?:ae|æ)|c\.?\s?v\.?|resume|résumé|curriculum|vitae|bio\s?-?\s?data|السيرة\s+الذاتية|سيرة\s+ذاتية|السيرة|personal\s+resume)(?:\s+(?:of|for|[-–]).*)?$/i;

/** Kind of section that a line opens when it stands alone, or `null`. Letter-spaced words are joined first. */
export function sectionOfHeading(line: string): SectionKind | null {
  if (line.length > 64) return null;
  const bare = line.replace(DECORATION, '').replace(DECORATION, '');
  const key = foldName(bare);
  if (key === '') return null;
  const exact = LEXICON.get(key) ?? LEXICON.get(key.replace(/^(?:my|the|our)\s+/, ''));
  if (exact) return exact;
  const words = key.split(' ');
  if (words.length > 1 && words.length <= 4 && !/\d/.test(key)) {
    const ending = ENDINGS.find(([pattern]) => pattern.test(key));
    if (ending) return ending[1];
  }
  if (words.length > 1) {
    const squeezed = SQUEEZED.get(key.replace(/ /g, ''));
    if (squeezed && isLetterSpaced(words)) return squeezed;
  }
  if (words.length <= 7) {
    const parts = key.split(/\s+and\s+|\s+و\s+|\s+و(?=ال)/).filter(Boolean);
    const split =
      parts.length > 1
        ? parts
        : bare
            .split(/\s*[/|,&+،]\s*/)
            .map(foldName)
            .filter(Boolean);
    if (split.length > 1) {
      const kinds = split.map((part) => LEXICON.get(part));
      const known = kinds.filter((kind) => kind !== undefined);
      if (
        known.length === split.length ||
        (known.length > 0 &&
          known[0] &&
          kinds[0] &&
          split.length === 2 &&
          words.length <= 5 &&
          isHeadingWord(split[1]!))
      ) {
        return mostTelling(known);
      }
    }
  }
  return null;
}

/** Whether a heading is known word by word, and not by how it begins or ends. */
export function isKnownHeading(line: string): boolean {
  return LEXICON.has(foldName(line.replace(DECORATION, '').replace(DECORATION, '')));
}

function isHeadingWord(text: string): boolean {
  return /experience|skills?|training|certific|education|qualification|achievement|interest|information|details|language|award|membership|activit|affiliation|publication|course|licen[cs]e/.test(
    text,
  );
}

function isLetterSpaced(words: string[]): boolean {
  const single = words.filter((word) => word.length <= 2).length;
  return single >= words.length * 0.6;
}

/** A heading that names two sections opens the one whose entries can hold the other's. */
function mostTelling(kinds: SectionKind[]): SectionKind {
  const order: SectionKind[] = [
    'work',
    'education',
    'certifications',
    'projects',
    'skills',
    'languages',
    'awards',
    'volunteer',
  ];
  for (const kind of order) if (kinds.includes(kind)) return kind;
  return kinds[0] ?? 'other';
}

/** Every heading of the lexicon as it is written. */
export function headingWords(): string[] {
  return Object.values(WORDS).flatMap((words) => words.split('|'));
}
