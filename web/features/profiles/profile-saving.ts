import { useMemo } from 'react';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { getProfile, type Profile, patchProfile } from '#contract/features/profiles.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { i18n } from '#web/platform/language.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { onSessionEnd } from '#web/platform/session.ts';
import { sharedValue, useShared } from '#web/platform/shared-value.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { type Change, takeBack } from './profile-changes.ts';

export const profileQuery = queryFor(getProfile, {});

const CHANGED_ELSEWHERE = 'profiles.changed_elsewhere';
const TRIES = 4;

/** Whether the same thing was changed in another tab or by a reading: the person decides whose counts. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.code === CHANGED_ELSEWHERE;

/** What is on its way to the server. */
const pending = sharedValue<readonly Change[]>([]);

/** Saves follow each other, so that each is told the version that the one before it made. */
let last: Promise<unknown> = Promise.resolve();

export interface Saved {
  /** The server's sentence that it worked; empty where there was nothing to do. */
  message: string;
  /** Something else had changed elsewhere meanwhile, and both are in it now. */
  isMerged: boolean;
  undo: Change | null;
}

/**
 * Saves a change over the newest version of the profile. When another version came in between, the change is
 * made anew on that one, unless both touched the same.
 * @throws ApiError; a conflict is told by `isConflict`.
 */
export function saveProfile(change: Change, { isForced = false } = {}): Promise<Saved> {
  const saving = last.then(() => send(change, isForced));
  last = saving.catch(() => {});
  return saving;
}

/** As `saveProfile`, but seen at once; when it fails the screen goes back and says why, and null is answered. */
export async function changeAtOnce(change: Change): Promise<Saved | null> {
  pending.set([...pending.get(), change]);
  try {
    return await saveProfile(change);
  } catch (error) {
    showError(error);
    return null;
  } finally {
    pending.set(pending.get().filter((one) => one !== change));
  }
}

/** Says that it worked, with the way back. */
export function showSaved(saved: Saved, message: string): void {
  const { undo, isMerged } = saved;
  const words = isMerged ? i18n.t('profiles:saved_merged') : message;
  showNotice(words, undo ? { undo: () => void changeAtOnce(undo) } : {});
}

/** Puts a profile that the server changed by itself in place, and says so. */
export function showTaken(before: Profile, after: Profile, message: string): void {
  queryCache.setQueryData(profileQuery.queryKey, after);
  void refresh(listMatchingJobs);
  showSaved({ message, isMerged: false, undo: takeBack(before, after) }, message);
}

/** The profile with what is being saved already in it. */
export function useShownProfile(profile: Profile): Profile {
  const changes = useShared(pending);
  return useMemo(() => {
    let shown = profile;
    for (const change of changes) shown = { ...shown, ...change(shown) } as Profile;
    return shown;
  }, [changes, profile]);
}

async function send(change: Change, isForced: boolean): Promise<Saved> {
  let profile = await queryCache.ensureQueryData(profileQuery);
  for (let attempt = 1; ; attempt++) {
    const sections = change(profile, isForced);
    if (!sections) throw changedElsewhere();
    if (Object.keys(sections).length === 0) return { message: '', isMerged: false, undo: null };
    try {
      const { data, message } = await callWithMessage(patchProfile, {
        body: { ...sections, version: profile.version },
      });
      queryCache.setQueryData(profileQuery.queryKey, data);
      void refresh(listMatchingJobs);
      return { message, isMerged: attempt > 1, undo: takeBack(profile, data) };
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
      profile = await queryCache.fetchQuery({ ...profileQuery, staleTime: 0 });
    }
  }
}

const changedElsewhere = () =>
  new ApiError({ status: 409, code: CHANGED_ELSEWHERE, message: i18n.t('profiles:conflict.title') });

onSessionEnd(() => {
  last = Promise.resolve();
  pending.set([]);
});
