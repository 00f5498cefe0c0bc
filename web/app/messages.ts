import type { Language } from '#contract/kernel/fields.ts';
import type en from './messages.en.ts';

/**
 * Fetches the words of one language; the other one is never sent until it is asked for. The build puts another in its place,
 * which fetches them part by part (`web/build/words.ts`).
 */
export async function loadWords(language: Language) {
  const words = language === 'ar' ? await import('./messages.ar.ts') : await import('./messages.en.ts');
  return words.default;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof en;
  }
}
