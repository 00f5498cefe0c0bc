import { getComparisonFile } from '#contract/features/institutes.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { callForFile } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FigureFiles } from '#web/widgets/figure-files/figure-files.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ComparisonView } from '../components/comparison-view.tsx';
import { NothingChosen } from '../components/nothing-chosen.tsx';
import { useFailure } from '../failure.ts';
import { NATIONAL_GLOBAL } from '../institutes.addresses.ts';
import { useProgrammesCompared } from '../institutes.queries.ts';
import { useNames } from '../names.ts';

/** What a national and a global programme share, and what only one of them teaches. */
export default function NationalGlobalResultScreen() {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  const [address, setAddress] = useAddress(NATIONAL_GLOBAL);
  const { institute, program, there, other, drop, add } = address;
  const query = useProgrammesCompared(address);
  useFailure(query.data ? null : query.error, '/institute/national-global');
  const back = (
    <BackLink to="/institute/national-global" search={{ institute, program, there, other }}>
      {t('back_to_choice')}
    </BackLink>
  );
  if (program === '' || other === '')
    return <NothingChosen title={t('titles.national_global_result')} back={back} />;
  const compared = query.data;
  return (
    <Page
      title={t('titles.national_global_result')}
      lead={
        compared &&
        t('pair', {
          here: isolated(nameOf(compared.programme.title)),
          there: isolated(compared.against.name ? nameOf(compared.against.name) : ''),
        })
      }
      back={back}
      actions={
        <>
          <FigureFiles
            name={t('files.name')}
            fetchFile={(wish) =>
              callForFile(getComparisonFile, {
                query: { programme: program, other, drop: drop.map(Number), add, ...wish },
              })
            }
          />
          <ButtonLink to="/institute/national-global/result/upskill" search={address}>
            {t('to_upskill')}
          </ButtonLink>
        </>
      }
    >
      <QueryView query={query} waiting={<PageSkeleton label={t('comparing')} />}>
        {(comparison) => (
          <ComparisonView
            comparison={comparison}
            isUpdating={query.isPlaceholderData}
            drop={drop}
            add={add}
            onDrop={(next) => setAddress({ drop: next })}
            onAdd={(next) => setAddress({ add: next })}
          />
        )}
      </QueryView>
    </Page>
  );
}
