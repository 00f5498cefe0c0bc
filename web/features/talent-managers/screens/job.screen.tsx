import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { getManagedJob } from '#contract/features/talent-managers.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { Proposing } from '../components/proposing.tsx';
import { RankedPeople } from '../components/ranked-people.tsx';
import { Unranked } from '../components/unranked.tsx';
import { JOB } from '../talent-managers.addresses.ts';
import classes from './job.module.css';

type Job = Reply<typeof getManagedJob>;

/** One open job with the ranking of one's own people, who may be proposed for it. */
export default function TalentManagerJobScreen() {
  const { t } = useTranslation('talent-managers');
  const { id } = useParams({ strict: false }) as { id: string };
  const [{ page }] = useAddress(JOB);
  const job = useQuery({ ...queryFor(getManagedJob, { params: { id }, query: { page } }), retry: false });
  return (
    <Page
      back={<BackLink to="/talent-manager/jobs">{t('job.back')}</BackLink>}
      title={<bdi>{job.data?.job.job_title ?? t('title.job')}</bdi>}
      lead={job.data && <Lead job={job.data.job} />}
    >
      <OneView
        query={job}
        waiting={<ListSkeleton label={t('job.waiting')} count={5} />}
        failedTitle={t('job.failed')}
        missing={
          <EmptyState
            title={t('job.missing')}
            icon={<JobIcon size={28} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/talent-manager/jobs">{t('job.back')}</ButtonLink>}
          >
            {t('job.missing_body')}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <People key={`${id} ${page}`} id={id} data={data} />
            <Description job={data.job} />
          </>
        )}
      </OneView>
    </Page>
  );
}

function Lead({ job }: { job: Job['job'] }) {
  return (
    <>
      <bdi>{job.company.company_name}</bdi>
      {job.location && (
        <>
          <Dot />
          <KnownName of={job.location} />
        </>
      )}
    </>
  );
}

function People({ id, data }: { id: string; data: Job }) {
  const { t } = useTranslation('talent-managers');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { people } = data;
  const free = people.results.filter(({ can }) => can.propose);
  const toggle = (personId: string) => {
    const next = new Set(chosen);
    if (!next.delete(personId)) next.add(personId);
    setChosen(next);
  };
  if (people.results.length === 0)
    return (
      <EmptyState title={t('job.nobody')} size="small">
        {t(data.joined > 0 ? 'job.nobody_fits' : 'jobs.none_yet')}
      </EmptyState>
    );
  return (
    <Section title={t('job.ranking')} help={t('job.ranking_help')}>
      <Unranked joined={data.joined} unranked={data.unranked} />
      {free.length > 1 && (
        <Checkbox
          label={t('job.choose_all')}
          checked={chosen.size === free.length}
          indeterminate={chosen.size > 0 && chosen.size < free.length}
          onChange={({ currentTarget }) =>
            setChosen(new Set(currentTarget.checked ? free.map(({ person_id }) => person_id) : []))
          }
        />
      )}
      <RankedPeople people={people.results} chosen={chosen} onToggle={toggle} />
      <AddressPagination total={people.total} limit={people.limit} />
      {chosen.size > 0 && (
        <Proposing id={id} job={data.job} chosen={[...chosen]} onAsked={() => setChosen(new Set())} />
      )}
    </Section>
  );
}

function Description({ job }: { job: Job['job'] }) {
  const { t } = useTranslation('talent-managers');
  return (
    <Section title={t('job.about')}>
      <div className={classes.text} dir="auto">
        {job.description}
      </div>
      <Lines title={t('job.responsibilities')} lines={job.responsibilities} />
      <Lines title={t('job.requirements')} lines={job.requirements} />
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={classes.part}>
      <Text fw={600}>{title}</Text>
      <ul className={classes.lines} dir="auto">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
