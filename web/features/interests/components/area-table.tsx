import { Table } from '@mantine/core';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { nameIn, type Result } from '../interests.queries.ts';
import classes from './interests.module.css';

interface AreaTableProps {
  areas: Result['areas'];
  earlier: AssessmentResult['earlier'];
}

/** The same six as numbers, beside those of the time before. */
export function AreaTable({ areas, earlier }: AreaTableProps) {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const format = useFormatters();
  const before = new Map(earlier?.changes.map((one) => [one.id, one]));
  return (
    <Table verticalSpacing="xs" className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('table.area')}</Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            {t('table.score')}
          </Table.Th>
          {earlier && (
            <Table.Th scope="col" className={classes.figure}>
              {t('table.before', { date: format.date(earlier.completed_at) })}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {areas.map(({ id, name, score }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{nameIn(language, name)}</Table.Th>
            <Table.Td className={classes.figure}>{format.number(score)}</Table.Td>
            {earlier && (
              <Table.Td className={classes.figure}>{format.number(before.get(id)?.before)}</Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
