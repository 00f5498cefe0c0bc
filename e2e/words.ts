import { createInstance } from 'i18next';
import type { Language } from '#contract/kernel/fields.ts';
import { wordsOnDisk } from '#web/build/on-disk.ts';
import type { RouteName } from '#web/platform/feature.ts';
import type { Namespaces } from '#web/platform/words.ts';

const en = await wordsOnDisk('en');
const ar = await wordsOnDisk('ar');
const instance = createInstance();
await instance.init({
  lng: 'en',
  resources: { en, ar },
  fallbackLng: false,
  defaultNS: 'app',
  interpolation: { escapeValue: false },
});

const NAMESPACES = Object.keys(en) as (keyof Namespaces)[];

/** The words a person of the language reads, by their key: a journey looks for them, not for our code. */
export const wordsOf = (language: Language) => instance.getFixedT(language, NAMESPACES);
export type Words = ReturnType<typeof wordsOf>;

/** Title of the browser's tab on a screen. */
export const titleOf = (t: Words, name: RouteName): string => `${t(`screens:${name}`)} | ${t('app:product')}`;
