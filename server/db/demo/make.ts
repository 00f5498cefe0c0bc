import type { CompanyInput } from '#contract/features/companies.contract.ts';
import type { JobInput } from '#contract/features/jobs.contract.ts';
import type { Profile, WorkExperience } from '#contract/features/profiles.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { expected } from '#server/platform/expected.ts';
import { CITIES, COMPANY_STEMS, DEGREE_NAMES, FIRST_NAMES, LAST_NAMES, UNIVERSITIES } from './names.ts';
import { type Chance, inTurn } from './random.ts';

export interface MadeCompany {
  input: CompanyInput;
  sectorId: string;
  lang: Language;
}

export interface MadeCandidate {
  firstName: string;
  lastName: string;
  lang: Language;
  sections: Pick<
    Profile,
    'personal_details' | 'work_history_detailed' | 'education' | 'skills' | 'languages' | 'availability'
  >;
}

/** Share of people, companies and jobs that are written in Arabic. */
const ARABIC_SHARE = 0.3;

/** A company of a sector, with a description within the rules. */
export function makeCompany(taxonomy: Taxonomy, chance: Chance, index: number): MadeCompany {
  const sectors = taxonomy.sectors.filter((sector) => occupationsOf(taxonomy, sector.id).length > 0);
  const sector = inTurn(sectors, index);
  const lang: Language = chance.happens(ARABIC_SHARE) ? 'ar' : 'en';
  const [en, ar] = inTurn(COMPANY_STEMS, index);
  const round = Math.floor(index / COMPANY_STEMS.length);
  const stem = (lang === 'ar' ? ar : en) + (round > 0 ? ` ${round + 1}` : '');
  const city = chance.one(CITIES)[lang];
  const years = chance.between(6, 40);
  const text =
    lang === 'ar'
      ? `تعمل ${stem} في قطاع ${sector.name.ar} منذ ${years} عامًا من مقرها في ${city}، وتخدم عملاءها في أنحاء الخليج بفرق من جنسيات كثيرة وبرامج تدريب لكل موظف.`
      : `${stem} has worked in ${sector.name.en.toLowerCase()} for ${years} years from its seat in ${city}, serving customers across the Gulf with teams of many nationalities and training for everyone who joins.`;
  return {
    sectorId: sector.id,
    lang,
    input: {
      company_name:
        lang === 'ar'
          ? `${stem} ${sector.name.ar.replace(/^(ال)?/, (article) => (article ? 'لل' : 'ل'))}`
          : `${stem} ${sector.name.en}`,
      company_avatar: null,
      company_size: chance.one([12, 45, 120, 300, 850, 2_400]),
      company_industry: chance.one(taxonomy.industries.filter((it) => it.sectorId === sector.id)).name[lang],
      company_location: city,
      company_website: null,
      company_description: text.slice(0, LIMITS.descriptionMax),
    },
  };
}

/** Titles that say their rank already take no "Senior". */
const HAS_RANK =
  /\b(senior|junior|chief|head|lead|manager|director|supervisor|assistant|trainee|apprentice|principal|executive)\b/i;

/** A job at a company, from one occupation of its sector. */
export function makeJob(taxonomy: Taxonomy, chance: Chance, company: MadeCompany): JobInput {
  const { lang } = company;
  const occupation = chance.one(occupationsOf(taxonomy, company.sectorId));
  const isSenior = occupation.zone >= 3 && !HAS_RANK.test(occupation.name.en) && chance.happens(0.25);
  const title = isSenior
    ? lang === 'ar'
      ? `${occupation.name.ar} أول`
      : `Senior ${occupation.name.en}`
    : occupation.name[lang];
  const asked = chance.some(occupation.skills, chance.between(7, Math.min(12, occupation.skills.length)));
  const tasks = chance.some(occupation.tasks[lang], chance.between(4, 6));
  const years = occupation.years + (isSenior ? 3 : 0);
  const salary = occupation.salaryAed;
  const raise = isSenior ? 1.3 : 1;
  return {
    job_title: title,
    description: aboutOf(occupation, lang, company.input.company_name),
    responsibilities: tasks,
    requirements: requirementsOf(
      chance,
      lang,
      years,
      asked.map((it) => nameOf(taxonomy, it.id, lang)),
    ),
    skills: asked.map((it) => ({
      ref_skill: it.id,
      name: nameOf(taxonomy, it.id, lang),
      importance: it.importance === 'essential' ? (chance.happens(0.7) ? 'must' : 'should') : 'nice',
      level: it.level,
    })),
    sector: occupation.sectorId,
    industry: occupation.industryId,
    location: chance.happens(0.7) ? company.input.company_location : chance.one(CITIES)[lang],
    work_place: chance.happens(0.15) ? 'hybrid' : chance.happens(0.06) ? 'remote' : 'on_site',
    employment_type: chance.happens(0.9) ? 'full_time' : chance.one(['part_time', 'contract']),
    seniority: isSenior ? 'senior' : years === 0 ? 'entry' : years <= 2 ? 'junior' : 'mid',
    min_years: years,
    education: occupation.education === 'none' ? null : occupation.education,
    languages: chance.happens(0.5)
      ? [{ language: lang === 'ar' ? 'الإنجليزية' : 'English', level: 'fluent' }]
      : [],
    salary_min: salary ? rounded(salary.min * raise) : null,
    salary_max: salary ? rounded(salary.max * raise) : null,
    screening_questions: years >= 3 ? QUESTIONS[lang] : [],
    source: 'form',
    source_text: null,
  };
}

/** What companies ask of who applies for work that takes experience. */
const QUESTIONS: Record<Language, JobInput['screening_questions']> = {
  en: [
    {
      id: 'permit',
      kind: 'yes-no',
      text: 'May you work in the country of this job now?',
      choices: [],
      required: true,
    },
    {
      id: 'start',
      kind: 'choice',
      text: 'When could you start?',
      choices: ['At once', 'Within a month', 'Within three months'],
      required: true,
    },
    {
      id: 'years',
      kind: 'number',
      text: 'How many years have you done this work?',
      choices: [],
      required: true,
    },
    { id: 'why', kind: 'text', text: 'What draws you to this job?', choices: [], required: false },
  ],
  ar: [
    {
      id: 'permit',
      kind: 'yes-no',
      text: 'هل يحق لك العمل الآن في بلد هذه الوظيفة؟',
      choices: [],
      required: true,
    },
    {
      id: 'start',
      kind: 'choice',
      text: 'متى يمكنك مباشرة العمل؟',
      choices: ['فورًا', 'خلال شهر', 'خلال ثلاثة أشهر'],
      required: true,
    },
    { id: 'years', kind: 'number', text: 'كم سنة مارست هذا العمل؟', choices: [], required: true },
    { id: 'why', kind: 'text', text: 'ما الذي يجذبك إلى هذه الوظيفة؟', choices: [], required: false },
  ],
};

/** A person whose career leads through occupations that follow one another. */
export function makeCandidate(taxonomy: Taxonomy, chance: Chance, now: Date): MadeCandidate {
  const lang: Language = chance.happens(ARABIC_SHARE) ? 'ar' : 'en';
  const at = lang === 'ar' ? 1 : 0;
  const firstName = chance.one(FIRST_NAMES)[at];
  const lastName = chance.one(LAST_NAMES)[at];
  const career = makeCareer(taxonomy, chance);
  const last = expected(career.at(-1), 'occupation in a career');
  const city = chance.one(CITIES)[lang];
  const work = makeWork(chance, career, lang, now);
  const skills = [
    ...new Map(career.flatMap((it) => chance.some(it.skills, 9)).map((it) => [it.id, it])).values(),
  ];
  return {
    firstName,
    lastName,
    lang,
    sections: {
      personal_details: {
        name: `${firstName} ${lastName}`,
        headline: last.name[lang],
        summary: summaryOf(last, lang, work),
        email: null,
        phone: `+971 5${chance.between(0, 8)} ${chance.between(100, 999)} ${chance.between(1000, 9999)}`,
        location: city,
        nationality: null,
        notice_period_days: chance.one([0, 30, 30, 60, 90]),
        expected_salary: last.salaryAed
          ? rounded(chance.between(last.salaryAed.min, last.salaryAed.max))
          : null,
        links: [],
      },
      work_history_detailed: work,
      education: makeEducation(taxonomy, chance, last, lang, work, now),
      skills: skills.slice(0, 16).map(({ id }) => ({
        ref_skill: id,
        name: nameOf(taxonomy, id, lang),
        group: taxonomy.skill(id)?.group ?? null,
        confidence: null,
      })),
      languages: [
        { language: lang === 'ar' ? 'العربية' : 'English', level: lang === 'ar' ? 'native' : 'fluent' },
        ...(chance.happens(0.6)
          ? [{ language: lang === 'ar' ? 'الإنجليزية' : 'Arabic', level: 'intermediate' as const }]
          : []),
      ],
      availability: chance.happens(0.3) ? ['Online', 'On Site'] : ['On Site'],
    },
  };
}

const occupationsOf = (taxonomy: Taxonomy, sectorId: string) =>
  taxonomy.occupations.filter((it) => it.sectorId === sectorId);
const nameOf = (taxonomy: Taxonomy, skillId: string, lang: Language) =>
  taxonomy.skill(skillId)?.name[lang] ?? skillId;
const rounded = (salary: number) => Math.round(salary / 500) * 500;

/** One to three occupations, each a step that the former leads to. */
function makeCareer(taxonomy: Taxonomy, chance: Chance): Occupation[] {
  let last = chance.one(taxonomy.occupations);
  const career = [last];
  while (career.length < 3 && chance.happens(0.5)) {
    const [next] = chance.some(last.next, 1);
    const step = next && taxonomy.occupation(next.id);
    if (!step || career.includes(step)) break;
    career.push(step);
    last = step;
  }
  return career;
}

/** Jobs without overlaps, latest first; the last one mostly goes on. */
function makeWork(
  chance: Chance,
  career: readonly Occupation[],
  lang: Language,
  now: Date,
): WorkExperience[] {
  let month = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const goesOn = chance.happens(0.8);
  if (!goesOn) month -= chance.between(1, 10);
  return [...career].reverse().map((occupation, index) => {
    const end = month;
    const start = end - chance.between(14, 60);
    month = start - chance.between(0, 4);
    const isCurrent = index === 0 && goesOn;
    const [en, ar] = chance.one(COMPANY_STEMS);
    return {
      job_title: occupation.name[lang],
      organisation: lang === 'ar' ? ar : en,
      location: chance.one(CITIES)[lang],
      start_date: dateOf(start),
      end_date: isCurrent ? null : dateOf(end),
      currently_working: isCurrent,
      details: chance.some(occupation.tasks[lang], chance.between(3, 5)),
      confidence: null,
    };
  });
}

function makeEducation(
  taxonomy: Taxonomy,
  chance: Chance,
  occupation: Occupation,
  lang: Language,
  work: readonly WorkExperience[],
  now: Date,
): Profile['education'] {
  const degree = DEGREE_NAMES[occupation.education];
  if (!degree) return [];
  const firstJob = Number((work.at(-1)?.start_date ?? String(now.getUTCFullYear())).slice(0, 4));
  const field = taxonomy.sector(occupation.sectorId)?.name[lang];
  const end = firstJob - chance.between(0, 1);
  return [
    {
      degree_title: degree[lang],
      field: occupation.education === 'secondary' ? null : (field ?? null),
      institution: occupation.education === 'secondary' ? null : chance.one(UNIVERSITIES)[lang],
      start_date: String(end - 4),
      end_date: String(end),
      expected: false,
      level: occupation.education,
      confidence: null,
    },
  ];
}

/** What the job is, at least as long as a description must be. */
function aboutOf(occupation: Occupation, lang: Language, company: string): string {
  const closing =
    lang === 'ar'
      ? `تنضم إلى فريق ${company} وتعمل مع زملاء من أقسام مختلفة.`
      : `You join the team of ${company} and work with colleagues of several departments.`;
  const text = `${occupation.about[lang]} ${closing}`;
  return text.length <= LIMITS.descriptionMax
    ? text
    : `${text.slice(0, LIMITS.descriptionMax - 1).replace(/\s+\S*$/, '')}…`;
}

/** After “than”, which asks for the genitive. */
function yearsInArabic(years: number): string {
  if (years === 1) return 'سنة';
  if (years === 2) return 'سنتين';
  return years <= 10 ? `${years} سنوات` : `${years} سنة`;
}

function requirementsOf(chance: Chance, lang: Language, years: number, skills: readonly string[]): string[] {
  const experience =
    years === 0
      ? lang === 'ar'
        ? 'لا تُشترط خبرة سابقة'
        : 'No earlier experience needed'
      : lang === 'ar'
        ? `خبرة لا تقل عن ${yearsInArabic(years)} في عمل مماثل`
        : `At least ${years === 1 ? 'one year' : `${years} years`} in similar work`;
  return [
    experience,
    ...chance
      .some(skills, 5)
      .map((skill) => (lang === 'ar' ? `إجادة ${skill}` : `Good command of ${skill.toLowerCase()}`)),
  ];
}

function summaryOf(occupation: Occupation, lang: Language, work: readonly WorkExperience[]): string {
  const first = Number((work.at(-1)?.start_date ?? '').slice(0, 4));
  return lang === 'ar'
    ? `${occupation.name.ar} أعمل في هذا المجال منذ عام ${first}. ${occupation.about.ar}`
    : `${occupation.name.en} in this line of work since ${first}. ${occupation.about.en}`;
}

const dateOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
