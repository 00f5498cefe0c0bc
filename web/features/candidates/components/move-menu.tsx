import { Menu } from '@mantine/core';
import { RefreshIcon, RejectIcon } from '#web/design/icons.ts';
import type { ButtonOfMenu, MenuEntry } from '#web/design/menu-entry.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { useStages } from '../pipeline.queries.ts';
import { REJECTED, type Standing, type Target } from '../placements.ts';

export interface MoveMenuProps {
  /** Where the one stands whom it is about; for many none. */
  standing?: Pick<Standing, 'status' | 'stage_id' | 'kind'> | undefined;
  button: ButtonOfMenu;
  /** A rejection asks why first: that is the caller’s. */
  onMove: (target: Target) => void;
  /** What else can be done with the one it is about. */
  entries?: readonly MenuEntry[];
}

interface OwnProps {
  id: string;
  isOpenAtFirst: boolean;
}

/** The stages to which somebody can be moved, out of the pipeline, and back to those who are undecided. */
export default function MoveMenu(props: MoveMenuProps & OwnProps) {
  const { id, standing, button, onMove, entries = [], isOpenAtFirst } = props;
  const { t } = useTranslation(['candidates', 'candidate-decisions']);
  const stageName = useStageName();
  const stages = useStages();
  const isOut = standing?.kind === 'withdrawn';
  return (
    <Menu id={id} position="bottom-end" width={240} defaultOpened={isOpenAtFirst}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('pipeline.move_to')}</Menu.Label>
        {stages
          // Who withdrew is led no further than the shortlist.
          .filter(({ id, kind }) => id !== standing?.stage_id && (!isOut || kind === 'shortlisted'))
          .map((stage) => (
            <Menu.Item key={stage.id} onClick={() => onMove({ status: 'SHORTLISTED', stage })}>
              <bdi>{stageName(stage)}</bdi>
            </Menu.Item>
          ))}
        {entries.length > 0 && <Menu.Divider />}
        {entries.map(({ label, icon, run }) => (
          <Menu.Item key={label} leftSection={icon} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {standing?.status !== 'REJECTED' && (
          <Menu.Item
            leftSection={<RejectIcon size={16} stroke={1.7} aria-hidden />}
            onClick={() => onMove(REJECTED)}
          >
            {t('pipeline.reject')}
          </Menu.Item>
        )}
        {standing?.status !== 'PENDING' && (
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
