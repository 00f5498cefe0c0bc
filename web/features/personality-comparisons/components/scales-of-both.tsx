import type { Scale } from '#contract/features/assessments.fields.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import type { Compared } from '../personality-comparisons.queries.ts';
import classes from './comparisons.module.css';

interface ScalesOfBothProps {
  compared: Compared;
  kind: Scale['kind'];
}

/** The T scores of two people, scale by scale, and where they differ by more than chance. */
export function ScalesOfBoth({ compared: { people, apart }, kind }: ScalesOfBothProps) {
  const { t } = useTranslation('personality-comparisons');
  const names = useNames();
  const { number } = useFormatters();
  const scales = people[0]?.scales.filter((scale) => scale.kind === kind) ?? [];
  const scoreOf = (person: (typeof people)[number], id: string) => {
    const score = person.scales.find((scale) => scale.id === id)?.score;
    return score === undefined ? t('one.none') : number(Math.round(score));
  };
  return (
    <TableScroll minWidth={320}>
      <Table>
        <thead>
          <tr>
            <th>{t('one.scale')}</th>
            {people.map((person) => (
              <th key={String(person.is_self)} className={classes.number}>
                <bdi>{person.is_self ? t('one.you') : person.name}</bdi>
              </th>
            ))}
            <th>{t('one.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {scales.map((scale) => (
            <tr key={scale.id}>
              <th scope="row">{names(scale.name)}</th>
              {people.map((person) => (
                <td key={String(person.is_self)} className={classes.number}>
                  {scoreOf(person, scale.id)}
                </td>
              ))}
              <td>
                {apart.includes(scale.id) ? (
                  <StatusBadge tone="accent">{t('one.apart')}</StatusBadge>
                ) : (
                  <span className={classes.small}>{t('one.close')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
