import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Company, updateCompany } from '#contract/features/companies.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { CompanyIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { loadUser, useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CompanyFields } from '#web/widgets/company-details/company-fields.tsx';
import { companyValues } from '#web/widgets/company-details/company-form.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { teamQuery } from '../companies.queries.ts';

/** Changes what one's own company says of itself: for its owner and managers. */
export default function CompanyEditScreen() {
  const { t } = useTranslation('companies');
  const { user } = useSession();
  const company = user?.companyDetail ?? null;
  const team = useQuery({ ...teamQuery, enabled: company !== null });
  return (
    <SettingsFrame current="company-settings" title={t('edit.title')} lead={t('edit.lead')}>
      {company ? (
        <QueryView query={team} waiting={<FormSkeleton label={t('edit.waiting')} count={6} />}>
          {({ can }) => (can.edit ? <EditForm key={company.id} company={company} /> : <NotAllowed />)}
        </QueryView>
      ) : (
        <NotAllowed />
      )}
    </SettingsFrame>
  );
}

function NotAllowed() {
  const { t } = useTranslation('companies');
  return (
    <EmptyState
      title={t('edit.not_allowed')}
      icon={<CompanyIcon size={30} stroke={1.5} aria-hidden />}
      action={
        <ButtonLink to="/settings/company/profile" variant="default">
          {t('edit.back')}
        </ButtonLink>
      }
    >
      {t('edit.not_allowed_body')}
    </EmptyState>
  );
}

function EditForm({ company }: { company: Company }) {
  const { t } = useTranslation(['companies', 'company-details']);
  const navigate = useNavigate();
  const draft = `company-${company.id}`;
  const form = useContractForm({
    schema: async () => (await import('#web/widgets/company-details/company-schema.ts')).CompanyForm,
    initialValues: companyValues(company, t('company-details:logo_present')),
    draft,
  });
  return (
    <form
      {...form.sending(async (values) => {
        const { message } = await callWithMessage(updateCompany, { body: values });
        drafts.drop(draft);
        await loadUser();
        showNotice(message);
        await navigate({ to: '/settings/company/profile' });
      })}
    >
      <CompanyFields form={form}>
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('edit.save')}
          </Button>
          <ButtonLink to="/settings/company/profile" variant="default" onClick={() => drafts.drop(draft)}>
            {t('edit.cancel')}
          </ButtonLink>
        </FormActions>
      </CompanyFields>
    </form>
  );
}
