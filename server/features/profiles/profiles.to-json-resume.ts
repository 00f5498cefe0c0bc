import type { z } from 'zod';
import type { Profile, SpokenLanguage } from '#contract/features/profiles.contract.ts';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { NETWORKS } from './profiles.networks.ts';
import { locationParts } from './profiles.places.ts';

/** https://github.com/jsonresume/resume-schema, version 1.0.0. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Words in the language of the file: the names of skill groups and of levels. */
export interface JsonResumeWords {
  group: (group: NonNullable<Profile['skills'][number]['group']>) => string;
  level: (level: NonNullable<z.infer<typeof SpokenLanguage>['level']>) => string;
}

/**
 * A profile as JSON Resume. What the format has no place for stays out: how sure a reading was, the levels of degrees,
 * when certificates expire; and what is nobody's business who gets the file: wished salary, notice, nationality.
 */
export function toJsonResume(profile: Profile, words: JsonResumeWords, changedAt: Date): JsonResume {
  const person = profile.personal_details;
  const [website, ...others] = person.links.map(asUri).filter((link) => link !== null);
  return withoutEmpty({
    $schema: SCHEMA,
    basics: {
      name: person.name,
      label: person.headline,
      email: person.email,
      phone: person.phone,
      url: website,
      summary: person.summary,
      location: person.location ? locationParts(person.location) : null,
      profiles: [
        ...NETWORKS.flatMap(([network, name]) => {
          const url = profile.social_links[network];
          return url ? { network: name, username: usernameIn(url), url } : [];
        }),
        ...others.map((url) => ({ network: new URL(url).hostname.replace(/^www\./, ''), url })),
      ],
    },
    work: profile.work_history_detailed.map((work) => ({
      name: work.organisation,
      position: work.job_title,
      location: work.location,
      startDate: work.start_date,
      endDate: work.end_date,
      // Without an end the format means "until today": where that is not so, it is said.
      ...(!work.end_date && !work.currently_working ? { currentlyWorking: false } : {}),
      highlights: work.details,
    })),
    education: profile.education.map((one) => ({
      institution: one.institution,
      studyType: one.degree_title,
      area: one.field,
      startDate: one.start_date,
      endDate: one.end_date,
    })),
    certificates: profile.certifications.map((one) => ({
      name: one.name,
      date: one.issue_date,
      issuer: one.issuer,
    })),
    skills: skillsByGroup(profile.skills, words),
    languages: profile.languages.map(({ language, level }) => ({
      language,
      fluency: level ? words.level(level) : null,
    })),
    awards: highlightsOf(profile, ['award', 'highlight']).map(({ title, date, description }) => ({
      title,
      date,
      summary: description,
    })),
    projects: highlightsOf(profile, ['project']).map(({ title, date, description }) => ({
      name: title,
      startDate: date,
      description,
    })),
    publications: highlightsOf(profile, ['publication']).map(({ title, date, description }) => ({
      name: title,
      releaseDate: date,
      summary: description,
    })),
    volunteer: highlightsOf(profile, ['volunteering']).map(({ title, date, description }) => ({
      position: title,
      startDate: date,
      summary: description,
    })),
    meta: { version: 'v1.0.0', lastModified: changedAt.toISOString().slice(0, 19) },
  }) as JsonResume;
}

export type HighlightKind = NonNullable<Profile['highlights'][number]['kind']>;

const highlightsOf = (profile: Profile, kinds: readonly HighlightKind[]) =>
  [...profile.media, ...profile.highlights].filter(({ kind }) => kinds.includes(kind ?? 'highlight'));

/** What a person only declared after a course is marked so: the format lets a skill say more than its name. */
function skillsByGroup(skills: Profile['skills'], words: JsonResumeWords) {
  const groups = new Set(skills.map(({ group }) => group));
  return [...groups].flatMap((group) => {
    const members = skills.filter((skill) => skill.group === group);
    if (!group) return members.map((skill) => ({ name: skill.name, ...declarations([skill]) }));
    const keywords = members.map(({ name }) => name);
    return [{ name: words.group(group), keywords, ...declarations(members) }];
  });
}

function declarations(skills: Profile['skills']) {
  const declared = skills.flatMap(({ name, declared_after: course }) => (course ? [[name, course]] : []));
  return declared.length > 0 ? { declaredAfter: Object.fromEntries(declared) } : {};
}

const usernameIn = (url: string) => url.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** An address as the schema's URI; null where it is none. */
export function asUri(address: string): string | null {
  const text = address.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(whole) && /^https?:/i.test(whole) ? whole : null;
}

/** Nothing is left out of the file rather than written as nothing: the schema knows no null. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([, one]) => one !== null && one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutEmpty(one)]));
}
