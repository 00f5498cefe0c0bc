import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listEmployees } from '#contract/features/employees.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, SendIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { EmployeeMatch } from '#web/widgets/employee-match/employee-match.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './employees-of-job.module.css';

type Employee = Reply<typeof listEmployees>['results'][number];

const SHOWN = 20;

/** The company's people, ranked for the job. */
const allFor = (jobId: string) =>
  ({ to: '/recruiter/employees', search: { job_id: jobId, sort: 'match' } }) as const;

/** A job for employees: the company's people whom it suits, best first, or why there is nobody. */
export function EmployeesOfJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation('rankings');
  const employees = useQuery(
    queryFor(listEmployees, { query: { job_id: jobId, sort: 'match', limit: SHOWN } }),
  );
  useServerEvent('employees:changed', () => void refresh(listEmployees));
  return (
    <QueryView
      query={employees}
      waiting={<ListSkeleton label={t('employees.waiting')} count={6} />}
      failedTitle={t('employees.failed')}
    >
      {({ results, people, job }) => {
        if (people === 0) return <NobodyListed />;
        if (job?.is_blind) return <NobodyRankedBlind jobId={jobId} />;
        const matching = results.filter(({ match }) => match && match.score >= LIMITS.candidateDisplayFloor);
        if (matching.length === 0) return <NobodyMatches jobId={jobId} />;
        return <MatchingEmployees jobId={jobId} employees={matching} />;
      }}
    </QueryView>
  );
}

const PEOPLE = <PeopleIcon size={30} stroke={1.5} aria-hidden />;

function NobodyListed() {
  const { t } = useTranslation('rankings');
  return (
    <EmptyState
      title={t('employees.nobody')}
      icon={PEOPLE}
      action={<ButtonLink to="/recruiter/employees">{t('employees.nobody_do')}</ButtonLink>}
    >
      {t('employees.nobody_body')}
    </EmptyState>
  );
}

function NobodyRankedBlind({ jobId }: { jobId: string }) {
  const { t } = useTranslation('rankings');
  return (
    <EmptyState
      title={t('employees.blind')}
      icon={PEOPLE}
      action={<ButtonLink {...allFor(jobId)}>{t('employees.all')}</ButtonLink>}
    >
      {t('employees.blind_body')}
    </EmptyState>
  );
}

function NobodyMatches({ jobId }: { jobId: string }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <EmptyState
      title={t('employees.no_match')}
      icon={PEOPLE}
      action={
        <ButtonLink {...allFor(jobId)} variant="default">
          {t('employees.no_match_do')}
        </ButtonLink>
      }
    >
      {t('employees.no_match_body', { floor: format.percent(LIMITS.candidateDisplayFloor) })}
    </EmptyState>
  );
}

function MatchingEmployees({ jobId, employees }: { jobId: string; employees: readonly Employee[] }) {
  const { t } = useTranslation('rankings');
  return (
    <>
      <div className={classes.head}>
        <Text c="dimmed">{t('employees.lead')}</Text>
        <ButtonLink
          {...allFor(jobId)}
          variant="default"
          leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
        >
          {t('employees.all')}
        </ButtonLink>
      </div>
      <ol className={classes.rows} aria-label={t('employees.list')}>
        {employees.map((employee) => (
          <li key={employee.id}>
            <Who employee={employee} />
            <EmployeeMatch match={employee.match} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Name, work and place, and when the job was sent to them. */
function Who({ employee }: { employee: Employee }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <div>
      <Text fw={600}>
        <bdi>{employee.name}</bdi>
      </Text>
      <Text size="sm">
        <bdi>{employee.job_title}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        <Joined
          parts={[employee.department, employee.location && <KnownName key="place" of={employee.location} />]}
        />
      </Text>
      {employee.sent_at && (
        <StatusBadge tone="good">{t('employees.sent', { date: format.date(employee.sent_at) })}</StatusBadge>
      )}
    </div>
  );
}
