import { Text } from '@mantine/core';
import type { Shortlisting } from '#contract/features/applications.contract.ts';
import { Joined } from '#web/design/joined.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';

/** Under the title of a job: whose it is, and where the work is done. */
export function JobLines({ job }: { job: Shortlisting['job'] }) {
  const { t } = useTranslation('job-details');
  return (
    <>
      <Text size="sm">
        <bdi>{job.company.company_name}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        <Joined
          parts={[
            job.location && <KnownName key="place" of={job.location} />,
            t(`work_place.${job.work_place}`),
          ]}
        />
      </Text>
    </>
  );
}
