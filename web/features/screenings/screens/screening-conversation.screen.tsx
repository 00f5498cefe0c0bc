import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getScreening, type Screening } from '#contract/features/screenings.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ChatIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { Conversation } from '../components/conversation.tsx';

/** A job's questions one by one. Each answer is kept as it is given, and all are sent with the application. */
export default function ScreeningConversationScreen() {
  const { t } = useTranslation('screenings');
  const { job_id } = useParams({ strict: false }) as { job_id: string };
  const query = useQuery(queryFor(getScreening, { query: { job_id } }));
  return (
    <OneView
      query={query}
      failedTitle={t('failed')}
      waiting={<PageSkeleton label={t('waiting')} />}
      missing={
        <EmptyState
          level={1}
          title={t('missing')}
          icon={<ChatIcon size={30} stroke={1.5} aria-hidden />}
          action={<ButtonLink to="/candidate/jobs">{t('to_jobs')}</ButtonLink>}
        >
          {t('missing_body')}
        </EmptyState>
      }
    >
      {(screening) => <Talk screening={screening} />}
    </OneView>
  );
}

function Talk({ screening }: { screening: Screening }) {
  const { t } = useTranslation('screenings');
  const { job } = screening;
  return (
    <Page
      title={t('title', { job: isolated(job.job_title) })}
      lead={t('lead', { company: isolated(job.company_name) })}
      back={
        <BackLink to="/candidate/jobs/view/$id" params={{ id: job.jid }}>
          <bdi>{job.job_title}</bdi>
        </BackLink>
      }
    >
      <Conversation screening={screening} />
    </Page>
  );
}
