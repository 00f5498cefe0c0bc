import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { listEmployees } from '#contract/features/employees.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { SendIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface JobBarProps {
  job: NonNullable<Reply<typeof listEmployees>['job']>;
  /** People who are not in the ranking, and how many are. */
  unranked: number;
  ranked: number;
  maySend: boolean;
  chosen: ReadonlySet<string>;
  /** That the list is narrowed to. */
  department: string;
  onSent: () => void;
}

/** The job that the company's people are judged for: how, and the way to send it to them. */
export function JobBar({ job, unranked, ranked, maySend, chosen, department, onSent }: JobBarProps) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const [to, setTo] = useState<{ ids: readonly string[] } | { department: string } | null>(null);
  return (
    <Section
      title={<bdi>{job.title}</bdi>}
      help={t(job.is_blind ? 'matching.blind' : 'matching.help')}
      look="sheet"
    >
      {unranked > 0 && <Text size="sm">{t('matching.unranked', { number: format.number(ranked) })}</Text>}
      {maySend ? (
        <Group gap="sm">
          <Text size="sm">{t('sending.chosen', { number: format.number(chosen.size) })}</Text>
          <Button
            disabled={chosen.size === 0}
            leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
            onClick={() => setTo({ ids: [...chosen] })}
          >
            {t('sending.send')}
          </Button>
          {department && (
            <Button variant="default" onClick={() => setTo({ department })}>
              {t('sending.to_department', { department: isolated(department) })}
            </Button>
          )}
        </Group>
      ) : (
        !(job.is_internal && job.is_open) && (
          <Group gap="sm">
            <Text size="sm">{t(job.is_internal ? 'sending.not_open' : 'sending.not_internal')}</Text>
            <ButtonLink to="/recruiter/jobs/$id/edit" params={{ id: job.id }} variant="default" size="sm">
              {t('sending.edit_job')}
            </ButtonLink>
          </Group>
        )
      )}
      <Suspense>
        {to && <SendDialog job={job} to={to} onClose={() => setTo(null)} onSent={onSent} />}
      </Suspense>
    </Section>
  );
}
