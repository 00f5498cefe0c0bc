/** What can be wrong with a wording. The last two are found by counting, not by a rule. */
export const WORDING_KINDS = [
  'gender',
  'age',
  'nationality',
  'religion',
  'appearance',
  'family',
  'disability',
  'native_speaker',
  'jargon',
  'vague',
  'pressure',
  'too_many_requirements',
  'long_sentence',
] as const;
export type WordingKind = (typeof WORDING_KINDS)[number];

/** A wording to point out. Patterns read folded text: small letters, plain hamza and ta marbuta, western digits. */
export interface WordingRule {
  kind: WordingKind;
  lang: 'en' | 'ar';
  pattern: RegExp;
  /** Where the same words mean something else: a pattern that must meet them. */
  except?: RegExp;
  better: string | null | ((words: string) => string | null);
}

const en = (
  kind: WordingKind,
  pattern: RegExp,
  better: WordingRule['better'],
  except?: RegExp,
): WordingRule => ({
  kind,
  lang: 'en',
  pattern: new RegExp(`\\b(?:${pattern.source})(?![\\p{L}])`, 'gu'),
  better,
  ...(except && { except }),
});
const ar = (
  kind: WordingKind,
  pattern: RegExp,
  better: WordingRule['better'],
  except?: RegExp,
): WordingRule => ({
  kind,
  lang: 'ar',
  pattern: new RegExp(`(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`, 'gu'),
  better,
  ...(except && { except }),
});

/** Each by another word. */
const instead =
  (words: Readonly<Record<string, string>>) =>
  (found: string): string | null =>
    words[found] ?? null;
const keysOf = (words: Readonly<Record<string, string>>): RegExp =>
  new RegExp(
    Object.keys(words)
      .sort((a, b) => b.length - a.length)
      .join('|'),
  );

const GENDERED: Readonly<Record<string, string>> = {
  salesman: 'salesperson',
  salesmen: 'sales staff',
  saleswoman: 'salesperson',
  chairman: 'chair',
  foreman: 'site supervisor',
  foremen: 'site supervisors',
  manpower: 'workforce',
  'man-hours': 'working hours',
  'man hours': 'working hours',
  waitress: 'waiter',
  hostess: 'host',
  'air hostess': 'cabin crew member',
  stewardess: 'cabin crew member',
  handyman: 'maintenance worker',
  handymen: 'maintenance workers',
  cameraman: 'camera operator',
  draftsman: 'draughtsperson',
  draughtsman: 'draughtsperson',
  craftsman: 'skilled worker',
  craftsmen: 'skilled workers',
  repairman: 'repair technician',
  policeman: 'police officer',
  fireman: 'firefighter',
  watchman: 'guard',
  businessman: 'business person',
  businessmen: 'business people',
  spokesman: 'spokesperson',
  workman: 'worker',
  workmen: 'workers',
  deliveryman: 'delivery driver',
  'delivery boy': 'delivery rider',
  'office boy': 'office assistant',
  'tea boy': 'pantry assistant',
  'tea girl': 'pantry assistant',
  'bell boy': 'porter',
  bellboy: 'porter',
  bellman: 'porter',
  housemaid: 'housekeeper',
  maid: 'housekeeper',
  'cleaning lady': 'cleaner',
  housewife: 'homemaker',
  'he/she': 'they',
  'she/he': 'they',
  's/he': 'they',
  'he or she': 'they',
  'she or he': 'they',
  'his/her': 'their',
  'her/his': 'their',
  'his or her': 'their',
  'him/her': 'them',
  'him or her': 'them',
  'himself/herself': 'themselves',
};

/** As they are folded, and as they are written. */
const ARABIC_LANGUAGES: Readonly<Record<string, string>> = {
  انجليزيه: 'الإنجليزية',
  عربيه: 'العربية',
  فرنسيه: 'الفرنسية',
  المانيه: 'الألمانية',
};

const PEOPLE =
  '(?:candidates?|applicants?|staff|employees?|workers?|persons?|people|professionals?|individuals?|nurses?|teachers?|drivers?|accountants?|receptionists?|secretar(?:y|ies)|assistants?|executives?|engineers?|graduates?|guards?|cleaners?|waiters?|trainers?)';
const DEMONYMS =
  'indians?|pakistanis?|filipin[oa]s?|bangladeshis?|nepal(?:i|ese)s?|sri lankans?|egyptians?|jordanians?|lebanese|syrians?|palestinians?|sudanese|moroccans?|tunisians?|algerians?|yemenis?|iraqis?|iranians?|kenyans?|ugandans?|ghanaians?|nigerians?|ethiopians?|cameroonians?|south africans?|british|americans?|europeans?|russians?|ukrainians?|chinese|western(?:ers?)?|asians?|africans?|arabs?|indonesians?|thais?|vietnamese|turk(?:s|ish)|french|germans?|italians?|spanish|canadians?|australians?';

const WHO_IS_ASKED = new RegExp(
  `(?:male|female|ladies|lady|gentlem[ae]n|men|women|girls?|boys?) (?:${PEOPLE}|only)`,
);

/**
 * Kept by hand. Each entry was checked against sentences that must not be pointed out, in `golden/wording.txt`.
 * Laws differ: the rules name what shuts people out, and leave legal quotas for citizens ("UAE nationals") alone.
 */
export const WORDING_RULES: readonly WordingRule[] = [
  en(
    'gender',
    keysOf(GENDERED),
    instead(GENDERED),
    /maid of|air maid|chairman of the|to the chairman|the chairman|chairman's|hostess (?:stand|trolley)/,
  ),
  en(
    'gender',
    new RegExp(`${WHO_IS_ASKED.source}(?: (?:only|preferred))?`),
    '',
    /(?:for|of|with|to|serve|teach|treat|train) (?:our )?(?:male|female|men|women|ladies|girls?|boys?)[\w ]*/,
  ),
  en('gender', /(?:male|female|ladies|gents|males|females) (?:is |are )?(?:preferred|preferable|only)/, ''),
  en('gender', /(?:preferably|prefer(?:ably)? a|only) (?:male|female)s?/, ''),
  en('gender', /(?:gender|sex)\s*[:-]\s*(?:male|female)(?!\s*(?:\/|or|and))/, ''),
  en('gender', /must be (?:a )?(?:male|female|man|woman)/, ''),
  en(
    'gender',
    /(?:young )?(?:ladies|lady|gentlemen|gentleman|guys|girls)(?= (?:who|with|to join|needed|required|wanted))/,
    'people',
  ),
  en(
    'gender',
    /(?:he|she) (?:will|must|should|is|has|shall)/,
    (found) =>
      found
        .replace(/^(?:he|she)/, 'you')
        .replace(/ is$/, ' are')
        .replace(/ has$/, ' have'),
    /(?:candidate|director|founder|manager|chair|owner)[^.]{0,30}\b(?:he|she)/,
  ),

  en(
    'age',
    /young(?:,)?(?: and| &)? (?:energetic|dynamic|enthusiastic|ambitious|vibrant|motivated|talented|smart)/,
    'motivated',
    /young (?:children|people|learners|patients|adults|talent programme)/,
  ),
  en(
    'age',
    new RegExp(`young (?:${PEOPLE}|team|man|woman|lady|talents?|and dynamic team)`),
    (found) => (/team/.test(found) ? 'team' : 'people'),
    /(?:with|for|of|to|teach|support|help|care for|work with) young people/,
  ),
  // Whoever is wanted, before any other word on them: “a young, local engineer”.
  en(
    'age',
    /(?<=\b(?:need|needs|seek|seeks|seeking|want|wanted|hire|hiring|(?:look|looking|search|searching) for)(?: an?)? )young(?:,| and)?(?= (?!children|people|learners|patients|adults|talent))|(?<=\b(?:must be|should be|you are|you're) )young/,
    '',
  ),
  en(
    'age',
    /(?:youthful|digital natives?|recent college grads?|recent graduates? only|fresh graduates? only)/,
    null,
  ),
  en(
    'age',
    /(?:maximum age|max\.? age|age limit|not older than|no older than|under (?:the age of )?(?:2[5-9]|[345]\d) years|below (?:the age of )?(?:2[5-9]|[345]\d) years|not (?:exceed(?:ing)?|above|more than) (?:2[5-9]|[345]\d) years (?:old|of age))(?:\s*[:-]?\s*\d{2})?(?: years?)?(?: old)?/,
    '',
  ),
  en(
    'age',
    /(?:age[ds]?|age group|age range|years of age)\s*[:-]?\s*(?:between |from )?(?:1[89]|[2-5]\d)\s*(?:-|to|and)\s*[2-6]\d(?: years?)?(?: old)?/,
    '',
  ),
  en('age', /between (?:1[89]|[2-5]\d)\s*(?:-|to|and)\s*[2-6]\d years (?:old|of age)/, ''),

  en(
    'nationality',
    new RegExp(
      `(?:${DEMONYMS})(?: nationals?| nationality| candidates?| applicants?| expats?| expatriates?)? (?:only|preferred|preferable|are preferred|is preferred|national preferred)`,
    ),
    '',
    /(?:english|french|german|italian|spanish|chinese|arabic)(?: is| speakers? are)? preferred/,
  ),
  en(
    'nationality',
    new RegExp(
      `(?:only|preferably|prefer) (?:${DEMONYMS})(?: nationals?| nationality| candidates?| applicants?| expats?)?(?! (?:cuisine|food|english|language|standards?|curriculum|market|speak))`,
    ),
    '',
  ),
  en(
    'nationality',
    new RegExp(
      `(?:must be|should be) (?:an? )?(?:${DEMONYMS})(?: national| citizen| passport holder)?(?! (?:speak|curriculum|qualified|board))`,
    ),
    '',
  ),
  en('nationality', new RegExp(`nationality\\s*[:\\-]\\s*(?:${DEMONYMS})`), ''),
  en(
    'nationality',
    /(?:western|european|us|uk|british|american|eu) passport(?: holders?)?(?: only| preferred)?/,
    '',
  ),
  en(
    'nationality',
    new RegExp(`(?:${DEMONYMS}) (?:nationals?|nationality)(?= |$|[.,;)])`),
    '',
    /(?:for|of|with|to) (?:[\w ]{0,20})nationals?/,
  ),

  en(
    'religion',
    new RegExp(
      `(?:muslim|christian|hindu|non-muslim)s?(?: ${PEOPLE})? (?:only|preferred)|(?:preferably|only|must be (?:an? )?)\\s?(?:muslim|christian|hindu|non-muslim)s?`,
    ),
    '',
  ),
  en('religion', /religion\s*[:-]\s*\p{L}+/u, ''),

  en(
    'appearance',
    /(?:good[- ]looking|attractive|beautiful|handsome|pretty|slim|pleasant(?:-looking)?|smart)(?: (?:appearance|looks?|personality)| (?=(?:lady|girl|female|receptionist|candidates?|person|people|staff)\b))/,
    '',
    /attractive (?:package|salary|benefits|offer|remuneration|compensation)/,
  ),
  en(
    'appearance',
    /(?:good[- ]looking|well[- ]groomed|presentable(?: personality| appearance)?|pleasing (?:personality|appearance)|pleasant personality)/,
    '',
  ),
  en(
    'appearance',
    /(?:with|attach|send|enclose|include|share)(?: (?:a|your|an?))?(?: (?:recent|full|full-length|passport size|latest|clear))* (?:photo(?:graph)?|picture)s?/,
    '',
    /photos? of (?:your|the) work|portfolio/,
  ),
  en(
    'appearance',
    /(?:minimum )?height\s*[:-]?\s*(?:\d|minimum|at least)[\w. ]{0,12}/,
    '',
    /(?:work(?:ing)? at|ceiling|clear|building|lifting|storage|at) height|height of the/,
  ),

  en(
    'family',
    /(?:single|unmarried|married|bachelors?)(?: (?:candidates?|status|female|male|lady|ladies|men|women))? (?:only|preferred)|must be (?:single|unmarried|married)|(?:preferably|only) (?:single|unmarried|married)/,
    '',
    /bachelor'?s? (?:degree|of|in|level)[\w ]*/,
  ),
  en('family', /marital status\s*[:-]\s*\p{L}+/u, ''),
  en('family', /(?:no|without) (?:children|kids|family (?:commitments?|responsibilities|obligations))/, ''),

  en(
    'disability',
    /able[- ]bodied|physically fit|(?:must be |be |in )?(?:good|excellent) (?:physical )?(?:health|shape)(?= |$|[.,;])|no (?:physical )?disabilit(?:y|ies)|free (?:from|of) (?:any )?(?:disease|disabilit|illness)\w*|medically fit/,
    'able to do the tasks named here, with or without adjustments',
    /(?:promote|support|maintain|improve|ensure)s? (?:[\w' ]{0,20})(?:good|excellent) (?:physical )?health|(?:fit|health) (?:and safety|insurance|care|club|certificate)|of good health/,
  ),

  en(
    'native_speaker',
    /native(?:[- ]level)?(?: or near[- ]native)? (?:(?:english|arabic|french|german|hindi|urdu|russian|chinese|spanish|italian|tagalog)(?:[- ]speak(?:er|ing|ers))?|speak(?:er|ers|ing)(?: of)?(?: (?:english|arabic|french|german|hindi|urdu|russian|chinese|spanish|italian|tagalog))?)/,
    (found) => {
      const language = /english|arabic|french|german|hindi|urdu|russian|chinese|spanish|italian|tagalog/.exec(
        found,
      )?.[0];
      return language ? `fluent in ${language[0]!.toUpperCase()}${language.slice(1)}` : 'fluent';
    },
  ),
  en(
    'native_speaker',
    /(?:english|arabic|french|german|hindi|urdu|russian|chinese|spanish|italian)(?: is| as)?(?: (?:a|your|the|their))? (?:mother tongue|native speakers?|native language|first language)/,
    (found) => {
      const language = /^\p{L}+/u.exec(found)![0];
      return `fluent in ${language[0]!.toUpperCase()}${language.slice(1)}`;
    },
  ),

  en(
    'jargon',
    /rock[- ]?stars?|ninjas?|gurus?|wizards?|superstars?|unicorns?|superhero(?:es)?|hustlers?|10x (?:engineers?|developers?)|code monkeys?|whiz(?:z)?(?: kid)?|badass|growth hackers?|evangelists?/,
    (found) => (found.endsWith('s') ? 'specialists' : 'specialist'),
    /(?:unicorn (?:company|startup|start-up|valuation|status)|setup wizard|installation wizard|ninja (?:kitchen|forms)|superstar (?:singer|athlete)|superhero (?:film|movie|comic)s?)/,
  ),
  en(
    'jargon',
    /work hard,?(?: and)? play hard|hit the ground running|think outside (?:of )?the box|wear(?:ing|s)? (?:many|multiple|several) hats|(?:we are|we're|like|are) (?:one big|a|a big|one) family|go[- ]getters?|self[- ]starters?|thick[- ]skinned|thick skin|best of breed|move the needle|low[- ]hanging fruit|crush (?:it|your targets?|goals)|no drama|drink the kool-?aid|killer instinct/,
    null,
    /(?:a|one|like) family (?:business|company|medicine|clinic|doctor|hotel|owned|run|of (?:brands|products)|office|room|law)/,
  ),

  en(
    'vague',
    /competitive (?:salary|pay|package|compensation|remuneration|rates?)|attractive (?:salary|package|remuneration|compensation|benefits)|(?:salary|pay) (?:is )?(?:negotiable|as per (?:market|experience|industry)[\w ]{0,20}|commensurate with (?:\w+ )?experience|doe)|market[- ]leading (?:salary|package)/,
    null,
  ),
  en(
    'vague',
    /(?:any |perform |and )?other (?:duties|tasks|responsibilities)(?: and responsibilities)?(?: as)? (?:assigned|required|may be assigned|requested|needed|directed)(?: by [\w ]{1,30})?|(?:various|miscellaneous) (?:other )?(?:tasks|duties)/,
    null,
  ),
  en('vague', /(?:^|, |\()etc\.?|and so on/, ''),
  en(
    'vague',
    /dynamic (?:and \w+ )?(?:environment|company|team|workplace)|world[- ]class (?:team|company|environment)/,
    null,
  ),

  en(
    'pressure',
    /fast[- ]paced(?:,? (?:and |& )?[\w-]+)? (?:environment|setting|team|workplace|role|startup|start-up|company|office)|fast[- ]paced/,
    null,
  ),
  en(
    'pressure',
    /(?:able to |ability to |must |can |comfortable )?(?:work(?:ing)?|perform(?:ing)?|thrive|function(?:ing)?) (?:well )?(?:under|with) (?:high |extreme |constant |heavy |tight )?(?:pressure|stress)|high[- ]pressure environment|handle (?:high )?(?:pressure|stress)/,
    'able to keep several deadlines at once',
    /(?:systems?|pipes?|vessels?|gas|water|lines?|valves?) (?:work(?:ing)?|perform(?:ing)?|function(?:ing)?) under (?:high )?pressure/,
  ),
  en(
    'pressure',
    /(?:available|availability|on call|reachable) (?:24[/x]7|at all times|round the clock|around the clock)|24[/x]7 availability|(?:willing|ready|able|prepared) to work (?:long|extended|unsocial|unlimited|extra) hours|no fixed (?:working )?hours|unlimited working hours|weekends and evenings as needed without/,
    null,
    /(?:support|service|desk|store|pharmacy|hospital|hotline|operations?)[\w ]{0,20} (?:available|availability) (?:24[/x]7|round the clock|around the clock)/,
  ),

  ar(
    'gender',
    /(?:لل?ذكور|للرجال|ذكور|رجال|شباب|بنات|للاناث|للسيدات|للبنات|اناث|سيدات|انسات|للشباب) فقط/,
    '',
  ),
  ar('gender', /(?:الجنس|النوع)\s*[:-]\s*(?:ذكر|انثي|ذكور|اناث)(?!\s*(?:\/|او|و))/, ''),
  ar(
    'gender',
    /(?:ي|ت)?فضل (?:ان (?:ي|ت)كون )?(?:(?:من )?(?:ال)?(?:ذكور|اناث|نساء|رجال|سيدات|ذكر|انثي|رجلا?|امراه|فتاه|شابا?))/,
    '',
  ),
  ar(
    'gender',
    /(?:مطلوب|نبحث عن|نوظف|مطلوبه|نحتاج)(?: الي)? (?:شبابا?|شابا?|فتاه|فتيات|بنات|انسه|انسات|رجالا?|سيدات?)/,
    (found) => found.replace(/(?:شبابا?|شابا?|فتاه|فتيات|بنات|انسه|انسات|رجالا?|سيدات?)$/, 'موظفين'),
  ),
  ar(
    'gender',
    /عامل بوفيه|فراش|اوفيس بوي|خادمه/,
    instead({
      'عامل بوفيه': 'مساعد ضيافة',
      فراش: 'مساعد مكتبي',
      'اوفيس بوي': 'مساعد مكتبي',
      خادمه: 'مساعدة منزلية',
    }),
  ),

  ar(
    'age',
    /(?:(?:ال)?(?:عمر|سن)|العمر|السن)(?: المتقدم| المتقدمين)?\s*[:-]?\s*(?:من|بين|ما بين)\s*\d{2}\s*(?:-|الي|و|حتي)\s*\d{2}(?: سنه| عاما?)?/,
    '',
  ),
  ar(
    'age',
    /(?:(?:الا|لا) (?:ي|ت)(?:زيد|تجاوز|تعدي|قل و?لا يزيد)) (?:العمر|السن|عمره|عمرها|سن المتقدم|عمر المتقدم|عمر المرشح)(?: عن)? \d{2}(?: سنه| عاما?)?/,
    '',
  ),
  ar('age', /(?:الا|لا) (?:ي|ت)(?:زيد|تجاوز|تعدي) (?:عمره|عمرها|سنه|سنها) (?:عن )?\d{2}(?: سنه| عاما?)?/, ''),
  ar('age', /(?:العمر|السن) (?:اقل من|تحت|دون|لا (?:ي|ت)(?:زيد|تجاوز))(?: عن)? \d{2}(?: سنه| عاما?)?/, ''),
  // Whoever is wanted, by the name of the work: «مهندس مدني شاب».
  ar('age', /(?<=(?:نبحث عن|نبحث حاليا عن|مطلوب|مطلوبه|نحتاج|نحتاج الي|نوظف) (?:\p{L}+ ){1,3})شابه?/u, ''),
  ar(
    'age',
    /(?:شاب|شباب|شابه|فريق شاب|فريقنا الشاب|روح شبابيه|طاقات شابه|كوادر شابه)(?= (?:طموح|طموحين|متحمس|متحمسين|نشيط|حيوي|طموحه)|$|[.،,؛])(?: (?:طموح|طموحين|متحمس|متحمسين|نشيط|حيوي|طموحه))?/,
    (found) => (/فريق/.test(found) ? 'فريق' : 'أشخاص لديهم الحماس'),
    /(?:تدريب|تعليم|رعايه|دعم|برامج|مراكز|وزاره) (?:ال)?شباب/,
  ),

  ar(
    'nationality',
    /من (?:الجنسيه|جنسيه|الجنسيات|جنسيات) (?:ال)?\p{L}+(?: (?:فقط|او (?:ال)?\p{L}+))?/u,
    '',
    /(?:من (?:مختلف|جميع|كل|شتي) (?:ال)?جنسيات|من جنسيات (?:مختلفه|متعدده|متنوعه))/,
  ),
  ar('nationality', /(?:ي|ت)?فضل (?:ال)?(?:جنسيه|جنسيات) (?:ال)?\p{L}+/u, ''),
  ar(
    'nationality',
    /الجنسيه\s*[:-]\s*(?!(?:جميع|كل|اي|مختلف|غير محدد|اماراتي|مواطن|سعودي|قطري|كويتي|عماني|بحريني))\p{L}+/u,
    '',
  ),
  ar(
    'nationality',
    /(?:ال)?جنسيات (?:ال)?(?:عربيه|اسيويه|اوروبيه|غربيه|اجنبيه) فقط|(?:للعرب|للهنود|للمصريين|للباكستانيين|للفلبينيين|للاردنيين|للسوريين|للاجانب|للوافدين) فقط|(?:مصري|هندي|باكستاني|فلبيني|اردني|سوري|لبناني|عربي|مصريه|هنديه|فلبينيه|عربيه)(?: ال)?(?: ?جنسيه)? فقط/,
    '',
    /(?:باللغه|اللغه|لغه) (?:ال)?(?:عربيه|هنديه) فقط/,
  ),

  ar(
    'religion',
    /(?:ان (?:ي|ت)كون )?(?:مسلما?|مسلمه|مسيحيا?|مسيحيه)(?: فقط| الديانه)|(?:ي|ت)?فضل (?:ان (?:ي|ت)كون )?(?:مسلما?|مسلمه|مسيحيا?)|الديانه\s*[:-]\s*\p{L}+|ان (?:ي|ت)كون (?:مسلما|مسلمه|مسيحيا|مسيحيه)/u,
    '',
  ),

  ar(
    'appearance',
    /(?:حسن|حسنه|لايق|لايقه|جميل|جميله|انيق|انيقه|مقبول|مقبوله|جذاب|جذابه|لبق|لبقه)(?: (?:و)?(?:حسن|حسنه|لايق|لايقه|انيق|انيقه))? (?:ال)?(?:مظهر|شكل|هييه|المظهر العام|طله)/,
    '',
  ),
  ar('appearance', /(?:ال)?مظهر (?:ال)?(?:حسن|لايق|لائق|جذاب|انيق|جيد)|حسن المظهر|طويله? القامه|رشيقه?/, ''),
  ar(
    'appearance',
    /(?:ارسال|ارفاق|مع|ارفق|مرفق(?:ه)? (?:ب)?)(?: \p{L}+){0,3} صوره? (?:شخصيه|حديثه|كامله|واضحه)/u,
    '',
  ),
  ar('appearance', /(?:غير )?محجبه(?: فقط)?|(?:ي|ت)شترط (?:ال)?حجاب/, ''),

  ar(
    'family',
    /(?:ان (?:ي|ت)كون )?(?:اعزب|عزباء|عازب|عازبه|غير متزوج|غير متزوجه|متزوجا?|متزوجه)(?: فقط)?(?= |$|[.،؛])|الحاله الاجتماعيه\s*[:-]\s*\p{L}+/u,
    '',
    /(?:سكن|اقامه|بدل|راتب|مخصص(?:ات)?|علاوه|تامين|تذاكر)[\p{L} ]{0,12} (?:لل)?(?:اعزب|متزوج|متزوجين|عزاب)/u,
  ),
  ar(
    'family',
    /(?:بدون|من دون|لا يوجد لديه(?:ا)?|ليس لديه(?:ا)?) (?:اطفال|اولاد|التزامات عاييليه|التزامات عايليه|التزامات اسريه)/,
    '',
  ),

  ar(
    'disability',
    /(?:سليم|سليمه|لايق|لايقه) (?:بدنيا|صحيا|جسديا|طبيا)|خالي?ه?(?:ا)? من (?:ال)?(?:امراض|اعاقات|عاهات|العاهات)(?: \p{L}+)?|(?:بنيه|لياقه|صحه) (?:جسديه |بدنيه )?(?:قويه|عاليه|جيده|ممتازه)(?= |$|[.،؛])/u,
    'القدرة على أداء المهام المذكورة، بتسهيلات أو من دونها',
    /(?:مدرب|تدريب|نادي|برامج|شركه) لياقه/,
  ),

  ar(
    'native_speaker',
    /(?:ناطق|ناطقه|متحدث|متحدثه|ناطقين|متحدثين)(?: \p{L}+){0,2} (?:اصلي|اصليه|اصليين|اصيل)(?: ب?(?:لل|ال)\p{L}+){0,2}|(?:ال)?(?:انجليزيه|عربيه|فرنسيه|المانيه) (?:هي )?(?:لغته|لغتها|لغه|اللغه|كلغه)?(?: ?ام|الام)(?= |$|[.،؛])|لغه(?: ?)ام|لغته الام|لغتك الام|لغتها الام|(?:ب?اللغه|لغه) الام/u,
    (found) => {
      const language = Object.keys(ARABIC_LANGUAGES).find((name) => found.includes(name));
      return language ? `إجادة تامة للغة ${ARABIC_LANGUAGES[language]}` : null;
    },
  ),

  ar(
    'jargon',
    /(?:نجم|نجوم|نينجا|عبقري|عباقره|خارق|خارقه|خارقين|جوكر|وحش|وحوش|اسطوره)(?= (?:مبيعات|تسويق|برمجه|في|ال)|$|[.،؛])/,
    'متخصص',
    /(?:فندق|فنادق|خمس|خمسه|اربع|ثلاث)[\p{L} ]{0,10} نجوم|نجوم (?:السينما|الغناء|الفن)/u,
  ),
  ar(
    'jargon',
    /(?:نحن |كاننا |مثل )?عايله واحده|(?:نحن|كاننا|مثل) عايله|التفكير خارج الصندوق|خارج الصندوق|العب بجد|روح المغامره/,
    null,
    /(?:شركه|ملابس|مطعم|اجواء) عاييليه/,
  ),

  ar(
    'vague',
    /(?:راتب|رواتب|اجر|حزمه|مزايا)(?:ا)? (?:و\p{L}+ )?(?:مجزي?ه?|مغري?ه?|تنافسي(?:ه)?|ممتازه?|جذابه?|مجز)|(?:ال)?راتب (?:قابل للتفاوض|حسب (?:ال)?(?:خبره|كفاءه|مقابله|موهلات)|يحدد (?:لاحقا|بعد المقابله|في المقابله|حسب [\p{L} ]{2,20})|بعد المقابله)/u,
    null,
  ),
  ar(
    'vague',
    /(?:و?(?:ال)?قيام ب)?(?:اي|بايه?|ايه?) (?:مهام|اعمال|واجبات|مهمات) (?:اخري )?(?:تسند|توكل|يكلف|تطلب|يطلب|تكلف)(?:ه|ها)? ?(?:اليه|اليها|بها|منه|منها)?(?: من قبل [\p{L} ]{2,20})?|وغير ذلك|(?<=\s)(?:الخ|وهكذا)/u,
    null,
  ),
  ar('vague', /بييه عمل (?:ديناميكيه|حيويه|مثاليه|رايعه)/, null),

  ar(
    'pressure',
    /(?:(?:ال)?قدره علي |قادر(?:ا|ه)? علي |(?:ي|ت)تحمل |(?:ي|ت)ستطيع )?(?:تحمل )?(?:ال)?(?:عمل )?تحت (?:ال)?ضغ(?:ط|وط)(?: (?:ال)?عمل)?|(?:تحمل|يتحمل|تتحمل|تحملا?) ضغ(?:ط|وط) (?:ال)?عمل/,
    'القدرة على إنجاز عدة أعمال في مواعيدها',
    /(?:انابيب|خزانات|اوعيه|اجهزه|معدات|غاز|مياه|حمام)[\p{L} ]{0,14}تحت (?:ال)?ضغط/u,
  ),
  ar(
    'pressure',
    /بييه (?:عمل )?(?:سريعه (?:ال)?(?:وتيره|ايقاع)|ضاغطه|مليءه بالتحديات)|(?:ال)?(?:استعداد|مستعد|قدره|قادر)(?: \p{L}+){0,2} (?:ل|علي )(?:ال)?عمل (?:ل)?ساعات (?:طويله|اضافيه|غير محدوده)|متاح(?:ا|ه)? (?:علي مدار الساعه|24 ساعه|طوال الوقت|في اي وقت)|(?:ال)?تفرغ (?:ال)?تام(?: \p{L}+)? 24/u,
    null,
  ),
];
