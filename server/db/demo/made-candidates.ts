import type { Profile, WorkExperience } from '#contract/features/profiles.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { expected } from '#server/platform/expected.ts';
import { ARABIC_SHARE, nameOf, rounded } from './making.ts';
import { CITIES, COMPANY_STEMS, DEGREE_NAMES, FIRST_NAMES, LAST_NAMES, UNIVERSITIES } from './names.ts';
import type { Chance } from './random.ts';

export interface MadeCandidate {
  firstName: string;
  lastName: string;
  lang: Language;
  sections: Pick<
    Profile,
    'personal_details' | 'work_history_detailed' | 'education' | 'skills' | 'languages' | 'availability'
  >;
}

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

function summaryOf(occupation: Occupation, lang: Language, work: readonly WorkExperience[]): string {
  const first = Number((work.at(-1)?.start_date ?? '').slice(0, 4));
  return lang === 'ar'
    ? `${occupation.name.ar} أعمل في هذا المجال منذ عام ${first}. ${occupation.about.ar}`
    : `${occupation.name.en} in this line of work since ${first}. ${occupation.about.en}`;
}

const dateOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
