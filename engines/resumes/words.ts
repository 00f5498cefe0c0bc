/** Words that tell a job title, an employer, a degree, a school, a language and a level, in both languages. */
import { derived, humanLanguages, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName, hasArabic } from '#engines/text/index.ts';

const WORDS = wordingsIn('resumes/titles-and-employers');

const set = (list: string): Set<string> =>
  new Set(
    list
      .split(/[\s|]+/)
      .map((word) => foldName(word))
      .filter(Boolean),
  );

const ROLE_NOUNS = set(`
manager director engineer developer programmer analyst accountant auditor architect designer administrator assistant
coordinator co-ordinator supervisor superintendent foreman officer executive specialist consultant technician technologist
nurse midwife physician doctor surgeon dentist pharmacist therapist physiotherapist radiographer paramedic caregiver
teacher tutor lecturer professor instructor trainer principal educator librarian teller
chef cook commis baker butcher barista waiter waitress steward stewardess bartender hostess host sommelier dishwasher
driver chauffeur operator pilot captain mechanic electrician plumber carpenter mason painter welder fitter rigger
scaffolder fabricator machinist plasterer tiler laborer labourer helper worker cleaner janitor guard watchman lifeguard
salesman saleswoman salesperson representative cashier merchandiser buyer planner scheduler estimator surveyor inspector
draftsman draughtsman drafter controller comptroller storekeeper clerk secretary receptionist typist
intern trainee apprentice graduate fellow researcher scientist chemist biologist physicist geologist statistician
head lead leader chief president vice-president vp ceo cto cfo coo cio founder co-founder cofounder owner partner
associate advisor adviser agent broker banker recruiter strategist marketer copywriter writer editor journalist reporter
translator interpreter photographer videographer animator illustrator producer
lawyer attorney paralegal counsel solicitor judge
attendant crew purser concierge housekeeper valet porter bellboy bellman butler nanny maid
beautician hairdresser barber stylist tailor gardener farmer veterinarian
superviser expert master mate bosun seaman rating cadet
soldier sergeant lieutenant major colonel policeman firefighter fireman
freelancer contractor volunteer member staff ambassador promoter telecaller
optometrist optician dietitian nutritionist psychologist counselor counsellor hygienist phlebotomist sonographer
aide orderly carer
qa/qc tester sre devops webmaster
`);
const ROLE_MODIFIERS =
  set(`senior junior sr jr lead principal chief head deputy assistant associate trainee intern graduate staff general
executive freelance acting site project sales marketing software civil mechanical electrical registered charge
أول كبير مبتدئ متدرب مساعد نائب رئيس`);
const ROLE_PHRASES = WORDS.pattern('titles of several words', { flags: 'iu' });
const ARABIC_ROLES = set(`
مهندس مهندسه محاسب محاسبه ممرض ممرضه معلم معلمه مدرس مدرسه مدير مديره رئيس رئيسه مشرف مشرفه سائق طاه طاهي طباخ شيف فني فنيه لحام
مضيف مضيفه اخصائي اخصائيه استشاري استشاريه مساعد مساعده منسق منسقه مندوب مندوبه محلل محلله مبرمج مبرمجه مطور مطوره مصمم مصممه
كاتب كاتبه امين امينه بائع بائعه مسؤول مسؤوله مسوول مسوولة مسئول مسئوله موظف موظفه طبيب طبيبه صيدلي صيدلانيه صيدلاني محامي محاميه محام مترجم مترجمه
مدقق مدققه مراقب مراقبه مراجع مراجعه متدرب متدربه سكرتير سكرتيره حارس عامل عامله نجار كهربائي سباك ميكانيكي ميكانيكيه حداد بناء
رسام رسامه مخطط باحث باحثه خبير خبيره قائد قائده نائب وكيل محرر محرره صحفي مصور مدرب مدربه محاضر محاضره استاذ استاذه عضو
مخلص خياط حلاق نادل باريستا كاشير صراف مقدم مذيع منتج مخرج ضابط مفتش مفتشه مقاول شريك مؤسس موسس قابله اداري اداريه
تنفيذي تنفيذيه مشغل مركب ميداني مساح حاسب كيميائي جيولوجي معيد مرشد مرشده ملاحظ طيار مرشدة مستشار مستشاره مسوق مسوقه مضيفة جوي ضيافه رائد
`);
const ORG_WORDS = set(`
llc l.l.c ltd limited inc corp corporation co company plc gmbh sa pvt fzc fze fz-llc fzco wll psc est establishment bhd sdn pte llp
group holding holdings hospital clinic clinics school schools academy university college institute hotel hotels resort resorts
restaurant restaurants cafe bakery kitchen bank airlines airways aviation contracting contractors construction constructions trading
services service solutions technologies technology systems industries industrial factory manufacturing mills
enterprises international global consultants consultancy consulting engineering logistics transport transportation shipping
medical healthcare health pharmacy center centre municipality ministry authority department council foundation organization
organisation association society agency studio studios labs lab laboratories store stores supermarket hypermarket mall retail
motors automotive auto garage petroleum oil gas energy power electric steel works workshop marine shipyard shipbuilding
insurance investments capital finance financial exchange properties realty developments developers estate media press
telecom telecommunications communications networks software digital foods catering hospitality tours travel
partners & sons bros brothers and associates nursery kindergarten faculty
`);
const ORG_LAST_WORDS = set(
  'llc ltd limited inc corp corporation company plc gmbh group holding holdings hospital clinic school academy university college institute hotel resort airlines airways est establishment bank factory ministry authority municipality',
);
const ARABIC_ORGS = new RegExp(
  `^(?:و)?(?:ال)?${WORDS.source('kinds of employers in Arabic', { edges: 'anywhere' })}$`,
  'u',
);

interface KnownTitles {
  whole: Set<string>;
  /** The words that say what one does: the last of an English title, the first of an Arabic one. */
  heads: Set<string>;
}

/** Names and aliases of the taxonomy's occupations, trades of every kind among them. */
const titlesOfTaxonomy = derived(({ occupations }): KnownTitles => {
  const whole = new Set<string>();
  const heads = new Set<string>();
  for (const { name, aliases } of occupations) {
    for (const title of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      const key = foldName(title.replace(/\s*\([^)]*\)/g, ''));
      whole.add(key);
      const words = key.split(' ');
      const head = hasArabic(title) ? words.at(0) : words.at(-1);
      if (head && head.length > 2 && !/\d/.test(head) && !ORG_WORDS.has(head) && !ARABIC_ORGS.test(head))
        heads.add(head);
    }
  }
  return { whole, heads };
});

/** How much a text reads as a job title: below 0 it does not. */
export function titleScore(taxonomy: Taxonomy, text: string): number {
  const key = foldName(text);
  if (key === '') return -1;
  const words = key.split(' ');
  const { whole, heads } = titlesOfTaxonomy(taxonomy);
  let score = whole.has(key) ? 1.5 : 0;
  words.forEach((word, index) => {
    const bare = word.replace(/^ال(?=.{3})/, '');
    const singular = word.replace(/s$/, '');
    const isLast = index === words.length - 1;
    if (ROLE_NOUNS.has(word) || ROLE_NOUNS.has(singular)) score += isLast ? 1.6 : 1;
    else if (ARABIC_ROLES.has(word) || ARABIC_ROLES.has(bare)) score += index === 0 ? 1.8 : 0.7;
    else if (ROLE_MODIFIERS.has(word)) score += index === 0 ? 0.6 : 0.2;
    else if (isLast && words.length < 5 && heads.has(word) && !hasArabic(word)) score += 0.8;
    else if (index === 0 && hasArabic(word) && (heads.has(word) || heads.has(bare))) score += 1.2;
    else if (isLast && word.length > 5 && /(?:ist|ian|eer|tor|ologist)$/.test(word)) score += 0.5;
  });
  if (ROLE_PHRASES.test(text)) score += 1.3;
  if (words.length > 8) score -= 1;
  if (/\b(?:llc|l\.l\.c|ltd|inc|plc|gmbh|fze|wll|pvt|corp)\b\.?/i.test(text)) score -= 2;
  return score === 0 ? 0 : score - Math.max(0, orgWordScore(key) * 0.5);
}

function orgWordScore(key: string): number {
  const words = key.split(' ');
  let score = 0;
  words.forEach((word, index) => {
    if (ORG_WORDS.has(word)) score += index === words.length - 1 ? 0.9 : 0.45;
    if (index === words.length - 1 && ORG_LAST_WORDS.has(word)) score += 0.9;
    if (ARABIC_ORGS.test(word)) score += index === 0 ? 2 : 0.4;
  });
  return score;
}

/** How much a text reads as the name of an employer. */
export function organisationScore(taxonomy: Taxonomy, text: string): number {
  const key = foldName(text);
  if (key === '') return -1;
  let score = orgWordScore(key);
  if (/\b(?:llc|l\.l\.c|ltd|inc|plc|gmbh|fze|wll|pvt|corp)\b\.?/i.test(text)) score += 1.5;
  if (/\s&\s/.test(text) && titleScore(taxonomy, text) <= 0) score += 0.4;
  if (/^(?:al|el)[\s-]/i.test(text)) score += 0.5;
  if (
    /^(?:self[\s-]?employed|freelance|own business|private (?:household|family|tutor)|عمل حر|عمل خاص)\b/i.test(
      text,
    )
  )
    score += 1.2;
  if (key.split(' ').length > 9) score -= 1;
  return score;
}

/** Degrees, longest first; the match is the degree as written. */
const DEGREE_WORDS = [
  "(?:executive\\s+)?master(?:['’]?s)?(?:\\s+degree)?(?:\\s+of\\s+(?:business\\s+administration|public\\s+health|public\\s+administration|arts?|science|sciences|engineering|technology|education|laws?|commerce|philosophy|architecture|computer\\s+applications|fine\\s+arts|social\\s+work|research|finance|accountancy|accounting|nursing|pharmacy|design))?(?:\\s*\\((?:[A-Z][a-z]{0,3}\\.?\\s?){2,4}\\))?",
  "bachelor(?:['’]?s)?(?:\\s+degree)?(?:\\s+of\\s+(?:business\\s+administration|business|arts?|science|sciences|engineering|technology|education|laws?|commerce|architecture|computer\\s+applications|fine\\s+arts|social\\s+work|medicine(?:\\s+and\\s+bachelor\\s+of\\s+surgery)?|medicine,?\\s+bachelor\\s+of\\s+surgery|dental\\s+surgery|pharmacy|nursing|physiotherapy|elementary\\s+education|secondary\\s+education|hotel\\s+management|accountancy|accounting|design|applied\\s+science|aviation|information\\s+technology|culinary\\s+arts|public\\s+health|secondary\\s+education|physical\\s+therapy|hospitality\\s+management))?(?:\\s*\\((?:[A-Z][a-z]{0,3}\\.?\\s?){2,4}\\))?",
  '(?:doctor(?:ate)?(?:\\s+of\\s+(?:philosophy|medicine|pharmacy|education|dental\\s+surgery|veterinary\\s+medicine))?|ph\\.?\\s?d\\.?|d\\.?phil|md|pharm\\.?\\s?d\\.?|edd|dba)(?=[\\s,.;:()–—-]|$)(?:\\s+degree)?',
  '(?:advanced|higher\\s+national|higher|national|postgraduate|post[- ]graduate|graduate|polytechnic|technical|professional|executive|ordinary|vocational|associate|intermediate|pg)\\s+(?:diploma|certificate)(?:\\s+(?:iii|ii|iv|i)(?![\\p{L}]))?',
  '(?:juris\\s+doctor|nvq\\s+level\\s+\\d|(?:grade|class|year)\\s+(?:9|1[0-3])(?:th)?|junior\\s+high\\s+school|upper\\s+secondary|licence(?=\\s+(?:in|en|of|de)\\s)|trade\\s+test\\s+certificate\\s+grade\\s+(?:iii|ii|i|\\d)|b\\.?v\\.?sc\\.?|bdes|b\\.?des\\.?)(?=[\\s,.;:()–—-]|$)',
  "(?:diploma|associate(?:\\s+degree|\\s+of\\s+(?:arts|science|applied\\s+science)|[’']s(?:\\s+degree)?)|foundation(?:\\s+degree|\\s+year)?|high\\s+school(?:\\s+diploma|\\s+certificate|\\s+graduate)?|secondary\\s+school(?:\\s+(?:certificate|leaving\\s+certificate))?|higher\\s+secondary(?:\\s+(?:school\\s+)?certificate)?|senior\\s+secondary(?:\\s+certificate)?|senior\\s+high\\s+school|general\\s+secondary(?:\\s+(?:school\\s+)?certificate)?|secondary\\s+(?:education\\s+)?certificate|secondary\\s+education|matriculation|intermediate|vocational\\s+certificate|trade\\s+certificate|trade\\s+test\\s+certificate|national\\s+trade\\s+certificate|national\\s+certificate(?:\\s+ii|\\s+i)?|nc\\s?(?:ii|iii|iv)|international\\s+baccalaureate|baccalaureate|a[- ]levels?|o[- ]levels?|igcse|gcse|kcse|sslc|ssc|hsc|hssc|plus\\s+two|iti|btec(?:\\s+(?:hnd|national\\s+diploma|level\\s+\\d))?|hnd|hnc|ged|tawjihi|thanaweya\\s+amma|pgce|pgdm|pgd|gnm|certificate(?:\\s+(?:iii|iv|ii|i))?)(?=[\\s,.;:()–—-]|$)",
  '(?:b|m)\\.?\\s?(?:sc|eng|tech|com|ed|arch|pharm|phil|des|mus|s|a|e|ba|ca|ch|lib)\\.?(?:\\s?\\(?(?:hons?|honou?rs)\\.?\\)?)?(?:\\s?(?:ed|n|cs|it))?\\.?(?=[\\s,;:()–—-]|$)',
  '(?:bba|mba|emba|bca|mca|bds|mbbs|mbchb|mb\\s?bch|llb|llm|bfa|mfa|bhm|bhmct|msw|bsw|mph|mpa|bsn|msn|bscn|mtech|btech|bed|med|bcom|mcom|bsc|msc|meng|beng|bpt|mpt|bpharm|mpharm|cpa|acca|aat|b\\.?b\\.?a\\.?|m\\.?b\\.?a\\.?|b\\.?c\\.?a\\.?|m\\.?c\\.?a\\.?|m\\.?b\\.?b\\.?s\\.?|l\\.?l\\.?b\\.?|l\\.?l\\.?m\\.?|b\\.?h\\.?m\\.?)(?:\\s?\\(?(?:hons?|honou?rs)\\.?\\)?)?(?=[\\s,.;:()–—-]|$)',
];
const DEGREE_ENGLISH = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${DEGREE_WORDS.join('|')})`, 'iu');
const DEGREE_ARABIC =
  /(?<![\p{L}])(?:درجة\s+|شهادة\s+)?(?:ال)?(?:بكالوريوس|بكالريوس|باكالوريوس|ليسانس|ماجستير|دكتوراه|دكتوراة|دبلوم(?:ة|ا)?(?:\s+(?:عالي|متوسط|متوسطة|مهني|تقني|فني|عام|وطني|صناعي|الدراسات\s+العليا|دراسات\s+عليا))?|ثانوية(?:\s+(?:ال)?(?:عامة|صناعية|تجارية|أزهرية|فنية))?|إجازة(?:\s+جامعية)?|بكالوريا|توجيهي|مشارك|إعدادية|شهادة\s+فنية|شهادة\s+مهنية|مؤهل\s+(?:عالي|متوسط)|شهادة\s+جامعية)(?:\s+(?:علوم|آداب|تربية|تجارة|إدارة\s+(?:ال)?أعمال|هندسة|حقوق)(?=\s*(?:في\s|تخصص\s|[-–،:(])\s*\p{L}))?/u;

/** Where a degree is named in a text, or `null`. Short forms such as "BA" must be in capitals or carry a stop. */
export function findDegree(text: string): { from: number; to: number; text: string } | null {
  let offset = 0;
  while (offset < text.length) {
    const rest = text.slice(offset);
    const match = DEGREE_ENGLISH.exec(rest) ?? DEGREE_ARABIC.exec(rest);
    if (!match) return null;
    // A bracket belongs to the degree only as its short form: "Bachelor of Technology (B.Tech)".
    const found = match[0]
      .trim()
      .replace(/\s*\(([^()]*)\)$/, (whole, inside: string) =>
        (inside.match(/\p{Lu}/gu) ?? []).length > 1 ? whole : '',
      );
    const from = offset + match.index;
    const letters = found.replace(/[^\p{L}]/gu, '');
    const isShort = letters.length <= 4 && !/^(?:master|diploma)/i.test(found);
    const looksRight =
      !isShort || found.includes('.') || (/^[A-Z]/.test(found) && /[A-Z]$|[A-Z][a-z]{1,3}$/.test(letters));
    const isWord =
      isShort &&
      /^(?:be|me|ma|ba|bs|ms|mat|bed|med|mus)$/i.test(letters) &&
      letters !== letters.toUpperCase() &&
      !found.includes('.') &&
      !/^[BM][A-Z]|^[BM]\.?(?:Ed|Sc|Eng|Tech|Com)/.test(found);
    const isMs =
      /^ms\.?$/i.test(found) &&
      /^\s*(?:office|word|excel|project|powerpoint|access|outlook|teams)/i.test(
        text.slice(from + match[0].length),
      );
    // "Moi Girls' High School" names a school, not a degree.
    const isSchoolName =
      /^(?:high|secondary|senior|higher)[\s-]+(?:\w+[\s-]+)?school$/i.test(found) &&
      /\p{L}[.’']?\s*$/u.test(text.slice(0, from));
    // "ثانوية السدرة" and "مدرسة دبي الثانوية" name schools too.
    const isArabicSchool =
      /^(?:ال)?ثانوية$/u.test(found) &&
      (/(?:مدرسة|مدارس|معهد|أكاديمية)\s[^،,|]*$/u.test(text.slice(0, from)) ||
        /^\s+(?!في\s|عام\s|سنة\s|القسم|الفرع|فرع|قسم|علمي|أدبي)\p{L}/u.test(
          text.slice(from + match[0].length),
        ));
    if (looksRight && !isWord && !isMs && !isSchoolName && !isArabicSchool)
      return { from, to: from + found.length, text: found };
    offset = from + Math.max(1, match[0].length);
  }
  return null;
}

const SCHOOL = WORDS.pattern('degrees in Arabic', { flags: 'iu', or: [/ثانوية\s+\p{L}+/u] });

/** Whether a text names a school, college or university. */
export function isSchool(text: string): boolean {
  return SCHOOL.test(text);
}

/** A pattern that finds the names of human languages in running text. */
const languagePattern = derived((taxonomy) => {
  const names = humanLanguages(taxonomy)
    .flatMap(({ names }) => [...names.en, ...names.ar, ...names.ar.map((name) => `اللغة\\s+${name}`)])
    .sort((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}])(?:ASL|(?:American|British|Arabic|Emirati)\\s+Sign\\s+Language|${names.join('|')})(?![\\p{L}])`,
    'giu',
  );
});

/** The human languages that a text names, with where they stand in it. */
export function findLanguages(
  taxonomy: Taxonomy,
  text: string,
): { from: number; to: number; name: string }[] {
  return [...text.matchAll(languagePattern(taxonomy))].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    name: match[0].replace(/^اللغة\s+/, ''),
  }));
}

export const LEVEL = WORDS.pattern('levels of a language', {
  flags: 'iu',
  or: [/مستوى\s+\p{L}+/u],
});

export const EMPLOYMENT_TYPE = new RegExp(
  `^\\(?${WORDS.source('types of employment', { edges: 'anywhere' })}\\)?$`,
  'iu',
);
