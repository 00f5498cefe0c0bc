import { Menu } from '@mantine/core';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import { RefreshIcon, RejectIcon } from '#web/design/icons.ts';
import type { ButtonOfMenu, MenuEntry } from '#web/design/menu-entry.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { useStages } from '../pipeline.queries.ts';
import { REJECTED, type Standing, type Target } from '../placements.ts';

export interface MoveMenuProps {
  /** Where those stand whom it is about: what none of them can be put to is not there. */
  people: readonly Pick<Standing, 'status' | 'stage_id' | 'application_stage'>[];
  button: ButtonOfMenu;
  /** A rejection asks why first: that is the caller’s. */
  onMove: (target: Target) => void;
  /** What else can be done with whom it is about. */
  entries?: readonly MenuEntry[];
}

interface OwnProps {
  id: string;
  isOpenAtFirst: boolean;
}

/** The stages to which somebody can be moved, out of the pipeline, and back to those who are undecided. */
export default function MoveMenu(props: MoveMenuProps & OwnProps) {
  const { id, people, button, onMove, entries = [], isOpenAtFirst } = props;
  const { t } = useTranslation(['candidates', 'candidate-decisions']);
  const stageName = useStageName();
  const stages = useStages();
  const reachable = stages.filter(({ id }) =>
    people.some((person) => person.stage_id !== id && mayBePut(person, { status: 'SHORTLISTED' })),
  );
  return (
    <Menu id={id} position="bottom-end" width={240} defaultOpened={isOpenAtFirst}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {reachable.length > 0 && <Menu.Label>{t('pipeline.move_to')}</Menu.Label>}
        {reachable.map((stage) => (
          <Menu.Item key={stage.id} onClick={() => onMove({ status: 'SHORTLISTED', stage })}>
            <bdi>{stageName(stage)}</bdi>
          </Menu.Item>
        ))}
        {reachable.length > 0 && entries.length > 0 && <Menu.Divider />}
        {entries.map(({ label, icon, run }) => (
          <Menu.Item key={label} leftSection={icon} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        {(reachable.length > 0 || entries.length > 0) && <Menu.Divider />}
        {people.some(({ status }) => status !== 'REJECTED') && (
          <Menu.Item
            leftSection={<RejectIcon size={16} stroke={1.7} aria-hidden />}
            onClick={() => onMove(REJECTED)}
          >
            {t('pipeline.reject')}
          </Menu.Item>
        )}
        {people.some(({ status }) => status !== 'PENDING') && (
          <Menu.Item
            leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
            onClick={() => onMove({ status: 'PENDING', stage: null })}
          >
            {t('candidate-decisions:take_back')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
