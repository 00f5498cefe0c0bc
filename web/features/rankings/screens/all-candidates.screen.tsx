import { Button, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJob } from '#contract/features/jobs.contract.ts';
import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ScoreRing } from '#web/design/score-ring.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CandidateLink } from '#web/widgets/candidate-rows/candidate-link.tsx';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { MatchReason } from '#web/widgets/match-explanation/match-reason.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useSeenCandidates } from '#web/widgets/sightings/sightings.ts';
import { CandidateStatusBadge } from '../components/candidate-status-badge.tsx';
import { NoJob } from '../components/no-job.tsx';
import { NobodyToShow } from '../components/nobody-to-show.tsx';
import { PART } from '../ranking-order.ts';
import { EVERYONE, EVERYONE_VIEWS } from '../rankings.addresses.ts';
import { useLiveRanking, useOrder, useRows } from '../rankings.queries.ts';
import classes from './all-candidates.module.css';

type View = (typeof EVERYONE_VIEWS)[number];

/** Everyone whom a job just made brings up, as cards or as a table, to be looked over. */
export default function AllCandidatesScreen() {
  const { t } = useTranslation('rankings');
  const [{ job: jobId, view }, setAddress] = useAddress(EVERYONE);
  const job = useQuery({
    ...queryFor(getJob, { params: { id: jobId }, query: { company_job: 'true' } }),
    enabled: jobId !== '',
  });
  if (!jobId || job.isError) return <NoJob title={t('everyone.title_any')} />;
  return (
    <Page
      title={job.data ? t('everyone.title', { job: isolated(job.data.job_title) }) : t('everyone.title_any')}
      lead={t('everyone.lead')}
      width="full"
      back={
        <BackLink to="/recruiter/jobs/$id" params={{ id: jobId }}>
          {t('everyone.manage')}
        </BackLink>
      }
      actions={
        <>
          <SegmentedControl
            aria-label={t('everyone.view')}
            value={view}
            data={EVERYONE_VIEWS.map((value) => ({ value, label: t(`everyone.views.${value}`) }))}
            onChange={(next) => setAddress({ view: EVERYONE_VIEWS.find((one) => one === next) ?? 'grid' })}
          />
          <ButtonLink to="/recruiter/jobs/post-job/ai-generated/candidate" search={{ job: jobId }}>
            {t('everyone.swipe')}
          </ButtonLink>
        </>
      }
    >
      <Everyone key={jobId} jobId={jobId} view={view} />
    </Page>
  );
}

function Everyone({ jobId, view }: { jobId: string; view: View }) {
  const { t } = useTranslation(['candidate-rows', 'rankings']);
  useLiveRanking(jobId);
  const [withWeaker, setWithWeaker] = useState(false);
  const ranking = useOrder(jobId, withWeaker ? { weaker: 'true' } : {});
  const weaker = ranking.data?.weaker ?? 0;
  return (
    <QueryView
      query={ranking}
      waiting={<ListSkeleton label={t('waiting')} count={6} />}
      failedTitle={t('failed')}
      isEmpty={({ order }) => order.length === 0 && weaker === 0}
      empty={<NobodyToShow jobId={jobId} isComputing={ranking.data?.computing ?? false} />}
    >
      {({ order }) => (
        <>
          <People jobId={jobId} order={order} view={view} />
          {weaker > 0 && !withWeaker && (
            <Button variant="default" mt="lg" onClick={() => setWithWeaker(true)}>
              {t('rankings:weaker', { count: weaker })}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

interface PeopleProps {
  jobId: string;
  order: readonly string[];
  view: View;
}

/** A part at a time: who wants to work through thousands opens the job. */
function People({ jobId, order, view }: PeopleProps) {
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const format = useFormatters();
  const [parts, setParts] = useState(1);
  const shown = order.slice(0, parts * PART);
  const { rows, isWaiting } = useRows(
    jobId,
    order,
    Array.from({ length: parts }, (_, part) => part * PART),
  );
  const people = shown.flatMap((id) => rows.get(id) ?? []);
  useSeenCandidates(
    jobId,
    people.map(({ candidate_id: id }) => id),
  );
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ranking.shown', { count: order.length, number: format.number(order.length) })}
      </Text>
      {view === 'grid' ? (
        <ul className={classes.grid}>
          {people.map((person) => (
            <PersonCard key={person.candidate_id} jobId={jobId} person={person} />
          ))}
        </ul>
      ) : (
        <PeopleTable jobId={jobId} people={people} />
      )}
      {isWaiting && <ListSkeleton label={t('candidate-rows:waiting')} count={4} />}
      {shown.length < order.length && (
        <Button variant="default" mt="lg" onClick={() => setParts(parts + 1)}>
          {t('everyone.more')}
        </Button>
      )}
    </>
  );
}

function PersonCard({ jobId, person }: { jobId: string; person: MatchingCandidate }) {
  const { t } = useTranslation('candidate-rows');
  const format = useFormatters();
  const percent = format.percent(person.score);
  return (
    <li className={classes.card}>
      <ScoreRing share={person.score} label={percent} description={t('score', { percent })} size={52} />
      <div className={classes.who}>
        <CandidateLink jobId={jobId} person={person} />{' '}
        {person.status !== 'PENDING' && <CandidateStatusBadge status={person.status} />}
        <Text size="sm" truncate>
          <bdi>{person.headline}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <Experience months={person.experience_months} />
        </Text>
        {person.location && (
          <Text size="sm" c="dimmed" truncate>
            <KnownName of={person.location} />
          </Text>
        )}
        <Text size="sm" mt={6}>
          <MatchReason explanation={person.explanation} />
        </Text>
      </div>
    </li>
  );
}

const SKILLS_SHOWN = 4;

function PeopleTable({ jobId, people }: { jobId: string; people: readonly MatchingCandidate[] }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  const names = (skills: readonly { name: string }[]) => (
    <>
      {skills.slice(0, SKILLS_SHOWN).map(({ name }, index) => (
        <span key={name}>
          {index > 0 && <Dot />}
          <KnownName of={name} />
        </span>
      ))}
      {skills.length > SKILLS_SHOWN && (
        <>
          {' '}
          <bdi dir="ltr">+{format.number(skills.length - SKILLS_SHOWN)}</bdi>
        </>
      )}
    </>
  );
  return (
    <TableScroll minWidth={820}>
      <Table rows="wide" isPointedAt>
        <thead>
          <tr>
            <th>{t('compare.match')}</th>
            <th>{t('everyone.candidate')}</th>
            <th>{t('everyone.years')}</th>
            <th>{t('everyone.has')}</th>
            <th>{t('everyone.missing')}</th>
            <th>{t('compare.decision')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.candidate_id}>
              <td className={classes.number}>{format.percent(person.score)}</td>
              <td>
                <CandidateLink jobId={jobId} person={person} />
                <Text size="sm" c="dimmed">
                  <bdi>{person.headline}</bdi>
                </Text>
              </td>
              <td>
                <Experience months={person.experience_months} />
              </td>
              <td>{names(person.explanation.matched)}</td>
              <td>{names(person.explanation.missing)}</td>
              <td>
                <CandidateStatusBadge status={person.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
