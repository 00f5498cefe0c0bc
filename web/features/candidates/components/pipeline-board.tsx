import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useStageName } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { type Column, isColumnOf, type Pipeline, type Target, targetOf } from '../pipeline.queries.ts';
import { BoardCard } from './board-card.tsx';
import { useBoardDrag } from './board-drag.ts';
import classes from './pipeline-board.module.css';

interface PipelineBoardProps {
  pipeline: Pipeline;
  /** Every card names its job, since they are of many. */
  showsJobs: boolean;
  onMove: (row: CandidateRow, target: Target) => void;
  /** Shows all of a column as a list. */
  onOpenColumn: (column: Column) => void;
}

const keyOf = (row: CandidateRow) => `${row.job_id} ${row.candidate_id}`;

/** The pipeline as columns; people are moved by dragging, by their menu, or by the keyboard. */
export function PipelineBoard({ pipeline, showsJobs, onMove, onOpenColumn }: PipelineBoardProps) {
  const { t } = useTranslation('candidates');
  const stageName = useStageName();
  const { direction } = useLanguage();
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  const { columns } = pipeline;
  const rows = columns.flatMap(({ results }) => results);
  const wordsOf = (column: Column) => stageName({ kind: column.kind, name: column.stage?.name });

  const put = (row: CandidateRow, column: Column) => {
    const target = targetOf(column);
    const isThere = target !== null && column.results.some((one) => keyOf(one) === keyOf(row));
    if (!target || isThere) return;
    onMove(row, target);
    if (target.status !== 'REJECTED')
      setSaid(t('pipeline.placed', { name: isolated(row.name), stage: isolated(wordsOf(column)) }));
  };
  const { board, dragged, begin } = useBoardDrag((key, at) => {
    const row = rows.find((one) => keyOf(one) === key);
    if (row && columns[at]) put(row, columns[at]);
  });

  // A card that was moved by keys or by its menu keeps the focus, also where the list is drawn anew after that.
  const moved = useRef<{ key: string; column: number } | null>(null);
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { key, column } = moved.current;
    const cards = board.current?.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-card]`) ?? [];
    const card = [...cards].find((one) => one.dataset.card === key);
    const active = document.activeElement;
    const isElsewhere = active?.closest<HTMLElement>('[data-card]')?.dataset.card !== key;
    const isLost = active === document.body || active === board.current;
    if (card?.contains(active)) return;
    // Who left the board leaves the focus to it.
    if (!card) {
      if (isLost) board.current?.focus({ preventScroll: true });
      return;
    }
    if (isLost || !isElsewhere || active?.closest('[role="menu"]')) card.focus();
  });
  const focus = (column: number, place: number) => {
    const lists = board.current?.querySelectorAll<HTMLElement>('[data-column]');
    const cards = lists?.[column]?.querySelectorAll<HTMLElement>('[data-card]');
    if (!cards || cards.length === 0) return false;
    cards[Math.min(place, cards.length - 1)]!.focus();
    return true;
  };
  const byKey = (event: KeyboardEvent<HTMLElement>, row: CandidateRow, column: number, place: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    moved.current = null;
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const step = along && (direction === 'rtl' ? -along : along);
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && event.shiftKey) {
      const next = columns[column + step];
      if (next) {
        moved.current = { key: keyOf(row), column: column + step };
        put(row, next);
      }
    } else if (step) {
      for (let at = column + step; at >= 0 && at < columns.length; at += step) if (focus(at, place)) break;
    } else if (down) focus(column, Math.max(0, place + down));
    else if (event.key === 'Enter')
      void navigate({
        to: '/recruiter/candidates/$id',
        params: { id: row.candidate_id },
        search: { job_id: row.job_id },
      });
    else if (event.code === 'KeyM') event.currentTarget.querySelector<HTMLElement>('[data-menu]')?.click();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard. */}
      <section ref={board} className={classes.board} aria-label={t('pipeline.board')} tabIndex={0}>
        {columns.map((column, at) => (
          <section
            key={column.stage?.id ?? column.kind}
            className={classes.column}
            data-column={at}
            data-over={(dragged?.over === at && targetOf(column) !== null) || undefined}
            data-closed={(dragged && targetOf(column) === null) || undefined}
            aria-labelledby={`column-${at}`}
          >
            <header className={classes.head}>
              <Title order={2} id={`column-${at}`}>
                <bdi>{wordsOf(column)}</bdi>
              </Title>
              <Count total={column.total} />
            </header>
            {column.results.length === 0 ? (
              <Text size="sm" c="dimmed" className={`${classes.cards} ${classes.empty}`}>
                {t('pipeline.nobody')}
              </Text>
            ) : (
              <ul className={classes.cards}>
                {column.results.map((row, place) => (
                  <li
                    key={keyOf(row)}
                    className={classes.card}
                    data-card={keyOf(row)}
                    data-dragged={dragged?.key === keyOf(row) || undefined}
                    style={
                      dragged?.key === keyOf(row)
                        ? { transform: `translate(${dragged.byX}px, ${dragged.byY}px) rotate(1deg)` }
                        : undefined
                    }
                    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
                    tabIndex={0}
                    onKeyDown={(event) => byKey(event, row, at, place)}
                    onPointerDown={(event) => {
                      moved.current = null;
                      begin(keyOf(row), event);
                    }}
                  >
                    <BoardCard
                      row={row}
                      showsJob={showsJobs}
                      onMove={(target) => {
                        const to = columns.find((one) => isColumnOf(one, target));
                        if (!to) return;
                        moved.current = { key: keyOf(row), column: columns.indexOf(to) };
                        put(row, to);
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
            {column.total > column.results.length && (
              <div className={classes.more}>
                <TextLink
                  to="."
                  size="sm"
                  onClick={(event) => {
                    event.preventDefault();
                    onOpenColumn(column);
                  }}
                >
                  {t('pipeline.all_of', { count: column.total })}
                </TextLink>
              </div>
            )}
          </section>
        ))}
      </section>
    </>
  );
}

function Count({ total }: { total: number }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  return (
    <span className={classes.count}>
      <span aria-hidden>{format.number(total)}</span>
      <VisuallyHidden>{t('pipeline.people', { count: total })}</VisuallyHidden>
    </span>
  );
}
