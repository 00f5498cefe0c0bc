import { Alert, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getInvitation } from '#contract/features/invitations.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { AlertIcon, MailIcon } from '#web/design/icons.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { errorText } from '#web/platform/error-words.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** What the link of an invitation leads to. */
export const invitationQuery = (token: string) => queryFor(getInvitation, { params: { token } });

/** Who invites, and to what, above the form that takes the invitation up. Nothing without a token. */
export function InvitationBanner({ token }: { token: string }) {
  const { t } = useTranslation('invitation');
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const sentence = useInvitationSentence();
  if (token === '') return null;
  if (invitation.isPending) return <Skeleton height={76} mb="lg" role="status" aria-label={t('waiting')} />;
  if (invitation.isError) return <Fault>{faultOf(invitation.error, t('missing'))}</Fault>;
  const { status } = invitation.data;
  if (status !== 'open') return <Fault>{t(`statuses.${status}`)}</Fault>;
  return (
    <Alert variant="light" color="accent" mb="lg" icon={<MailIcon size={20} stroke={1.7} aria-hidden />}>
      <Text fw={600}>{sentence(invitation.data)}</Text>
      <Text size="sm" mt={4}>
        {t('address')}
      </Text>
    </Alert>
  );
}

function Fault({ children }: { children: string }) {
  return (
    <Alert
      variant="light"
      color="caution"
      mb="lg"
      role="alert"
      icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
    >
      {children}
    </Alert>
  );
}

const faultOf = (error: unknown, missing: string): string =>
  error instanceof ApiError && error.status === 404 ? missing : errorText(error);

/** “Huda invites you to the team of Pearl Bay”, names kept apart from the words around them. */
export function useInvitationSentence(): (invitation: Reply<typeof getInvitation>) => string {
  const { t } = useTranslation('invitation');
  return ({ invited_by, company_name, role_name }) => {
    const by = invited_by ? { by: isolated(invited_by) } : null;
    if (company_name) {
      const company = isolated(company_name);
      return by ? t('team', { ...by, company }) : t('team_nobody', { company });
    }
    const role = t(`roles.${role_name}`);
    return by ? t('role', { ...by, role }) : t('role_nobody', { role });
  };
}
