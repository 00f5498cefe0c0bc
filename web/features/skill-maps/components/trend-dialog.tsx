import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Fact, Facts } from '#web/design/facts.tsx';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { Table } from '#web/design/table.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { type AnalyticsAddress, nameIn, type SkillTrend, useTrend } from '../skill-maps.queries.ts';
import { GapTold } from './gap-told.tsx';
import classes from './trend-dialog.module.css';

interface TrendDialogProps {
  address: AnalyticsAddress;
  onClose: () => void;
}

/** How demand and supply of one skill moved, how fast its jobs are filled, what they pay, and what others counted. */
export default function TrendDialog({ address, onClose }: TrendDialogProps) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const query = useTrend(address.skill, address);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      place="side"
      title={query.data ? <bdi>{nameIn(language, query.data.name)}</bdi> : t('detail.title')}
      closeLabel={t('detail.close')}
    >
      <OneView
        query={query}
        waiting={<FormSkeleton label={t('loading')} />}
        missing={<EmptyState title={t('detail.missing')} />}
      >
        {(trend) => (
          <div className={classes.details}>
            <Present trend={trend} />
            <Months trend={trend} />
            <Market trend={trend} />
            <TextLink
              to="/recruiter/skills/demand"
              search={{ state: address.state, title: address.title, skill: trend.id }}
            >
              {t('trend.behind')}
            </TextLink>
          </div>
        )}
      </OneView>
    </Dialog>
  );
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {help && (
        <Words size="sm" isDimmed>
          {help}
        </Words>
      )}
      {children}
    </section>
  );
}

function Present({ trend }: { trend: SkillTrend }) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const { time_to_fill: filled, pay } = trend;
  return (
    <Facts>
      <Fact label={t('table.jobs')}>{format.number(trend.jobs)}</Fact>
      <Fact label={t('table.people')}>
        {trend.people === null ? t('fewer') : format.number(trend.people)}
      </Fact>
      <Fact label={t('trend.time_to_fill')}>
        {filled
          ? t('trend.days', {
              count: filled.median_days,
              shown: format.number(filled.median_days),
              jobs: filled.jobs,
            })
          : t('trend.too_few_filled')}
      </Fact>
      <Fact label={t('trend.pay')}>
        {pay
          ? t('trend.pay_compared', {
              having: format.money(pay.with_skill.median, pay.currency),
              without: format.money(pay.without_skill.median, pay.currency),
            })
          : t('trend.too_few_pay')}
      </Fact>
    </Facts>
  );
}

const WIDTH = 320;
const HEIGHT = 120;

/** Columns of jobs and a line of people over months, with the same numbers below. */
function Months({ trend: { months } }: { trend: SkillTrend }) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  const isReconstructed = months.some((one) => one.is_from_dates);
  return (
    <Part title={t('trend.title')} help={isReconstructed ? t('trend.from_dates') : t('trend.kept')}>
      <Picture months={months} />
      <Table className={classes.table} aria-label={t('trend.title')} rows="dense">
        <thead>
          <tr>
            <th scope="col">{t('trend.month')}</th>
            <th scope="col">{t('table.jobs')}</th>
            <th scope="col">{t('table.people')}</th>
            <th scope="col">{t('gap.column')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, jobs, people, gap, gap_at_least, is_from_dates: isFromDates }) => (
            <tr key={month}>
              <th scope="row">{format.month(month)}</th>
              <td>{jobs === null ? t('trend.uncounted') : format.number(jobs)}</td>
              <td>
                {people === null ? t(isFromDates ? 'trend.uncounted' : 'fewer') : format.number(people)}
              </td>
              <td>{gap === null && gap_at_least === null ? '—' : <GapTold {...{ gap, gap_at_least }} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

function Picture({ months }: Pick<SkillTrend, 'months'>) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const format = useFormatters();
  const most = Math.max(1, ...months.flatMap(({ jobs, people }) => [jobs ?? 0, people ?? 0]));
  const step = WIDTH / months.length;
  // Time runs in the direction of reading.
  const xOf = (at: number) => (language === 'ar' ? WIDTH - (at + 0.5) * step : (at + 0.5) * step);
  const yOf = (count: number) => HEIGHT - (count / most) * (HEIGHT - 6);
  const told = months.flatMap(({ people }, at) => (people === null ? [] : [{ x: xOf(at), y: yOf(people) }]));
  const [first, last] = [months[0], months.at(-1)];
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={classes.picture}
        role="img"
        aria-label={t('trend.in_words', {
          from: format.month(first?.month),
          until: format.month(last?.month),
          before: format.number(first?.jobs ?? 0),
          now: format.number(last?.jobs ?? 0),
        })}
      >
        {months.map(({ month, jobs, is_from_dates: isFromDates }, at) =>
          jobs === null ? null : (
            <rect
              key={month}
              data-from-dates={isFromDates || undefined}
              x={xOf(at) - step * 0.32}
              y={yOf(jobs)}
              width={step * 0.64}
              height={HEIGHT - yOf(jobs)}
            />
          ),
        )}
        {told.length > 1 && <polyline points={told.map(({ x, y }) => `${x},${y}`).join(' ')} />}
        {told.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={3.5} />
        ))}
      </svg>
      <ul className={classes.legend} aria-hidden>
        <li data-of="jobs">{t('table.jobs')}</li>
        {months.some((one) => one.is_from_dates) && <li data-of="dates">{t('trend.jobs_from_dates')}</li>}
        <li data-of="people">{t('table.people')}</li>
      </ul>
    </>
  );
}

/** What sources outside of the product counted. */
function Market({ trend: { market } }: { trend: SkillTrend }) {
  const { t } = useTranslation('skill-maps');
  const format = useFormatters();
  if (market.length === 0) return null;
  return (
    <Part title={t('market.title')} help={t('market.beside')}>
      <ul className={classes.list}>
        {market.map(({ source, as_of: asOf, kind, place, count }) => (
          <li key={`${source} ${kind} ${place}`}>
            {t(`counted.${kind}`, { count })}
            <Dot />
            <bdi>{place || t('filters.everywhere')}</bdi>
            <Words size="sm" isDimmed>
              <bdi>{source}</bdi>
              <Dot />
              {format.date(asOf)}
            </Words>
          </li>
        ))}
      </ul>
    </Part>
  );
}
