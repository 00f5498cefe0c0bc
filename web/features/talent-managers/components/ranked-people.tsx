import { Checkbox, Text } from '@mantine/core';
import type { RankedPerson } from '#contract/features/talent-managers.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { MatchReason } from '#web/widgets/match-explanation/match-reason.tsx';
import { MatchWhy } from '#web/widgets/match-explanation/match-why.tsx';
import classes from './ranked-people.module.css';

interface RankedPeopleProps {
  people: readonly RankedPerson[];
  chosen: ReadonlySet<string>;
  onToggle: (personId: string) => void;
}

/** One's own people for a job, the best first, each with the reasons of the score. */
export function RankedPeople({ people, chosen, onToggle }: RankedPeopleProps) {
  return (
    <ol className={classes.people}>
      {people.map((person) => (
        <li key={person.person_id} className={classes.person}>
          <Choice
            person={person}
            isChosen={chosen.has(person.person_id)}
            onToggle={() => onToggle(person.person_id)}
          />
          <Ranked person={person} />
        </li>
      ))}
    </ol>
  );
}

function Choice({
  person,
  isChosen,
  onToggle,
}: {
  person: RankedPerson;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('talent-managers');
  return (
    <Checkbox
      aria-label={t('job.choose', { name: person.name })}
      checked={isChosen}
      disabled={!person.can.propose}
      onChange={onToggle}
    />
  );
}

function Ranked({ person }: { person: RankedPerson }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const percent = format.percent(person.score);
  return (
    <>
      <ScoreRing share={person.score} label={percent} description={t('job.match', { percent })} size={52} />
      <div className={classes.words}>
        <Text fw={600}>
          <bdi>{person.name}</bdi>
        </Text>
        <Words size="sm" isDimmed>
          {person.headline && <bdi>{person.headline}</bdi>}
          {person.headline && person.location && <Dot />}
          {person.location && <KnownName of={person.location} />}
        </Words>
        <Words size="sm">
          <MatchReason explanation={person.explanation} />
        </Words>
        <div className={classes.standing}>
          <MatchWhy explanation={person.explanation} reader="recruiter" name={person.name} />
          {person.application_stage ? (
            <ApplicationStageBadge stage={person.application_stage} reader="manager" />
          ) : (
            person.proposal && <Proposed proposal={person.proposal} />
          )}
        </div>
      </div>
    </>
  );
}

const TONES = { agreed: 'good', declined: 'neutral', open: 'caution' } as const;

function Proposed({ proposal }: { proposal: NonNullable<RankedPerson['proposal']> }) {
  const { t } = useTranslation('talent-managers');
  const answer = proposal.answer ?? 'open';
  return <StatusBadge tone={TONES[answer]}>{t(`proposal.${answer}`)}</StatusBadge>;
}
