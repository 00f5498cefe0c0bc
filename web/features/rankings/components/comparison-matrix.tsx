// biome-ignore-all lint/a11y/noRedundantRoles: on a phone its rows and cells are laid out by themselves, and browsers forget what they are.
import { ActionIcon, Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { CloseIcon } from '#web/design/icons.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { Table } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { useWishedPay } from '#web/widgets/candidate-rows/wished-pay.ts';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
import { Bar, Heading, Line, Mark } from './comparison-table.tsx';
import classes from './ranking-compare.module.css';

type People = readonly MatchingCandidate[];

interface MatrixProps {
  jobId: string;
  people: People;
  onRemove: (person: MatchingCandidate, at: number) => void;
  decisions: (person: MatchingCandidate) => ReactNode;
}

/** Candidates side by side, a column each, line by line the same facts. */
export function Matrix({ jobId, people, onRemove, decisions }: MatrixProps) {
  const { t } = useTranslation('rankings');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls here, by keyboard too.
    <section className={classes.scroll} aria-label={t('compare.title')} tabIndex={0}>
      <Table role="table" className={classes.table} style={{ '--people': people.length } as CSSProperties}>
        <Names jobId={jobId} people={people} onRemove={onRemove} />
        <tbody role="rowgroup">
          <Line label={t('compare.match')} people={people}>
            {(person) => <Match person={person} />}
          </Line>
          <Line label={t('compare.decision')} people={people}>
            {(person) => (
              <>
                <CandidateStatusBadge status={person.status} />
                {decisions(person)}
              </>
            )}
          </Line>
          <FactLines people={people} />
          <PartLines people={people} />
          <RequirementLines people={people} />
          <SkillLines people={people} />
        </tbody>
      </Table>
    </section>
  );
}

/** The names over their columns; each leads to the person, and a column can be taken out while there are others. */
function Names({ jobId, people, onRemove }: Omit<MatrixProps, 'decisions'>) {
  const { t } = useTranslation('rankings');
  return (
    <thead role="rowgroup" className={classes.names}>
      <tr role="row">
        <td role="cell" className={classes.corner} />
        {people.map((person, at) => (
          <th key={person.candidate_id} role="columnheader" scope="col">
            <span className={classes.name}>
              <CandidateLink jobId={jobId} person={person} />
              {people.length > 1 && (
                <ActionIcon
                  size="sm"
                  variant="subtle"
                  color="gray"
                  aria-label={t('compare.remove', { name: person.name })}
                  onClick={(event) => {
                    // The button goes with the column.
                    event.currentTarget.closest('section')?.focus();
                    onRemove(person, at);
                  }}
                >
                  <CloseIcon size={14} stroke={1.8} aria-hidden />
                </ActionIcon>
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Match({ person }: { person: MatchingCandidate }) {
  const { t } = useTranslation('candidate-rows');
  const percent = useFormatters().percent(person.score);
  return (
    <div className={classes.match}>
      <ScoreRing share={person.score} label={percent} description={t('score', { percent })} size={48} />
      {person.headline && (
        <Text size="sm">
          <bdi>{person.headline}</bdi>
        </Text>
      )}
    </div>
  );
}

/** What they say of themselves; where somebody is reviewed blind, not where they live. */
function FactLines({ people }: { people: People }) {
  const { t } = useTranslation(['rankings', 'candidate-rows', 'qualifications']);
  const { language } = useLanguage();
  const format = useFormatters();
  const pay = useWishedPay();
  return (
    <>
      <Line label={t('compare.experience')} people={people}>
        {(person) => <Experience months={person.experience_months} />}
      </Line>
      <Line label={t('compare.education')} people={people}>
        {({ education }) => education && t(`qualifications:education.${education}`)}
      </Line>
      <Line label={t('compare.languages')} people={people}>
        {({ languages }) => format.list(languages.map((one) => languageName(one.language, language)))}
      </Line>
      {!people.some((person) => person.is_blind) && (
        <Line label={t('compare.place')} people={people}>
          {(person) => <KnownName of={person.location} />}
        </Line>
      )}
      <Line label={t('compare.notice')} people={people}>
        {({ notice_period_days: count }) => count !== null && t('candidate-rows:days', { count })}
      </Line>
      <Line label={t('compare.salary')} people={people}>
        {(person) => pay(person, person.is_blind)}
      </Line>
    </>
  );
}

/** How alike each part of the profile and the job is. */
function PartLines({ people }: { people: People }) {
  const { t } = useTranslation(['rankings', 'match-explanation']);
  const format = useFormatters();
  const parts = people[0]?.explanation.parts ?? [];
  return (
    <>
      <Heading people={people}>{t('compare.parts')}</Heading>
      {parts.map(({ key }) => (
        <Line key={key} label={t(`match-explanation:parts.${key}`)} people={people}>
          {({ explanation }) => {
            const part = explanation.parts.find((one) => one.key === key);
            return part && <Bar share={part.value} label={format.percent(part.value)} />;
          }}
        </Line>
      ))}
    </>
  );
}

const REQUIREMENT_TONES = {
  met: 'good',
  short: 'caution',
  unknown: 'neutral',
  not_asked: 'neutral',
} as const;

function RequirementLines({ people }: { people: People }) {
  const { t } = useTranslation(['rankings', 'match-explanation']);
  const gates = (people[0]?.explanation.gates ?? []).filter((gate) => gate.status !== 'not_asked');
  return (
    <>
      {gates.length > 0 && <Heading people={people}>{t('compare.requires')}</Heading>}
      {gates.map(({ key }) => (
        <Line key={key} label={t(`match-explanation:gates.${key}`)} people={people}>
          {({ explanation }) => {
            const status = explanation.gates.find((one) => one.key === key)?.status ?? 'unknown';
            return <Mark tone={REQUIREMENT_TONES[status]}>{t(`compare.gates.${status}`)}</Mark>;
          }}
        </Line>
      ))}
    </>
  );
}

function SkillLines({ people }: { people: People }) {
  const { t } = useTranslation('rankings');
  return (
    <>
      <Heading people={people}>{t('compare.skills')}</Heading>
      {skillsOf(people).map((name) => (
        <Line key={name} label={<KnownName of={name} />} people={people}>
          {(person) => <Skill person={person} name={name} />}
        </Line>
      ))}
    </>
  );
}

/** Every skill of the job, the weightiest first: all of them are in each explanation. */
function skillsOf(people: People): string[] {
  const all = people.flatMap(({ explanation: { matched, partial, missing } }) => [
    ...matched,
    ...partial,
    ...missing,
  ]);
  const weights = new Map(all.map(({ name, weight }) => [name, weight]));
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

function Skill({ person, name }: { person: MatchingCandidate; name: string }) {
  const { t } = useTranslation('rankings');
  const nameOf = useShownName();
  const { matched, partial } = person.explanation;
  const there = matched.find((skill) => skill.name === name);
  const near = partial.find((skill) => skill.name === name);
  const shown = there ?? near;
  if (!shown) return <Mark tone="problem">{t('compare.missing')}</Mark>;
  return (
    <>
      <Mark tone={there ? 'good' : 'caution'}>
        {near && !there
          ? t('ranking.through', { skill: isolated(nameOf(near.through.name)) })
          : t('compare.has')}
      </Mark>
      {shown.evidence && (
        <Text size="xs" c="dimmed" lineClamp={3}>
          <bdi>{shown.evidence}</bdi>
        </Text>
      )}
    </>
  );
}
