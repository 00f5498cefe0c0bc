import { createInstance, type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#contract/kernel/fields.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import { takeEarly } from './early.ts';
import { readStored, store } from './storage.ts';

export type { Language };
export type Direction = 'ltr' | 'rtl';

/** Gets the words of a part of the app, or those that every screen needs; an app that is not built has all in one. */
type LoadWords = (language: Language, part?: string) => Promise<ResourceLanguage>;

/** The words of the app. Components use `useTranslation`; code without a component may use `i18n.t`. */
export const i18n = createInstance();
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

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export function currentLanguage(): Language {
  if (!i18n.language) return storedLanguage();
  return i18n.language === 'ar' ? 'ar' : 'en';
}

/** Loads the words of the stored language and sets the page's direction. Call once, before the first render. */
export async function startLanguage(load: LoadWords, language: Language = storedLanguage()): Promise<void> {
  loadWords = load;
  const words = await load(language);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: words },
    fallbackLng: false,
    defaultNS: 'app',
    // React escapes what it renders; escaping twice would print entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => bringAll(`${namespace}:${key}`),
  });
  showDirection(language);
}

/** Changes language and direction at once, without a reload, and keeps the choice. */
export async function setLanguage(language: Language): Promise<void> {
  if (loadWords && !i18n.hasResourceBundle(language, 'app')) addWords(language, await loadWords(language));
  const parts = new Set(Object.values(coming).flatMap((words) => [...words.keys()]));
  await Promise.all([...parts].map((part) => bringWords(part, language)));
  store('locale', language);
  await i18n.changeLanguage(language);
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
  if (language !== currentLanguage() && i18n.hasResourceBundle(currentLanguage(), 'app'))
    await bringWords(part);
}

async function fetchedWords(part: string, language: Language): Promise<void> {
  if (loadWords) addWords(language, await loadWords(language, part));
}

/** Fetches a file of words that the build has cut (`web/build/words.ts`). @throws ChunkLoadError */
export async function fetchWords(part: string, language: Language): Promise<ResourceLanguage> {
  const address = `/assets/words/${part}.${language}.json`;
  try {
    const response = await (takeEarly(address) ?? fetch(address));
    if (response.ok) return (await response.json()) as ResourceLanguage;
  } catch {
    // No answer, or none that can be read: as when code cannot be fetched.
  }
  throw new ChunkLoadError(address);
}

/** Adds words to those that are there; what is on the screen has its own already and is not drawn again. */
function addWords(language: Language, words: ResourceLanguage): void {
  for (const [namespace, messages] of Object.entries(words))
    i18n.addResourceBundle(language, namespace, messages, true, true, { silent: true });
}

/** A key whose words did not come with its code: everything is fetched, and what is on the screen drawn again. */
function bringAll(key: string): void {
  const language = currentLanguage();
  if (coming[language].has(ALL)) return;
  reportError(new Error(`The words of ${key} did not come with the code that says them.`));
  // Adding nothing, but not silently, draws it again.
  void bringWords(ALL, language).then(() => i18n.addResourceBundle(language, 'app', {}, true, true));
}

/** The current language and its direction; renders again when they change. */
export function useLanguage(): { language: Language; direction: Direction } {
  useTranslation();
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
