import { CURRENCIES } from '#contract/kernel/currencies.ts';
import type { Language } from '#contract/kernel/fields.ts';

/** The currencies to choose from, by their codes and names in a language: a narrow field cuts the end. */
export function currencyNames(language: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CURRENCIES.map((code) => ({
    value: code,
    label: [...new Set([code, names.of(code) ?? code])].join(' – '),
  }));
}
