import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { GapCourses } from '../components/gap-courses.tsx';
import { NothingChosen } from '../components/nothing-chosen.tsx';
import { useFailure } from '../failure.ts';
import { NATIONAL_JOB } from '../institutes.addresses.ts';
import { useJobsCompared } from '../institutes.queries.ts';

/** Courses for what a programme lacks of the jobs that it was held against. */
export default function NationalJobUpskillScreen() {
  const { t } = useTranslation('institutes');
  const [address, setAddress] = useAddress(NATIONAL_JOB);
  const query = useJobsCompared(address);
  useFailure(query.data ? null : query.error, '/institute/national-job');
  const { free, ...compared } = address;
  const back = (
    <BackLink to="/institute/national-job/result" search={compared}>
      {t('back_to_result')}
    </BackLink>
  );
  if (address.program === '') return <NothingChosen title={t('titles.national_job_upskill')} back={back} />;
  return (
    <Page title={t('titles.national_job_upskill')} lead={t('upskill.lead')} back={back}>
      <QueryView query={query} waiting={<ListSkeleton label={t('comparing')} count={4} />}>
        {(comparison) => (
          <GapCourses comparison={comparison} isFree={free} onFree={(next) => setAddress({ free: next })} />
        )}
      </QueryView>
    </Page>
  );
}
