import { CURRENCIES } from '#contract/kernel/currencies.ts';
import type { Language } from '#contract/kernel/fields.ts';

/** The currencies to choose from, by their names in a language. */
export function currencyNames(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CURRENCIES.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }));
}
