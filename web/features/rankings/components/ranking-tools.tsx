import { ActionIcon, Button, NativeSelect, Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { RANKING_SORTS } from '#contract/features/rankings.contract.ts';
import { MoreIcon } from '#web/design/icons.ts';
import { LateMenu } from '#web/design/late-menu.tsx';
import type { MenuEntry } from '#web/design/menu-entry.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { RankingTask } from '../ranking-tasks.ts';
import classes from './ranked-candidates.module.css';

type RankingSort = (typeof RANKING_SORTS)[number];

interface RankingToolsProps {
  /** Stands before the order, where there is room. */
  children: ReactNode;
  sort: RankingSort;
  onSort: (sort: RankingSort) => void;
  tasks: readonly RankingTask[];
}

/** Beside the tabs: the order, and what can be done with the whole ranking; on a phone the most in a menu. */
export function RankingTools({ children, sort, onSort, tasks }: RankingToolsProps) {
  const { t } = useTranslation('rankings');
  // The words of all of them take a line by themselves; before they break, the menu has them.
  const hasRoomForTasks = useMediaQuery('(min-width: 106em)', true, { getInitialValueInEffect: false });
  return (
    <>
      {children}
      <NativeSelect
        size="xs"
        className={classes.sort}
        aria-label={t('ranking.sort')}
        value={sort}
        data={RANKING_SORTS.map((value) => ({ value, label: t(`ranking.sorts.${value}`) }))}
        onChange={(event) => {
          const next = RANKING_SORTS.find((one) => one === event.currentTarget.value);
          if (next) onSort(next);
        }}
      />
      {hasRoomForTasks ? <TaskButtons tasks={tasks} /> : <TaskMenu tasks={tasks} />}
    </>
  );
}

/** Weak matches: how many are not shown, and whether they are. */
export interface Weaker {
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function WeakerSwitch({ count, isOn, onChange }: Weaker) {
  const { t } = useTranslation('rankings');
  return (
    <Switch
      label={t('weaker', { count })}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

const TaskButtons = ({ tasks }: { tasks: readonly RankingTask[] }) =>
  tasks.map(({ label, icon: Icon, isRunning, run }) => (
    <Button
      key={label}
      variant="subtle"
      size="compact-sm"
      leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
      loading={isRunning}
      onClick={run}
    >
      {label}
    </Button>
  ));

/** A menu of them, where there is no room for a button each. */
function TaskMenu({ tasks }: { tasks: readonly RankingTask[] }) {
  const { t } = useTranslation('rankings');
  const entries: MenuEntry[] = tasks.map(({ label, icon: Icon, isRunning, run }) => ({
    label,
    icon: <Icon size={16} stroke={1.7} aria-hidden />,
    isDisabled: isRunning,
    run,
  }));
  return (
    <LateMenu
      button={
        <ActionIcon variant="default" size={30} aria-label={t('ranking.more')}>
          <MoreIcon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      }
      entries={entries}
    />
  );
}
