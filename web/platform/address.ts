import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type AddressShape, readValues, type ValuesOf } from './address-values.ts';

/**
 * State that lives in the address, so that a reload, the back button and a shared link keep it:
 * `const [{ page, tab }, setAddress] = useAddress(JOBS)`, with the shape that the feature's manifest gives the route.
 * Changes replace the entry in the history; `{ push: true }` adds one, for what a person would call another place; it
 * begins at its top unless `scroll` is false.
 */
export function useAddress<S extends AddressShape>(shape: S) {
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search });
  const values = readValues(shape, search);

  const set = useCallback(
    (
      changes: Partial<ValuesOf<S>>,
      { push = false, scroll = push }: { push?: boolean; scroll?: boolean } = {},
    ) => {
      const change = (before: Record<string, unknown>) => {
        const after = { ...before };
        for (const [name, value] of Object.entries(changes)) {
          const field = shape[name];
          const text = field?.write(value);
          if (field && text !== field.write(field.usual)) after[name] = text;
          else delete after[name];
        }
        return after;
      };
      void navigate({
        to: '.',
        replace: !push,
        resetScroll: scroll,
        // Which route this is only the caller knows; the route reads what is written here like any address.
        search: change,
      });
    },
    [navigate, shape],
  );

  return [values, set] as const;
}

/** A path of this app that an address may ask to be sent to; anything else, another site above all, is home. */
export function ownPath(wished: string): string {
  return /^\/(?![/\\])/.test(wished) ? wished : '/';
}
