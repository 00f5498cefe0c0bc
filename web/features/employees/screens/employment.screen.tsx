import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { acceptEmployment, getEmployment, listEmployments } from '#contract/features/employees.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { CompanyIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { logOut } from '#web/platform/log-out.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** A company asks whether the reader works for it: what a yes means, and the yes. */
export default function EmploymentScreen() {
  const { t } = useTranslation('employees');
  const { token } = useParams({ strict: false }) as { token: string };
  const asked = useQuery({ ...queryFor(getEmployment, { params: { token } }), retry: false });
  const icon = <CompanyIcon size={30} stroke={1.6} aria-hidden />;
  if (asked.isPending)
    return (
      <FlowPage icon={icon} title={t('employment.title')}>
        <ListSkeleton label={t('employment.waiting')} count={2} />
      </FlowPage>
    );
  if (asked.data?.status !== 'open')
    return (
      <FlowPage
        icon={icon}
        title={t('employment.title')}
        lead={t(asked.data ? `employment.${asked.data.status}` : 'employment.missing')}
      >
        <ButtonLink to="/" variant="default">
          {t('employment.home')}
        </ButtonLink>
      </FlowPage>
    );
  const { company_name: company, name } = asked.data;
  return (
    <FlowPage
      icon={icon}
      title={t('employment.title')}
      lead={t('employment.lead', { company: isolated(company), name: isolated(name) })}
    >
      <Text fw={500}>{t('employment.means')}</Text>
      <ul>
        <li>{t('employment.jobs')}</li>
        <li>{t('employment.profile')}</li>
        <li>{t('employment.end')}</li>
      </ul>
      <Answer token={token} />
    </FlowPage>
  );
}

function Answer({ token }: { token: string }) {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const { user, state } = useSession();
  const accept = useMutation({
    ...mutationFor(acceptEmployment),
    onSuccess: async ({ message }) => {
      showNotice(message);
      await refresh(listEmployments);
      await navigate({ to: '/candidate/jobs', replace: true });
    },
    onSettled: () => refresh(getEmployment),
  });
  if (!user)
    return (
      <Stack gap="sm">
        <ButtonLink to="/auth/login" search={{ redirect: `/employment/${token}` }} size="md" fullWidth>
          {t('employment.log_in')}
        </ButtonLink>
        <ButtonLink to="/auth/signup" variant="default" size="md" fullWidth>
          {t('employment.sign_up')}
        </ButtonLink>
        <Text size="sm" c="dimmed">
          {t('employment.sign_up_then')}
        </Text>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Text size="sm">{t('employment.as', { email: isolated(user.email) })}</Text>
      {state === 'CANDIDATE' ? (
        <Button
          size="md"
          fullWidth
          loading={accept.isPending}
          onClick={() => accept.mutate({ params: { token } })}
        >
          {t('employment.accept')}
        </Button>
      ) : (
        <Text size="sm">{t('employment.not_candidate')}</Text>
      )}
      <ButtonLink to="/" variant="default" fullWidth>
        {t('employment.not_now')}
      </ButtonLink>
      <Button variant="subtle" color="gray" onClick={() => void logOut()}>
        {t('employment.other')}
      </Button>
    </Stack>
  );
}
