import { Text } from '@mantine/core';
import { Table } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { RefitReport } from '../calibrations.queries.ts';
import classes from './calibrations.module.css';

const FLOORS = [
  { key: 'at_20', share: 0.2 },
  { key: 'at_30', share: 0.3 },
] as const;
const MEASURES = ['recall', 'precision'] as const;

/** Recall and precision above both floors, before and after, on judgements that nothing was learned from. */
export function CalibrationQuality({ report }: { report: RefitReport }) {
  const isTried = report.verdict !== 'adopted';
  const { t } = useTranslation('calibrations');
  const format = useFormatters();
  const { before, after, held_out } = report;
  if (!before || !after) return null;
  const shown = (share: number | null) => (share === null ? t('quality.nothing') : format.percent(share));
  return (
    <div className={classes.lines}>
      <Table className={classes.quality} rows="wide">
        <thead>
          <tr>
            <th>{t('quality.measure')}</th>
            <th className={classes.figure}>{t(isTried ? 'quality.now' : 'quality.before')}</th>
            <th className={classes.figure}>{t(isTried ? 'quality.tried' : 'quality.after')}</th>
          </tr>
        </thead>
        {FLOORS.map((floor) => (
          <tbody key={floor.key}>
            {MEASURES.map((measure) => (
              <tr key={measure}>
                <th scope="row">
                  <span className={classes.meaning}>
                    {t(`quality.${measure}`, { floor: format.percent(floor.share) })}
                  </span>
                  <span className={classes.term}>{t(`quality.${measure}_term`)}</span>
                </th>
                <td className={classes.figure}>{shown(before[floor.key][measure])}</td>
                <td className={classes.figure}>
                  <b>{shown(after[floor.key][measure])}</b>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
      <Text size="sm" c="dimmed">
        {t('quality.measured', { count: held_out })}
      </Text>
    </div>
  );
}
