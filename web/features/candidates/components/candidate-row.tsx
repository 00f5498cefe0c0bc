import { Button, Checkbox, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/features/applications.contract.ts';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { RefreshIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { StatusDot } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage.tsx';
import { Experience } from '#web/widgets/experience.tsx';
import { byImportance } from '#web/widgets/match-reasons.ts';
import { MatchWhy } from '#web/widgets/match-why.tsx';
import type { CandidateStatus } from '../candidates.queries.ts';
import { AppliedOn } from './applicants.tsx';
import classes from './candidate-row.module.css';

interface CandidateRowProps {
  candidate: MatchingCandidate;
  jobId: string;
  /** Their application, where there is one. */
  applicant?: Applicant | undefined;
  isSelected: boolean;
  onSelect: () => void;
  onDecide: (status: CandidateStatus) => void;
  onFocus: () => void;
}

const SKILLS_SHOWN = 4;

/** One candidate of a job: the score, who it is, why the score is what it is, and what to do. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, jobId, applicant, isSelected, onSelect, onDecide, onFocus } = props;
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const percent = format.percent(candidate.score);
  const { name, status } = candidate;
  return (
    <li
      className={classes.row}
      data-review-row
      data-selected={isSelected || undefined}
      tabIndex={-1}
      onFocus={onFocus}
    >
      {status === 'PENDING' && (
        <Checkbox
          className={classes.select}
          aria-label={t('row.select', { name })}
          checked={isSelected}
          onChange={onSelect}
        />
      )}
      <ScoreRing
        share={candidate.score}
        label={percent}
        description={t('row.score', { percent })}
        size={52}
      />
      <div className={classes.person}>
        <TextLink
          to="/recruiter/candidates/$id"
          params={{ id: candidate.candidate_id }}
          search={{ job_id: jobId } as never}
          fw={600}
        >
          <bdi>{name}</bdi>
        </TextLink>
        {candidate.headline && (
          <Text size="sm">
            <bdi>{candidate.headline}</bdi>
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {candidate.location && (
            <>
              <bdi>{candidate.location}</bdi>
              {' · '}
            </>
          )}
          <Experience months={candidate.experience_months} />
        </Text>
        {applicant && (
          <div className={classes.applied}>
            <ApplicationStageBadge stage={applicant.stage} /> <AppliedOn applicant={applicant} />
          </div>
        )}
      </div>
      <Why candidate={candidate} />
      <div className={classes.actions}>
        {status === 'PENDING' ? (
          <>
            <Button
              size="xs"
              variant="light"
              leftSection={<ShortlistIcon size={16} stroke={1.7} aria-hidden />}
              aria-label={t('row.shortlist', { name })}
              onClick={() => onDecide('SHORTLISTED')}
            >
              {t('shortlist')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<RejectIcon size={16} stroke={1.7} aria-hidden />}
              aria-label={t('row.reject', { name })}
              onClick={() => onDecide('REJECTED')}
            >
              {t('reject')}
            </Button>
          </>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<RefreshIcon size={16} stroke={1.7} aria-hidden />}
            aria-label={t('row.take_back', { name })}
            onClick={() => onDecide('PENDING')}
          >
            {t('take_back')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The heaviest skills that are there and that are not, and each requirement that is not met or not known. */
function Why({ candidate }: { candidate: MatchingCandidate }) {
  const { t } = useTranslation(['candidates', 'widgets']);
  const { matched, partial, missing, gates } = candidate.explanation;
  const gatesThatAre = (status: 'short' | 'unknown') =>
    gates.filter((gate) => gate.status === status).map((gate) => t(`widgets:match.gates.${gate.key}`));
  const namesOf = (skills: readonly { name: string }[]) => skills.map((skill) => skill.name);
  const reasons = [
    {
      label: t('row.matched'),
      tone: 'good',
      names: namesOf([...matched].sort((a, b) => b.weight - a.weight)),
    },
    { label: t('row.partial'), tone: 'neutral', names: namesOf(partial) },
    { label: t('row.missing'), tone: 'problem', names: namesOf(byImportance(missing)) },
    { label: t('row.gates_short'), tone: 'caution', names: gatesThatAre('short') },
    { label: t('row.gates_unknown'), tone: 'neutral', names: gatesThatAre('unknown') },
  ] as const;
  return (
    <ul className={classes.why}>
      {reasons.map(
        ({ label, tone, names }) =>
          names.length > 0 && (
            <li key={label}>
              <StatusDot tone={tone} />
              <Names label={label} names={names} />
            </li>
          ),
      )}
      {matched.length + partial.length + missing.length === 0 && <li>{t('row.no_skills')}</li>}
      <li className={classes.whole}>
        <MatchWhy explanation={candidate.explanation} reader="recruiter" name={candidate.name} />
      </li>
    </ul>
  );
}

/** Names of either script side by side, each for itself, so that none changes the order of the others. */
function Names({ label, names }: { label: string; names: readonly string[] }) {
  const { t } = useTranslation('candidates');
  const more = names.length - SKILLS_SHOWN;
  return (
    <span>
      <span className={classes.label}>{label}</span>{' '}
      {names.slice(0, SKILLS_SHOWN).map((name, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && <span className={classes.label}> {t('row.more', { count: more })}</span>}
    </span>
  );
}
