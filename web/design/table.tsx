import type { ComponentProps, ReactNode } from 'react';
import classes from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** How much room its rows have. */
  rows?: 'dense' | 'usual' | 'wide';
  /** The row under the pointer stands out. */
  isPointedAt?: boolean;
}

/** Rows and columns, of plain elements: `<thead>`, `<tr>`, `<th>` and the like take their looks from it. */
export const Table = ({ rows = 'usual', isPointedAt = false, className, ...props }: TableProps) => (
  <table
    {...props}
    className={className ? `${classes.table} ${className}` : classes.table}
    data-rows={rows}
    data-pointed-at={isPointedAt || undefined}
  />
);

interface TableScrollProps {
  /** In pixels at the usual size of letters: where there is less room, the table moves sideways. */
  minWidth: number;
  children: ReactNode;
}

/** Holds a table that may be wider than its place, and fades where there is more of it, until that is in sight. */
export const TableScroll = ({ minWidth, children }: TableScrollProps) => (
  <div className={classes.scroll}>
    <div style={{ minInlineSize: `${minWidth / 16}rem` }}>{children}</div>
  </div>
);
