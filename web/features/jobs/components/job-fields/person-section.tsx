import { EDUCATION_LEVELS } from '#contract/features/profiles.contract.ts';
import { FieldGroup, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import type { JobEditingForm } from '../../job-editing.ts';
import type { Reading } from '../../job-reading.ts';
import { LanguagesEditor } from '../languages-editor.tsx';
import { choicesOf, useFieldHelp, useOpenAmount, useOpenChoice } from './field-props.tsx';

/** What the person brings besides skills. */
export function PersonSection({ form, reading }: { form: JobEditingForm; reading: Reading | null }) {
  const { t } = useTranslation(['jobs', 'qualifications']);
  const help = useFieldHelp(form.values, reading);
  const openChoice = useOpenChoice(form);
  const openAmount = useOpenAmount(form);
  return (
    <Section title={t('form.person')} help={t('form.person_help')}>
      <FormFields>
        <FormRow>
          <LateNumberInput {...openAmount('min_years', 50)} description={help('min_years')} />
          <LateSelect
            {...openChoice('education')}
            description={help('education')}
            data={choicesOf(EDUCATION_LEVELS, (word) => t(`qualifications:education.${word}`))}
          />
        </FormRow>
        <FieldGroup label={t('form.languages')} help={help('languages')}>
          <LanguagesEditor
            value={form.values.languages}
            onChange={(languages) => form.setFieldValue('languages', languages)}
          />
        </FieldGroup>
      </FormFields>
    </Section>
  );
}
