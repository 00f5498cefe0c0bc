import { ActionIcon, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { CloseIcon } from '#web/design/icons.ts';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { StatusDot, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
import classes from './ranking-compare.module.css';

const PART_NAMES = { skills: 'skills', title: 'titles', text: 'text' } as const;

interface MatrixProps {
  jobId: string;
  people: readonly MatchingCandidate[];
  onRemove: (person: MatchingCandidate, at: number) => void;
  decisions: (person: MatchingCandidate) => ReactNode;
}

/** Candidates side by side, a column each, line by line the same facts. */
export function Matrix({ jobId, people, onRemove, decisions }: MatrixProps) {
  const { t } = useTranslation(['rankings', 'candidate-rows', 'match-explanation', 'qualifications']);
  const { language } = useLanguage();
  const format = useFormatters();
  const row = (label: ReactNode, cell: (person: MatchingCandidate) => ReactNode) => (
    <Line label={label}>
      {people.map((person) => (
        <Cell key={person.candidate_id}>{cell(person) || <Unsaid />}</Cell>
      ))}
    </Line>
  );
  const parts = people[0]?.explanation.parts ?? [];
  const gates = (people[0]?.explanation.gates ?? []).filter((gate) => gate.status !== 'not_asked');
  const isBlind = people.some((person) => person.is_blind);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls here, by keyboard too.
    <section className={classes.scroll} aria-label={t('compare.title')} tabIndex={0}>
      <Table
        role="table"
        className={classes.table}
        verticalSpacing="xs"
        style={{ '--people': people.length }}
      >
        <Table.Thead role="rowgroup" className={classes.names}>
          <Table.Tr role="row">
            <Table.Td role="cell" className={classes.corner} />
            {people.map((person, at) => (
              <Table.Th key={person.candidate_id} role="columnheader" scope="col">
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
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {row(t('compare.match'), (person) => {
            const percent = format.percent(person.score);
            return (
              <div className={classes.match}>
                <ScoreRing
                  share={person.score}
                  label={percent}
                  description={t('candidate-rows:score', { percent })}
                  size={48}
                />
                {person.headline && (
                  <Text size="sm">
                    <bdi>{person.headline}</bdi>
                  </Text>
                )}
              </div>
            );
          })}
          {row(t('compare.decision'), (person) => (
            <>
              <CandidateStatusBadge status={person.status} />
              {decisions(person)}
            </>
          ))}
          {row(t('compare.experience'), (person) => (
            <Experience months={person.experience_months} />
          ))}
          {row(
            t('compare.education'),
            (person) => person.education && t(`qualifications:education.${person.education}`),
          )}
          {row(t('compare.languages'), (person) =>
            format.list(person.languages.map((one) => languageName(one.language, language))),
          )}
          {!isBlind && row(t('compare.place'), (person) => <bdi>{person.location}</bdi>)}
          {row(
            t('compare.notice'),
            (person) =>
              person.notice_period_days !== null &&
              t('candidate-rows:days', { count: person.notice_period_days }),
          )}
          {row(t('compare.salary'), (person) => format.money(person.expected_salary))}
          <Heading span={people.length + 1}>{t('compare.parts')}</Heading>
          {parts.map(({ key }) => (
            <Line key={key} label={t(`match-explanation:parts.${PART_NAMES[key]}`)}>
              {people.map((person) => {
                const part = person.explanation.parts.find((one) => one.key === key);
                return (
                  <Cell key={person.candidate_id}>
                    {part ? <Bar share={part.value} label={format.percent(part.value)} /> : <Unsaid />}
                  </Cell>
                );
              })}
            </Line>
          ))}
          {gates.length > 0 && <Heading span={people.length + 1}>{t('compare.requires')}</Heading>}
          {gates.map(({ key }) => (
            <Line key={key} label={t(`match-explanation:gates.${key}`)}>
              {people.map((person) => {
                const status = person.explanation.gates.find((one) => one.key === key)?.status ?? 'unknown';
                return (
                  <Cell key={person.candidate_id}>
                    <Mark tone={GATE_TONES[status]}>{t(`compare.gates.${status}`)}</Mark>
                  </Cell>
                );
              })}
            </Line>
          ))}
          <Heading span={people.length + 1}>{t('compare.skills')}</Heading>
          {skillsOf(people).map((name) => (
            <Line key={name} label={<bdi>{name}</bdi>}>
              {people.map((person) => (
                <Cell key={person.candidate_id}>
                  <Skill person={person} name={name} />
                </Cell>
              ))}
            </Line>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** A row. On a phone its label stands above its cells, so that two people fit beside each other; the roles stay said. */
const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Table.Tr role="row">
    <Table.Th role="rowheader" scope="row" className={classes.fact}>
      {label}
    </Table.Th>
    {children}
  </Table.Tr>
);

const Cell = ({ children }: { children: ReactNode }) => <Table.Td role="cell">{children}</Table.Td>;

const GATE_TONES = { met: 'good', short: 'caution', unknown: 'neutral', not_asked: 'neutral' } as const;

/** Every skill of the job, the weightiest first: all of them are in each explanation. */
function skillsOf(people: readonly MatchingCandidate[]): string[] {
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
  const { matched, partial } = person.explanation;
  const there = matched.find((skill) => skill.name === name);
  const near = partial.find((skill) => skill.name === name);
  const shown = there ?? near;
  if (!shown) return <Mark tone="problem">{t('compare.missing')}</Mark>;
  return (
    <>
      <Mark tone={there ? 'good' : 'caution'}>
        {there ? t('compare.has') : t('ranking.through', { skill: isolated(near!.through.name) })}
      </Mark>
      {shown.evidence && (
        <Text size="xs" c="dimmed" lineClamp={3}>
          <bdi>{shown.evidence}</bdi>
        </Text>
      )}
    </>
  );
}

const Mark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.mark}>
    <StatusDot tone={tone} />
    <span>{children}</span>
  </span>
);

const Bar = ({ share, label }: { share: number; label: string }) => (
  <span className={classes.part}>
    <span className={classes.bar} aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
    {label}
  </span>
);

function Heading({ span, children }: { span: number; children: ReactNode }) {
  return (
    <Table.Tr role="row">
      <Table.Th role="rowheader" scope="rowgroup" colSpan={span} className={classes.heading}>
        {children}
      </Table.Th>
    </Table.Tr>
  );
}

function Unsaid() {
  const { t } = useTranslation('candidate-rows');
  return (
    <Text size="sm" c="dimmed" component="span">
      {t('unknown')}
    </Text>
  );
}
