import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CareerStep } from '#contract/features/career-paths.contract.ts';
import { Table, TableScroll } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { lineOf, nameIn, type Path, wholeYears } from '../career-paths.queries.ts';
import classes from './paths.module.css';

/** The same paths as a table: what differs stands side by side. */
export function PathTable({ paths }: { paths: readonly Path[] }) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const format = useFormatters();
  const lastOf = ({ steps }: Path) => steps.at(-1);
  const nameOf = (step: CareerStep | undefined) => step && nameIn(language, step.occupation.name);
  // Two paths may lead to the same goal.
  const keyOf = ({ from, steps }: Path) => lineOf(from, steps).join(' ');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const rows: readonly [label: string, cell: (path: Path) => ReactNode][] = [
    [t('table.first'), ({ steps }) => nameOf(steps[0])],
    [t('table.steps'), ({ steps }) => format.number(steps.length)],
    [t('table.years'), ({ years }) => format.number(wholeYears(years))],
    [t('table.fit'), (path) => format.percent(lastOf(path)?.fit)],
    [t('table.gain'), ({ steps }) => format.number(sum(steps.map((step) => step.skills_to_gain.length)))],
    [t('table.open'), (path) => format.number(lastOf(path)?.open_jobs)],
    [t('table.open_way'), ({ steps }) => format.number(sum(steps.map((step) => step.open_jobs)))],
    [
      t('table.pay'),
      (path) => {
        const { pay, likely_pay: likely } = lastOf(path) ?? {};
        if (pay) return format.moneyRange(pay.min, pay.max);
        return likely
          ? t('table.likely', { range: format.moneyRange(likely.min, likely.max) })
          : t('table.unknown');
      },
    ],
    [t('table.growing'), (path) => t(lastOf(path)?.is_growing ? 'table.yes' : 'table.no')],
  ];
  return (
    <TableScroll minWidth={640}>
      <Table rows="wide" className={classes.table}>
        <caption>
          <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('table.goal')}</th>
            {paths.map((path) => (
              <th key={keyOf(path)} scope="col">
                {nameOf(lastOf(path))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {paths.map((path) => (
                <td key={keyOf(path)}>{cell(path)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
