import { useQuery } from '@tanstack/react-query';
import { type Application, listApplications } from '#contract/features/applications.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './growth-cards.module.css';

const SHOWN = 4;

/** Where a candidate's applications stand, the one that moved last first. */
export function OwnApplications() {
  const { t } = useTranslation('job-lists');
  const query = useQuery(queryFor(listApplications, { query: { limit: SHOWN } }));
  return (
    <Section
      look="sheet"
      title={t('own_applications.title')}
      actions={
        Boolean(query.data?.total) && (
          <TextLink to="/candidate/applications" size="sm">
            {t('own_applications.all', { count: query.data?.total ?? 0 })}
          </TextLink>
        )
      }
    >
      <QueryView
        query={query}
        failedTitle={t('own_applications.failed')}
        waiting={<ListSkeleton label={t('own_applications.loading')} count={2} />}
        isEmpty={(list) => list.results.length === 0}
        empty={
          <EmptyState
            title={t('own_applications.none')}
            size="small"
            action={
              <ButtonLink to="/candidate/jobs" variant="default" size="sm">
                {t('own_applications.find')}
              </ButtonLink>
            }
          >
            {t('own_applications.none_body')}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className={classes.list}>
            {list.results.map((application) => (
              <OwnApplication key={application.id} application={application} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function OwnApplication({ application: { id, job, stage, moved_at } }: { application: Application }) {
  const format = useFormatters();
  return (
    <li>
      <TextLink to="/candidate/applications/$id" params={{ id }} c="inherit" fw={500}>
        <bdi>{job.job_title}</bdi>
      </TextLink>
      <Words as="div" size="sm" isDimmed>
        <bdi>{job.company.company_name}</bdi>
        <Dot />
        {format.relative(moved_at)} <ApplicationStageBadge stage={stage} />
      </Words>
    </li>
  );
}
