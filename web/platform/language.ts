import type { Language } from '#contract/kernel/fields.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { takeEarly } from './early.ts';
import { readStored, store } from './storage.ts';
import {
  addWords,
  drawAgain,
  hasWords,
  onMissingWords,
  speak,
  spokenLanguage,
  useTranslation,
  type Words,
} from './translation.ts';

/** Components use `useTranslation`; code without a component may use `i18n.t`. */
export { i18n } from './translation.ts';
export type { Language };
/** From which side the page is read. */
export type Direction = 'ltr' | 'rtl';

/** Gets the words of a part of the app, or those that every screen needs; an app that is not built has all in one. */
type LoadWords = (language: Language, part?: string) => Promise<Words>;

let loadWords: LoadWords | null = null;
/** The parts whose words are here or on their way, in each language. */
const coming: Record<Language, Map<string, Promise<void>>> = { en: new Map(), ar: new Map() };
/** The name of all words together; the build puts in the name of their file. */
const ALL = '%words:all%';

/** What is stored; else what the link of a mail says (`?lang=`); else English. Only `ar` is Arabic. */
export function storedLanguage(): Language {
  const chosen = readStored('locale') ?? new URLSearchParams(location.search).get('lang');
  return chosen === 'ar' ? 'ar' : 'en';
}

/** From which side a language is read. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** The language that is spoken; before its words are here, the one that will be. */
export const currentLanguage = (): Language => spokenLanguage() ?? storedLanguage();

/** Loads the words of the stored language and sets the page's direction. Call once, before the first render. */
export async function startLanguage(load: LoadWords, language: Language = storedLanguage()): Promise<void> {
  loadWords = load;
  onMissingWords(bringAll);
  addWords(language, await load(language));
  speak(language);
  showDirection(language);
}

/** Changes language and direction at once, without a reload, and keeps the choice. */
export async function setLanguage(language: Language): Promise<void> {
  if (loadWords && !hasWords(language)) addWords(language, await loadWords(language));
  const parts = new Set(Object.values(coming).flatMap((words) => [...words.keys()]));
  await Promise.all([...parts].map((part) => bringWords(part, language)));
  store('locale', language);
  speak(language);
  showDirection(language);
}

/**
 * What an `import()` brings, once the words that it says are there too; the build puts this around each
 * (`web/build/words.ts`). @throws what the import throws; ChunkLoadError where the words cannot be fetched.
 */
export async function withWords<M>(part: string, code: Promise<M>): Promise<M> {
  if (part) await Promise.all([code, bringWords(part)]);
  return code;
}

async function bringWords(part: string, language: Language = currentLanguage()): Promise<void> {
  const words = coming[language];
  if (!words.has(part)) words.set(part, fetchedWords(part, language));
  try {
    await words.get(part);
  } catch (error) {
    words.delete(part);
    throw error;
  }
  // The person may have changed the language meanwhile.
  if (language !== currentLanguage() && hasWords(currentLanguage())) await bringWords(part);
}

async function fetchedWords(part: string, language: Language): Promise<void> {
  if (loadWords) addWords(language, await loadWords(language, part));
}

/** Fetches a file of words that the build has cut (`web/build/words.ts`). @throws ChunkLoadError */
export async function fetchWords(part: string, language: Language): Promise<Words> {
  const address = `/assets/words/${part}.${language}.json`;
  try {
    const response = await (takeEarly(address) ?? fetch(address));
    if (response.ok) return (await response.json()) as Words;
  } catch {
    // No answer, or none that can be read: as when code cannot be fetched.
  }
  throw new ChunkLoadError(address);
}

/** A key whose words did not come with its code: everything is fetched, and what is on the screen drawn again. */
function bringAll(key: string): void {
  const language = currentLanguage();
  if (coming[language].has(ALL)) return;
  globalThis.reportError?.(new Error(`The words of ${key} did not come with the code that says them.`));
  void bringWords(ALL, language).then(drawAgain);
}

/** The current language and its direction; renders again when they change. */
export function useLanguage(): { language: Language; direction: Direction } {
  useTranslation('platform');
  const language = currentLanguage();
  return { language, direction: directionOf(language) };
}

/** The other tabs of this browser speak the same language. */
export function followLanguageOfOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === 'locale' && storedLanguage() !== currentLanguage()) void setLanguage(storedLanguage());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function showDirection(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
