import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { findSimilarCompanies, type SimilarCompany } from '#contract/features/companies.contract.ts';
import { joinCompany, onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { getPortal } from '#contract/features/portals.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { useAddress } from '#web/platform/address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { setUser } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CompanyFields } from '#web/widgets/company-details/company-fields.tsx';
import { companyValues, EMPTY_COMPANY } from '#web/widgets/company-details/company-form.ts';
import type { CompanyFormOutput } from '#web/widgets/company-details/company-schema.ts';
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

/** A company is described, or one of those that are like it is joined. */
function RecruiterForm({ before }: { before: Before }) {
  const { t } = useTranslation('onboarding');
  const { t: tw } = useTranslation('company-details');
  const [{ step }, setAddress] = useAddress(ONBOARDING_RECRUITER);
  const [similar, setSimilar] = useState<Similar | null>(null);
  const form = useContractForm({
    schema: async () => (await import('#web/widgets/company-details/company-schema.ts')).CompanyForm,
    initialValues: before.company ? companyValues(before.company, tw('logo_present')) : EMPTY_COMPANY,
    draft: DRAFT,
  });
  const send = useSending((found) => {
    setSimilar(found);
    drafts.keep(DRAFT, form.getValues());
    setAddress({ step: 'similar' }, { push: true });
  });

  if (step === 'similar' && similar)
    return <SimilarFound similar={similar} onAnother={() => send(similar.said, true)} />;
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
          <CheckNote />
          <Button type="submit" size="md" loading={form.submitting}>
            {t('recruiter.submit')}
          </Button>
        </CompanyFields>
      </form>
    </FlowPage>
  );
}

/** What becomes of the company next, where its portal checks companies. */
function CheckNote() {
  const { t } = useTranslation('onboarding');
  const { data: portal } = useQuery(queryFor(getPortal, {}));
  if (!portal?.checks_companies) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('recruiter.check')}
    </Text>
  );
}

/** Companies like the one that was described, with what was said of it. */
interface Similar {
  companies: SimilarCompany[];
  said: CompanyFormOutput;
}

/** Founds the company; where there are some like it and nobody said “even so”, those are handed over instead. */
function useSending(onSimilar: (similar: Similar) => void) {
  const finish = useFinish();
  return async (said: CompanyFormOutput, evenIfSimilar = false): Promise<void> => {
    try {
      const { user } = await call(onboardRecruiter, { body: { ...said, even_if_similar: evenIfSimilar } });
      await finish(user, '/onboarding/success');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'companies.similar_exists') throw error;
      const { company_name, company_website } = said;
      const companies = await call(findSimilarCompanies, { body: { company_name, company_website } });
      onSimilar({ companies, said });
    }
  };
}

/** Ends the onboarding, here and in other tabs, and goes on. */
function useFinish() {
  const navigate = useNavigate();
  return async (user: Parameters<typeof setUser>[0], to: '/onboarding/success' | '/approval-pending') => {
    drafts.drop(DRAFT);
    setUser(user, 'ONBOARDING_COMPLETED');
    tellOtherTabs();
    await navigate({ to, replace: true });
  };
}

interface SimilarFoundProps {
  similar: Similar;
  /** None of these: the company is founded all the same. */
  onAnother: () => Promise<void>;
}

function SimilarFound({ similar: { companies, said }, onAnother }: SimilarFoundProps) {
  const { t } = useTranslation('onboarding');
  const finish = useFinish();
  /** The company that is being joined, or `another`. */
  const [running, setRunning] = useState<string | null>(null);
  const run = async (key: string, task: () => Promise<void>) => {
    setRunning(key);
    await task().catch(showError);
    setRunning(null);
  };
  const join = (company: SimilarCompany) =>
    run(company.id, async () =>
      finish(await call(joinCompany, { body: { company_id: company.id } }), '/approval-pending'),
    );
  return (
    <FlowPage
      width="wide"
      title={t('similar.title', { count: companies.length })}
      lead={t('similar.lead')}
      footer={
        <BackLink to="/onboarding/recruiter" search={{}}>
          {t('similar.back')}
        </BackLink>
      }
    >
      <SimilarCompanies companies={companies} joining={running} onJoin={(company) => void join(company)} />
      <FormActions>
        <Button
          variant="subtle"
          mt="lg"
          loading={running === 'another'}
          disabled={running !== null && running !== 'another'}
          onClick={() => void run('another', onAnother)}
        >
          {t('similar.another', { company: isolated(said.company_name) })}
        </Button>
      </FormActions>
    </FlowPage>
  );
}
