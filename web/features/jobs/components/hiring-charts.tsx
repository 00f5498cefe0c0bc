import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { HiringFigures as Figures } from '#contract/features/hiring-figures.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './hiring-figures.module.css';

interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface FigureProps {
  title: string;
  /** What is counted, where the title leaves it open. */
  help?: string;
  table: Table;
  /** Nothing to draw: it is said why. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A picture of numbers, and the numbers themselves one click away. */
function Figure({ title, help, table, isEmpty = false, children }: FigureProps) {
  const { t } = useTranslation('jobs');
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <h3>{title}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isEmpty}
          aria-label={t(isTable ? 'hiring_figures.picture_of' : 'hiring_figures.table_of', { title })}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'hiring_figures.as_picture' : 'hiring_figures.as_table')}
        </Button>
      </figcaption>
      {help && <p className={classes.help}>{help}</p>}
      {isEmpty && <p className={classes.help}>{t('hiring_figures.nobody_applied')}</p>}
      {!isEmpty && (isTable ? <Numbers title={title} table={table} /> : children)}
    </figure>
  );
}

function Numbers({ title, table: { columns, rows } }: { title: string; table: Table }) {
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of the columns.
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BarsProps {
  bars: readonly { label: string; value: number; shown: string }[];
}

function Bars({ bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <dl className={classes.bars}>
      {bars.map(({ label, value, shown }) => (
        <div key={label} className={classes.bar}>
          <dt>{label}</dt>
          <dd>
            <span
              className={classes.line}
              style={{ inlineSize: `${(value / most) * 100}%` }}
              aria-hidden="true"
            />
            <span>{shown}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many applicants came how far. */
export function Funnel({ funnel }: Pick<Figures, 'funnel'>) {
  const { t } = useTranslation('jobs');
  const { number, percent } = useFormatters();
  const applied = funnel[0]?.count ?? 0;
  const bars = funnel.map(({ step, count }) => ({
    label: t(`hiring_figures.steps.${step}`),
    value: count,
    shown:
      applied > 0 && step !== 'applied' ? `${number(count)} · ${percent(count / applied)}` : number(count),
  }));
  return (
    <Figure
      title={t('hiring_figures.funnel')}
      help={t('hiring_figures.funnel_help')}
      isEmpty={applied === 0}
      table={{
        columns: [t('hiring_figures.step'), t('hiring_figures.people'), t('hiring_figures.share')],
        rows: funnel.map(({ step, count }) => [
          t(`hiring_figures.steps.${step}`),
          number(count),
          applied > 0 ? percent(count / applied) : '',
        ]),
      }}
    >
      <Bars bars={bars} />
    </Figure>
  );
}

/** How long people stay in each stage. */
export function Waiting({ stages }: Pick<Figures, 'stages'>) {
  const { t } = useTranslation('jobs');
  const { number } = useFormatters();
  const inDays = (days: number | null) =>
    days === null
      ? t('hiring_figures.nobody_left')
      : t('hiring_figures.days', { count: days, shown: number(days) });
  return (
    <Figure
      title={t('hiring_figures.time')}
      table={{
        columns: [t('hiring_figures.stage'), t('hiring_figures.median'), t('hiring_figures.people')],
        rows: stages.map(({ stage, median_days: days, people }) => [
          t(`hiring_figures.stages.${stage}`),
          inDays(days),
          number(people),
        ]),
      }}
    >
      <Bars
        bars={stages.map(({ stage, median_days: days }) => ({
          label: t(`hiring_figures.stages.${stage}`),
          value: days ?? 0,
          shown: inDays(days),
        }))}
      />
    </Figure>
  );
}

/** Where applicants came from. */
export function Sources({ sources }: Pick<Figures, 'sources'>) {
  const { t } = useTranslation('jobs');
  const { number } = useFormatters();
  const nameOf = (source: Figures['sources'][number]['source']) =>
    t(source === null ? 'hiring_figures.source_unknown' : `hiring_figures.sources.${source}`);
  return (
    <Figure
      title={t('hiring_figures.where_from')}
      isEmpty={sources.every(({ applied }) => applied === 0)}
      table={{
        columns: [
          t('hiring_figures.source'),
          t('hiring_figures.steps.applied'),
          t('hiring_figures.steps.hired'),
        ],
        rows: sources.map(({ source, applied, hired }) => [nameOf(source), number(applied), number(hired)]),
      }}
    >
      <Bars
        bars={sources.map(({ source, applied }) => ({
          label: nameOf(source),
          value: applied,
          shown: number(applied),
        }))}
      />
    </Figure>
  );
}

/** Columns of one week each, the earliest where reading begins. */
export function Weeks({ weeks }: Pick<Figures, 'weeks'>) {
  const { t } = useTranslation('jobs');
  const { number, date } = useFormatters();
  const most = Math.max(1, ...weeks.map(({ applied }) => applied));
  const total = (of: 'applied' | 'shortlisted' | 'hired') => weeks.reduce((sum, week) => sum + week[of], 0);
  return (
    <Figure
      title={t('hiring_figures.by_week')}
      table={{
        columns: [
          t('hiring_figures.week'),
          t('hiring_figures.steps.applied'),
          t('hiring_figures.steps.shortlisted'),
          t('hiring_figures.steps.hired'),
        ],
        rows: weeks.map(({ week, applied, shortlisted, hired }) => [
          date(week),
          number(applied),
          number(shortlisted),
          number(hired),
        ]),
      }}
    >
      <div
        className={classes.weeks}
        role="img"
        aria-label={t('hiring_figures.weeks_in_words', {
          applied: number(total('applied')),
          shortlisted: number(total('shortlisted')),
          hired: number(total('hired')),
        })}
      >
        {weeks.map(({ week, applied, shortlisted }) => (
          <span key={week} className={classes.week} title={date(week)}>
            <span className={classes.applied} style={{ blockSize: `${(applied / most) * 100}%` }} />
            <span
              className={classes.shortlisted}
              style={{ blockSize: `${(Math.min(shortlisted, most) / most) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <p className={classes.legend}>
        <span data-of="applied">{t('hiring_figures.steps.applied')}</span>
        <span data-of="shortlisted">{t('hiring_figures.steps.shortlisted')}</span>
      </p>
    </Figure>
  );
}
