import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** How a value stands in the address. What equals the usual value is left out of it. */
export interface AddressValue<T> {
  usual: T;
  read: (text: string) => T;
  write: (value: T) => string;
}

/** A page and the like: counted from 1. More than the most is the most: an address may be written by hand. */
export const wholeNumber = (usual = 1, most = 999_999): AddressValue<number> => ({
  usual,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Math.min(most, Number(text)) : usual),
  write: String,
});

export const text = (usual = '', longest = Number.POSITIVE_INFINITY): AddressValue<string> => ({
  usual,
  read: (value) => value.slice(0, longest),
  write: (value) => value,
});

/** One of a closed list of words; anything else in the address counts as the usual one. */
export const oneOf = <const W extends string>(words: readonly W[], usual: NoInfer<W>): AddressValue<W> => ({
  usual,
  read: (value) => words.find((word) => word === value) ?? usual,
  write: (value) => value,
});

export const yesOrNo = (usual = false): AddressValue<boolean> => ({
  usual,
  read: (value) => value === '1',
  write: (value) => (value ? '1' : '0'),
});

/** Several words, in the order given; those beyond the most, and what is no such word, count for nothing. */
export const words = (
  usual: readonly string[] = [],
  { most = Number.POSITIVE_INFINITY, longest = Number.POSITIVE_INFINITY, like = /\S/ } = {},
): AddressValue<readonly string[]> => ({
  usual,
  read: (value) =>
    value
      .split(',')
      .filter((word) => like.test(word) && word.length <= longest)
      .slice(0, most),
  write: (value) => value.join(','),
});

type Shape = Readonly<Record<string, AddressValue<never>>>;
type ValuesOf<S> = { [K in keyof S]: S[K] extends AddressValue<infer T> ? T : never };

/**
 * State that lives in the address, so that a reload, the back button and a shared link keep it:
 * `const [{ page, tab }, setAddress] = useAddress({ page: wholeNumber(), tab: oneOf(TABS, 'all') })`.
 * Define the shape outside of the component. Changes replace the entry in the history; `{ push: true }` adds
 * one, for what a person would call another place; it begins at its top unless `scroll` is false.
 */
export function useAddress<S extends Readonly<Record<string, unknown>>>(shape: S) {
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search }) as Record<string, unknown>;
  const fields = shape as unknown as Shape;

  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = search[name];
      return [name, value === undefined ? field.usual : field.read(String(value))];
    }),
  ) as unknown as ValuesOf<S>;

  const set = useCallback(
    (
      changes: Partial<ValuesOf<S>>,
      { push = false, scroll = push }: { push?: boolean; scroll?: boolean } = {},
    ) => {
      void navigate({
        to: '.',
        replace: !push,
        resetScroll: scroll,
        search: ((before: Record<string, unknown>) => {
          const after = { ...before };
          for (const [name, value] of Object.entries(changes)) {
            const field = fields[name]!;
            const written = field.write(value as never);
            if (written === field.write(field.usual)) delete after[name];
            else after[name] = written;
          }
          return after;
        }) as never,
      });
    },
    [navigate, fields],
  );

  return [values, set] as const;
}

/** A path of this app that an address may ask to be sent to; anything else, another site above all, is home. */
export function ownPath(wished: string): string {
  return /^\/(?![/\\])/.test(wished) ? wished : '/';
}
