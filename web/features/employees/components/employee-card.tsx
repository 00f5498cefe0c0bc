import { Text } from '@mantine/core';
import { EmployeeMatch } from '#web/widgets/employee-match/employee-match.tsx';
import type { Row } from '../employees.queries.ts';
import { EmployeeActions } from './employee-actions.tsx';
import classes from './employee-card.module.css';
import { ChooseRow, type RowOptions } from './employee-columns.tsx';
import { LinkStatus, Skills } from './employee-facts.tsx';

interface EmployeeCardProps extends RowOptions {
  row: Row;
  isForJob: boolean;
}

/** One of the company's people on a narrow screen. */
export const EmployeeCard = ({ row, isForJob, choice, onEdit }: EmployeeCardProps) => (
  <div className={classes.card}>
    <div className={classes.head}>
      {choice && <ChooseRow row={row} choice={choice} />}
      <div>
        <Text fw={600}>
          <bdi>{row.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed" className={classes.email}>
          <bdi dir="ltr">{row.email}</bdi>
        </Text>
      </div>
    </div>
    <Text size="sm">
      {[row.job_title, row.department, row.location].filter(Boolean).map((fact, at) => (
        <span key={fact}>
          {at > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </Text>
    {isForJob ? <EmployeeMatch match={row.match} /> : <Skills row={row} />}
    <LinkStatus row={row} />
    {onEdit && <EmployeeActions employee={row} onEdit={() => onEdit(row)} />}
  </div>
);
