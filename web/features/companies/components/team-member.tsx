import { Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '#contract/features/companies.contract.ts';
import * as contract from '#contract/features/teams.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { MoreIcon } from '#web/design/icons.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { isolated } from '#web/platform/isolated.ts';
import { loadUser } from '#web/platform/session.ts';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { useTeamChange } from '../companies.queries.ts';
import classes from './team-sections.module.css';

type Asking = 'remove' | 'hand_over' | 'leave' | null;

/** One member of a team: who it is, their role, and what the reader may do about both. */
export function Member({
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
