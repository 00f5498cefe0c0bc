import type { Profile, ProfileChange } from '#contract/features/profiles.contract.ts';
import { fold } from '#engines/text/index.ts';
import type { Sections } from './profiles.resume-sections.ts';

/** What a document says, in the sections of a profile. */
export interface ReadDocument extends Sections {
  social_links?: Profile['social_links'];
}

export interface Compared {
  profile: Profile;
  read: ReadDocument;
  /** What the reading before this one said: what it said and the profile still says is nobody's own word. */
  former: Sections | null;
  /** The document is the one that `former` was read from. */
  isSameDocument: boolean;
}

/** A change as it is shown, with what it does. */
export interface Difference {
  view: ProfileChange;
  before: unknown;
  after: unknown;
}

export const plain = (text: unknown) => fold(String(text)).trim();

export const shown = (value: unknown) =>
  (isNothing(value) ? null : value) as ProfileChange['fields'][number]['after'];

export const plainAddress = (address: string | null | undefined) =>
  (address ?? '')
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/$/, '');

export const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function isSame(one: unknown, other: unknown): boolean {
  // A mark that is not set says as much as none.
  if (typeof one === 'boolean' || typeof other === 'boolean') return Boolean(one) === Boolean(other);
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => item === other[at]);
  return one === other;
}
