import { useCallback } from 'react';
import { useAddress } from '#web/platform/address.ts';
import { CANDIDATE_PROFILE } from './profiles.addresses.ts';

/**
 * What is being edited stands in the address, such as `work-0`, `work-new` or `details`: a reload keeps it,
 * and back closes it.
 */
export function useEditing() {
  const [{ edit }, setAddress] = useAddress(CANDIDATE_PROFILE);
  const open = useCallback((what: string) => setAddress({ edit: what }, { push: true }), [setAddress]);
  const close = useCallback(
    (focusOn?: string) => {
      setAddress({ edit: '' });
      if (focusOn) focusSoon(focusOn);
    },
    [setAddress],
  );
  return { edit, open, close };
}

/** The button that opened an editor comes back after it; the focus returns there. */
export function focusSoon(id: string, tries = 10): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) element.focus();
    else if (tries > 0) focusSoon(id, tries - 1);
  });
}
