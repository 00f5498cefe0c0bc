import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findSimilarCompanies, type SimilarCompany } from '#contract/features/companies.contract.ts';
import { joinCompany, onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { useAddress } from '#web/platform/address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { setUser } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { CompanyFields } from '#web/widgets/company-details/company-fields.tsx';
import {
  CompanyForm,
  type CompanyFormOutput,
  companyValues,
  EMPTY_COMPANY,
} from '#web/widgets/company-details/company-form.ts';
import { type Before, DeclinedNote, FilledBefore } from '../components/filled-before.tsx';
import { SimilarCompanies } from '../components/similar-companies.tsx';
import { ONBOARDING_RECRUITER } from '../onboarding.addresses.ts';

const DRAFT = 'onboarding-recruiter';

export default function OnboardingRecruiterScreen() {
  const { t } = useTranslation('onboarding');
  return (
    <FilledBefore waiting={t('recruiter.title')}>
      {(before) => <RecruiterForm before={before} />}
    </FilledBefore>
  );
}

function RecruiterForm({ before }: { before: Before }) {
  const { t } = useTranslation('onboarding');
  const { t: tw } = useTranslation('company-details');
  const navigate = useNavigate();
  const [{ step }, setAddress] = useAddress(ONBOARDING_RECRUITER);
  const [similar, setSimilar] = useState<{ companies: SimilarCompany[]; said: CompanyFormOutput } | null>(
    null,
  );
  const [running, setRunning] = useState<string | null>(null);
  const form = useContractForm({
    schema: CompanyForm,
    initialValues: before.company ? companyValues(before.company, tw('logo_present')) : EMPTY_COMPANY,
    draft: DRAFT,
  });

  const finish = async (
    user: Parameters<typeof setUser>[0],
    to: '/onboarding/success' | '/approval-pending',
  ) => {
    drafts.drop(DRAFT);
    setUser(user, 'ONBOARDING_COMPLETED');
    tellOtherTabs();
    await navigate({ to, replace: true });
  };
  const send = async (said: CompanyFormOutput, evenIfSimilar = false) => {
    try {
      const { user } = await call(onboardRecruiter, { body: { ...said, even_if_similar: evenIfSimilar } });
      await finish(user, '/onboarding/success');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'companies.similar_exists') throw error;
      const { company_name, company_website } = said;
      const companies = await call(findSimilarCompanies, { body: { company_name, company_website } });
      setSimilar({ companies, said });
      drafts.keep(DRAFT, form.getValues());
      setAddress({ step: 'similar' }, { push: true });
    }
  };
  const run = async (key: string, task: () => Promise<void>) => {
    setRunning(key);
    await task().catch(showError);
    setRunning(null);
  };
  const join = (company: SimilarCompany) =>
    run(company.id, async () =>
      finish(await call(joinCompany, { body: { company_id: company.id } }), '/approval-pending'),
    );

  if (step === 'similar' && similar)
    return (
      <FlowPage
        width="wide"
        title={t('similar.title', { count: similar.companies.length })}
        lead={t('similar.lead')}
        footer={
          <BackLink to="/onboarding/recruiter" search={{}}>
            {t('similar.back')}
          </BackLink>
        }
      >
        <SimilarCompanies
          companies={similar.companies}
          joining={running}
          onJoin={(company) => void join(company)}
        />
        <FormActions>
          <Button
            variant="subtle"
            mt="lg"
            loading={running === 'another'}
            disabled={running !== null && running !== 'another'}
            onClick={() => void run('another', () => send(similar.said, true))}
          >
            {t('similar.another', { company: isolated(similar.said.company_name) })}
          </Button>
        </FormActions>
      </FlowPage>
    );

  return (
    <FlowPage
      width="wide"
      title={t('recruiter.title')}
      footer={!before.role_name && <BackLink to="/onboarding">{t('recruiter.back')}</BackLink>}
      lead={t('recruiter.lead')}
    >
      <DeclinedNote reason={before.reason} />
      <form {...form.sending((values) => send(values))}>
        <CompanyFields form={form}>
          <Button type="submit" size="md" loading={form.submitting}>
            {t('recruiter.submit')}
          </Button>
        </CompanyFields>
      </form>
    </FlowPage>
  );
}
