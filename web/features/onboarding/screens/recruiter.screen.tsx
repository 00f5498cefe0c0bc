import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { CompanyInput } from '#contract/features/companies.contract.ts';
import { onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields, FormRow } from '#web/design/form-layout.tsx';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { setUser } from '#web/platform/session.ts';
import { asciiDigits } from '#web/widgets/ascii-digits.ts';
import { SuggestField } from '#web/widgets/suggest-field.tsx';
import { IndustryField } from '../components/industry-field.tsx';
import { PictureField } from '../components/picture-field.tsx';
import { type ChosenFile, optionalFileId } from '../forms/candidate-start.ts';

const CompanyForm = CompanyInput.extend({ company_avatar: optionalFileId });

const EMPTY_COMPANY = {
  company_name: '',
  company_avatar: null as ChosenFile,
  company_size: '',
  company_industry: '',
  company_location: '',
  company_website: '',
  company_description: '',
};

export default function OnboardingRecruiterScreen() {
  const { t } = useTranslation('onboarding');
  const format = useFormatters();
  const navigate = useNavigate();
  const form = useContractForm({
    schema: CompanyForm,
    initialValues: EMPTY_COMPANY,
    draft: 'onboarding-recruiter',
  });
  const send = async (values: z.output<typeof CompanyForm>) => {
    const { user } = await call(onboardRecruiter, { body: values });
    setUser(user, 'ONBOARDING_COMPLETED');
    await navigate({ to: '/onboarding/success', replace: true });
  };
  const optional = (label: string) => `${label} (${t('recruiter.optional')})`;

  return (
    <FlowPage
      width="wide"
      title={t('recruiter.title')}
      footer={<BackLink to="/onboarding">{t('recruiter.back')}</BackLink>}
      lead={t('recruiter.lead')}
    >
      <form {...form.sending(send)}>
        <FormFields>
          <FormRow>
            <TextInput
              {...form.getInputProps('company_name')}
              label={t('recruiter.name')}
              autoComplete="organization"
            />
            <TextInput
              {...form.getInputProps('company_size')}
              onChange={(event) =>
                form.setFieldValue('company_size', asciiDigits(event.currentTarget.value).replace(/\D/g, ''))
              }
              label={t('recruiter.size')}
              description={t('recruiter.size_help')}
              inputMode="numeric"
              maxLength={9}
            />
          </FormRow>
          <FormRow>
            <IndustryField
              {...form.getInputProps('company_industry')}
              label={t('recruiter.industry')}
              description={t('recruiter.industry_help')}
            />
            <SuggestField
              {...form.getInputProps('company_location')}
              of="location"
              label={t('recruiter.location')}
              description={t('recruiter.location_help')}
            />
          </FormRow>
          <TextInput
            {...form.getInputProps('company_website')}
            label={optional(t('recruiter.website'))}
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            placeholder="example.com"
          />
          <Textarea
            {...form.getInputProps('company_description')}
            label={t('recruiter.description')}
            minRows={4}
            description={t('recruiter.written', {
              written: format.number(form.values.company_description.trim().length),
              least: format.number(LIMITS.descriptionMin),
              most: format.number(LIMITS.descriptionMax),
            })}
          />
          <PictureField
            label={t('recruiter.logo')}
            drop={t('recruiter.logo_drop')}
            value={form.values.company_avatar}
            onChange={(file) => form.setFieldValue('company_avatar', file)}
            error={form.getInputProps('company_avatar').error}
          />
          <Button type="submit" size="md" loading={form.submitting}>
            {t('recruiter.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}
