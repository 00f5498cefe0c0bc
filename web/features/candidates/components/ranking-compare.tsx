import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchingCandidate } from '#contract/features/matches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { TextLink } from '#web/design/links.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusDot, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { Experience } from '#web/widgets/experience.tsx';
import { languageName } from '#web/widgets/language-names.ts';
import { QueryView } from '#web/widgets/query-view.tsx';
import { rowsQuery } from '../ranking.queries.ts';
import { CandidateStatusBadge } from './candidate-status-badge.tsx';
import classes from './ranking-compare.module.css';

interface RankingCompareProps {
  jobId: string;
  ids: readonly string[];
  onClose: () => void;
}

/** Up to four candidates side by side: the parts of their scores, the requirements, and every skill with its evidence. */
export default function RankingCompare({ jobId, ids, onClose }: RankingCompareProps) {
  const { t } = useTranslation('candidates');
  const query = useQuery(rowsQuery(jobId, ids));
  return (
    <Dialog isOpen onClose={onClose} title={t('compare.title')} closeLabel={t('compare.close')} size="wide">
      <QueryView
        query={query}
        waiting={<ListSkeleton label={t('waiting')} count={6} />}
        failedTitle={t('failed')}
        isEmpty={(data) => data.results.length === 0}
        empty={<Text>{t('ranking.gone')}</Text>}
      >
        {(data) => <Matrix jobId={jobId} people={data.results} />}
      </QueryView>
    </Dialog>
  );
}

const PART_NAMES = { skills: 'skills', title: 'titles', text: 'text' } as const;

function Matrix({ jobId, people }: { jobId: string; people: readonly MatchingCandidate[] }) {
  const { t } = useTranslation(['candidates', 'widgets']);
  const { language } = useLanguage();
  const format = useFormatters();
  const row = (label: ReactNode, cell: (person: MatchingCandidate) => ReactNode) => (
    <Table.Tr>
      <Table.Th scope="row" className={classes.fact}>
        {label}
      </Table.Th>
      {people.map((person) => (
        <Table.Td key={person.candidate_id}>{cell(person) || <Unsaid />}</Table.Td>
      ))}
    </Table.Tr>
  );
  const parts = people[0]?.explanation.parts ?? [];
  const gates = (people[0]?.explanation.gates ?? []).filter((gate) => gate.status !== 'not_asked');
  const isBlind = people.some((person) => person.is_blind);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls here, by keyboard too.
    <section className={classes.scroll} aria-label={t('compare.title')} tabIndex={0}>
      <Table className={classes.table} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {people.map((person) => {
              const percent = format.percent(person.score);
              return (
                <Table.Th key={person.candidate_id} scope="col">
                  <ScoreRing
                    share={person.score}
                    label={percent}
                    description={t('row.score', { percent })}
                    size={52}
                  />
                  <div>
                    <TextLink
                      to="/recruiter/candidates/$id"
                      params={{ id: person.candidate_id }}
                      search={{ job_id: jobId } as never}
                      fw={600}
                    >
                      <bdi>{person.name}</bdi>
                    </TextLink>
                  </div>
                  {person.headline && (
                    <Text size="sm" fw={400}>
                      <bdi>{person.headline}</bdi>
                    </Text>
                  )}
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {row(t('compare.decision'), (person) => (
            <CandidateStatusBadge status={person.status} />
          ))}
          {row(t('compare.experience'), (person) => (
            <Experience months={person.experience_months} />
          ))}
          {row(
            t('compare.education'),
            (person) => person.education && t(`widgets:jobs.education.${person.education}`),
          )}
          {row(t('compare.languages'), (person) =>
            format.list(person.languages.map((one) => languageName(one.language, language))),
          )}
          {!isBlind && row(t('compare.place'), (person) => <bdi>{person.location}</bdi>)}
          {row(
            t('compare.notice'),
            (person) =>
              person.notice_period_days !== null && t('filters.days', { count: person.notice_period_days }),
          )}
          {row(t('compare.salary'), (person) => format.money(person.expected_salary))}
          <Heading span={people.length + 1}>{t('compare.parts')}</Heading>
          {parts.map(({ key }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" className={classes.fact}>
                {t(`widgets:match.parts.${PART_NAMES[key]}`)}
              </Table.Th>
              {people.map((person) => {
                const part = person.explanation.parts.find((one) => one.key === key);
                return (
                  <Table.Td key={person.candidate_id}>
                    {part ? <Bar share={part.value} label={format.percent(part.value)} /> : <Unsaid />}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
          {gates.map(({ key }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" className={classes.fact}>
                {t(`widgets:match.gates.${key}`)}
              </Table.Th>
              {people.map((person) => {
                const status = person.explanation.gates.find((one) => one.key === key)?.status ?? 'unknown';
                return (
                  <Table.Td key={person.candidate_id}>
                    <Mark tone={GATE_TONES[status]}>{t(`compare.gates.${status}`)}</Mark>
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
          <Heading span={people.length + 1}>{t('compare.skills')}</Heading>
          {skillsOf(people).map((name) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" className={classes.fact}>
                <bdi>{name}</bdi>
              </Table.Th>
              {people.map((person) => (
                <Table.Td key={person.candidate_id}>
                  <Skill person={person} name={name} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

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
  const { t } = useTranslation('candidates');
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
        <Text size="xs" c="dimmed" dir="auto" lineClamp={3}>
          {shown.evidence}
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
    <Table.Tr>
      <Table.Th scope="rowgroup" colSpan={span} className={classes.heading}>
        {children}
      </Table.Th>
    </Table.Tr>
  );
}

function Unsaid() {
  const { t } = useTranslation('candidates');
  return (
    <Text size="sm" c="dimmed" component="span">
      {t('list.unknown')}
    </Text>
  );
}
