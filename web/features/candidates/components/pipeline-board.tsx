import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { type Column, isColumnOf, keyOf, type Pipeline, type Target, targetOf } from '../placements.ts';
import { usePlacedWords } from '../placing.ts';
import { BoardCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { useBoardDrag } from './board-drag.ts';
import { useBoardFocus } from './board-focus.ts';
import { useBoardKeys } from './board-keys.ts';
import classes from './pipeline-board.module.css';

interface PipelineBoardProps {
  pipeline: Pipeline;
  /** Every card names its job, since they are of many. */
  showsJobs: boolean;
  onMove: (row: CandidateRow, target: Target) => void;
  /** Shows all of a column as a list. */
  onOpenColumn: (column: Column) => void;
}

/** The pipeline as columns; people are moved by dragging, by their menu, or by the keyboard. */
export function PipelineBoard({
  pipeline: { columns },
  showsJobs,
  onMove,
  onOpenColumn,
}: PipelineBoardProps) {
  const { t } = useTranslation('candidates');
  const columnName = useColumnName();
  const { said, put } = usePutting(onMove);
  const rowOf = (key: string) => columns.flatMap(({ results }) => results).find((one) => keyOf(one) === key);
  const { board, dragged, begin } = useBoardDrag((key, at) => {
    const row = rowOf(key);
    if (row && columns[at]) put(row, columns[at]);
  });
  const draggedRow = dragged ? rowOf(dragged.key) : undefined;
  const focus = useBoardFocus(board);
  const pressKey = useBoardKeys({ columns, focus, onPut: put });
  const putByMenu = (row: CandidateRow, target: Target) => {
    const to = columns.find((one) => isColumnOf(one, target));
    if (!to) return;
    focus.follow(keyOf(row), columns.indexOf(to));
    put(row, to);
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard. */}
      <section ref={board} className={classes.board} aria-label={t('pipeline.board')} tabIndex={0}>
        {columns.map((column, at) => (
          <BoardColumn
            key={column.stage?.id ?? column.kind}
            column={column}
            at={at}
            name={columnName(column)}
            drag={dragged && (dragged.over === at ? 'over' : 'elsewhere')}
            takesDragged={draggedRow !== undefined && targetOf(column, draggedRow) !== null}
            onOpen={() => onOpenColumn(column)}
          >
            {column.results.map((row, place) => (
              <BoardCard
                key={keyOf(row)}
                row={row}
                showsJob={showsJobs}
                dragged={dragged?.key === keyOf(row) ? dragged : null}
                onKeyDown={(event) => pressKey(event, { row, column: at, place })}
                onPointerDown={(event) => {
                  focus.followNone();
                  begin(keyOf(row), event);
                }}
                onMove={(target) => putByMenu(row, target)}
              />
            ))}
          </BoardColumn>
        ))}
      </section>
    </>
  );
}

function useColumnName(): (column: Column) => string {
  const stageName = useStageName();
  return ({ kind, stage }) => stageName({ kind, name: stage?.name });
}

/** Puts a card into another column, and says so to those who do not see it. */
function usePutting(onMove: PipelineBoardProps['onMove']) {
  const placedWords = usePlacedWords();
  const [said, setSaid] = useState('');
  const put = (row: CandidateRow, column: Column) => {
    const target = targetOf(column, row);
    if (!target || column.results.some((one) => keyOf(one) === keyOf(row))) return;
    onMove(row, target);
    // A rejection asks why first.
    if (target.status !== 'REJECTED') setSaid(placedWords(row, target));
  };
  return { said, put };
}
