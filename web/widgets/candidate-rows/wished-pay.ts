import { type PayWish, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** What somebody asks for in their own currency; of who is hidden it may be converted, and is marked so. */
export function useWishedPay(): (wish: PayWish, isBlind: boolean) => string {
  const { t } = useTranslation('candidate-rows');
  const { money } = useFormatters();
  return ({ expected_salary: sum, expected_salary_currency: currency }, isBlind) => {
    const amount = money(sum, currency ?? USUAL_CURRENCY);
    return amount && isBlind ? t('about', { amount }) : amount;
  };
}
