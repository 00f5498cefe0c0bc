import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Company } from '#contract/features/companies.contract.ts';
import {
  changeTeamRole,
  handOverCompany,
  removeFromTeam,
  type Team,
  type TeamMember,
} from '#contract/features/teams.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { MoreIcon } from '#web/design/icons.ts';
import { LateMenu } from '#web/design/late-menu.tsx';
import type { MenuEntry } from '#web/design/menu-entry.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { isolated } from '#web/platform/isolated.ts';
import { loadUser } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { useTeamChange } from '../companies.queries.ts';
import classes from './team-sections.module.css';

/** What is asked about before it is done. */
type Asked = 'remove' | 'hand_over' | 'leave';

interface MemberProps {
  member: TeamMember;
  team: Team;
  company: Company;
}

/** One member of a team: who it is, their role, and what the reader may do about both. */
export function Member({ member, team, company }: MemberProps) {
  const { t } = useTranslation('companies');
  const [asking, setAsking] = useState<Asked | null>(null);
  const { changeRole, confirm, isRunning } = useMemberChanges(member);
  const canLeave = member.is_self && team.can.leave;
  const canAnything = member.can.change_role || member.can.remove || member.can.receive_ownership || canLeave;

  return (
    <li className={classes.person}>
      <StoredPicture fileId={member.avatar} name={member.name} size={40} radius="xl" />
      <WhoItIs member={member} />
      <div className={classes.actions}>
        <StatusBadge tone={member.company_role === 'owner' ? 'accent' : 'neutral'}>
          {t(`role.${member.company_role}`)}
        </StatusBadge>
        {canAnything && (
          <MemberMenu
            member={member}
            canLeave={canLeave}
            isRunning={isRunning}
            onRole={changeRole}
            onAsk={setAsking}
          />
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
          onConfirm={() => void confirm(asking).then(() => setAsking(null))}
        >
          {t(`confirm.${asking}.body`, { name: isolated(member.name) })}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** What can be done about a member. A refusal has shown its error when `confirm` comes back. */
function useMemberChanges({ id }: TeamMember) {
  const change = useTeamChange(changeTeamRole);
  const remove = useTeamChange(removeFromTeam);
  const handOver = useTeamChange(handOverCompany);
  const params = { id };
  const confirm = async (asked: Asked): Promise<void> => {
    if (asked === 'hand_over') {
      await handOver.mutateAsync({ params }).catch(ignore);
      return;
    }
    const isGone = await remove.mutateAsync({ params }).catch(ignore);
    if (isGone && asked === 'leave') {
      tellOtherTabs();
      await loadUser();
      location.assign('/');
    }
  };
  return {
    confirm,
    changeRole: (role: OtherRole) => change.mutate({ params, body: { company_role: role } }),
    isRunning: change.isPending || remove.isPending || handOver.isPending,
  };
}

const ignore = () => null;

function WhoItIs({ member }: Pick<MemberProps, 'member'>) {
  const { t } = useTranslation('companies');
  return (
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
  );
}

type OtherRole = 'member' | 'manager';

interface MemberMenuProps extends Pick<MemberProps, 'member'> {
  canLeave: boolean;
  isRunning: boolean;
  onRole: (role: OtherRole) => void;
  onAsk: (asked: Asked) => void;
}

function MemberMenu({ member, canLeave, isRunning, onRole, onAsk }: MemberMenuProps) {
  const { t } = useTranslation('companies');
  const other: OtherRole = member.company_role === 'manager' ? 'member' : 'manager';
  const { can } = member;
  const entries: (MenuEntry | false)[] = [
    can.change_role && { label: t(`team.make.${other}`), run: () => onRole(other) },
    can.receive_ownership && { label: t('team.hand_over'), run: () => onAsk('hand_over') },
    can.remove && { label: t('team.remove'), isDangerous: true, run: () => onAsk('remove') },
    canLeave && { label: t('team.leave'), isDangerous: true, run: () => onAsk('leave') },
  ];
  return (
    <LateMenu
      button={
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={t('team.menu', { name: member.name })}
          loading={isRunning}
        >
          <MoreIcon size={18} stroke={1.8} aria-hidden />
        </Button>
      }
      entries={entries.filter((entry) => entry !== false)}
    />
  );
}
