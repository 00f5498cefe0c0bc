import { ActionIcon, Button, Checkbox, Skeleton, Text } from '@mantine/core';
import { type CSSProperties, Fragment, memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '#contract/features/matches.contract.ts';
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
import { StatusDot } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { byImportance } from '#web/widgets/match-explanation/match-reasons.ts';
import { MatchWhy } from '#web/widgets/match-explanation/match-why.tsx';
import { PokeBadge } from '#web/widgets/pokes/poking.tsx';
import { useSeenCandidates } from '#web/widgets/sightings/sightings.ts';
import type { CandidateStatus } from '../ranking.queries.ts';
import { CandidateLink } from './candidate-link.tsx';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
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

/** As many as a line may hold; how many there are stands before them. */
const SKILLS_SHOWN = 8;

/** One candidate of a job: rank and score, who it is, why the score is what it is, and what to do. */
export const RankingRow = memo(function RankingRow(props: RankingRowProps) {
  const { person, jobId, place, of, style, isSelected, isCompared, isOpen, actions } = props;
  const { t } = useTranslation(['candidates', 'pokes']);
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
          aria-label={t('row.select', { name })}
          checked={isSelected}
          onChange={() => actions.onSelect(person)}
        />
        <span className={classes.rank}>{format.number(place + 1)}</span>
        <ScoreRing share={person.score} label={percent} description={t('row.score', { percent })} size={48} />
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
  const { t } = useTranslation('candidates');
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
        {t('take_back')}
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
        {t('shortlist')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<RejectIcon size={16} stroke={1.7} aria-hidden />}
        aria-label={t('row.reject', { name })}
        onClick={() => onDecide(person, 'REJECTED')}
      >
        {t('reject')}
      </Button>
    </>
  );
}

/** How many skills are there and how many are not, the heaviest by name, and each requirement that is not met. */
function Why({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(['candidates', 'match-explanation']);
  const format = useFormatters();
  const { matched, partial, missing, gates } = explanation;
  const short = gates
    .filter((gate) => gate.status === 'short')
    .map((gate) => t(`match-explanation:gates.${gate.key}`));
  const there = matched.toSorted((a, b) => b.weight - a.weight);
  const counted = (all: readonly { name: string }[]) => ({
    count: format.number(all.length),
    names: all.slice(0, SKILLS_SHOWN).map(({ name }) => name),
  });
  const has = counted(there);
  const related = counted(there.length === 0 ? partial : []);
  const lacks = counted(byImportance(missing));
  const lines = [
    { label: t('row.has', { number: has.count }), tone: 'good', names: has.names },
    { label: t('row.related', { number: related.count }), tone: 'neutral', names: related.names },
    { label: t('row.lacks', { number: lacks.count }), tone: 'problem', names: lacks.names },
    { label: t('row.gates_short'), tone: 'caution', names: short },
  ] as const;
  const named = lines.filter(({ names }) => names.length > 0);
  return (
    <ul className={classes.why}>
      {named.map(({ label, tone, names }) => (
        <li key={label}>
          <StatusDot tone={tone} />
          <span className={classes.names}>
            <span className={classes.label}>{label}</span>{' '}
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' '}
                <span className={classes.named}>
                  {index > 0 && '· '}
                  <bdi>{name}</bdi>
                </span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
      {matched.length + partial.length + missing.length === 0 && <li>{t('row.no_skills')}</li>}
    </ul>
  );
}

/** The sentences that show each skill, what is missing with what it would bring, and the way to the whole score. */
function Evidence({ person, onHeight }: { person: MatchingCandidate; onHeight: (extra: number) => void }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const tell = () => onHeight(element.offsetHeight);
    tell();
    const watching = new ResizeObserver(tell);
    watching.observe(element);
    return () => watching.disconnect();
  }, [onHeight]);
  const { matched, partial, missing, score } = person.explanation;
  const shown = [
    ...matched.map((skill) => ({ ...skill, through: null })),
    ...partial.map((skill) => ({ ...skill, through: skill.through.name })),
  ].filter((skill) => skill.evidence);
  return (
    <div ref={box} className={classes.evidence}>
      {shown.length > 0 ? (
        <dl className={classes.quotes}>
          {shown.map((skill) => (
            <div key={skill.name}>
              <dt>
                <bdi>{skill.name}</bdi>
                {skill.through && (
                  <span className={classes.label}>
                    {' '}
                    {t('ranking.through', { skill: isolated(skill.through) })}
                  </span>
                )}
              </dt>
              <dd>
                <bdi>{skill.evidence}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Text size="sm" c="dimmed">
          {t('ranking.no_evidence')}
        </Text>
      )}
      {missing.length > 0 && (
        <Text size="sm">
          <span className={classes.label}>{t('row.missing')}</span>{' '}
          {byImportance(missing)
            .slice(0, SKILLS_SHOWN)
            .map((skill, index) => (
              <span key={skill.name}>
                {index > 0 && ' · '}
                <bdi>{skill.name}</bdi>
                {format.percent(score + skill.lift) !== format.percent(score) && (
                  <span className={classes.label}>
                    {' '}
                    {t('ranking.would_be', { percent: format.percent(score + skill.lift) })}
                  </span>
                )}
              </span>
            ))}
        </Text>
      )}
      <MatchWhy explanation={person.explanation} reader="recruiter" name={person.name} />
    </div>
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
  const { t } = useTranslation('candidates');
  return (
    <li className={classes.row} style={style} data-review-row data-place={place} tabIndex={-1}>
      <div className={classes.waiting} data-gone={isGone || undefined}>
        {isGone ? t('ranking.gone') : <Skeleton height={14} width="40%" />}
      </div>
    </li>
  );
}
