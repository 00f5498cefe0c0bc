import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SearchIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Table, TableScroll } from '#web/design/table.tsx';
import { useAddress } from '#web/platform/address.ts';
import { wholeNumber } from '#web/platform/address-values.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '../query-view/query-view.tsx';
import { AddressPagination } from './address-pagination.tsx';
import classes from './record-list.module.css';

export interface RecordColumn<Row> {
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, so that they can be compared. */
  isNumber?: boolean;
  className?: string | undefined;
}

interface RecordListProps<Row> {
  /** Controls that narrow the list; what they choose belongs in the address. */
  filters: ReactNode;
  query: UseQueryResult<{ results: Row[]; total: number; limit: number }>;
  waitingLabel: string;
  failedTitle: string;
  empty: ReactNode;
  rowKey: (row: Row) => string;
  /** Columns of the table on a wide screen. */
  columns: readonly RecordColumn<Row>[];
  /** The same row as a card on a narrow one. */
  card: (row: Row) => ReactNode;
}

/** A page of records with its filters: a table at a desk, cards on a phone, and the pages at the end. */
export function RecordList<Row>({
  filters,
  query,
  waitingLabel,
  failedTitle,
  empty,
  ...rows
}: RecordListProps<Row>) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.body}>
      {filters && <div className={classes.filters}>{filters}</div>}
      <QueryView
        query={query}
        waiting={<ListSkeleton label={waitingLabel} count={8} />}
        failedTitle={failedTitle}
        isEmpty={(list) => list.results.length === 0}
        empty={query.data && query.data.total > 0 ? <PastTheEnd {...query.data} /> : empty}
      >
        {(list) => (
          <>
            {isWide ? (
              <RecordTable rows={list.results} {...rows} />
            ) : (
              <RecordCards rows={list.results} {...rows} />
            )}
            <AddressPagination total={list.total} limit={list.limit} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** A page that the list does not reach (any more): an old link, or rows that have gone since. */
function PastTheEnd({ total, limit }: { total: number; limit: number }) {
  const { t } = useTranslation('record-list');
  const format = useFormatters();
  const [, setAddress] = useAddress(PAGE);
  const pages = Math.ceil(total / limit);
  return (
    <EmptyState
      title={t('pages.past_end')}
      icon={<SearchIcon size={28} stroke={1.5} aria-hidden />}
      action={
        <Button variant="default" onClick={() => setAddress({ page: pages })}>
          {t('pages.to_last')}
        </Button>
      }
    >
      {t('pages.how_many', { count: pages, shown: format.number(pages) })}
    </EmptyState>
  );
}

const PAGE = { page: wholeNumber(1) };

function RecordTable<Row>({
  rows,
  rowKey,
  columns,
}: Pick<RecordListProps<Row>, 'rowKey' | 'columns'> & { rows: readonly Row[] }) {
  const classOf = (column: RecordColumn<Row>) =>
    [column.className, column.isNumber && classes.number].filter(Boolean).join(' ') || undefined;
  return (
    <TableScroll minWidth={760}>
      <Table rows="wide" isPointedAt className={classes.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order.
              <th key={at} className={column.isNumber ? classes.number : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order.
                <td key={at} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}

function RecordCards<Row>({
  rows,
  rowKey,
  card,
}: Pick<RecordListProps<Row>, 'rowKey' | 'card'> & { rows: readonly Row[] }) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.card}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}
