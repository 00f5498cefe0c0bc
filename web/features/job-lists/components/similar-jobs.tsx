import { Text } from '@mantine/core';
import { Joined } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { Likeness, LikenessList } from '#web/widgets/likeness/likeness.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useSimilarJobs } from '../job-lists.queries.ts';

/** Jobs most like this one, each with what the two share. */
export function SimilarJobs({ jobId }: { jobId: string }) {
  const { t } = useTranslation('job-lists');
  const { t: word } = useTranslation('job-details');
  const { state } = useSession();
  const format = useFormatters();
  const query = useSimilarJobs(jobId);
  return (
    <Section title={t('similar.title')} help={t('similar.help')}>
      <QueryView
        query={query}
        failedTitle={t('similar.failed')}
        waiting={<ListSkeleton label={t('similar.loading')} count={2} />}
        isEmpty={(jobs) => jobs.length === 0}
        empty={<Text>{t('similar.none')}</Text>}
      >
        {(jobs) => (
          <LikenessList>
            {jobs.map((job) => (
              <li key={job.jid}>
                <div>
                  <TextLink
                    to={state === 'CANDIDATE' ? '/candidate/jobs/view/$id' : '/job/$id'}
                    params={{ id: job.jid }}
                    search={state === 'CANDIDATE' ? { from: 'similar_jobs' } : {}}
                    fw={600}
                  >
                    <bdi>{job.job_title}</bdi>
                  </TextLink>
                  <Text size="sm" c="dimmed">
                    <Joined
                      parts={[
                        job.company.company_name,
                        job.location && <KnownName key="place" of={job.location} />,
                        word(`work_place.${job.work_place}`),
                        job.posted_at && t('card.posted', { when: format.relative(job.posted_at) }),
                      ]}
                    />
                  </Text>
                </div>
                <Likeness of={job} />
              </li>
            ))}
          </LikenessList>
        )}
      </QueryView>
    </Section>
  );
}
