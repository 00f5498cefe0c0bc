import { useCallback } from 'react';
import { useAddress } from '#web/platform/address.ts';
import { CANDIDATE_PROFILE } from './profiles.addresses.ts';

/** What is looked at on the profile's screen. A comparison belongs to the document, and has no tab of its own. */
export const TABS = ['profile', 'original', 'sharing', 'exchange'] as const;
export type Tab = (typeof TABS)[number];

/** Which view stands in the address, and the ways to others; each is a step that back undoes. */
export function useView() {
  const [{ view, file }, setAddress] = useAddress(CANDIDATE_PROFILE);
  const show = useCallback(
    (next: Tab) => setAddress({ view: next, file: '', edit: '', at: '' }, { push: true }),
    [setAddress],
  );
  /** Reads the present resume anew, or a newer one, beside the profile. */
  const compare = useCallback(
    (fileId = '') => setAddress({ view: 'compare', file: fileId, edit: '', at: '' }, { push: true }),
    [setAddress],
  );
  return { view, file, show, compare };
}
