import type { Profile, WorkExperience } from '#contract/features/profiles.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { placeName } from '#engines/taxonomy/index.ts';
import { expected } from '#server/platform/expected.ts';
import type { Country, Work, WrittenAccount } from './data.ts';
import { makeWork, type Whose } from './made-careers.ts';
import {
  addressOf,
  countryOf,
  type Making,
  nameOf,
  payIn,
  titleIn,
  weighed,
  workOf,
  yearsInArabic,
  yearsInEnglish,
} from './making.ts';
import { inTurn } from './random.ts';

export interface MadeCandidate {
  workId: string;
  firstName: string;
  lastName: string;
  lang: Language;
  sections: Pick<
    Profile,
    'personal_details' | 'work_history_detailed' | 'education' | 'skills' | 'languages' | 'availability'
  >;
}

/** What of somebody is already decided. */
export type Decided = Partial<Omit<WrittenAccount, 'email'>>;

/** Most skills that somebody names. */
const MOST_SKILLS = 16;
/** Share of people whose first language is Arabic who write in it, where jobs are written in Arabic and elsewhere. */
const WRITING_ARABIC = { ar: 0.75, en: 0.38 } as const;

/** A person whose names, places, career, schooling, skills and wishes agree. */
export function makeCandidate(making: Making, decided: Decided = {}): MadeCandidate {
  const { whose, firstName, lastName } = whoIsIt(making, decided);
  const { work, lang, city, origin, isWoman, years } = whose;
  const { chance, data, taxonomy } = making;
  const country = countryOf(data, city);
  const jobs = makeWork(making, whose);
  const skills = skillsOf(making, whose);
  const band = taxonomy.occupation(work.id)?.salaryAed;
  const title = jobs[0]?.job_title ?? titleIn(work.title, lang, isWoman);
  const isAtHome = origin.country === country.id;
  return {
    workId: work.id,
    firstName,
    lastName,
    lang,
    sections: {
      personal_details: {
        name: `${firstName} ${lastName}`,
        headline: title,
        summary: summaryOf(making, whose, jobs, skills),
        email: null,
        phone: phoneOf(making, country),
        location: addressOf(making, city, lang),
        nationality: titleIn(origin.nationality, lang, isWoman),
        notice_period_days: chance.one([0, 30, 30, 30, 60, 60, 90]),
        expected_salary: band ? payIn(country, band, wishOf(work, years)) : null,
        expected_salary_currency: country.currency,
        links: [],
      },
      work_history_detailed: jobs,
      education: makeEducation(making, whose, country, Number(jobs.at(-1)?.start_date?.slice(0, 4))),
      skills: skills.map((id) => ({
        ref_skill: id,
        name: nameOf(taxonomy, id, lang),
        group: taxonomy.skill(id)?.group ?? null,
        confidence: null,
      })),
      languages: languagesOf(making, whose, isAtHome),
      availability: chance.happens(0.3) ? ['Online', 'On Site'] : ['On Site'],
    },
  };
}

/** Most people live and work where companies look for such people. */
function whoIsIt(making: Making, decided: Decided): { whose: Whose; firstName: string; lastName: string } {
  const { data, chance } = making;
  const company = chance.one(data.companies);
  const workId = decided.workId ?? weighed(chance, company.team).id;
  const work = workOf(data, workId);
  const anywhere = weighed(chance, chance.one(data.countries).cities).id;
  const city =
    decided.city ?? (chance.happens(0.85) ? inTurn(company.cities, chance.between(0, 2)) : anywhere);
  const country = countryOf(data, city);
  const originId = decided.origin ?? weighed(chance, country.from).id;
  const origin = expected(data.origins.get(originId), `origin ${originId}`);
  const isWoman = decided.isWoman ?? chance.happens(0.45);
  const speaksArabic = origin.speaks.en === 'Arabic';
  const lang = decided.lang ?? (speaksArabic && chance.happens(WRITING_ARABIC[company.lang]) ? 'ar' : 'en');
  const [from, to] = work.years;
  const years =
    decided.years ?? Math.max(1, chance.between(from, Math.min(to, from + 7)) + (from > 5 ? 1 : 0));
  return {
    whose: { work, origin, city, lang, isWoman, years },
    firstName: decided.firstName ?? chance.one(isWoman ? origin.women : origin.men)[lang],
    lastName: decided.lastName ?? chance.one(origin.families)[lang],
  };
}

/** What they wish to earn, as a place in the band of the occupation: more with the years, never far above it. */
const wishOf = ({ years: [from, to] }: Work, years: number): number =>
  0.25 + 0.65 * Math.min(1, Math.max(0, (years - from) / Math.max(1, to - from)));

/** Nearly all that the occupation asks for, some of what is useful, and some of what came before. */
function skillsOf({ taxonomy, chance, data }: Making, { work }: Whose): string[] {
  const skills = new Set<string>();
  for (const it of taxonomy.occupation(work.id)?.skills ?? [])
    if (chance.happens(it.importance === 'essential' ? 0.93 : 0.45)) skills.add(it.id);
  const before = work.before ? workOf(data, work.before).id : null;
  for (const it of taxonomy.occupation(before ?? '')?.skills ?? [])
    if (it.importance === 'essential' && chance.happens(0.3)) skills.add(it.id);
  return [...skills].slice(0, MOST_SKILLS);
}

function summaryOf(
  { taxonomy }: Making,
  whose: Whose,
  jobs: readonly WorkExperience[],
  skills: readonly string[],
): string {
  const { lang, years, isWoman, city } = whose;
  const last = jobs[0];
  const title = last?.job_title ?? titleIn(whose.work.title, lang, isWoman);
  const strong = new Intl.ListFormat(lang).format(skills.slice(0, 3).map((id) => nameOf(taxonomy, id, lang)));
  const place = placeName(taxonomy, city, lang);
  const where = last
    ? lang === 'ar'
      ? `، آخرها لدى ${last.organisation} في ${place}`
      : `, most recently at ${last.organisation} in ${place}`
    : '';
  return lang === 'ar'
    ? `${title} بخبرة ${yearsInArabic(years)}${where}. أبرز المهارات: ${strong}.`
    : `${title} with ${yearsInEnglish(years)} of experience${where}. Strong in ${strong}.`;
}

const phoneOf = ({ chance }: Making, { phone }: Country): string =>
  phone
    .replace(/\[(\d+)\]/g, (_, digits: string) => chance.one([...digits]))
    .replace(/#/g, () => String(chance.between(0, 9)));

/** School or university before the first job; a master's beside the work, some years on. */
function makeEducation(
  making: Making,
  whose: Whose,
  country: Country,
  firstJob: number,
): Profile['education'] {
  const { data, chance, now } = making;
  const { work, lang, origin } = whose;
  const home = data.countries.find(({ id }) => id === origin.country);
  const universities =
    home?.universities ?? (origin.universities.length > 0 ? origin.universities : country.universities);
  const entry = (study: NonNullable<Work['study']>, end: number, years: number) => ({
    degree_title: study.degree[lang],
    field: study.field?.[lang] ?? null,
    institution: study.field ? chance.one(universities)[lang] : null,
    start_date: String(end - years),
    end_date: String(end),
    expected: false,
    level: study.level,
    confidence: null,
  });
  const { study } = work;
  if (!study) return [];
  const end = firstJob - chance.between(0, 1);
  if (study.level !== 'master') return [entry(study, end, study.level === 'diploma' ? 2 : 4)];
  const first = firstDegree(making, work);
  const later = Math.min(now.getUTCFullYear() - 1, firstJob + chance.between(4, 6));
  return [entry(study, later, 2), ...(first ? [entry(first, end, 4)] : [])];
}

/** What somebody studied first: as the occupations before ask for it. */
function firstDegree({ data }: Making, work: Work): Work['study'] {
  for (let step: Work | null = work; step; step = step.before ? workOf(data, step.before) : null)
    if (step.study?.level === 'bachelor') return step.study;
  return null;
}

const ENGLISH = { en: 'English', ar: 'الإنجليزية' };
const ARABIC = { en: 'Arabic', ar: 'العربية' };

/** The mother tongue, English, and some Arabic of those who came from elsewhere. */
function languagesOf(
  { chance, taxonomy }: Making,
  { origin, lang, work }: Whose,
  isAtHome: boolean,
): Profile['languages'] {
  const isStudied = (taxonomy.occupation(work.id)?.zone ?? 1) >= 4;
  const languages: Profile['languages'] = [{ language: origin.speaks[lang], level: 'native' }];
  if (origin.speaks.en !== ENGLISH.en)
    languages.push({
      language: ENGLISH[lang],
      level: isStudied || lang === 'en' ? 'fluent' : 'intermediate',
    });
  if (origin.speaks.en !== ARABIC.en && !isAtHome && chance.happens(0.35))
    languages.push({ language: ARABIC[lang], level: 'basic' });
  return languages;
}
