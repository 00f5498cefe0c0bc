import { ActionIcon, Text } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import { GripIcon, MoreIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { PokeBadge } from '#web/widgets/pokes/poking.tsx';
import { keyOf, type Target } from '../placements.ts';
import { TagPills } from './candidate-tags.tsx';
import { LateMoveMenu } from './late-move-menu.tsx';
import classes from './pipeline-board.module.css';

interface BoardCardProps extends Pick<CardFaceProps, 'row' | 'showsJob' | 'onMove'> {
  /** How far it is held from its place, while it is dragged. */
  dragged: { byX: number; byY: number } | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** A card of the pipeline, to be dragged, or moved by keys. */
export const BoardCard = ({ dragged, onKeyDown, onPointerDown, ...face }: BoardCardProps) => (
  <li
    className={classes.card}
    data-card={keyOf(face.row)}
    data-dragged={dragged !== null || undefined}
    style={dragged ? { transform: `translate(${dragged.byX}px, ${dragged.byY}px) rotate(1deg)` } : undefined}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the board are those of its cards.
    tabIndex={0}
    onKeyDown={onKeyDown}
    onPointerDown={onPointerDown}
  >
    <CardFace {...face} />
  </li>
);

interface CardFaceProps {
  row: CandidateRow;
  showsJob: boolean;
  onMove: (target: Target) => void;
}

/** What a card says of a person, and the menu that moves them. */
function CardFace({ row, showsJob, onMove }: CardFaceProps) {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
  const format = useFormatters();
  return (
    <>
      <div className={classes.top}>
        <div className={classes.who}>
          <CandidateLink jobId={row.job_id} person={row} size="sm" draggable={false} />
        </div>
        <div className={classes.tools}>
          <ActionIcon
            component="span"
            variant="subtle"
            color="gray"
            data-handle
            aria-hidden
            className={classes.handle}
          >
            <GripIcon size={16} stroke={1.7} />
          </ActionIcon>
          <LateMoveMenu
            people={[row]}
            onMove={onMove}
            button={
              <ActionIcon
                variant="subtle"
                color="gray"
                data-menu
                aria-label={t('pipeline.move', { name: isolated(row.name) })}
              >
                <MoreIcon size={16} stroke={1.8} aria-hidden />
              </ActionIcon>
            }
          />
        </div>
      </div>
      {row.headline && (
        <Text size="xs" lineClamp={1}>
          <bdi>{row.headline}</bdi>
        </Text>
      )}
      {showsJob && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          <bdi>{row.job_title}</bdi>
        </Text>
      )}
      <div className={classes.facts}>
        {row.score !== null && (
          <Text size="xs" component="span">
            {t('candidate-rows:score', { percent: format.percent(row.score) })}
          </Text>
        )}
        <Text size="xs" c="dimmed" component="time" dateTime={row.acted_at}>
          {format.relative(row.acted_at)}
        </Text>
        {row.notes > 0 && (
          <Text size="xs" c="dimmed" component="span">
            {t('pipeline.notes', { count: row.notes })}
          </Text>
        )}
        <PokeBadge poke={row.poke} />
        <TagPills tags={row.tags} />
      </div>
    </>
  );
}
