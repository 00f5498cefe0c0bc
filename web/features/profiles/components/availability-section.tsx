import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type AvailabilityProps, WORDS } from '../availability.ts';
import { DetailSection } from './detail-section.tsx';
import { Facts } from './facts.tsx';
import { AvailabilityEditor } from './late-editors.ts';

export function AvailabilitySection(props: AvailabilityProps) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const { notice_period_days: notice, expected_salary: salary } = props.details;
  const currency = props.details.expected_salary_currency ?? USUAL_CURRENCY;
  const noticeWords = notice === 0 ? t('availability.notice_now') : notice && t('days', { count: notice });
  return (
    <DetailSection
      place="availability"
      title={t('availability.title')}
      editor={(onDone) => <AvailabilityEditor {...props} onDone={onDone} />}
    >
      <Facts
        facts={[
          [t('availability.ways'), format.list(props.availability.map((way) => t(WORDS[way])))],
          [t('availability.notice_label'), noticeWords],
          [
            t('availability.salary_label'),
            salary != null && t('availability.salary_month', { amount: format.money(salary, currency) }),
          ],
        ]}
      />
    </DetailSection>
  );
}
