import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { Table } from '#web/design/table.tsx';
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
    <Table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.area')}</th>
          <th scope="col" className={classes.figure}>
            {t('table.score')}
          </th>
          {earlier && (
            <th scope="col" className={classes.figure}>
              {t('table.before', { date: format.date(earlier.completed_at) })}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ id, name, score }) => (
          <tr key={id}>
            <th scope="row">{nameIn(language, name)}</th>
            <td className={classes.figure}>{format.number(score)}</td>
            {earlier && <td className={classes.figure}>{format.number(before.get(id)?.before)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
