import { inUsualCurrency, worthOf } from '#contract/kernel/currencies.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { placeName, type Taxonomy } from '#engines/taxonomy/index.ts';
import { quantity } from '#engines/text/index.ts';
import { expected } from '#server/platform/expected.ts';
import type { Country, DemoData, Work } from './data.ts';
import type { Both, Gendered } from './entries.ts';
import type { Chance } from './random.ts';

/** What companies, jobs and people are made with. */
export interface Making {
  taxonomy: Taxonomy;
  data: DemoData;
  chance: Chance;
  now: Date;
}

/** The name of a skill. */
export const nameOf = (taxonomy: Taxonomy, skillId: string, lang: Language) =>
  taxonomy.skill(skillId)?.name[lang] ?? skillId;

/** One of a list of names with weights. */
export function weighed<T extends { weight: number }>(chance: Chance, list: readonly T[]): T {
  let left = chance.next() * list.reduce((sum, { weight }) => sum + weight, 0);
  for (const one of list) {
    left -= one.weight;
    if (left < 0) return one;
  }
  return expected(list.at(-1), 'entry to choose');
}

/** The occupation of an id. Throws for one that nobody wrote. */
export const workOf = (data: DemoData, id: string): Work => expected(data.works.get(id), `occupation ${id}`);

/** The country in which a city lies. */
export const countryOf = (data: DemoData, city: string): Country =>
  expected(
    data.countries.find((it) => it.cities.some(({ id }) => id === city)),
    `country of ${city}`,
  );

/** "Dubai, United Arab Emirates". */
export function addressOf({ taxonomy, data }: Making, city: string, lang: Language): string {
  const names = [city, countryOf(data, city).id].map((id) => placeName(taxonomy, id, lang));
  return names.join(lang === 'ar' ? '، ' : ', ');
}

/** A title as its holder writes it. Postings write the masculine form, as is usual. */
export const titleIn = (title: Gendered, lang: Language, isWoman = false): string =>
  lang === 'en' ? title.en : title.ar[isWoman ? 'woman' : 'man'];

/** Both languages with the same numbers in place of "{3-7}". */
export function withNumbers(chance: Chance, { en, ar }: Both): Both {
  const numbers = new Map<string, string>();
  const filled = (text: string) =>
    text.replace(/\{(\d+)-(\d+)\}/g, (slot, low: string, high: string) => {
      const number = numbers.get(slot) ?? String(chance.between(Number(low), Number(high)));
      numbers.set(slot, number);
      return number;
    });
  return { en: filled(en), ar: filled(ar) };
}

/** A month's pay in a country, in its own currency, of a band in dirhams at a place of it from 0 to 1. */
export function payIn(country: Country, band: { min: number; max: number }, place: number): number {
  const dirhams = (band.min + (band.max - band.min) * place) * country.pay;
  return rounded(dirhams / worthOf(country.currency));
}

/** As people say it: 12,500, 4,200 or 380. */
function rounded(pay: number): number {
  const step = pay >= 10_000 ? 500 : pay >= 2_000 ? 100 : pay >= 500 ? 25 : 10;
  return Math.max(step, Math.round(pay / step) * step);
}

/** What a month's pay in a country would be in the Emirates, in dirhams. */
export const payAsInEmirates = (country: Country, pay: number): number =>
  inUsualCurrency(pay, country.currency) / country.pay;

/** After "than" or "of", which ask for the genitive. */
export const yearsInArabic = (years: number): string => quantity('ar', years, 'year', 'object');

/** "a year", "4 years". */
export const yearsInEnglish = (years: number): string => (years === 1 ? 'one year' : `${years} years`);
