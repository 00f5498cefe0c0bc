import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JobDraft, listStandardJobs, type StandardJob } from '#contract/features/jobs.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type JobBody, JobDetails } from '#web/widgets/job-details/job-details.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './post-ways.module.css';

interface FromProfileProps {
  title: string;
  /** Id of the occupation. */
  profile: string;
  onUse: (draft: JobDraft) => Promise<void>;
}

/** A standardised profile as the job it makes, to look at before it is used. */
export function FromProfile({ title, profile, onUse }: FromProfileProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const found = useQuery(queryFor(listStandardJobs, { query: { job_title: title, limit: 50 } }));
  const using = useMutation({
    mutationFn: (standard: StandardJob) => onUse(draftOf(standard)),
    onError: showError,
  });
  const standard = found.data?.results.find(({ id }) => id === profile);
  return (
    <QueryView
      query={found}
      waiting={<PageSkeleton label={t('profiles.waiting')} />}
      failedTitle={t('profiles.failed')}
      isEmpty={() => !standard}
      empty={
        <EmptyState
          title={t('profiles.gone')}
          icon={<SearchIcon size={28} stroke={1.5} aria-hidden />}
          action={
            <ButtonLink to="/recruiter/jobs/post-job" search={{ mode: 'STANDARDISED' }}>
              {t('profiles.search')}
            </ButtonLink>
          }
        />
      }
    >
      {() =>
        standard && (
          <div className={classes.result}>
            <div>
              <Text fw={600} size="lg">
                <bdi>{standard.name[language]}</bdi>
              </Text>
              <Text c="dimmed">{standard.about[language]}</Text>
            </div>
            <FormActions>
              <Button size="md" loading={using.isPending} onClick={() => using.mutate(standard)}>
                {t('profiles.use')}
              </Button>
            </FormActions>
            <JobDetails job={bodyOf(standard.job)} />
          </div>
        )
      }
    </QueryView>
  );
}

/** What a profile says is known of the occupation, and nothing of the company: that is said to be open. */
const draftOf = ({ id, name, job }: StandardJob): JobDraft => ({
  job: { ...job, occupation: id },
  made_by: 'taxonomy',
  found_in: [],
  not_found: ['location', 'salary_min'],
  also_mentioned: [],
  occupations: [{ id, name, score: 1 }],
  notices: [],
});

/** A draft as a job to read; what it has left open is not told as said, though the form begins with the usual. */
export const bodyOf = (job: JobDraft['job'], open: JobDraft['not_found'] = []): JobBody => ({
  ...job,
  work_place: open.includes('work_place') ? null : job.work_place,
  employment_type: open.includes('employment_type') ? null : job.employment_type,
  location: job.location ?? null,
  seniority: job.seniority ?? null,
  min_years: job.min_years ?? null,
  education: job.education ?? null,
  salary_min: job.salary_min ?? null,
  salary_max: job.salary_max ?? null,
});
