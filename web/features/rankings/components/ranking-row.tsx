import { Checkbox, Skeleton } from '@mantine/core';
import { type CSSProperties, memo } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSeenCandidates } from '#web/widgets/sightings/sightings.ts';
import type { CandidateStatus } from '../rankings.queries.ts';
import { Evidence, MatchInLines } from './ranking-evidence.tsx';
import classes from './ranking-row.module.css';
import { RowActions, type RowOptions } from './ranking-row-actions.tsx';
import { RowPerson } from './ranking-row-person.tsx';

export interface RankingRowActions extends RowOptions {
  onSelect: (person: MatchingCandidate) => void;
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
  const { t } = useTranslation('candidate-rows');
  const format = useFormatters();
  const percent = format.percent(person.score);
  const isElsewhere = person.status !== props.status;
  useSeenCandidates(jobId, [person.candidate_id]);
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
          aria-label={t('select', { name: person.name })}
          checked={isSelected}
          onChange={() => actions.onSelect(person)}
        />
        <span className={classes.rank}>{format.number(place + 1)}</span>
        <ScoreRing share={person.score} label={percent} description={t('score', { percent })} size={48} />
        <RowPerson person={person} jobId={jobId} isElsewhere={isElsewhere} />
        <MatchInLines explanation={person.explanation} />
        <RowActions person={person} place={place} isCompared={isCompared} isOpen={isOpen} actions={actions} />
      </div>
      {isOpen && <Evidence person={person} onHeight={actions.onHeight} />}
    </li>
  );
});

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
