import { ActionIcon, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { FoundPerson } from '#contract/features/candidate-searches.contract.ts';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { Explanation } from '#contract/features/matches.contract.ts';
import {
  ChevronDownIcon,
  HeartFilledIcon,
  HeartIcon,
  RefreshIcon,
  ShortlistIcon,
} from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { StatusBadge, StatusDot } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { evidenceIn } from '#web/widgets/match-explanation/match-reasons.ts';
import { SkillQuotes } from '#web/widgets/match-explanation/skill-quotes.tsx';
import { mayBeAsked } from '#web/widgets/pokes/may-be-asked.ts';
import { conditionKey } from '../candidate-searches.queries.ts';
import { type AskedCondition, useConditionWords } from '../condition-words.ts';
import type { FoundPersonActions } from './found-person-actions.ts';
import classes from './found-person-row.module.css';

interface FoundPersonRowProps {
  person: FoundPerson;
  place: number;
  conditions: readonly AskedCondition[];
  jobId: string | null;
  /** Since when people are new here; null where nothing is. */
  since: string | null;
  actions: FoundPersonActions;
}

/** One person that a search found: who, which of the conditions they meet, the sentences that show it, what to do. */
export function FoundPersonRow({ person, place, conditions, jobId, since, actions }: FoundPersonRowProps) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const { name, score, explanation } = person;
  return (
    <li className={classes.row} data-review-row data-place={place} tabIndex={-1}>
      <div className={classes.line}>
        {score !== null && (
          <ScoreRing
            share={score}
            label={format.percent(score)}
            description={t('row.score', { percent: format.percent(score) })}
            size={48}
          />
        )}
        <Who person={person} jobId={jobId} isNew={since !== null && person.changed_at > since} />
        <Verdicts person={person} conditions={conditions} />
        <div className={classes.actions}>
          {explanation && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('row.evidence', { name })}
              aria-expanded={isOpen}
              data-turned={isOpen || undefined}
              className={classes.toggle}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDownIcon size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
          {jobId && <JobActions person={person} actions={actions} />}
        </div>
      </div>
      {isOpen && explanation && <Evidence explanation={explanation} />}
    </li>
  );
}

function Who({ person, jobId, isNew }: { person: FoundPerson; jobId: string | null; isNew: boolean }) {
  const { t } = useTranslation('candidate-searches');
  return (
    <div className={classes.person}>
      <div className={classes.name}>
        <TextLink
          to="/recruiter/candidates/$id"
          params={{ id: person.candidate_id }}
          search={jobId ? { job_id: jobId } : {}}
          fw={600}
          data-open
        >
          <bdi>{person.name}</bdi>
        </TextLink>
        {isNew && <StatusBadge tone="alive">{t('row.new')}</StatusBadge>}
        {person.status === 'SHORTLISTED' && <StatusBadge tone="good">{t('row.shortlisted')}</StatusBadge>}
        {person.application_stage && (
          <ApplicationStageBadge stage={person.application_stage} reader="company" />
        )}
        {person.status === 'REJECTED' && <StatusBadge tone="problem">{t('row.rejected')}</StatusBadge>}
      </div>
      {person.headline && (
        <Text size="sm">
          <bdi>{person.headline}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {person.location && (
          <>
            <KnownName of={person.location} />
            <Dot />
          </>
        )}
        <Experience months={person.experience_months} />
      </Text>
    </div>
  );
}

const TONES = { met: 'good', short: 'problem', silent: 'neutral' } as const;

/** Which conditions they meet, one of each choice; what must not be is not said of anybody. */
function Verdicts({ person, conditions }: Pick<FoundPersonRowProps, 'person' | 'conditions'>) {
  const { t } = useTranslation('candidate-searches');
  const format = useFormatters();
  const inWords = useConditionWords();
  return (
    <ul className={classes.verdicts}>
      {conditions.map(({ of, name }, at) => {
        const verdict = person.verdicts[at];
        if (!verdict?.is_told || of.wish === 'not') return null;
        const condition = inWords(of, name);
        return (
          <li key={conditionKey(of, at)}>
            <StatusDot tone={TONES[verdict.verdict]} />
            <span>
              {verdict.verdict === 'met' && verdict.km !== null && verdict.km > 0
                ? t('row.met_far', { condition, number: format.number(verdict.km) })
                : t(`row.${verdict.verdict}`, { condition })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The sentences that show each skill; the percentage is made of the wishes beside it. */
function Evidence({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('candidate-searches');
  const shown = evidenceIn(explanation);
  return (
    <div className={classes.evidence}>
      {shown.length > 0 ? (
        <SkillQuotes sentences={shown} isWide />
      ) : (
        <Text size="sm" c="dimmed">
          {t('row.no_evidence')}
        </Text>
      )}
    </div>
  );
}

function JobActions({ person, actions }: Pick<FoundPersonRowProps, 'person' | 'actions'>) {
  const { t } = useTranslation('candidate-searches');
  const { name } = person;
  const isShortlisted = person.status === 'SHORTLISTED';
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('row.favourite', { name })}
        aria-pressed={person.is_favorite}
        onClick={() => actions.onFavourite(person)}
      >
        {person.is_favorite ? (
          <HeartFilledIcon size={18} aria-hidden />
        ) : (
          <HeartIcon size={18} stroke={1.7} aria-hidden />
        )}
      </ActionIcon>
      {mayBeAsked({ poke: null, application_stage: person.application_stage }) && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('row.poke_named', { name })}
          onClick={() => actions.onPoke(person)}
        >
          {t('row.poke')}
        </Button>
      )}
      {(isShortlisted || mayBePut(person, { status: 'SHORTLISTED' })) && (
        <Button
          size="xs"
          variant={isShortlisted ? 'default' : 'light'}
          leftSection={
            isShortlisted ? (
              <RefreshIcon size={16} stroke={1.7} aria-hidden />
            ) : (
              <ShortlistIcon size={16} stroke={1.7} aria-hidden />
            )
          }
          aria-label={t(isShortlisted ? 'row.take_back_named' : 'row.shortlist_named', { name })}
          onClick={() => actions.onShortlist(person)}
        >
          {t(isShortlisted ? 'row.take_back' : 'row.shortlist')}
        </Button>
      )}
    </>
  );
}
