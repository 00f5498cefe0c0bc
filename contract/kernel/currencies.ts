/** The currencies in which jobs and wishes name pay. */
export const CURRENCIES = ['AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR', 'JOD', 'EGP', 'USD'] as const;
/** One of them, by its ISO 4217 code. What checks it is in `fields.ts`: whoever shows an amount needs no checker. */
export type Currency = (typeof CURRENCIES)[number];

/** What pay is compared in, and meant in where nothing else is said. */
export const USUAL_CURRENCY = 'AED' satisfies Currency;

/** What a dollar costs in a currency, and of which day that is. */
interface Rate {
  perDollar: number;
  /** `pegged` and `basket` hardly move; a floating one must be looked after. */
  kind: 'pegged' | 'basket' | 'floating';
  asOf: string;
}

/**
 * Rates by which pay is compared; nobody is paid by them. Most central banks here have held their peg for decades: its
 * day is the one on which it was set. Kuwait follows an undisclosed basket. Egypt's pound floats, so its figure is an
 * estimate of its day.
 */
const RATES: Readonly<Record<Currency, Rate>> = {
  AED: { perDollar: 3.6725, kind: 'pegged', asOf: '1997-11-01' },
  SAR: { perDollar: 3.75, kind: 'pegged', asOf: '1986-06-01' },
  QAR: { perDollar: 3.64, kind: 'pegged', asOf: '2001-07-09' },
  KWD: { perDollar: 0.307, kind: 'basket', asOf: '2025-11-01' },
  BHD: { perDollar: 0.376, kind: 'pegged', asOf: '2001-12-25' },
  OMR: { perDollar: 0.3845, kind: 'pegged', asOf: '1986-01-25' },
  JOD: { perDollar: 0.709, kind: 'pegged', asOf: '1995-10-23' },
  EGP: { perDollar: 47.5, kind: 'floating', asOf: '2025-11-01' },
  USD: { perDollar: 1, kind: 'pegged', asOf: '1997-11-01' },
};

/** What one of a currency is worth in the currency that pay is compared in, to six digits as the database has it too. */
export const worthOf = (currency: Currency): number =>
  Number((RATES[USUAL_CURRENCY].perDollar / RATES[currency].perDollar).toFixed(6));

/** An amount in the currency that pay is compared in. */
export const inUsualCurrency = (amount: number, currency: Currency): number =>
  currency === USUAL_CURRENCY ? amount : Math.round(amount * worthOf(currency));

/** What somebody wishes to earn a month, in their own currency; where they name none it is the usual one. */
export interface PayWish {
  expected_salary?: number | null | undefined;
  expected_salary_currency?: Currency | null | undefined;
}
