import type { Language } from '#contract/kernel/fields.ts';
import { wordsOnDisk } from '#web/build/on-disk.ts';
import type { RouteName } from '#web/platform/feature.ts';
import { type Translate, translate } from '#web/platform/translate.ts';

const WORDS = { en: await wordsOnDisk('en'), ar: await wordsOnDisk('ar') };

export type Words = Translate;

/** The words a person of the language reads, by their key: a journey looks for them, not for our code. */
export const wordsOf =
  (language: Language): Words =>
  (key, values) => {
    const text = translate(language, WORDS[language], '', key, values);
    if (text === undefined) throw new Error(`${key} has no words in ${language}`);
    return text;
  };

/** Title of the browser's tab on a screen. */
export const titleOf = (t: Words, name: RouteName): string => `${t(`screens:${name}`)} | ${t('app:product')}`;
