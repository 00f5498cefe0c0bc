import type { Profile } from '#contract/features/profiles.contract.ts';
import {
  type JobFeatures,
  jobFeatures,
  levelOfTitle,
  type ProfileFeatures,
  profileFeatures,
  titleAt,
  yearsTold,
} from '#engines/matching/index.ts';
import { textOfWork } from '#engines/postings/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobRow } from '#server/features/jobs/index.ts';

/** The columns of a job that matching reads. */
export type JobForMatching = Pick<
  JobRow,
  | 'title'
  | 'occupation'
  | 'description'
  | 'fullText'
  | 'responsibilities'
  | 'requirements'
  | 'skills'
  | 'minYears'
  | 'education'
  | 'location'
  | 'workPlace'
  | 'languages'
>;

/** What matching knows of a job: what its recruiter wrote, and nothing of who wrote it. */
export function featuresOfJob(taxonomy: Taxonomy, job: JobForMatching): JobFeatures {
  // What a company praises of itself and offers is no skill that it asks for.
  const full = job.fullText ? [textOfWork(job.fullText)] : [];
  const text = [job.description, ...job.responsibilities, ...job.requirements, ...full].join('\n');
  return jobFeatures(taxonomy, {
    title: job.title,
    ...(job.occupation ? { occupationIds: [job.occupation] } : {}),
    text,
    ...(job.fullText ? { fullText: job.fullText } : {}),
    skills: job.skills.map(({ ref_skill, name, importance, level, weight }) => ({
      id: ref_skill,
      name,
      importance,
      ...(typeof weight === 'number' ? { weight } : {}),
      ...(level ? { level } : {}),
    })),
    ...(job.minYears !== null ? { minYears: job.minYears } : {}),
    ...(job.education ? { education: job.education } : {}),
    ...(job.location ? { location: placeOf(job.location) } : {}),
    remote: job.workPlace === 'remote',
    languages: job.languages.map(({ language, level }) => (level ? { language, level } : { language })),
  });
}

/** What matching knows of a person: their work, learning and skills. Who they are stays out. */
export function featuresOfProfile(taxonomy: Taxonomy, profile: Profile): ProfileFeatures {
  const { personal_details: person, work_history_detailed: work, education, certifications } = profile;
  const lines = [
    person.headline,
    person.summary,
    ...work.flatMap((job) => [job.job_title, ...job.details]),
    ...education.map((it) => [it.degree_title, it.field].filter(Boolean).join(', ')),
    ...certifications.map((it) => it.name),
  ];
  const level = highestLevel(education);
  const features = profileFeatures(taxonomy, {
    ...(person.headline ? { title: person.headline } : {}),
    titles: work.map((job) => ({
      title: titleAt(job.job_title, job.organisation ?? null),
      current: job.currently_working,
      ...(job.start_date ? { dated: true } : {}),
    })),
    text: lines.filter(Boolean).join('\n'),
    listed: profile.skills.map((skill) => skill.name),
    skills: [
      ...profile.skills.map(({ ref_skill, name, declared_after: declaredAfter }) => ({
        id: ref_skill,
        name,
        ...(declaredAfter ? { declaredAfter } : {}),
      })),
      ...(person.driving_licence ? [{ id: DRIVING, name: person.driving_licence }] : []),
    ],
    years: yearsOfWork(profile),
    ...(level ? { education: level } : {}),
    ...(person.location ? { location: placeOf(person.location) } : {}),
    languages: profile.languages.map(({ language, level: it }) =>
      it ? { language, level: it } : { language },
    ),
  });
  return { ...features, skills: features.skills.map(shownAtWork) };
}

/** None of somebody who lists no work and says that they begin: a student, a fresh graduate. */
function yearsOfWork({
  experience_months: months,
  work_history_detailed: work,
  personal_details: person,
}: Profile) {
  if (months !== null) return months / 12;
  const told = yearsTold([person.headline, person.summary].filter(Boolean).join('\n'));
  if (told !== null) return told;
  return work.length === 0 && levelOfTitle(whatTheyAre(person)) === LEARNS_THE_WORK ? 0 : null;
}
const LEARNS_THE_WORK = 0;

/** What somebody calls themself: further on in a summary another may be meant, or what they were long ago. */
const whatTheyAre = ({ headline, summary }: Profile['personal_details']): string =>
  [headline, summary?.split(/[.:؛;\n]/u)[0]].filter(Boolean).join('\n');

/** Whoever has a licence may drive at least a car. */
const DRIVING = 'light-vehicle-driving';

/** A declared skill that a sentence shows as well is shown by that: its bare name in the list shows nothing. */
function shownAtWork(skill: ProfileFeatures['skills'][number]): ProfileFeatures['skills'][number] {
  if (!skill.declaredAfter || !skill.place || skill.place.text === skill.name) return skill;
  const { declaredAfter: _, ...shown } = skill;
  return shown;
}

/** City and country of a place as it is written. */
export function placeOf(location: string): { city?: string; country?: string } {
  const parts = location
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [city, ...rest] = parts;
  const country = rest.at(-1);
  return { ...(city ? { city } : {}), ...(country ? { country } : {}) };
}

type Level = NonNullable<Profile['education'][number]['level']>;
const LEVELS: readonly [Level, RegExp][] = [
  ['doctorate', /\b(ph\.?\s?d|doctor(ate)?)\b|دكتوراه/i],
  ['master', /\b(master|m\.?\s?sc|m\.?\s?a|mba|m\.?\s?eng|ll\.?m)\b|ماجستير/i],
  [
    'bachelor',
    /\b(bachelor|b\.?\s?sc|b\.?\s?a|b\.?\s?e(ng)?|b\.?\s?tech|b\.?\s?com|bba|ll\.?b|mbbs)\b|بكالوريوس|ليسانس|إجازة/i,
  ],
  ['diploma', /\b(diploma|associate|hnd)\b|دبلوم/i],
  ['secondary', /\b(high school|secondary|gcse|a-levels?)\b|ثانوي/i],
];

/** The highest finished or begun degree that is named; null where none is recognised. */
function highestLevel(education: Profile['education']): Level | null {
  const levels = education.map(
    (it) => it.level ?? LEVELS.find(([, words]) => words.test(it.degree_title))?.[0],
  );
  return LEVELS.map(([level]) => level).find((level) => levels.includes(level)) ?? null;
}
