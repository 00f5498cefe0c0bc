import { Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AVAILABILITY } from '#contract/features/profiles.contract.ts';
import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { FieldGroup, FormRow } from '#web/design/form-layout.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import { currencyNames } from '#web/platform/currency-names.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type AvailabilityProps, WORDS } from '../availability.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { changeAvailability, changeDetails, together } from '../profile-changes.ts';

export default function AvailabilityEditor({
  availability,
  details,
  onDone,
}: AvailabilityProps & { onDone: () => void }) {
  const { t } = useTranslation('profiles');
  const { language } = useLanguage();
  const [before] = useState(details);
  const editor = useEditor({
    schema: async () => (await import('../forms/profile-schemas.ts')).AvailabilityForm,
    name: 'availability',
    initialValues: {
      availability: [...availability],
      notice_period_days: before.notice_period_days?.toString() ?? '',
      expected_salary: before.expected_salary?.toString() ?? '',
      expected_salary_currency: before.expected_salary_currency ?? USUAL_CURRENCY,
    },
    changeOf: ({ availability: ways, ...changed }) =>
      together(changeAvailability(ways), changeDetails(before, changed)),
    onDone,
  });
  const { form } = editor;
  const ways = form.getInputProps('availability');
  const digits = (field: 'notice_period_days' | 'expected_salary') => ({
    ...form.getInputProps(field),
    inputMode: 'numeric' as const,
    maxLength: 9,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      form.setFieldValue(field, asciiDigits(event.currentTarget.value).replace(/\D/g, '')),
  });
  return (
    <Editor editor={editor} label={t('availability.title')}>
      <FieldGroup label={t('availability.ways')} error={ways.error}>
        <Checkbox.Group value={ways.value} onChange={ways.onChange}>
          <Group gap="lg">
            {AVAILABILITY.map((way, index) => (
              <Checkbox
                key={way}
                value={way}
                label={t(WORDS[way])}
                data-path={index === 0 ? 'availability' : undefined}
              />
            ))}
          </Group>
        </Checkbox.Group>
      </FieldGroup>
      <FormRow>
        <TextInput {...digits('notice_period_days')} label={t('availability.notice')} />
        <TextInput {...digits('expected_salary')} label={t('availability.salary')} />
        <LateSelect
          {...form.getInputProps('expected_salary_currency')}
          label={t('availability.currency')}
          data={currencyNames(language)}
          allowDeselect={false}
        />
      </FormRow>
    </Editor>
  );
}
