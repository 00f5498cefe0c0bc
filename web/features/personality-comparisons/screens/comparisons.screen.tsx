import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  askForComparison,
  listPersonalityComparisons,
} from '#contract/features/personality-comparisons.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CompareIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ComparisonRow } from '../components/comparison-row.tsx';
import classes from '../components/comparisons.module.css';
import { useComparisons } from '../personality-comparisons.queries.ts';

/** With whom one compares personalities, and the links that wait for an answer. */
export default function ComparisonsScreen() {
  const { t } = useTranslation('personality-comparisons');
  const query = useComparisons();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={
        <BackLink
          to="/candidate/assessments/personality/report/$assessment_id"
          params={{ assessment_id: 'latest' }}
        >
          {t('back')}
        </BackLink>
      }
    >
      <QueryView
        query={query}
        failedTitle={t('failed')}
        waiting={<ListSkeleton label={t('waiting')} count={3} />}
      >
        {({ results, has_result: hasResult }) =>
          hasResult ? (
            <>
              <Asking />
              {results.length > 0 && (
                <Section title={t('list')}>
                  <ul className={classes.rows}>
                    {results.map((one) => (
                      <ComparisonRow key={one.id} comparison={one} />
                    ))}
                  </ul>
                </Section>
              )}
            </>
          ) : (
            <NoResult />
          )
        }
      </QueryView>
    </Page>
  );
}

function Asking() {
  const { t } = useTranslation('personality-comparisons');
  const asking = useMutation({
    mutationFn: () => callWithMessage(askForComparison, {}),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listPersonalityComparisons);
    },
    onError: showError,
  });
  return (
    <Section title={t('ask.title')} look="sheet">
      <ul className={classes.points}>
        {(['both', 'all', 'end', 'nobody'] as const).map((point) => (
          <li key={point}>
            <Words>{t(`ask.${point}`)}</Words>
          </li>
        ))}
      </ul>
      <Button size="md" loading={asking.isPending} onClick={() => asking.mutate()}>
        {t('ask.action')}
      </Button>
    </Section>
  );
}

/** Nothing of one's own is there to be compared. */
function NoResult() {
  const { t } = useTranslation('personality-comparisons');
  return (
    <EmptyState
      title={t('no_result.title')}
      icon={<CompareIcon size={30} stroke={1.5} aria-hidden />}
      action={<ButtonLink to="/candidate/assessments/personality">{t('no_result.action')}</ButtonLink>}
    >
      {t('no_result.body')}
    </EmptyState>
  );
}
