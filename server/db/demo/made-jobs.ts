import type { JobInput } from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import type { MadeCompany } from './made-companies.ts';
import { nameOf, occupationsOf, rounded } from './making.ts';
import { CITIES } from './names.ts';
import type { Chance } from './random.ts';

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
