import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { CoverageCell, ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { LEARNING_LEVELS } from '#contract/features/programmes.contract.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '../names.ts';
import classes from './coverage-grid.module.css';

interface CoverageGridProps {
  comparison: ProgrammeComparison;
  /** A cell is opened: its evidence is to be shown. */
  onOpen: (cell: CoverageCell) => void;
}

/** More rows are in the table of skills. */
const MOST_ROWS = 40;

/**
 * Skills that are asked for by the courses that teach them. One cell is in the tab order; arrows, Home and End walk from
 * cell to cell in the direction of reading, and Enter opens the sentence that a cell stands on.
 */
export function CoverageGrid({ comparison, onOpen }: CoverageGridProps) {
  const { t } = useTranslation('institutes');
  const { direction } = useLanguage();
  const nameOf = useNames();
  const [at, setAt] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const { courses, coverage } = comparison;
  // A long plan has thousands of cells, and each step of the keyboard draws them anew.
  const cells = useMemo(
    () => new Map(coverage.map((cell) => [placeOf(cell.skill_id, cell.order), cell])),
    [coverage],
  );
  const skills = [...comparison.shared, ...comparison.missing]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_ROWS);

  const walk = (event: KeyboardEvent) => {
    const next = steppedFrom(at, event.key, direction, { rows: skills.length, columns: courses.length });
    if (!next) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };

  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.grid} aria-label={t('grid.label')} onKeyDown={walk}>
        <GridHead courses={courses} />
        <tbody>
          {skills.map((skill, row) => (
            <tr key={skill.id}>
              <th scope="row" data-missing={skill.credit === 0 || undefined}>
                <bdi>{nameOf(skill.name)}</bdi>
              </th>
              {courses.map((course, column) => {
                const cell = cells.get(placeOf(skill.id, course.order)) ?? null;
                const isHere = at.row === row && at.column === column;
                return (
                  <td key={course.order} data-dropped={course.is_dropped || undefined}>
                    <button
                      type="button"
                      className={classes.cell}
                      data-cell={`${row} ${column}`}
                      data-role={cell?.role}
                      tabIndex={isHere ? 0 : -1}
                      aria-disabled={cell === null}
                      aria-label={labelOf(cell, nameOf(skill.name), course.title)}
                      onFocus={() => setAt({ row, column })}
                      onClick={() => cell && onOpen(cell)}
                    >
                      {cell && <span aria-hidden>{markOf(cell)}</span>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function labelOf(cell: CoverageCell | null, skill: string, course: string): string {
    if (!cell) return t('grid.not_taught', { skill, course });
    const level = cell.level ? t(`levels.${cell.level}`) : t('levels.none');
    const said = t(`grid.${cell.role}`, { skill, course, level });
    // A name begins with what is seen.
    return cell.level ? `${markOf(cell)}. ${said}` : said;
  }
}

/** The courses by name, over their columns. */
function GridHead({ courses }: Pick<ProgrammeComparison, 'courses'>) {
  const { t } = useTranslation('institutes');
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.corner}>
          {t('grid.skill')}
        </th>
        {courses.map((course) => (
          <th key={course.order} scope="col" data-dropped={course.is_dropped || undefined}>
            <span className={classes.course} title={course.title}>
              <bdi>{course.title}</bdi>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const placeOf = (skillId: string, order: number): string => `${order} ${skillId}`;

/** The level as a number from 1 to 6; a dot where no verb tells it. */
const markOf = ({ level }: CoverageCell): string =>
  level === null ? '•' : String(LEARNING_LEVELS.indexOf(level) + 1);

interface Place {
  row: number;
  column: number;
}

/** Where a key leads from a cell; null where it leads nowhere. Along the line it goes as the line is read. */
export function steppedFrom(
  { row, column }: Place,
  key: string,
  direction: 'ltr' | 'rtl',
  { rows, columns }: { rows: number; columns: number },
): Place | null {
  const ahead = direction === 'rtl' ? -1 : 1;
  const steps: Record<string, Place> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + ahead },
    ArrowLeft: { row, column: column - ahead },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: rows - 1, column },
  };
  const next = steps[key];
  if (!next || next.row < 0 || next.row >= rows || next.column < 0 || next.column >= columns) return null;
  return next;
}
