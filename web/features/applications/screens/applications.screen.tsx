import { Button, SegmentedControl, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  APPLICATION_GROUPS,
  type Application,
  listApplications,
} from '#contract/features/applications.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { APPLICATIONS } from '../applications.addresses.ts';
import { JobLines } from '../components/job-lines.tsx';
import { Shortlistings } from '../components/shortlistings.tsx';
import classes from './applications.module.css';

type Group = (typeof APPLICATION_GROUPS)[number];

/** One's applications, the one that moved last first. */
export default function ApplicationsScreen() {
  const { t } = useTranslation('applications');
  const [{ group, page }, setAddress] = useAddress(APPLICATIONS);
  const query = useQuery({
    ...queryFor(listApplications, { query: { group, page } }),
    placeholderData: keepPreviousData,
  });
  // Whoever has sent none has nothing to choose among.
  const isNone = group === 'all' && page === 1 && query.data?.results.length === 0;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Shortlistings />
      <div className={classes.body}>
        {!isNone && (
          <SegmentedControl
            className={classes.groups}
            aria-label={t('groups')}
            value={group}
            data={APPLICATION_GROUPS.map((one) => ({ value: one, label: t(`group.${one}`) }))}
            onChange={(next) => setAddress({ group: next, page: 1 }, { push: true })}
          />
        )}
        <QueryView
          query={query}
          failedTitle={t('failed')}
          waiting={<ListSkeleton label={t('loading')} count={5} />}
          isEmpty={(list) => list.results.length === 0}
          empty={
            page > 1 ? (
              <EmptyState
                title={t('past_end')}
                action={
                  <Button variant="default" onClick={() => setAddress({ page: 1 })}>
                    {t('first_page')}
                  </Button>
                }
              />
            ) : (
              <NoApplications group={group} />
            )
          }
        >
          {(list) => (
            <>
              <Text size="sm" c="dimmed" role="status">
                {t('found', { count: list.total })}
              </Text>
              <ul className={classes.list}>
                {list.results.map((application) => (
                  <ApplicationRow key={application.id} application={application} />
                ))}
              </ul>
              <AddressPagination total={list.total} limit={list.limit} />
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { t } = useTranslation(['applications', 'application-stage']);
  const format = useFormatters();
  const { job, id, stage, reason } = application;
  return (
    <li className={classes.row}>
      <div className={classes.job}>
        <TextLink to="/candidate/applications/$id" params={{ id }} fw={600}>
          <bdi>{job.job_title}</bdi>
        </TextLink>
        <JobLines job={job} />
      </div>
      <div className={classes.stage}>
        <ApplicationStageBadge stage={stage} />
        <Text size="sm" c="dimmed">
          {t('applied', { when: format.relative(application.applied_at) })}
        </Text>
        {application.moved_at !== application.applied_at && (
          <Text size="sm" c="dimmed">
            {t('moved', { when: format.relative(application.moved_at) })}
          </Text>
        )}
      </div>
      {reason && (
        <Text size="sm" className={classes.reason}>
          {t(`application-stage:reason.${stage === 'WITHDRAWN' ? 'applicant' : 'company'}`)}{' '}
          <q dir="auto">{reason}</q>
        </Text>
      )}
    </li>
  );
}

function NoApplications({ group }: { group: Group }) {
  const { t } = useTranslation('applications');
  return (
    <EmptyState
      title={t(`none.${group}`)}
      icon={<SendIcon size={30} stroke={1.5} aria-hidden />}
      action={group !== 'ended' && <ButtonLink to="/candidate/jobs">{t('none.action')}</ButtonLink>}
    >
      {t(group === 'ended' ? 'none.ended_body' : 'none.body')}
    </EmptyState>
  );
}
