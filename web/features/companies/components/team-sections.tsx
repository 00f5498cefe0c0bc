import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import type { Company } from '#contract/features/companies.contract.ts';
import type { Invitation } from '#contract/features/invitations.contract.ts';
import {
  answerJoinRequest,
  getTeam,
  inviteToTeam,
  type JoinRequest,
  resendTeamInvitation,
  revokeTeamInvitation,
  type Team,
} from '#contract/features/teams.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { InvitationActions } from '#web/widgets/invitation/invitation-actions.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { useTeamChange } from '../companies.queries.ts';
import { Member } from './team-member.tsx';
import classes from './team-sections.module.css';

interface TeamSectionsProps {
  team: Team;
  company: Company;
}

/** The people of a company: who asks to join, who is there, who is invited. */
export function TeamSections({ team, company }: TeamSectionsProps) {
  const { t } = useTranslation('companies');
  return (
    <>
      {team.join_requests.length > 0 && (
        <Section title={t('requests.title')} help={t('requests.help')} look="sheet">
          <ul className={classes.list}>
            {team.join_requests.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('team.title')} help={t(`team.you.${team.company_role}`)}>
        <ul className={classes.list}>
          {team.members.map((member) => (
            <Member key={member.id} member={member} team={team} company={company} />
          ))}
        </ul>
      </Section>
      {team.can.invite_as.length > 0 && (
        <Section title={t('invite.title')} help={t('invite.help')}>
          <InviteForm as={team.can.invite_as} />
          <ul className={classes.list}>
            {team.invitations.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Request({ request }: { request: JoinRequest }) {
  const { t } = useTranslation('companies');
  const format = useFormatters();
  const answer = useTeamChange(answerJoinRequest);
  const give = (outcome: 'accepted' | 'declined') =>
    answer.mutate({ params: { id: request.id }, body: { outcome } });
  return (
    <li className={classes.person}>
      <StoredPicture fileId={request.avatar} name={request.name} size={40} radius="xl" />
      <div className={classes.facts}>
        <Text fw={600}>
          <bdi>{request.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi dir="ltr">{request.email}</bdi>
          <Dot />
          {format.relative(request.requested_at)}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button
          size="xs"
          disabled={answer.isPending}
          aria-label={t('requests.accept_named', { name: request.name })}
          onClick={() => give('accepted')}
        >
          {t('requests.accept')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={answer.isPending}
          aria-label={t('requests.decline_named', { name: request.name })}
          onClick={() => give('declined')}
        >
          {t('requests.decline')}
        </Button>
      </div>
    </li>
  );
}
function InviteForm({ as }: { as: Team['can']['invite_as'] }) {
  const { t } = useTranslation('companies');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/teams.contract.ts')).TeamInvitation,
    initialValues: { email: '', company_role: 'member' },
    draft: 'team-invitation',
  });
  return (
    <form
      className={classes.invite}
      {...form.sending(async (body) => {
        const { message } = await callWithMessage(inviteToTeam, { body });
        form.setValues({ email: '', company_role: body.company_role });
        showNotice(message);
        await refresh(getTeam);
      })}
    >
      <TextInput
        {...form.getInputProps('email')}
        label={t('invite.email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
      />
      <NativeSelect
        {...form.getInputProps('company_role')}
        label={t('invite.role')}
        data={as.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <Button type="submit" loading={form.submitting}>
        {t('invite.send')}
      </Button>
    </form>
  );
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('companies');
  const format = useFormatters();
  const resend = useTeamChange(resendTeamInvitation);
  const revoke = useTeamChange(revokeTeamInvitation);
  const params = { id: invitation.id };
  const isRunning = resend.isPending || revoke.isPending;
  return (
    <li className={classes.person}>
      <div className={classes.facts}>
        <Text fw={500}>
          <bdi dir="ltr">{invitation.email}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {invitation.company_role && t(`role.${invitation.company_role}`)}
          <Dot />
          {invitation.status === 'expired'
            ? t('invite.expired')
            : t('invite.until', { date: format.date(invitation.expires_at) })}
        </Text>
      </div>
      <InvitationActions
        email={invitation.email}
        isRunning={isRunning}
        onResend={() => resend.mutate({ params })}
        onRevoke={() => revoke.mutate({ params })}
      />
    </li>
  );
}
