import { ActionIcon, Button, Checkbox, Skeleton, Text } from '@mantine/core';
import { type CSSProperties, memo } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import {
  ChatIcon,
  ChevronDownIcon,
  CompareIcon,
  HeartFilledIcon,
  HeartIcon,
  RefreshIcon,
  RejectIcon,
  ShortlistIcon,
} from '#web/design/icons.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { PokeBadge } from '#web/widgets/pokes/poking.tsx';
import { useSeenCandidates } from '#web/widgets/sightings/sightings.ts';
import type { CandidateStatus } from '../rankings.queries.ts';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
import { Evidence, Why } from './ranking-evidence.tsx';
import classes from './ranking-row.module.css';

export interface RankingRowActions {
  onSelect: (person: MatchingCandidate) => void;
  onFavourite: (person: MatchingCandidate) => void;
  onPoke: (person: MatchingCandidate) => void;
  onCompare: (id: string) => void;
  onOpen: (place: number) => void;
  onDecide: (person: MatchingCandidate, status: CandidateStatus) => void;
  onFocus: (place: number) => void;
  onHeight: (extra: number) => void;
}

interface RankingRowProps {
  person: MatchingCandidate;
  jobId: string;
  /** From 0. */
  place: number;
  of: number;
  /** Which list it stands in: whoever was moved meanwhile says so. */
  status: CandidateStatus;
  style: CSSProperties;
  isSelected: boolean;
  isCompared: boolean;
  isOpen: boolean;
  actions: RankingRowActions;
}

/** One candidate of a job: rank and score, who it is, why the score is what it is, and what to do. */
export const RankingRow = memo(function RankingRow(props: RankingRowProps) {
  const { person, jobId, place, of, style, isSelected, isCompared, isOpen, actions } = props;
  const { t } = useTranslation(['rankings', 'candidate-rows', 'pokes']);
  const format = useFormatters();
  const percent = format.percent(person.score);
  const { name, candidate_id: id } = person;
  const isElsewhere = person.status !== props.status;
  useSeenCandidates(jobId, [id]);
  return (
    <li
      className={classes.row}
      style={style}
      data-review-row
      data-place={place}
      data-selected={isSelected || undefined}
      data-elsewhere={isElsewhere || undefined}
      aria-posinset={place + 1}
      aria-setsize={of}
      tabIndex={-1}
      onFocus={() => actions.onFocus(place)}
    >
      <div className={classes.line}>
        <Checkbox
          className={classes.select}
          aria-label={t('candidate-rows:select', { name })}
          checked={isSelected}
          onChange={() => actions.onSelect(person)}
        />
        <span className={classes.rank}>{format.number(place + 1)}</span>
        <ScoreRing
          share={person.score}
          label={percent}
          description={t('candidate-rows:score', { percent })}
          size={48}
        />
        <div className={classes.person}>
          <div className={classes.name}>
            <CandidateLink jobId={jobId} person={person} data-name-cut />
            {isElsewhere && <CandidateStatusBadge status={person.status} />}
            <PokeBadge poke={person.poke} />
            {person.application_stage && <ApplicationStageBadge stage={person.application_stage} />}
          </div>
          <Text size="sm" truncate>
            <bdi>{person.headline}</bdi>
          </Text>
          <div className={classes.facts}>
            <span>
              <Experience months={person.experience_months} />
              {isElsewhere && person.decided?.by && (
                <>
                  {' · '}
                  {t('ranking.decided_by', {
                    name: isolated(person.decided.by),
                    ago: format.relative(person.decided.at),
                  })}
                </>
              )}
              {person.location && ' · '}
            </span>
            <span data-name-cut>
              <bdi>{person.location}</bdi>
            </span>
          </div>
        </div>
        <Why explanation={person.explanation} />
        <div className={classes.actions}>
          {mayBeAsked(person) && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('pokes:ask_name', { name })}
              title={t('pokes:ask_help')}
              className={classes.toggle}
              onClick={() => actions.onPoke(person)}
            >
              <ChatIcon size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('ranking.favourite', { name })}
            aria-pressed={person.is_favorite}
            data-on={person.is_favorite || undefined}
            className={classes.toggle}
            onClick={() => actions.onFavourite(person)}
          >
            {person.is_favorite ? (
              <HeartFilledIcon size={18} aria-hidden />
            ) : (
              <HeartIcon size={18} stroke={1.7} aria-hidden />
            )}
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('ranking.compare_with', { name })}
            aria-pressed={isCompared}
            data-on={isCompared || undefined}
            className={classes.toggle}
            onClick={() => actions.onCompare(id)}
          >
            <CompareIcon size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('ranking.evidence_of', { name })}
            aria-expanded={isOpen}
            className={classes.toggle}
            data-turned={isOpen || undefined}
            onClick={() => actions.onOpen(place)}
          >
            <ChevronDownIcon size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
          <Decisions person={person} onDecide={actions.onDecide} />
        </div>
      </div>
      {isOpen && <Evidence person={person} onHeight={actions.onHeight} />}
    </li>
  );
});

/** Who applied has said so, and who was asked is not asked again. */
const mayBeAsked = ({ poke, application_stage: stage }: MatchingCandidate) =>
  !poke && (stage === null || stage === 'WITHDRAWN');

function Decisions({
  person,
  onDecide,
}: { person: MatchingCandidate } & Pick<RankingRowActions, 'onDecide'>) {
  const { t } = useTranslation(['rankings', 'candidate-decisions']);
  const { name } = person;
  if (person.status !== 'PENDING')
    return (
      <Button
        size="xs"
        variant="default"
        leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.take_back', { name })}
        onClick={() => onDecide(person, 'PENDING')}
      >
        {t('candidate-decisions:take_back')}
      </Button>
    );
  return (
    <>
      <Button
        size="xs"
        variant="light"
        leftSection={<ShortlistIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.shortlist', { name })}
        onClick={() => onDecide(person, 'SHORTLISTED')}
      >
        {t('candidate-decisions:shortlist')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<RejectIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.reject', { name })}
        onClick={() => onDecide(person, 'REJECTED')}
      >
        {t('candidate-decisions:reject')}
      </Button>
    </>
  );
}

/** A place whose person is on the way, could not be had, or has left the ranking. */
export function RowPlaceholder({
  place,
  style,
  isGone,
}: {
  place: number;
  style: CSSProperties;
  isGone: boolean;
}) {
  const { t } = useTranslation('rankings');
  return (
    <li className={classes.row} style={style} data-review-row data-place={place} tabIndex={-1}>
      <div className={classes.waiting} data-gone={isGone || undefined}>
        {isGone ? t('ranking.gone') : <Skeleton height={14} width="40%" />}
      </div>
    </li>
  );
}
