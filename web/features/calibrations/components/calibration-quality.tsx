import { Table, Text } from '@mantine/core';
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
      <Table className={classes.quality} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('quality.measure')}</Table.Th>
            <Table.Th className={classes.figure}>{t(isTried ? 'quality.now' : 'quality.before')}</Table.Th>
            <Table.Th className={classes.figure}>{t(isTried ? 'quality.tried' : 'quality.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {FLOORS.map((floor) => (
          <Table.Tbody key={floor.key}>
            {MEASURES.map((measure) => (
              <Table.Tr key={measure}>
                <Table.Th scope="row">
                  <span className={classes.meaning}>
                    {t(`quality.${measure}`, { floor: format.percent(floor.share) })}
                  </span>
                  <span className={classes.term}>{t(`quality.${measure}_term`)}</span>
                </Table.Th>
                <Table.Td className={classes.figure}>{shown(before[floor.key][measure])}</Table.Td>
                <Table.Td className={classes.figure} fw={600}>
                  {shown(after[floor.key][measure])}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
      <Text size="sm" c="dimmed">
        {t('quality.measured', { count: held_out })}
      </Text>
    </div>
  );
}
