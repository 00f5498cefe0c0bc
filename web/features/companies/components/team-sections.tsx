import { Button, Menu, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '#contract/features/companies.contract.ts';
import type { Invitation } from '#contract/features/invitations.contract.ts';
import * as contract from '#contract/features/teams.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { MoreIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { loadUser } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { InvitationActions } from '#web/widgets/invitation/invitation-actions.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { useTeamChange } from '../companies.queries.ts';
import classes from './team-sections.module.css';

interface TeamSectionsProps {
  team: contract.Team;
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

function Request({ request }: { request: contract.JoinRequest }) {
  const { t } = useTranslation('companies');
  const format = useFormatters();
  const answer = useTeamChange(contract.answerJoinRequest);
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
          <bdi dir="ltr">{request.email}</bdi> · {format.relative(request.requested_at)}
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

type Asking = 'remove' | 'hand_over' | 'leave' | null;

function Member({
  member,
  team,
  company,
}: {
  member: contract.TeamMember;
  team: contract.Team;
  company: Company;
}) {
  const { t } = useTranslation('companies');
  const [asking, setAsking] = useState<Asking>(null);
  const changeRole = useTeamChange(contract.changeTeamRole);
  const remove = useTeamChange(contract.removeFromTeam);
  const handOver = useTeamChange(contract.handOverCompany);
  const isRunning = changeRole.isPending || remove.isPending || handOver.isPending;
  const params = { id: member.id };
  const other = member.company_role === 'manager' ? 'member' : 'manager';
  const canLeave = member.is_self && team.can.leave;
  const canAnything = member.can.change_role || member.can.remove || member.can.receive_ownership || canLeave;

  const confirm = async () => {
    // A refusal has shown its error; the dialog closes either way.
    if (asking === 'hand_over') await handOver.mutateAsync({ params }).catch(ignore);
    else if (asking) {
      const left = await remove.mutateAsync({ params }).catch(ignore);
      if (left && asking === 'leave') {
        tellOtherTabs();
        await loadUser();
        location.assign('/');
      }
    }
    setAsking(null);
  };

  return (
    <li className={classes.person}>
      <StoredPicture fileId={member.avatar} name={member.name} size={40} radius="xl" />
      <div className={classes.facts}>
        <Text fw={600}>
          <bdi>{member.name}</bdi>{' '}
          {member.is_self && (
            <Text span c="dimmed">
              ({t('team.self')})
            </Text>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          <bdi dir="ltr">{member.email}</bdi>
        </Text>
      </div>
      <div className={classes.actions}>
        <StatusBadge tone={member.company_role === 'owner' ? 'accent' : 'neutral'}>
          {t(`role.${member.company_role}`)}
        </StatusBadge>
        {canAnything && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                variant="subtle"
                color="gray"
                size="compact-md"
                aria-label={t('team.menu', { name: member.name })}
                loading={isRunning}
              >
                <MoreIcon size={18} stroke={1.8} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {member.can.change_role && (
                <Menu.Item onClick={() => changeRole.mutate({ params, body: { company_role: other } })}>
                  {t(`team.make.${other}`)}
                </Menu.Item>
              )}
              {member.can.receive_ownership && (
                <Menu.Item onClick={() => setAsking('hand_over')}>{t('team.hand_over')}</Menu.Item>
              )}
              {member.can.remove && (
                <Menu.Item color="problem" onClick={() => setAsking('remove')}>
                  {t('team.remove')}
                </Menu.Item>
              )}
              {canLeave && (
                <Menu.Item color="problem" onClick={() => setAsking('leave')}>
                  {t('team.leave')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          isOpen
          title={t(`confirm.${asking}.title`, {
            name: isolated(member.name),
            company: isolated(company.company_name),
          })}
          confirm={t(`confirm.${asking}.confirm`)}
          cancel={t('confirm.cancel')}
          isDangerous
          isRunning={isRunning}
          onCancel={() => setAsking(null)}
          onConfirm={() => void confirm()}
        >
          {t(`confirm.${asking}.body`, { name: isolated(member.name) })}
        </ConfirmDialog>
      )}
    </li>
  );
}

const ignore = () => null;
function InviteForm({ as }: { as: contract.Team['can']['invite_as'] }) {
  const { t } = useTranslation('companies');
  const form = useContractForm({
    schema: contract.TeamInvitation,
    initialValues: { email: '', company_role: 'member' },
    draft: 'team-invitation',
  });
  return (
    <form
      className={classes.invite}
      {...form.sending(async (body) => {
        const { message } = await callWithMessage(contract.inviteToTeam, { body });
        form.setValues({ email: '', company_role: body.company_role });
        showNotice(message);
        await refresh(contract.getTeam);
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
      <Select
        {...form.getInputProps('company_role')}
        label={t('invite.role')}
        allowDeselect={false}
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
  const resend = useTeamChange(contract.resendTeamInvitation);
  const revoke = useTeamChange(contract.revokeTeamInvitation);
  const params = { id: invitation.id };
  const isRunning = resend.isPending || revoke.isPending;
  return (
    <li className={classes.person}>
      <div className={classes.facts}>
        <Text fw={500}>
          <bdi dir="ltr">{invitation.email}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {invitation.company_role && t(`role.${invitation.company_role}`)} ·{' '}
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
