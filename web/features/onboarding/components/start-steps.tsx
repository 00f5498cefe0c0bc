import { ProgressSteps } from '#web/design/progress-steps.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** Where a candidate is between signing up and a profile. */
export function StartSteps({ current }: { current: 0 | 1 | 2 }) {
  const { t } = useTranslation('onboarding');
  return (
    <div style={{ marginBlockEnd: 28 }}>
      <ProgressSteps
        label={t('candidate.steps')}
        current={current}
        steps={[
          { key: 'about', label: t('candidate.step_about') },
          { key: 'terms', label: t('candidate.step_terms') },
          { key: 'reading', label: t('candidate.step_reading') },
        ]}
      />
    </div>
  );
}
