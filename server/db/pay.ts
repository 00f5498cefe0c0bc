import { type SQL, sql } from 'drizzle-orm';
import { CURRENCIES, USUAL_CURRENCY, worthOf } from '#contract/kernel/currencies.ts';

/** What one of a currency is worth, as SQL knows it: rates are few, and lists of thousands are sorted by them. */
const WORTHS = CURRENCIES.filter((code) => code !== USUAL_CURRENCY)
  .map((code) => `when '${code}' then ${worthOf(code)}`)
  .join(' ');

/** What an amount of a currency (null where none is named) is worth in the one that pay is compared in; an integer. */
export const inUsualMoney = (amount: SQL, currency: SQL): SQL<number | null> =>
  sql<number | null>`round(${amount} * case ${currency} ${sql.raw(WORTHS)} else 1 end)::int`;

/** The same of two columns, for statements that are written as text. */
export const usualMoneyOf = (amount: string, currency: string): string =>
  `round(${amount} * case ${currency} ${WORTHS} else 1 end)`;
