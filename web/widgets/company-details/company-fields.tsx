import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { LIMITS } from '#contract/kernel/limits.ts';
import { FormFields, FormRow } from '#web/design/form-layout.tsx';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import type { ContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { SuggestField } from '../suggest-field/suggest-field.tsx';
import type { CompanyValues } from './company-form.ts';
import type { CompanyForm } from './company-schema.ts';
import { IndustryField } from './industry-field.tsx';

interface CompanyFieldsProps {
  form: ContractForm<CompanyValues, typeof CompanyForm>;
  /** Buttons at the end. */
  children: ReactNode;
}

/** What a company says of itself, at onboarding and in the settings. */
export function CompanyFields({ form, children }: CompanyFieldsProps) {
  const { t } = useTranslation('company-details');
  const format = useFormatters();
  return (
    <FormFields>
      <FormRow>
        <TextInput {...form.getInputProps('company_name')} label={t('name')} autoComplete="organization" />
        <TextInput
          {...form.getInputProps('company_size')}
          onChange={(event) =>
            // A minus or a range stays to be refused: without it, it would be another number.
            form.setFieldValue('company_size', asciiDigits(event.currentTarget.value).replace(/[^\d-]/g, ''))
          }
          label={t('size')}
          description={t('size_help')}
          inputMode="numeric"
          maxLength={9}
        />
      </FormRow>
      <FormRow>
        <IndustryField
          {...form.getInputProps('company_industry')}
          label={t('industry')}
          description={t('industry_help')}
        />
        <SuggestField
          {...form.getInputProps('company_location')}
          of="location"
          label={t('location')}
          description={t('location_help')}
        />
      </FormRow>
      <TextInput
        {...form.getInputProps('company_website')}
        label={`${t('website')} (${t('optional')})`}
        dir="ltr"
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
      />
      <Textarea
        {...form.getInputProps('company_description')}
        label={t('description')}
        minRows={4}
        description={t('written', {
          written: format.number(form.values.company_description.trim().length),
          least: format.number(LIMITS.descriptionMin),
          most: format.number(LIMITS.descriptionMax),
        })}
      />
      <PictureField
        label={t('logo')}
        drop={t('logo_drop')}
        shape="rect"
        value={form.values.company_avatar}
        onChange={(file) => form.setFieldValue('company_avatar', file)}
        error={form.getInputProps('company_avatar').error}
      />
      {children}
    </FormFields>
  );
}
