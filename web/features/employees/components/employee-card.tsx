import { Text } from '@mantine/core';
import { Joined } from '#web/design/joined.tsx';
import { EmployeeMatch } from '#web/widgets/employee-match/employee-match.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
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
      <Joined
        parts={[row.job_title, row.department, row.location && <KnownName key="place" of={row.location} />]}
      />
    </Text>
    {isForJob ? <EmployeeMatch match={row.match} /> : <Skills row={row} />}
    <LinkStatus row={row} />
    {onEdit && <EmployeeActions employee={row} onEdit={() => onEdit(row)} />}
  </div>
);
