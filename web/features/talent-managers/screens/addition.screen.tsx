import { Progress, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type Addition, getAddition } from '#contract/features/talent-managers.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { AdditionRows } from '../components/addition-rows.tsx';
import { ADDITION, OUTCOMES } from '../talent-managers.addresses.ts';
import classes from './add-people.module.css';

/** Between two looks at an addition that is still worked through. */
const LOOK_MS = 1_200;

/** The report of an addition, a row for each person or resume; it fills itself while it is worked through. */
export default function AdditionScreen() {
  const { t } = useTranslation('talent-managers');
  const { id } = useParams({ strict: false }) as { id: string };
  const [{ outcome, page }] = useAddress(ADDITION);
  const report = useQuery({
    ...queryFor(getAddition, { params: { id }, query: { outcome, page } }),
    retry: false,
    refetchInterval: ({ state }) => (state.data && !state.data.finished_at ? LOOK_MS : false),
  });
  return (
    <Page
      back={<BackLink to="/talent-manager/people">{t('adding.back')}</BackLink>}
      title={t('title.report')}
    >
      <OneView
        query={report}
        waiting={<ListSkeleton label={t('report.waiting')} count={6} />}
        failedTitle={t('report.failed')}
        missing={
          <EmptyState
            title={t('report.missing')}
            action={<ButtonLink to="/talent-manager/people">{t('adding.back')}</ButtonLink>}
          />
        }
      >
        {(data) => (
          <>
            <HowFar addition={data} />
            <Outcomes addition={data} />
            <AdditionRows id={id} rows={data.rows.results} />
            <AddressPagination total={data.rows.total} limit={data.rows.limit} />
          </>
        )}
      </OneView>
    </Page>
  );
}

function HowFar({ addition: { total, counts, finished_at: finishedAt } }: { addition: Addition }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const done = total - counts.waiting;
  const words = t('report.done', { done: format.number(done), total: format.number(total) });
  if (finishedAt)
    return <Words isDimmed>{t('report.finished', { date: format.dateAndTime(finishedAt) })}</Words>;
  return (
    <div role="status">
      <Progress value={(done / total) * 100} aria-label={words} />
      <Words size="sm" isDimmed>
        {words}
      </Words>
    </div>
  );
}

function Outcomes({ addition: { total, counts } }: { addition: Addition }) {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const [{ outcome }, setAddress] = useAddress(ADDITION);
  const shown = OUTCOMES.filter((it) => it === 'all' || it === outcome || counts[it] > 0);
  return (
    <SegmentedControl
      className={classes.outcomes}
      aria-label={t('report.outcomes')}
      value={outcome}
      data={shown.map((value) => ({
        value,
        label: t('report.counted', {
          what: t(`outcome.${value}`),
          shown: format.number(value === 'all' ? total : counts[value]),
        }),
      }))}
      onChange={(next) => setAddress({ outcome: OUTCOMES.find((it) => it === next) ?? 'all', page: 1 })}
    />
  );
}
