import { type Currency, type PayWish, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';

/**
 * What somebody asks for a month, in their own words: their sum in their currency, null where they do not share it.
 * `compared` is the same in the currency that lists are narrowed and sorted by. Of who is hidden that one is told, since
 * their own currency would tell their country; readers mark it as a conversion.
 */
export function wishedPay(
  compared: number | null | undefined,
  wish: PayWish,
  isHidden: boolean,
): { expected_salary: number | null; expected_salary_currency: Currency | null } {
  if (compared === null || compared === undefined)
    return { expected_salary: null, expected_salary_currency: null };
  if (isHidden) return { expected_salary: compared, expected_salary_currency: USUAL_CURRENCY };
  return {
    expected_salary: wish.expected_salary ?? null,
    expected_salary_currency: wish.expected_salary_currency ?? USUAL_CURRENCY,
  };
}
