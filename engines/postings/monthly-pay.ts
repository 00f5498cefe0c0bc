import { fold } from '#engines/text/index.ts';
import type { Pay } from './pay.ts';

/** The currencies that jobs carry; pay in any other is left to a person. */
const JOB_CURRENCIES = ['AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR', 'JOD', 'EGP', 'USD'] as const;
export type JobCurrency = (typeof JOB_CURRENCIES)[number];

/** Above this many dirhams a sum without a period is a year's, and far above it no pay at all. */
const MOST_A_MONTH = 150_000;
/** About what one of each is worth in dirhams: only to tell a month's pay from a year's. */
const DIRHAMS: Readonly<Record<JobCurrency, number>> = {
  AED: 1,
  SAR: 1,
  QAR: 1,
  KWD: 12,
  BHD: 10,
  OMR: 10,
  JOD: 5,
  EGP: 0.08,
  USD: 3.7,
};

interface MonthlyPay {
  min: number | null;
  max: number | null;
  currency: JobCurrency | null;
  note:
    | 'pay_converted'
    | 'pay_in_other_currency'
    | 'pay_currency_of_place'
    | 'pay_currency_unsaid'
    | 'pay_period_open'
    | null;
}

/** Pay as jobs carry it, a month's in its own currency. Periods whose length does not depend on working hours are converted. */
export function monthlyPay({ min, max, currency: code, isCurrencyOfPlace, period }: Pay): MonthlyPay {
  const nothing = { min: null, max: null, currency: null };
  if (code === null) return { ...nothing, note: 'pay_currency_unsaid' };
  const currency = JOB_CURRENCIES.find((one) => one === code);
  if (!currency) return { ...nothing, note: 'pay_in_other_currency' };
  if (period === 'hour' || period === 'day') return { ...nothing, note: 'pay_period_open' };
  if (period === null && (min ?? max ?? 0) * DIRHAMS[currency] > MOST_A_MONTH)
    return { ...nothing, note: 'pay_period_open' };
  const share = period === 'year' ? 1 / 12 : period === 'week' ? 52 / 12 : 1;
  const monthly = (sum: number | null): number | null => (sum === null ? null : Math.round(sum * share));
  return {
    min: monthly(min),
    max: monthly(max),
    currency,
    note: share !== 1 ? 'pay_converted' : isCurrencyOfPlace ? 'pay_currency_of_place' : null,
  };
}

/** "Riyal", "dinar" and "pound" are money of several countries; the place says whose. */
const NATIONAL: readonly { word: RegExp; currencies: readonly JobCurrency[] }[] = [
  { word: /riyal|rial|ريال/u, currencies: ['SAR', 'QAR', 'OMR'] },
  { word: /dinar|دينار|\bk\.?d\b|\bb\.?d\b/u, currencies: ['KWD', 'BHD', 'JOD'] },
];

/** The money of a country, by the country's id among places. */
const OF_COUNTRY: Readonly<Record<string, JobCurrency>> = {
  uae: 'AED',
  'saudi-arabia': 'SAR',
  qatar: 'QAR',
  kuwait: 'KWD',
  bahrain: 'BHD',
  oman: 'OMR',
  jordan: 'JOD',
  egypt: 'EGP',
};

/** Pay of a job in a country, where its words name no currency or one that another country has too. */
export function payIn(pay: Pay | null, country: string | null): Pay | null {
  const own = OF_COUNTRY[country ?? ''];
  if (!pay || !own) return pay;
  if (pay.currency === null) return { ...pay, currency: own, isCurrencyOfPlace: true };
  const written = fold(pay.written);
  if (SAID_WHOSE.test(written)) return pay;
  const national = NATIONAL.find(({ word }) => word.test(written));
  return national?.currencies.includes(own) ? { ...pay, currency: own } : pay;
}

const SAID_WHOSE = /saudi|qatari|omani|kuwaiti|bahraini|jordanian|سعودي|قطري|عماني|كويتي|بحريني|اردني/u;
