import type { JobInput } from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { placeName } from '#engines/taxonomy/index.ts';
import { expected } from '#server/platform/expected.ts';
import type { Work } from './data.ts';
import { QUESTIONS } from './job-questions.ts';
import type { MadeCompany } from './made-companies.ts';
import {
  addressOf,
  countryOf,
  type Making,
  nameOf,
  payIn,
  titleIn,
  workOf,
  yearsInArabic,
  yearsInEnglish,
} from './making.ts';
import { inTurn } from './random.ts';

/** Years of work at which an occupation is called senior, where it is. */
export const SENIOR_YEARS = 6;
/** Most skills that a posting asks for. */
const MOST_MUSTS = 5;
const MOST_SKILLS = 10;

/** The place of one opening among those of its company: of which occupation, and the how manieth of it. */
export interface Opening {
  company: MadeCompany;
  workId: string;
  /** From 0. Every third is for somebody senior; they are spread over the company's cities. */
  nth: number;
}

/** All openings of companies, as many as each says. */
export const openingsOf = <Company extends MadeCompany>(companies: readonly Company[]) =>
  companies.flatMap((company) =>
    company.written.team.flatMap(({ id, weight }) =>
      Array.from({ length: weight }, (_, nth) => ({ company, workId: id, nth })),
    ),
  );

/** A posting as a recruiter of the company writes it. */
export function makeJob(making: Making, { company, workId, nth }: Opening): JobInput {
  const { taxonomy, data, chance } = making;
  const { lang } = company;
  const work = workOf(data, workId);
  const occupation = expected(taxonomy.occupation(workId), `occupation ${workId} in the taxonomy`);
  const isSenior = work.senior !== null && nth % 3 === 2;
  const city = inTurn(company.written.cities, nth);
  const country = countryOf(data, city);
  const years = isSenior ? SENIOR_YEARS : work.years[0] + chance.between(0, 1);
  const band = occupation.salaryAed;
  const from = isSenior ? 0.7 : 0.15 + chance.next() * 0.2;
  const skills = skillsOf(making, workId, lang);
  return {
    job_title: titleIn(isSenior && work.senior ? work.senior : work.title, lang),
    occupation: workId,
    description: introOf(making, { company, work, city, isSenior }),
    full_text: offerOf(making, company, city),
    responsibilities: work.duties.map((it) => it[lang]),
    requirements: requirementsOf(
      lang,
      work,
      years,
      skills.map(({ name }) => name),
    ),
    skills,
    sector: occupation.sectorId,
    industry: occupation.industryId,
    location: addressOf(making, city, lang),
    work_place: isDeskWork(occupation.zone, workId) && chance.happens(0.25) ? 'hybrid' : 'on_site',
    employment_type: chance.happens(0.94) ? 'full_time' : 'contract',
    seniority: seniorityOf(work, isSenior),
    min_years: years,
    education: work.study?.level ?? null,
    languages: [{ language: lang === 'ar' ? 'العربية' : 'English', level: 'fluent' }],
    salary_min: band ? payIn(country, band, from) : null,
    salary_max: band ? payIn(country, band, from + 0.35) : null,
    salary_currency: country.currency,
    screening_questions: years >= 3 ? QUESTIONS[lang] : [],
    source: 'form',
    source_text: null,
  };
}

/** Offices where some days may be worked at home. */
const isDeskWork = (zone: number, workId: string) =>
  zone >= 4 &&
  !/nurse|teacher|practitioner|pharmacist|radiographer|physio|laboratory|site|construction/.test(workId);

function seniorityOf({ id, years: [from] }: Work, isSenior: boolean): JobInput['seniority'] {
  if (/manager|charge-nurse/.test(id)) return 'manager';
  if (isSenior || id.startsWith('senior-')) return 'senior';
  return from === 0 ? 'entry' : from === 1 ? 'junior' : 'mid';
}

function skillsOf({ taxonomy, chance }: Making, workId: string, lang: Language): JobInput['skills'] {
  const all = taxonomy.occupation(workId)?.skills ?? [];
  const essential = all.filter((it) => it.importance === 'essential').slice(0, 8);
  const useful = chance.some(
    all.filter((it) => it.importance === 'useful'),
    2,
  );
  return [...essential, ...useful].slice(0, MOST_SKILLS).map((it, place) => ({
    ref_skill: it.id,
    name: nameOf(taxonomy, it.id, lang),
    importance: it.importance === 'useful' ? 'nice' : place < MOST_MUSTS ? 'must' : 'should',
    level: it.level,
  }));
}

/** What the job is for, where, and with whom. */
function introOf(
  { taxonomy, chance }: Making,
  it: { company: MadeCompany; work: Work; city: string; isSenior: boolean },
): string {
  const { lang, input } = it.company;
  const aim = expected(it.work.aim, `aim of ${it.work.id}`);
  const title = titleIn(it.isSenior && it.work.senior ? it.work.senior : it.work.title, lang);
  const city = placeName(taxonomy, it.city, lang);
  const people = chance.between(4, 18);
  const text =
    lang === 'ar'
      ? chance.one([
          `تبحث ${input.company_name} عن ${title} للعمل في ${city}. هدف الوظيفة: ${aim.ar}. يتكون الفريق من ${people > 10 ? `${people} شخصًا` : `${people} أشخاص`}.`,
          `تعلن ${input.company_name} عن توفر وظيفة ${title} في ${city}. المهمة الأساسية: ${aim.ar}. نوفر تدريبًا عند الالتحاق ومسارًا وظيفيًا واضحًا.`,
        ])
      : chance.one([
          `${input.company_name} is looking for ${articleOf(title)} ${title} in ${city} to ${aim.en}. You will join a team of ${people} and find a clear handover in your first month.`,
          `We are hiring ${articleOf(title)} ${title} for our ${city} team to ${aim.en}. The team has ${people} people; the role reports to the head of the department.`,
          `Join ${input.company_name} in ${city} as ${articleOf(title)} ${title}. You will ${aim.en}, together with ${people} colleagues.`,
        ]);
  return text.slice(0, LIMITS.descriptionMax);
}

const articleOf = (title: string) =>
  /^(?:[AEIO]|HR|MEP|HVAC|UI)/.test(title) && !title.startsWith('UI') ? 'an' : 'a';

/** About the company, what it grants and how to apply. */
function offerOf({ data, chance }: Making, company: MadeCompany, city: string): string {
  const { lang, written } = company;
  const grants = chance.some(countryOf(data, city).grants, 4).map((it) => `• ${it[lang]}`);
  return (
    lang === 'ar'
      ? [
          'نبذة عن الشركة',
          written.about.ar,
          '',
          'المزايا',
          ...grants,
          '',
          'طريقة التقديم',
          'قدّم عبر هذه الصفحة. نرد على كل طلب خلال عشرة أيام عمل.',
        ]
      : [
          'About us',
          written.about.en,
          '',
          'What we offer',
          ...grants,
          '',
          'How to apply',
          'Apply on this page. We answer every application within ten working days.',
        ]
  ).join('\n');
}

function requirementsOf(lang: Language, work: Work, years: number, skills: readonly string[]): string[] {
  const named = new Intl.ListFormat(lang, { type: 'conjunction' }).format(skills.slice(0, 4));
  const isArabic = lang === 'ar';
  const experience =
    years === 0
      ? isArabic
        ? 'لا تُشترط خبرة سابقة، ونرحب بحديثي التخرج'
        : 'No experience needed; we train you'
      : isArabic
        ? `خبرة لا تقل عن ${yearsInArabic(years)} في وظيفة مماثلة`
        : `At least ${yearsInEnglish(years)} of experience in a similar role`;
  return [
    ...(work.study ? [educationIn(lang, work.study)] : []),
    experience,
    isArabic ? `معرفة جيدة في: ${named}` : `Working knowledge of ${named}`,
    ...work.asks.map((it) => it[lang]),
  ];
}

function educationIn(lang: Language, { level, degree, field }: NonNullable<Work['study']>): string {
  if (!field) return degree[lang];
  if (lang === 'ar') return `${DEGREES.ar[level]} في ${field.ar} أو تخصص قريب`;
  return `${DEGREES.en[level]} in ${field.en} or a similar subject`;
}

const DEGREES = {
  en: {
    none: 'No degree',
    secondary: 'High school certificate',
    diploma: 'Diploma',
    bachelor: "Bachelor's degree",
    master: "Master's degree",
    doctorate: 'Doctorate',
  },
  ar: {
    none: 'من دون شهادة',
    secondary: 'شهادة الثانوية العامة',
    diploma: 'دبلوم',
    bachelor: 'درجة البكالوريوس',
    master: 'درجة الماجستير',
    doctorate: 'درجة الدكتوراه',
  },
} as const;
