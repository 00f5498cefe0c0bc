import { lazy, Suspense } from 'react';
import { NATIONALITY_REASONS } from '#contract/features/jobs.contract.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditingForm } from '../../job-editing.ts';

/** Few jobs fall under such a law. */
const NationalityWords = lazy(() => import('./nationality-words.tsx'));

/** A law that asks for some nationalities: without one nobody is narrowed by theirs, and with it every candidate reads it. */
export function NationalityField({ form }: { form: JobEditingForm }) {
  const { t } = useTranslation(['jobs', 'job-details']);
  const condition = form.values.nationality_condition;
  return (
    <>
      <LateSelect
        label={t('form.nationality_condition')}
        description={t('form.nationality_help')}
        placeholder={t('form.nationality_none')}
        clearable
        data={NATIONALITY_REASONS.map((value) => ({
          value,
          label: t(`job-details:nationality.reasons.${value}`),
        }))}
        value={condition?.reason ?? null}
        onChange={(chosen) => {
          const reason = NATIONALITY_REASONS.find((one) => one === chosen);
          form.setFieldValue(
            'nationality_condition',
            reason ? { nationalities: [], sentence: '', ...condition, reason } : null,
          );
        }}
      />
      {condition && (
        <Suspense fallback={null}>
          <NationalityWords form={form} />
        </Suspense>
      )}
    </>
  );
}
