import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endEmployment, listEmployments } from '#contract/features/employees.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './internal-jobs.module.css';

/** Jobs within the company that a linked employee was sent; nothing for everyone else. */
export default function InternalJobs() {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const employments = useQuery(queryFor(listEmployments, {}));
  if (!employments.data || employments.data.results.length === 0) return null;
  const { results, jobs } = employments.data;
  return (
    <Section title={t('internal_jobs.title')} help={t('internal_jobs.help')} look="sheet">
      {jobs.length === 0 && <Text size="sm">{t('internal_jobs.none')}</Text>}
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <TextLink to="/candidate/jobs/view/$id" params={{ id: job.id }}>
              <bdi>{job.title}</bdi>
            </TextLink>
            <Text size="sm" c="dimmed">
              <bdi>{job.company_name}</bdi>
              {job.location && (
                <>
                  <Dot />
                  <KnownName of={job.location} />
                </>
              )}
              <Dot />
              {t('internal_jobs.sent', { date: format.date(job.sent_at) })}
            </Text>
            {job.is_applied && <StatusBadge tone="good">{t('internal_jobs.applied')}</StatusBadge>}
          </li>
        ))}
      </ul>
      <ul className={classes.list}>
        {results.map((employment) => (
          <Linked key={employment.id} employment={employment} />
        ))}
      </ul>
    </Section>
  );
}

function Linked({ employment }: { employment: Reply<typeof listEmployments>['results'][number] }) {
  const { t } = useTranslation('job-lists');
  const [isAsked, setIsAsked] = useState(false);
  const end = useMutation({
    ...mutationFor(endEmployment),
    onSuccess: ({ message }) => showNotice(message),
    onSettled: () => refresh(listEmployments),
  });
  const named = { company: isolated(employment.company_name) };
  return (
    <li className={classes.linked}>
      <Text size="sm">{t('internal_jobs.linked', named)}</Text>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('internal_jobs.end_named', named)}
        onClick={() => setIsAsked(true)}
      >
        {t('internal_jobs.end')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('internal_jobs.end_title', named)}
        confirm={t('internal_jobs.end')}
        cancel={t('internal_jobs.keep')}
        isDangerous
        isRunning={end.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => end.mutate({ params: { id: employment.id } })}
      >
        {t('internal_jobs.end_body')}
      </ConfirmDialog>
    </li>
  );
}
