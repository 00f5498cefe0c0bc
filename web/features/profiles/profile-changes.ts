import type { z } from 'zod';
import type { Profile, ProfilePatch } from '#contract/features/profiles.contract.ts';
import { moved } from '#web/platform/moved.ts';
import { isDoubtful } from './resume-evidence.ts';

export type ListSection =
  | 'work_history_detailed'
  | 'education'
  | 'certifications'
  | 'skills'
  | 'languages'
  | 'highlights';
export type Entry<S extends ListSection> = Profile[S][number];
export type Sections = Omit<z.input<typeof ProfilePatch>, 'version'>;
type PersonalDetails = Profile['personal_details'];

/**
 * What a person did, told in a way that holds for any version of the profile: which sections it changes, `{}`
 * where it is done already, and `null` where what it was about was changed elsewhere. `isForced` is the
 * person's word that theirs counts.
 */
export type Change = (profile: Profile, isForced?: boolean) => Sections | null;

/** New entries stand first: the latest is what one adds. */
export function addEntry<S extends ListSection>(section: S, entry: Entry<S>): Change {
  return (profile) => list(section, [entry, ...entriesOf(profile, section)]);
}

export function replaceEntry<S extends ListSection>(section: S, before: Entry<S>, after: Entry<S>): Change {
  return (profile, isForced) => {
    const entries = entriesOf(profile, section);
    const at = entries.findIndex((one) => isSame(one, before));
    if (at >= 0) return list(section, entries.with(at, after));
    if (!isForced) return null;
    // What became of it elsewhere still has its name; one that was removed there comes back.
    const renewed = entries.findIndex((one) => isSame(nameOf(one), nameOf(before)));
    return list(section, renewed >= 0 ? entries.with(renewed, after) : [after, ...entries]);
  };
}

/** What an editor of an entry does: replaces the one it began with, or adds one where it began with none. */
export const writeEntry = <S extends ListSection>(
  section: S,
  before: Entry<S> | null,
  entry: Entry<S>,
): Change => (before ? replaceEntry(section, before, entry) : addEntry(section, entry));

export function removeEntry<S extends ListSection>(section: S, entry: Entry<S>): Change {
  return (profile) => {
    const entries = entriesOf(profile, section);
    const at = entries.findIndex((one) => isSame(one, entry));
    return at < 0 ? {} : list(section, entries.toSpliced(at, 1));
  };
}

/** Undoes a removal: back to its place, as far as the list still reaches. */
export function putBack<S extends ListSection>(section: S, entry: Entry<S>, at: number): Change {
  return (profile) => list(section, entriesOf(profile, section).toSpliced(at, 0, entry));
}

/** To another place of the list, counted from 0. */
export function moveEntry<S extends ListSection>(section: S, entry: Entry<S>, to: number): Change {
  return (profile) => {
    const entries = entriesOf(profile, section);
    const at = entries.findIndex((one) => isSame(one, entry));
    if (at < 0 || to < 0 || to >= entries.length || to === at) return {};
    return list(section, moved(entries, at, to));
  };
}

/** Undoes what made the one profile of the other, as long as nobody has changed the same sections since. */
export function takeBack(before: Profile, after: Profile): Change {
  const sections = SECTIONS.filter((section) => !isSame(before[section], after[section]));
  return (profile) => {
    if (!sections.every((section) => isSame(profile[section], after[section]))) return null;
    return Object.fromEntries(sections.map((section) => [section, before[section]])) as Sections;
  };
}

const SECTIONS = [
  'personal_details',
  'work_history_detailed',
  'education',
  'certifications',
  'skills',
  'languages',
  'highlights',
  'social_links',
  'availability',
] as const satisfies readonly (keyof Sections)[];

/** Only the fields that the person changed; the others keep what they became in the meantime. */
export function changeDetails(before: PersonalDetails, after: Partial<PersonalDetails>): Change {
  return (profile, isForced) => {
    const personal_details = merged(before, after, profile.personal_details, isForced);
    return personal_details && { personal_details };
  };
}

export function changeSocialLinks(before: Profile['social_links'], after: Profile['social_links']): Change {
  return (profile, isForced) => {
    const social_links = merged(before, after, profile.social_links, isForced);
    return social_links && { social_links };
  };
}

export const changeAvailability =
  (availability: Profile['availability']): Change =>
  () => ({ availability });

/** Sections whose entries carry how sure the reader of a resume was. */
const READ_SECTIONS = ['work_history_detailed', 'education', 'certifications', 'skills'] as const;

/** How many entries the reader was unsure of. */
export function doubtsIn(profile: Profile): number {
  return READ_SECTIONS.flatMap((section) => [...entriesOf(profile, section)]).filter(({ confidence }) =>
    isDoubtful(confidence),
  ).length;
}

/** The person’s word that everything doubtful is right. */
export function acceptAll(): Change {
  return (profile) => {
    let all: Sections = {};
    for (const section of READ_SECTIONS) {
      const entries = entriesOf(profile, section);
      if (!entries.some(({ confidence }) => isDoubtful(confidence))) continue;
      const accepted = entries.map((entry) =>
        isDoubtful(entry.confidence) ? { ...entry, confidence: null } : entry,
      );
      all = { ...all, [section]: accepted };
    }
    return all;
  };
}

/** Several changes as one, in their order: all of them or none. */
export function together(...changes: readonly Change[]): Change {
  return (profile, isForced) => {
    let all: Sections = {};
    for (const change of changes) {
      // Each sees what the ones before it did: two may be about the same section.
      const sections = change({ ...profile, ...all } as Profile, isForced);
      if (!sections) return null;
      all = { ...all, ...sections };
    }
    return all;
  };
}

/** The same for a reader: absent, `null` and an empty text are all “nothing”. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function merged<T extends object>(before: T, after: Partial<T>, now: T, isForced = false): T | null {
  const result = { ...now };
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (isSame(after[key], before[key])) continue;
    const wasChangedElsewhere = !isSame(now[key], before[key]) && !isSame(now[key], after[key]);
    if (wasChangedElsewhere && !isForced) return null;
    result[key] = after[key] as T[keyof T];
  }
  return result;
}

/** The field that an entry is known by. */
function nameOf(entry: Entry<ListSection>): string {
  if ('job_title' in entry) return entry.job_title;
  if ('degree_title' in entry) return entry.degree_title;
  if ('language' in entry) return entry.language;
  return 'title' in entry ? entry.title : entry.name;
}

const entriesOf = <S extends ListSection>(profile: Profile, section: S) => profile[section] as Entry<S>[];

const list = <S extends ListSection>(section: S, entries: readonly Entry<S>[]) =>
  ({ [section]: entries }) as Sections;
