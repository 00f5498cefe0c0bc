import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { listStandardJobs } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import classes from '../components/post-ways/post-ways.module.css';
import { POST_JOB_SEARCH } from '../jobs.addresses.ts';

const SKILLS = 6;

/** Standardised profiles that a title names, to begin a job from. */
export default function PostJobSearchScreen() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { job_title } = useParams({ strict: false }) as { job_title: string };
  const [{ page }] = useAddress(POST_JOB_SEARCH);
  const profiles = useQuery({
    ...queryFor(listStandardJobs, { query: { job_title, page } }),
    placeholderData: (before) => before,
  });
  const search = (title: string) =>
    title !== '' &&
    void navigate({
      to: '/recruiter/jobs/post-job/search/$job_title',
      params: { job_title: title },
      replace: true,
    });
  return (
    <Page
      title={t('profiles.title')}
      lead={t('profiles.lead')}
      back={<BackLink to="/recruiter/jobs/post-job">{t('post.back')}</BackLink>}
    >
      <div className={classes.choices}>
        <div>
          <SearchField label={t('profiles.search')} value={job_title} onSearch={search} />
        </div>
        <QueryView
          query={profiles}
          waiting={<ListSkeleton label={t('profiles.waiting')} count={6} />}
          failedTitle={t('profiles.failed')}
          isEmpty={(list) => list.results.length === 0}
          empty={<NoSuchProfile title={job_title} />}
        >
          {(list) => (
            <>
              <ul className={classes.list}>
                {list.results.map((profile) => (
                  <li key={profile.id}>
                    <StandardJob profile={profile} searched={job_title} />
                  </li>
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

interface StandardJobProps {
  profile: Reply<typeof listStandardJobs>['results'][number];
  /** The title under which it was found. */
  searched: string;
}

/** A standardised profile: what it is about, some of its skills, and the way to look at it. */
function StandardJob({ profile, searched }: StandardJobProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormatters();
  const skills = profile.job.skills.slice(0, SKILLS).map(({ name }) => name);
  return (
    <>
      <div className={classes.what}>
        <Text fw={600}>
          <bdi>{profile.name[language]}</bdi>
        </Text>
        <Text size="sm">{profile.about[language]}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          {t('profiles.skills', { skills: format.list(skills) })}
        </Text>
      </div>
      <ButtonLink
        to="/recruiter/jobs/post-job"
        search={{ mode: 'STANDARDISED_JOB_POST', title: searched, profile: profile.id }}
        variant="default"
        aria-label={t('profiles.look_named', { profile: profile.name[language] })}
      >
        {t('profiles.look')}
      </ButtonLink>
    </>
  );
}

function NoSuchProfile({ title }: { title: string }) {
  const { t } = useTranslation('jobs');
  return (
    <EmptyState
      title={t('profiles.none', { title })}
      icon={<SearchIcon size={28} stroke={1.5} aria-hidden />}
      action={
        <ButtonLink to="/recruiter/jobs/post-job" search={{ mode: 'EDIT_TEXT_JOB_POST' }}>
          {t('post.ways.form.title')}
        </ButtonLink>
      }
    >
      {t('profiles.none_body')}
    </EmptyState>
  );
}
