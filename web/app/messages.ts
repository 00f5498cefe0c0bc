import type { Language } from '#contract/kernel/fields.ts';
import { gatherWords, type Messages } from '#web/platform/words.ts';

type Files = Readonly<Record<string, () => Promise<Messages>>>;

const FILES: Record<Language, Files> = {
  en: import.meta.glob<Messages>('../**/*.messages.en.ts', { import: 'default' }),
  ar: import.meta.glob<Messages>('../**/*.messages.ar.ts', { import: 'default' }),
};

/**
 * Fetches all words of one language. The build puts another in its place, which fetches them part by part
 * (`web/build/words.ts`).
 */
export async function loadWords(language: Language): Promise<Record<string, Messages>> {
  const files = Object.entries(FILES[language]);
  return gatherWords(await Promise.all(files.map(async ([file, load]) => [file, await load()] as const)));
}
