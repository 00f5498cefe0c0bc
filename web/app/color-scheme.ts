import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/**
 * Keeps the scheme in a cookie. It belongs to the person's eyes, not to their session: a logout empties the
 * browser's storage but not this.
 */
export const schemeInCookie: MantineColorSchemeManager = {
  get: (usual) => {
    const found = /(?:^|; )scheme=(light|dark|auto)/.exec(document.cookie)?.[1];
    return (found as MantineColorScheme | undefined) ?? usual;
  },
  set: (scheme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from two of the browsers we serve.
    document.cookie = `scheme=${scheme}; path=/; max-age=31536000; samesite=lax`;
  },
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = 'scheme=; path=/; max-age=0; samesite=lax';
  },
};
