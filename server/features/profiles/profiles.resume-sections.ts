import { z } from 'zod';
import type { Education, Profile, WorkExperience } from '#contract/features/profiles.contract.ts';
import { isPast } from '#contract/kernel/fields.ts';
import { skillsNamedBy } from '#engines/matching/index.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';
import { noticePeriodNamed, type Taxonomy } from '#engines/taxonomy/index.ts';
import { isInOrder, latestFirst } from './profiles.experience.ts';
import { levelNamed } from './profiles.languages.ts';

/** Skills that only the text of jobs shows are less certain than those a person lists. */
const CONFIDENCE_OF_SKILL_IN_TEXT = 0.6;

/** The sections that a resume tells of. */
export type Sections = Pick<
  Profile,
  | 'personal_details'
  | 'work_history_detailed'
  | 'education'
  | 'certifications'
  | 'skills'
  | 'languages'
  | 'highlights'
>;

/** What was read, as a profile says it: nothing but what a profile accepts. */
export function sectionsOf(taxonomy: Taxonomy, resume: ParsedResume): Sections {
  return {
    personal_details: {
      name: cut(resume.name ?? '', 120),
      headline: cutOrNull(resume.headline, 200),
      summary: cutOrNull(resume.summary, 3_000),
      email: resume.email && z.email().safeParse(resume.email).success ? resume.email : null,
      phone: phoneOf(resume.phoneInternational ?? resume.phone),
      location: cutOrNull(resume.location, 160),
      nationality: cutOrNull(resume.nationality, 80),
      driving_licence: cutOrNull(resume.drivingLicence, 80),
      notice_period_days: noticePeriodNamed(taxonomy, resume.noticePeriod ?? '')?.days ?? null,
      links: resume.links.slice(0, 20).map((link) => cut(link, 300)),
    },
    work_history_detailed: latestFirst(workOf(resume)),
    education: educationOf(resume),
    certifications: certificationsOf(resume),
    skills: skillsOf(taxonomy, resume),
    languages: languagesOf(resume),
    highlights: highlightsOf(resume),
  };
}

const phoneOf = (phone: string | null) =>
  phone && /^[+(]?[\d\s().-]{6,24}$/.test(phone.trim()) ? phone.trim() : null;

function workOf({ work, evidence }: ParsedResume): WorkExperience[] {
  return work.flatMap((job, index) => {
    const title = job.title ?? job.organisation;
    if (!title) return [];
    const start = pastOrNull(job.start);
    const end = pastOrNull(job.end);
    const isOrdered = isInOrder(start, end);
    return {
      job_title: cut(title, 160),
      organisation: cutOrNull(job.organisation, 160),
      location: cutOrNull(job.location, 160),
      start_date: isOrdered ? start : null,
      end_date: job.current || !isOrdered ? null : end,
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
    const start = pastOrNull(entry.start);
    // An end that lies ahead is an expected one, whether the resume says so or not.
    const expected = entry.expected || !isPast(entry.end);
    return {
      degree_title: cut(title, 200),
      field: cutOrNull(entry.field, 160),
      institution: cutOrNull(entry.institution, 200),
      start_date: isInOrder(start, entry.end) ? start : null,
      end_date: entry.end,
      expected,
      level: null,
      confidence: lowest(evidence, [`education.${index}.degree`, `education.${index}.institution`]),
    };
  });
}

const certificationsOf = ({ certifications, evidence }: ParsedResume): Profile['certifications'] =>
  certifications.map((entry, index) => ({
    name: cut(entry.name, 200),
    issuer: cutOrNull(entry.issuer, 160),
    issue_date: pastOrNull(entry.issued),
    expiration_date: isInOrder(entry.issued, entry.expires) ? entry.expires : null,
    no_expiration: false,
    credential_id: cutOrNull(entry.credentialId, 120),
    confidence: lowest(evidence, [`certifications.${index}.name`]),
  }));

/** What a person is proud of beside work and studies, the kinds one after the other. */
const highlightsOf = (resume: ParsedResume): Profile['highlights'] =>
  [
    ...resume.awards.map(({ title, date }) => ({ kind: 'award' as const, title, date, lines: [] })),
    ...resume.projects.map(({ name, details }) => ({
      kind: 'project' as const,
      title: name,
      date: null,
      lines: details,
    })),
    ...(resume.publications ?? []).map(({ title, date }) => ({
      kind: 'publication' as const,
      title,
      date,
      lines: [],
    })),
    ...(resume.volunteering ?? []).map(({ role, organisation, start, end }) => ({
      kind: 'volunteering' as const,
      title: role ?? organisation ?? '',
      date: start ?? end,
      lines: role && organisation ? [organisation] : [],
    })),
  ]
    .filter(({ title }) => title.trim() !== '')
    .slice(0, 60)
    .map(({ kind, title, date, lines }) => ({
      kind,
      title: cut(title, 200),
      date: pastOrNull(date),
      description: cutOrNull(lines.join('\n'), 1_000),
    }));

/** Skills as listed, then those that the text of jobs and the summary show. */
function skillsOf(taxonomy: Taxonomy, resume: ParsedResume): Profile['skills'] {
  const listed = resume.skills.map((written, index) =>
    skill(taxonomy, cut(written, 120), lowest(resume.evidence, [`skills.${index}`])),
  );
  const known = new Set(listed.map((it) => it.ref_skill));
  const prose = [
    resume.headline,
    resume.summary,
    ...resume.work.flatMap((job) => [job.title, ...job.details]),
    ...resume.projects.flatMap(({ name, details }) => [name, ...details]),
  ];
  const text = prose.filter((line) => line !== null).join('\n');
  const language = isMostlyArabic(text) ? 'ar' : 'en';
  const extra: Profile['skills'] = [];
  for (const skillId of skillsNamedBy(taxonomy, text)) {
    if (known.has(skillId)) continue;
    known.add(skillId);
    const concept = taxonomy.skill(skillId);
    if (concept) {
      extra.push({
        ref_skill: concept.id,
        name: concept.name[language],
        group: concept.group,
        confidence: CONFIDENCE_OF_SKILL_IN_TEXT,
      });
    }
  }
  return [...listed, ...extra].slice(0, 300);
}

/** A skill that nobody named is named in the language of the rest. */
const isMostlyArabic = (text: string) =>
  (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

function skill(taxonomy: Taxonomy, name: string, confidence: number | null): Profile['skills'][number] {
  const concept = taxonomy.resolveSkill(name);
  return { ref_skill: concept?.id ?? null, name, group: concept?.group ?? null, confidence };
}

const languagesOf = (resume: ParsedResume): Profile['languages'] =>
  resume.languages.map(({ language, level }) => ({
    language: cut(language, 60),
    level: levelNamed(level),
  }));

function lowest(evidence: ParsedResume['evidence'], paths: string[]): number {
  const known = paths.map((path) => evidence[path]?.confidence).filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : 0.5;
}

const pastOrNull = (date: string | null) => (isPast(date) ? date : null);

const cut = (text: string, most: number) => text.trim().slice(0, most);
const cutOrNull = (text: string | null | undefined, most: number) => (text ? cut(text, most) : null);
