import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { GapCourses } from '../components/gap-courses.tsx';
import { NothingChosen } from '../components/nothing-chosen.tsx';
import { useFailure } from '../failure.ts';
import { NATIONAL_GLOBAL } from '../institutes.addresses.ts';
import { useProgrammesCompared } from '../institutes.queries.ts';

/** Courses for what a national programme lacks of a global one. */
export default function NationalGlobalUpskillScreen() {
  const { t } = useTranslation('institutes');
  const [address, setAddress] = useAddress(NATIONAL_GLOBAL);
  const query = useProgrammesCompared(address);
  useFailure(query.data ? null : query.error, '/institute/national-global');
  const { free, ...compared } = address;
  const back = (
    <BackLink to="/institute/national-global/result" search={compared}>
      {t('back_to_result')}
    </BackLink>
  );
  if (address.program === '' || address.other === '')
    return <NothingChosen title={t('titles.national_global_upskill')} back={back} />;
  return (
    <Page title={t('titles.national_global_upskill')} lead={t('upskill.lead')} back={back}>
      <QueryView query={query} waiting={<ListSkeleton label={t('comparing')} count={4} />}>
        {(comparison) => (
          <GapCourses comparison={comparison} isFree={free} onFree={(next) => setAddress({ free: next })} />
        )}
      </QueryView>
    </Page>
  );
}
