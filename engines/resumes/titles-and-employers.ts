/** Words that tell a job title, an employer and a kind of employment, in both languages. */
import { derived, type Taxonomy, titleOfCraft, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, foldName, hasArabic } from '#engines/text/index.ts';
import { isDepartment, isPartOfEmployer } from './departments.ts';

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
intern trainee apprentice student graduate fellow researcher scientist chemist biologist physicist geologist statistician
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
resident registrar practitioner demonstrator dean matron caretaker custodian diver deckhand oiler motorman wiper packer picker
dispatcher boilermaker bricklayer roofer glazier seamstress upholsterer loader imam ranger forester fisherman lineman
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
تنفيذي تنفيذيه مشغل مركب ميداني مساح حاسب طالب طالبه كيميائي جيولوجي معيد مرشد مرشده ملاحظ طيار مرشدة كابتن قبطان ربان بحار طبيبه مربيه مربي عميد عميده مقيم مقيمه طاهيه نادله ممثل ممثله خباز جزار مزارع بستاني غواص مسعف مسعفه مخبري
منظف منظفه دهان خراط سمكري صيدلانيه مضيف شيف
مستشار مستشاره مسوق مسوقه مضيفة جوي ضيافه رائد
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

/**
 * How much a text reads as a job title: below 0 it does not. What a title is about may stand behind a comma or a dash
 * ("Resident, Internal Medicine"), and a second title too ("Captain A320, Type Rating Instructor").
 */
export function titleScore(taxonomy: Taxonomy, text: string): number {
  const own = scoreAsTitle(taxonomy, text);
  const cut = /^(.{3,}?)\s*(?:[,،]|\s[-–—])\s*(.+)$/su.exec(text);
  const [, head, tail] = cut ?? [];
  if (head === undefined || tail === undefined) return own;
  const asHead = scoreAsTitle(taxonomy, head);
  if (asHead <= 0.7 || orgWordScore(foldName(head)) > 0.5) return own;
  const isMore =
    isDepartment(tail) || (orgWordScore(foldName(tail)) <= 0.5 && scoreAsTitle(taxonomy, tail) > 0.9);
  return isMore ? Math.max(own, asHead) : own;
}

function scoreAsTitle(taxonomy: Taxonomy, text: string): number {
  const key = foldName(titleOfCraft(fold(text)));
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
  if (isPartOfEmployer(text)) score -= 1.2;
  return score;
}

/** A kind of employment and nothing else. */
export const EMPLOYMENT_TYPE = new RegExp(
  `^\\(?${WORDS.source('types of employment', { edges: 'anywhere' })}\\)?$`,
  'iu',
);
