import { useMemo, useSyncExternalStore } from 'react';
import { listMatchingJobs } from '#contract/features/matches.contract.ts';
import { getProfile, type Profile, patchProfile } from '#contract/features/profiles.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { i18n } from '#web/platform/language.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import type { Change } from './profile-changes.ts';

export const profileQuery = queryFor(getProfile, {});

const CHANGED_ELSEWHERE = 'profiles.changed_elsewhere';
const TRIES = 4;

/** Whether the same thing was changed in another tab or by a reading: the person decides whose counts. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.code === CHANGED_ELSEWHERE;

/** Saves follow each other, so that each is told the version that the one before it made. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Saves a change over the newest version of the profile. When another version came in between, the change is
 * made anew on that one, unless both touched the same.
 * @returns the server's sentence that it worked.
 * @throws ApiError; a conflict is told by `isConflict`.
 */
export function saveProfile(change: Change, { isForced = false } = {}): Promise<string> {
  const saving = last.then(() => send(change, isForced));
  last = saving.catch(() => {});
  return saving;
}

/** As `saveProfile`, but seen at once; when it fails the screen goes back and says why. */
export async function changeAtOnce(change: Change): Promise<void> {
  show([...pending, change]);
  try {
    await saveProfile(change);
  } catch (error) {
    showError(error);
  } finally {
    show(pending.filter((one) => one !== change));
  }
}

/** The profile with what is being saved already in it. */
export function useShownProfile(profile: Profile): Profile {
  const changes = useSyncExternalStore(onPending, () => pending);
  return useMemo(() => {
    let shown = profile;
    for (const change of changes) shown = { ...shown, ...change(shown) } as Profile;
    return shown;
  }, [changes, profile]);
}

async function send(change: Change, isForced: boolean): Promise<string> {
  let profile = await queryCache.ensureQueryData(profileQuery);
  for (let attempt = 1; ; attempt++) {
    const sections = change(profile, isForced);
    if (!sections) throw changedElsewhere();
    if (Object.keys(sections).length === 0) return '';
    try {
      const { data, message } = await callWithMessage(patchProfile, {
        body: { ...sections, version: profile.version },
      });
      queryCache.setQueryData(profileQuery.queryKey, data);
      void refresh(listMatchingJobs);
      return message;
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
      profile = await queryCache.fetchQuery({ ...profileQuery, staleTime: 0 });
    }
  }
}

const changedElsewhere = () =>
  new ApiError({ status: 409, code: CHANGED_ELSEWHERE, message: i18n.t('profiles:conflict.title') });

let pending: readonly Change[] = [];
const listeners = new Set<() => void>();

function show(changes: readonly Change[]): void {
  pending = changes;
  for (const listener of listeners) listener();
}

function onPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onSessionEnd(() => {
  last = Promise.resolve();
  show([]);
});
