import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listEmployees } from '#contract/features/employees.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, SendIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { EmployeeMatch } from '#web/widgets/employee-match/employee-match.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './employees-of-job.module.css';

const SHOWN = 20;

/** A job for employees: the company's people whom it suits, best first, or why there is nobody. */
export function EmployeesOfJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  const employees = useQuery(
    queryFor(listEmployees, { query: { job_id: jobId, sort: 'match', limit: SHOWN } }),
  );
  useServerEvent('employees:changed', () => void refresh(listEmployees));
  const icon = <PeopleIcon size={30} stroke={1.5} aria-hidden />;
  const toAll = { to: '/recruiter/employees', search: { job_id: jobId, sort: 'match' } } as const;
  return (
    <QueryView
      query={employees}
      waiting={<ListSkeleton label={t('employees.waiting')} count={6} />}
      failedTitle={t('employees.failed')}
    >
      {({ results, people, job }) => {
        if (people === 0)
          return (
            <EmptyState
              title={t('employees.nobody')}
              icon={icon}
              action={<ButtonLink to="/recruiter/employees">{t('employees.nobody_do')}</ButtonLink>}
            >
              {t('employees.nobody_body')}
            </EmptyState>
          );
        if (job?.is_blind)
          return (
            <EmptyState
              title={t('employees.blind')}
              icon={icon}
              action={<ButtonLink {...toAll}>{t('employees.all')}</ButtonLink>}
            >
              {t('employees.blind_body')}
            </EmptyState>
          );
        const matching = results.filter(({ match }) => match && match.score >= LIMITS.candidateDisplayFloor);
        if (matching.length === 0)
          return (
            <EmptyState
              title={t('employees.no_match')}
              icon={icon}
              action={
                <ButtonLink {...toAll} variant="default">
                  {t('employees.no_match_do')}
                </ButtonLink>
              }
            >
              {t('employees.no_match_body', { floor: format.percent(LIMITS.candidateDisplayFloor) })}
            </EmptyState>
          );
        return (
          <>
            <div className={classes.head}>
              <Text c="dimmed">{t('employees.lead')}</Text>
              <ButtonLink
                {...toAll}
                variant="default"
                leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
              >
                {t('employees.all')}
              </ButtonLink>
            </div>
            <ol className={classes.rows} aria-label={t('employees.list')}>
              {matching.map((employee) => (
                <li key={employee.id}>
                  <div>
                    <Text fw={600}>
                      <bdi>{employee.name}</bdi>
                    </Text>
                    <Text size="sm">
                      <bdi>{employee.job_title}</bdi>
                    </Text>
                    <Text size="sm" c="dimmed">
                      {[employee.department, employee.location].filter(Boolean).map((fact, at) => (
                        <span key={fact}>
                          {at > 0 && ' · '}
                          <bdi>{fact}</bdi>
                        </span>
                      ))}
                    </Text>
                    {employee.sent_at && (
                      <StatusBadge tone="good">
                        {t('employees.sent', { date: format.date(employee.sent_at) })}
                      </StatusBadge>
                    )}
                  </div>
                  <EmployeeMatch match={employee.match} />
                </li>
              ))}
            </ol>
          </>
        );
      }}
    </QueryView>
  );
}
