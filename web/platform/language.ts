import { createInstance, type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#contract/kernel/fields.ts';
import { readStored, store } from './storage.ts';

export type { Language };
export type Direction = 'ltr' | 'rtl';

/** Gets all words of one language; each language is a chunk of its own. */
type LoadWords = (language: Language) => Promise<ResourceLanguage>;

/** The words of the app. Components use `useTranslation`; code without a component may use `i18n.t`. */
export const i18n = createInstance();
let loadWords: LoadWords | null = null;

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
    react: { useSuspense: false },
  });
  showDirection(language);
}

/** Changes language and direction at once, without a reload, and keeps the choice. */
export async function setLanguage(language: Language): Promise<void> {
  if (loadWords && !i18n.hasResourceBundle(language, 'app')) {
    const words = await loadWords(language);
    for (const [feature, messages] of Object.entries(words))
      i18n.addResourceBundle(language, feature, messages);
  }
  store('locale', language);
  await i18n.changeLanguage(language);
  showDirection(language);
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
