import { Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Column } from '../placements.ts';
import classes from './pipeline-board.module.css';

interface BoardColumnProps {
  column: Column;
  /** Its place among the columns. */
  at: number;
  name: string;
  /** A card is being dragged, over this column or elsewhere. */
  drag: 'over' | 'elsewhere' | null;
  /** Whoever is dragged can be put here. */
  takesDragged: boolean;
  /** Shows all of it as a list. */
  onOpen: () => void;
  /** Its cards. */
  children: ReactNode;
}

/** A column of the pipeline: its name, how many stand there, and the first of them. */
export function BoardColumn({ column, at, name, drag, takesDragged, onOpen, children }: BoardColumnProps) {
  const { t } = useTranslation('candidates');
  return (
    <section
      className={classes.column}
      data-column={at}
      data-over={(drag === 'over' && takesDragged) || undefined}
      data-closed={(drag && !takesDragged) || undefined}
      aria-labelledby={`column-${at}`}
    >
      <header className={classes.head}>
        <Title order={2} id={`column-${at}`}>
          <bdi>{name}</bdi>
        </Title>
        <Count total={column.total} />
      </header>
      {column.results.length === 0 ? (
        <Text size="sm" c="dimmed" className={`${classes.cards} ${classes.empty}`}>
          {t('pipeline.nobody')}
        </Text>
      ) : (
        <ul className={classes.cards}>{children}</ul>
      )}
      {column.total > column.results.length && (
        <div className={classes.more}>
          <TextLink
            to="."
            size="sm"
            onClick={(event) => {
              event.preventDefault();
              onOpen();
            }}
          >
            {t('pipeline.all_of', { count: column.total })}
          </TextLink>
        </div>
      )}
    </section>
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
