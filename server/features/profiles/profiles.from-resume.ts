import type {
  Education,
  LANGUAGE_LEVELS,
  Profile,
  WorkExperience,
} from '#contract/features/profiles.contract.ts';
import type { ParsedResume } from '#engines/resumes/resume.ts';
import { findSkills, fold, taxonomy } from '#engines/taxonomy/index.ts';

/** Skills that only the text of jobs shows are less certain than those a person lists. */
const CONFIDENCE_OF_SKILL_IN_TEXT = 0.6;

type Sections = Pick<
  Profile,
  | 'personal_details'
  | 'work_history_detailed'
  | 'education'
  | 'certifications'
  | 'skills'
  | 'languages'
  | 'highlights'
>;

/**
 * Puts what was read into a profile. What a person typed stays: their own details win over read ones, and entries
 * without a confidence are theirs. Entries of a former reading give way to this one.
 */
export function withResume(profile: Sections, resume: ParsedResume): Sections {
  return {
    personal_details: personalDetails(profile.personal_details, resume),
    work_history_detailed: latestFirst(
      merge(profile.work_history_detailed, workOf(resume), (it) => it.job_title),
    ),
    education: merge(profile.education, educationOf(resume), (it) => it.degree_title),
    certifications: merge(profile.certifications, certificationsOf(resume), (it) => it.name),
    skills: merge(profile.skills, skillsOf(resume), (it) => it.ref_skill ?? it.name),
    languages: mergeByName(profile.languages, languagesOf(resume), (it) => it.language),
    highlights: mergeByName(
      profile.highlights,
      resume.awards.map((award) => ({ title: cut(award.title, 200), date: award.date })),
      (it) => it.title,
    ),
  };
}

function personalDetails(
  own: Profile['personal_details'],
  resume: ParsedResume,
): Profile['personal_details'] {
  return {
    ...own,
    name: resume.name && own.name === '' ? cut(resume.name, 120) : own.name,
    headline: own.headline || cutOrNull(resume.headline, 200),
    summary: own.summary || cutOrNull(resume.summary, 3_000),
    phone: own.phone || phoneOf(resume.phone),
    location: own.location || cutOrNull(resume.location, 160),
    links: own.links.length > 0 ? own.links : resume.links.slice(0, 20).map((link) => cut(link, 300)),
  };
}

const phoneOf = (phone: string | null) =>
  phone && /^[+(]?[\d\s().-]{6,24}$/.test(phone.trim()) ? phone.trim() : null;

function workOf({ work, evidence }: ParsedResume): WorkExperience[] {
  return work.flatMap((job, index) => {
    const title = job.title ?? job.organisation;
    if (!title) return [];
    const isOrdered = !job.start || !job.end || job.start.slice(0, 4) <= job.end.slice(0, 4);
    return {
      job_title: cut(title, 160),
      organisation: cutOrNull(job.organisation, 160),
      location: cutOrNull(job.location, 160),
      start_date: isOrdered ? job.start : null,
      end_date: job.current || !isOrdered ? null : job.end,
      currently_working: job.current,
      details: job.details.slice(0, 60).map((line) => cut(line, 1_000)),
      confidence: lowest(evidence, [
        `work.${index}.title`,
        `work.${index}.organisation`,
        `work.${index}.start`,
      ]),
    };
  });
}

function educationOf({ education, evidence }: ParsedResume): Education[] {
  return education.flatMap((entry, index) => {
    const title = entry.degree ?? entry.field ?? entry.institution;
    if (!title) return [];
    return {
      degree_title: cut(title, 200),
      field: cutOrNull(entry.field, 160),
      institution: cutOrNull(entry.institution, 200),
      start_date: entry.start,
      end_date: entry.end,
      expected: entry.expected,
      level: null,
      confidence: lowest(evidence, [`education.${index}.degree`, `education.${index}.institution`]),
    };
  });
}

const certificationsOf = ({ certifications, evidence }: ParsedResume): Profile['certifications'] =>
  certifications.map((entry, index) => ({
    name: cut(entry.name, 200),
    issuer: cutOrNull(entry.issuer, 160),
    issue_date: entry.issued,
    expiration_date: entry.expires,
    no_expiration: false,
    credential_id: cutOrNull(entry.credentialId, 120),
    confidence: lowest(evidence, [`certifications.${index}.name`]),
  }));

/** Skills as listed, then those that the text of jobs and the summary show. */
function skillsOf(resume: ParsedResume): Profile['skills'] {
  const listed = resume.skills.map((written, index) =>
    skill(cut(written, 120), lowest(resume.evidence, [`skills.${index}`])),
  );
  const known = new Set(listed.map((it) => it.ref_skill));
  const prose = [
    resume.headline,
    resume.summary,
    ...resume.work.flatMap((job) => [job.title, ...job.details]),
  ];
  const shown = findSkills(prose.filter((line) => line !== null).join('\n'));
  const extra: Profile['skills'] = [];
  for (const { skillId } of shown) {
    if (known.has(skillId)) continue;
    known.add(skillId);
    const concept = taxonomy().skill(skillId);
    if (concept) {
      extra.push({
        ref_skill: concept.id,
        name: concept.name.en,
        group: concept.group,
        confidence: CONFIDENCE_OF_SKILL_IN_TEXT,
      });
    }
  }
  return [...listed, ...extra].slice(0, 300);
}

function skill(name: string, confidence: number | null): Profile['skills'][number] {
  const concept = taxonomy().resolveSkill(name);
  return { ref_skill: concept?.id ?? null, name, group: concept?.group ?? null, confidence };
}

type Level = (typeof LANGUAGE_LEVELS)[number];
const LEVEL_WORDS: readonly [RegExp, Level][] = [
  [/native|mother|first language|bilingual|الأم|أصلي/i, 'native'],
  [/fluent|proficient|full professional|advanced|excellent|c1|c2|طلاقة|بطلاقة|ممتاز|متقدم/i, 'fluent'],
  [/intermediate|professional working|good|conversational|b1|b2|متوسط|جيد/i, 'intermediate'],
  [/basic|beginner|elementary|limited|a1|a2|مبتدئ|أساسي|مبادئ/i, 'basic'],
];

const languagesOf = (resume: ParsedResume): Profile['languages'] =>
  resume.languages.map(({ language, level }) => ({
    language: cut(language, 60),
    level: level ? (LEVEL_WORDS.find(([word]) => word.test(level))?.[1] ?? null) : null,
  }));

/** A person's own entries, then the newly read ones that do not repeat them. */
function merge<T extends { confidence?: number | null | undefined }>(
  own: readonly T[],
  read: readonly T[],
  nameOf: (it: T) => string,
): T[] {
  return mergeByName(
    own.filter((entry) => entry.confidence == null),
    read,
    nameOf,
  );
}

function mergeByName<T>(own: readonly T[], read: readonly T[], nameOf: (it: T) => string): T[] {
  const names = new Set(own.map((entry) => fold(nameOf(entry))));
  return [...own, ...read.filter((entry) => !names.has(fold(nameOf(entry))))];
}

const latestFirst = (work: readonly WorkExperience[]): WorkExperience[] => {
  const key = (job: WorkExperience) =>
    job.currently_working ? '9999' : (job.end_date ?? job.start_date ?? '0000');
  return [...work].sort((a, b) => key(b).localeCompare(key(a)));
};

function lowest(evidence: ParsedResume['evidence'], paths: string[]): number {
  const known = paths.map((path) => evidence[path]?.confidence).filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : 0.5;
}

const cut = (text: string, most: number) => text.trim().slice(0, most);
const cutOrNull = (text: string | null | undefined, most: number) => (text ? cut(text, most) : null);
