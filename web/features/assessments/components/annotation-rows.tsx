import { Button } from '@mantine/core';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './annotation.module.css';
import type { TaskProps } from './annotation-labels.tsx';

/** Each text gets one of the classes. */
export function ClassesTask({ task, marks, onChange }: TaskProps) {
  const names = useNames();
  return (
    <div className={classes.rows}>
      {task.rows.map((row) => (
        <fieldset key={row.id} className={classes.row}>
          <legend>{names(row.text)}</legend>
          <div className={classes.labels}>
            {task.labels.map(({ id, name }, index) => (
              <label key={id} className={classes.label} data-colour={index}>
                <input
                  type="radio"
                  name={row.id}
                  checked={marks[row.id] === id}
                  onChange={() => onChange({ ...marks, [row.id]: id })}
                />
                {names(name)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Texts are put in an order, the best first. As they come they have none: it counts once it is confirmed or changed. */
export function RankingTask({ task, marks, onChange }: TaskProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const isRanked = Object.keys(marks).length > 0;
  const rows = isRanked
    ? task.rows.toSorted((a, b) => Number(marks[a.id] ?? 99) - Number(marks[b.id] ?? 99))
    : task.rows;
  const order = (next: typeof rows) =>
    onChange(Object.fromEntries(next.map(({ id }, index) => [id, index + 1])));
  const move = (index: number, step: number) => {
    const moved = rows[index];
    if (!moved || !rows[index + step]) return;
    const others = rows.filter((_, at) => at !== index);
    order([...others.slice(0, index + step), moved, ...others.slice(index + step)]);
  };
  return (
    <>
      <ol className={classes.ranking}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <span>{names(row.text)}</span>
            <span className={classes.moves}>
              <button
                type="button"
                aria-label={t('annotation.up', { text: names(row.text) })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={t('annotation.down', { text: names(row.text) })}
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              >
                ↓
              </button>
            </span>
          </li>
        ))}
      </ol>
      {!isRanked && (
        <Button variant="default" size="sm" onClick={() => order(rows)}>
          {t('annotation.keep_order')}
        </Button>
      )}
    </>
  );
}
