import { Text } from '@mantine/core';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { PokeBadge } from '#web/widgets/pokes/poking.tsx';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
import classes from './ranking-row.module.css';

interface RowPersonProps {
  person: MatchingCandidate;
  jobId: string;
  /** Somebody decided meanwhile: what was decided, and by whom, is said. */
  isElsewhere: boolean;
}

/** Who somebody in a ranking is: the name with what is under way, the headline, experience and place. */
export function RowPerson({ person, jobId, isElsewhere }: RowPersonProps) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <div className={classes.person}>
      <div className={classes.name}>
        <CandidateLink jobId={jobId} person={person} data-name-cut />
        {isElsewhere && <CandidateStatusBadge status={person.status} />}
        <PokeBadge poke={person.poke} />
        {person.application_stage && (
          <ApplicationStageBadge stage={person.application_stage} reader="company" />
        )}
      </div>
      <Text size="sm" truncate>
        <bdi>{person.headline}</bdi>
      </Text>
      {person.proposed_by && (
        <Text size="sm" c="dimmed">
          {t('applicants.proposed_by', { name: isolated(person.proposed_by) })}
        </Text>
      )}
      <div className={classes.facts}>
        <span>
          <Experience months={person.experience_months} isShort />
          {isElsewhere && person.decided?.by && (
            <>
              <Dot />
              {t('ranking.decided_by', {
                name: isolated(person.decided.by),
                ago: format.relative(person.decided.at),
              })}
            </>
          )}
          {person.location && <Dot />}
        </span>
        <span data-name-cut>
          <KnownName of={person.location} />
        </span>
      </div>
    </div>
  );
}
