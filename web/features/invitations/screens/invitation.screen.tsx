import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { acceptInvitation, getInvitation } from '#contract/features/invitations.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { MailIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { isolated } from '#web/platform/isolated.ts';
import { logOut } from '#web/platform/log-out.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { setUser, useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import {
  InvitationBanner,
  invitationQuery,
  useInvitationSentence,
} from '#web/widgets/invitation/invitation-banner.tsx';

/** An invitation for somebody who has an account, or chooses whether to open one. */
export default function InvitationScreen() {
  const { t } = useTranslation('invitations');
  const navigate = useNavigate();
  const { token } = useParams({ strict: false }) as { token: string };
  const { user } = useSession();
  const invitation = useQuery(invitationQuery(token));
  const sentence = useInvitationSentence();
  const accept = useMutation({
    ...mutationFor(acceptInvitation),
    onSuccess: async ({ data, message }) => {
      setUser(data);
      tellOtherTabs();
      showNotice(message);
      await navigate({ to: '/', replace: true });
    },
    onSettled: () => refresh(getInvitation),
  });

  if (invitation.data?.status !== 'open')
    return (
      <FlowPage title={t('one.title')}>
        <InvitationBanner token={token} />
        {!invitation.isPending && (
          <ButtonLink to="/" variant="default">
            {t('one.home')}
          </ButtonLink>
        )}
      </FlowPage>
    );
  return (
    <FlowPage
      icon={<MailIcon size={30} stroke={1.6} aria-hidden />}
      title={t('one.title')}
      lead={sentence(invitation.data)}
    >
      {user ? (
        <Stack gap="sm">
          <Text size="sm">{t('one.as', { email: isolated(user.email) })}</Text>
          <Button
            size="md"
            fullWidth
            loading={accept.isPending}
            onClick={() => accept.mutate({ params: { token } })}
          >
            {t('one.accept')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => void logOut()}>
            {t('one.other_account')}
          </Button>
        </Stack>
      ) : (
        <Stack gap="sm">
          <ButtonLink to="/auth/signup" search={{ invitation: token }} size="md" fullWidth>
            {t('one.sign_up')}
          </ButtonLink>
          <ButtonLink
            to="/auth/login"
            search={{ redirect: `/invitation/${token}` }}
            variant="default"
            size="md"
            fullWidth
          >
            {t('one.log_in')}
          </ButtonLink>
        </Stack>
      )}
    </FlowPage>
  );
}
