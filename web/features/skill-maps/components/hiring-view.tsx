import { SegmentedControl, Switch } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { PERIODS } from '../skill-maps.addresses.ts';
import { type Analytics, type AnalyticsAddress, useAnalytics } from '../skill-maps.queries.ts';
import { type Figure, NO_FIGURE } from './figure.ts';
import classes from './hiring-view.module.css';
import { PoolDiversity } from './pool-diversity.tsx';

const Costs = lazy(() => import('./hiring-costs.tsx'));
const CountedPeople = lazy(() => import('./counted-people.tsx'));

interface HiringViewProps {
  address: AnalyticsAddress;
  onChange: (changes: Partial<AnalyticsAddress>) => void;
}

/** How hiring goes, taken apart: every number opens the list that it counts. */
export default function HiringView({ address, onChange }: HiringViewProps) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const { period, mine, source, step, fate, stage } = address;
  const query = useAnalytics({ ...address, ...NO_FIGURE });
  const open = (figure: Partial<Figure>) => onChange({ ...NO_FIGURE, ...figure });
  return (
    <>
      <div className={classes.choices}>
        <SegmentedControl
          size="sm"
          aria-label={t('hiring.period')}
          value={period}
          onChange={(next) => onChange({ period: PERIODS.find((one) => one === next) ?? 'quarter' })}
          data={PERIODS.map((value) => ({ value, label: t(`hiring.periods.${value}`) }))}
        />
        <Switch
          label={t('hiring.mine')}
          checked={mine}
          onChange={(event) => onChange({ mine: event.currentTarget.checked })}
        />
        {query.data && (
          <Words size="sm" isDimmed>
            {t('hiring.since', { date: format.date(query.data.from) })}
          </Words>
        )}
      </div>
      <QueryView
        query={query}
        failedTitle={t('hiring.failed')}
        waiting={<ListSkeleton label={t('hiring.waiting')} count={6} />}
        isEmpty={({ sources, stages }) => sources.length === 0 && stages.every(({ people }) => people === 0)}
        empty={<EmptyState title={t('hiring.none')}>{t('hiring.none_body')}</EmptyState>}
      >
        {(counted) => (
          <div className={classes.parts} aria-busy={query.isPlaceholderData}>
            <Sources counted={counted} onOpen={open} />
            <DropOff counted={counted} onOpen={open} />
            <Stages counted={counted} onOpen={open} />
            {!mine && (
              <Suspense fallback={<ListSkeleton label={t('hiring.waiting')} count={2} />}>
                <Costs counted={counted} />
              </Suspense>
            )}
            <PoolDiversity />
          </div>
        )}
      </QueryView>
      {(source || step || stage) && (
        <Suspense fallback={null}>
          <CountedPeople
            figure={{ source, step, fate, stage }}
            period={period}
            mine={mine}
            onClose={() => onChange(NO_FIGURE)}
          />
        </Suspense>
      )}
    </>
  );
}

interface PartProps {
  counted: Analytics;
  onOpen: (figure: Partial<Figure>) => void;
}

/** A number that opens its list; nought opens nothing. */
function Counted({ count, label, onOpen }: { count: number; label: string; onOpen: () => void }) {
  const format = useFormatters();
  if (count === 0) return <>{format.number(0)}</>;
  return (
    <button type="button" className={classes.counted} aria-label={label} onClick={onOpen}>
      {format.number(count)}
    </button>
  );
}

function Figures({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    <TableScroll minWidth={540}>
      <Table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </TableScroll>
  );
}

/** Each way with how many came how far by it. */
function Sources({ counted: { sources }, onOpen }: PartProps) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const steps = sources[0]?.steps.map(({ step }) => step) ?? [];
  if (steps.length === 0) return null;
  const nameOf = (source: (typeof sources)[number]['source']) => t(`hiring.sources.${source ?? 'unknown'}`);
  return (
    <Section title={t('hiring.funnel')} help={t('hiring.funnel_help')}>
      <Figures
        label={t('hiring.funnel')}
        head={[t('hiring.source'), ...steps.map((step) => t(`hiring.steps.${step}`)), t('hiring.rate')]}
      >
        {sources.map(({ source, steps: reached }) => {
          const applied = reached[0]?.count ?? 0;
          const hired = reached.at(-1)?.count ?? 0;
          return (
            <tr key={source ?? 'unknown'}>
              <th scope="row">{nameOf(source)}</th>
              {reached.map(({ step, count }) => (
                <td key={step}>
                  <span
                    className={classes.bar}
                    style={{ inlineSize: `${applied > 0 ? (count / applied) * 100 : 0}%` }}
                    aria-hidden
                  />
                  <Counted
                    count={count}
                    label={t('hiring.open', {
                      what: nameOf(source),
                      which: t(`hiring.steps.${step}`),
                      shown: format.number(count),
                    })}
                    onOpen={() => onOpen({ source: source ?? 'unknown', step })}
                  />
                </td>
              ))}
              <td>{applied > 0 ? format.percent(hired / applied) : ''}</td>
            </tr>
          );
        })}
      </Figures>
    </Section>
  );
}

/** Where the ways of applicants ended, by the furthest step that they reached. */
function DropOff({ counted: { drop_off: steps }, onOpen }: PartProps) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const fates = steps[0]?.fates.map(({ fate }) => fate) ?? [];
  return (
    <Section title={t('hiring.drop_off')} help={t('hiring.drop_off_help')}>
      <Figures
        label={t('hiring.drop_off')}
        head={[t('hiring.furthest'), ...fates.map((fate) => t(`hiring.fates.${fate}`))]}
      >
        {steps.map(({ step, fates: ended }) => (
          <tr key={step}>
            <th scope="row">{t(`hiring.steps.${step}`)}</th>
            {ended.map(({ fate, count }) => (
              <td key={fate}>
                <Counted
                  count={count}
                  label={t('hiring.open', {
                    what: t(`hiring.steps.${step}`),
                    which: t(`hiring.fates.${fate}`),
                    shown: format.number(count),
                  })}
                  onOpen={() => onOpen({ step, fate })}
                />
              </td>
            ))}
          </tr>
        ))}
      </Figures>
    </Section>
  );
}

/** How long people stand in each stage. */
function Stages({ counted: { stages, time_to_hire: hire }, onOpen }: PartProps) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const days = (value: number | null) =>
    value === null ? '—' : t('hiring.days', { count: value, shown: format.number(value) });
  return (
    <Section
      title={t('hiring.time')}
      help={
        hire
          ? t('hiring.time_to_hire', {
              days: days(hire.median_days),
              people: t('counted.people', { count: hire.people }),
            })
          : t('hiring.nobody_hired')
      }
    >
      <Figures
        label={t('hiring.time')}
        head={[t('hiring.stage'), t('hiring.median'), t('hiring.slow'), t('table.people')]}
      >
        {stages.map(({ stage, median_days: median, slow_days: slow, people }) => (
          <tr key={stage}>
            <th scope="row">{t(`hiring.stages.${stage}`)}</th>
            <td>{days(median)}</td>
            <td>{days(slow)}</td>
            <td>
              <Counted
                count={people}
                label={t('hiring.open', {
                  what: t('hiring.time'),
                  which: t(`hiring.stages.${stage}`),
                  shown: format.number(people),
                })}
                onOpen={() => onOpen({ stage })}
              />
            </td>
          </tr>
        ))}
      </Figures>
    </Section>
  );
}
