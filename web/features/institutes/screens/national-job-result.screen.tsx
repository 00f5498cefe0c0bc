import { Stack } from '@mantine/core';
import { getComparisonFile } from '#contract/features/institutes.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton, ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import type { ValuesOf } from '#web/platform/address-values.ts';
import { callForFile } from '#web/platform/call.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FigureFiles } from '#web/widgets/figure-files/figure-files.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ComparisonTarget } from '../components/comparison-target.tsx';
import { ComparisonView } from '../components/comparison-view.tsx';
import { NothingChosen } from '../components/nothing-chosen.tsx';
import { TopJobsBySector } from '../components/top-jobs.tsx';
import { useFailure } from '../failure.ts';
import { NATIONAL_JOB } from '../institutes.addresses.ts';
import { useJobsCompared, useTopJobs } from '../institutes.queries.ts';
import { useNames } from '../names.ts';

/** The likeliest jobs of a programme's graduates by sector, and one of them, or all, in detail. */
export default function NationalJobResultScreen() {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  const [address, setAddress] = useAddress(NATIONAL_JOB);
  const { institute, program, occupation, drop, add } = address;
  const top = useTopJobs(address);
  const compared = useJobsCompared(address);
  useFailure(
    (top.data ? null : top.error) ?? (compared.data ? null : compared.error),
    '/institute/national-job',
  );
  const back = (
    <BackLink to="/institute/national-job" search={{ institute, program }}>
      {t('back_to_choice')}
    </BackLink>
  );
  if (program === '') return <NothingChosen title={t('titles.national_job_result')} back={back} />;
  const against = compared.data?.against.name;
  return (
    <Page
      title={t('titles.national_job_result')}
      lead={compared.data && nameOf(compared.data.programme.title)}
      back={back}
      actions={
        <>
          <ComparisonFiles address={address} />
          <ButtonLink to="/institute/national-job/result/upskill" search={address}>
            {t('to_upskill')}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="xl">
        <QueryView query={top} waiting={<CardSkeleton label={t('jobs.loading')} count={3} />}>
          {(jobs) => (
            <Stack gap="lg" aria-busy={top.isPlaceholderData}>
              <TopJobsBySector
                jobs={jobs}
                chosen={occupation}
                onChoose={(chosen, opening) =>
                  setAddress({ occupation: chosen, job: opening }, { push: true, scroll: false })
                }
              />
            </Stack>
          )}
        </QueryView>
        <Section title={against ? t('jobs.detail_of', { name: nameOf(against) }) : t('jobs.detail')}>
          <ComparisonTarget
            onOccupation={(chosen) =>
              setAddress({ occupation: chosen, job: '' }, { push: true, scroll: false })
            }
            onJob={(chosen) => setAddress({ occupation: '', job: chosen }, { push: true, scroll: false })}
          />
          <QueryView query={compared} waiting={<ListSkeleton label={t('comparing')} count={5} />}>
            {(comparison) => (
              <ComparisonView
                comparison={comparison}
                isUpdating={compared.isPlaceholderData}
                drop={drop}
                add={add}
                onDrop={(next) => setAddress({ drop: next })}
                onAdd={(next) => setAddress({ add: next })}
              />
            )}
          </QueryView>
        </Section>
      </Stack>
    </Page>
  );
}

/** The comparison that the address names, as a file. */
function ComparisonFiles({ address }: { address: ValuesOf<typeof NATIONAL_JOB> }) {
  const { t } = useTranslation('institutes');
  const { program, occupation, job, drop, add } = address;
  const against = job ? { job } : occupation ? { occupation } : {};
  return (
    <FigureFiles
      name={t('files.name')}
      fetchFile={(wish) =>
        callForFile(getComparisonFile, {
          query: { programme: program, drop: drop.map(Number), add, ...against, ...wish },
        })
      }
    />
  );
}
