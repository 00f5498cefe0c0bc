import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  acceptTalentInvitation,
  declineTalentInvitation,
  getTalentInvitation,
  listOwnTalentManagers,
} from '#contract/features/talent-managers.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { PeopleIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { logOut } from '#web/platform/log-out.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './add-people.module.css';

const MEANINGS = ['profile', 'jobs', 'proposals', 'leave'] as const;

/** A talent manager asks by mail whether they may look after the reader: what a yes means, and the answer. */
export default function TalentInvitationScreen() {
  const { t } = useTranslation('talent-managers');
  const { token } = useParams({ strict: false }) as { token: string };
  const asked = useQuery({ ...queryFor(getTalentInvitation, { params: { token } }), retry: false });
  const icon = <PeopleIcon size={30} stroke={1.6} aria-hidden />;
  if (asked.isPending)
    return (
      <FlowPage icon={icon} title={t('invitation.title')}>
        <ListSkeleton label={t('invitation.waiting')} count={2} />
      </FlowPage>
    );
  if (asked.data?.status !== 'open')
    return (
      <FlowPage
        icon={icon}
        title={t('invitation.title')}
        lead={t(asked.data ? `invitation.${asked.data.status}` : 'invitation.missing')}
      >
        <ButtonLink to="/" variant="default">
          {t('invitation.home')}
        </ButtonLink>
      </FlowPage>
    );
  return (
    <FlowPage
      icon={icon}
      title={t('invitation.title')}
      lead={t('invitation.lead', { manager: isolated(asked.data.manager_name) })}
    >
      <Stack gap="md">
        <Text fw={500}>{t('own.means')}</Text>
        <ul className={classes.rules}>
          {MEANINGS.map((meaning) => (
            <li key={meaning}>{t(`meaning.${meaning}`)}</li>
          ))}
          {asked.data.has_resume && <li>{t('invitation.resume')}</li>}
        </ul>
        <Answer token={token} />
      </Stack>
    </FlowPage>
  );
}

function Answer({ token }: { token: string }) {
  const { t } = useTranslation('talent-managers');
  const navigate = useNavigate();
  const { user, state } = useSession();
  const after = { onSettled: () => refresh(getTalentInvitation) };
  const accept = useMutation({
    ...mutationFor(acceptTalentInvitation),
    ...after,
    onSuccess: async ({ message }) => {
      showNotice(message);
      await refresh(listOwnTalentManagers);
      await navigate({ to: '/settings/talent-managers', replace: true });
    },
  });
  const decline = useMutation({
    ...mutationFor(declineTalentInvitation),
    ...after,
    onSuccess: ({ message }) => showNotice(message),
  });
  const no = (
    <Button
      variant="default"
      fullWidth
      loading={decline.isPending}
      onClick={() => decline.mutate({ params: { token } })}
    >
      {t('invitation.no')}
    </Button>
  );
  if (!user)
    return (
      <Stack gap="sm">
        <ButtonLink to="/auth/signup" size="md" fullWidth>
          {t('invitation.sign_up')}
        </ButtonLink>
        <ButtonLink
          to="/auth/login"
          search={{ redirect: `/talent-invitation/${token}` }}
          variant="default"
          size="md"
          fullWidth
        >
          {t('invitation.log_in')}
        </ButtonLink>
        {no}
        <Text size="sm" c="dimmed">
          {t('invitation.sign_up_then')}
        </Text>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Text size="sm">{t('invitation.as', { email: isolated(user.email) })}</Text>
      {state === 'CANDIDATE' ? (
        <Button
          size="md"
          fullWidth
          loading={accept.isPending}
          onClick={() => accept.mutate({ params: { token } })}
        >
          {t('invitation.yes')}
        </Button>
      ) : (
        <Text size="sm">{t('invitation.not_candidate')}</Text>
      )}
      {no}
      <Button variant="subtle" color="gray" onClick={() => void logOut()}>
        {t('invitation.other')}
      </Button>
    </Stack>
  );
}
