import { ActionIcon, Text } from '@mantine/core';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import { ChatIcon, MailIcon, MoreIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import type { MenuEntry } from '#web/design/menu-entry.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Writing } from '#web/widgets/candidate-messages/writing.tsx';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { PipelineStageBadge } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { mayBeAsked } from '#web/widgets/pokes/may-be-asked.ts';
import { PokeBadge } from '#web/widgets/pokes/poking.tsx';
import { useStages } from '../pipeline.queries.ts';
import type { Target } from '../placements.ts';
import classes from './candidate-list.module.css';
import { TagPills } from './candidate-tags.tsx';
import { LateMoveMenu } from './late-move-menu.tsx';

/** Who it is: name, headline, place, experience and tags. */
export function Person({ row }: { row: CandidateRow }) {
  return (
    <div>
      <CandidateLink jobId={row.job_id} person={row} />
      <Text size="sm" c="dimmed">
        <Joined parts={[row.headline, row.location && <KnownName key="place" of={row.location} />]} />
      </Text>
      <Text size="xs" c="dimmed">
        <Experience months={row.experience_months} />
      </Text>
      {row.tags.length > 0 && (
        <div className={classes.tags}>
          <TagPills tags={row.tags} />
        </div>
      )}
    </div>
  );
}

/** The job for which somebody stands where they stand. */
export function JobTitle({ row }: { row: CandidateRow }) {
  return (
    <TextLink to="/recruiter/jobs/$id" params={{ id: row.job_id }} size="sm">
      <bdi>{row.job_title}</bdi>
    </TextLink>
  );
}

/** Where they stand, since when, and of the rejected why. */
export function Stage({ row }: { row: CandidateRow }) {
  const { t } = useTranslation(['candidates', 'candidate-decisions']);
  const format = useFormatters();
  const name = useStages().find(({ id }) => id === row.stage_id)?.name;
  const isNamed = row.status === 'SHORTLISTED' && row.kind !== 'withdrawn';
  return (
    <div>
      <PipelineStageBadge stage={{ kind: row.kind, name: isNamed ? name : null }} />{' '}
      <PokeBadge poke={row.poke} />
      <Text size="xs" c="dimmed" title={format.dateAndTime(row.acted_at)}>
        {row.acted_by
          ? t('list.acted_by', { ago: format.relative(row.acted_at), name: isolated(row.acted_by) })
          : format.relative(row.acted_at)}
      </Text>
      {row.reason_code && (
        <Text size="xs" c="dimmed">
          {t(`candidate-decisions:rejection.reasons.${row.reason_code}`)}
        </Text>
      )}
    </div>
  );
}

/** The score leads to its reasons. A closed job keeps no scores, which is not a score of nothing. */
export function Score({ row }: { row: CandidateRow }) {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
  const format = useFormatters();
  if (row.score === null)
    return (
      <Text size="sm" c="dimmed" component="span">
        {t('list.no_score')}
      </Text>
    );
  return (
    <TextLink
      to="/recruiter/candidates/$id"
      params={{ id: row.candidate_id }}
      search={{ job_id: row.job_id }}
      size="sm"
      aria-label={t('candidate-rows:score', { percent: format.percent(row.score) })}
    >
      {format.percent(row.score)}
    </TextLink>
  );
}

/** How soon somebody can begin. */
export function Notice({ days }: { days: number | null }) {
  const { t } = useTranslation('candidate-rows');
  if (days === null) return <Unknown />;
  return t('days', { count: days });
}

/** In place of what is not known. */
export function Unknown() {
  const { t } = useTranslation('candidate-rows');
  return (
    <Text size="sm" c="dimmed" component="span">
      {t('unknown')}
    </Text>
  );
}

interface RowMenuProps {
  row: CandidateRow;
  onMove: (target: Target) => void;
  onPoke: (row: CandidateRow) => void;
  onWrite: (writing: Writing) => void;
}

/** What can be done with one person of a list. */
export function RowMenu({ row, onMove, onPoke, onWrite }: RowMenuProps) {
  const { t } = useTranslation(['candidates', 'pokes']);
  const entries: MenuEntry[] = [
    {
      label: t('bulk.write_to_one'),
      icon: <MailIcon size={16} stroke={1.7} aria-hidden />,
      run: () => onWrite({ jobId: row.job_id, candidates: [row] }),
    },
  ];
  if (mayBeAsked(row))
    entries.push({
      label: t('pokes:ask'),
      icon: <ChatIcon size={16} stroke={1.7} aria-hidden />,
      run: () => onPoke(row),
    });
  return (
    <LateMoveMenu
      people={[row]}
      onMove={onMove}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('pipeline.move', { name: isolated(row.name) })}
        >
          <MoreIcon size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      }
      entries={entries}
    />
  );
}
