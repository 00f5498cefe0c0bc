import type { Profile } from '#contract/features/profiles.contract.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { plainAddress } from './profiles.differences.ts';
import { latestFirst } from './profiles.experience.ts';
import { languageKey } from './profiles.languages.ts';
import { type Sections, sectionsOf } from './profiles.resume-sections.ts';

/**
 * Puts what was read into a profile. What a person typed stays: their own details win over read ones, and entries
 * without a confidence are theirs. Entries of a former reading give way to this one. A page of a network that they named
 * is not listed a second time.
 */
export function withResume(
  taxonomy: Taxonomy,
  profile: Sections & Pick<Profile, 'social_links'>,
  resume: ParsedResume,
): Sections {
  const read = sectionsOf(taxonomy, resume);
  const stated = new Set(Object.values(profile.social_links).map(plainAddress));
  const details = read.personal_details;
  const links = details.links.filter((link) => !stated.has(plainAddress(link)));
  return {
    personal_details: personalDetails(profile.personal_details, { ...details, links }),
    work_history_detailed: latestFirst(
      merge(profile.work_history_detailed, read.work_history_detailed, (it) => it.job_title),
    ),
    education: merge(profile.education, read.education, (it) => it.degree_title),
    certifications: merge(profile.certifications, read.certifications, (it) => it.name),
    skills: merge(profile.skills, read.skills, (it) => it.ref_skill ?? it.name),
    languages: mergeByName(profile.languages, read.languages, (it) => languageKey(taxonomy, it.language)),
    highlights: mergeByName(profile.highlights, read.highlights, (it) => it.title),
  };
}

type Details = Profile['personal_details'];

/** The person's own words win. Their address for mail is the account's until they say otherwise. */
function personalDetails(own: Details, read: Details): Details {
  return {
    ...own,
    name: own.name || read.name,
    headline: own.headline || read.headline,
    summary: own.summary || read.summary,
    phone: own.phone || read.phone,
    location: own.location || read.location,
    nationality: own.nationality || read.nationality,
    driving_licence: own.driving_licence || read.driving_licence,
    notice_period_days: own.notice_period_days ?? read.notice_period_days,
    links: own.links.length > 0 ? own.links : read.links,
  };
}

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
