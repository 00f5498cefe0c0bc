import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { decline, type Invitation } from '../assessments.queries.ts';
import classes from './invitation-note.module.css';

interface InvitationNoteProps {
  invitation: Invitation;
  /** Where it leads; nothing where one is there already. */
  children?: ReactNode;
}

/** A company asks for an assessment: who, until when, and that one may say no. */
export function InvitationNote({ invitation, children }: InvitationNoteProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { dateAndTime } = useFormatters();
  const { company, job, state, deadline, can } = invitation;
  const declining = useMutation({
    mutationFn: () => decline(invitation.id),
    onSuccess: () => showNotice(t('invitation.declined')),
    onError: showError,
  });
  return (
    <article className={classes.note}>
      <div className={classes.facts}>
        <StatusBadge tone={TONES[state]}>{t(`invitation.state.${state}`)}</StatusBadge>
        <Words>
          {job
            ? t('invitation.for_job', {
                company: company.company_name,
                assessment: names(invitation.assessment),
                job: job.job_title,
              })
            : t('invitation.asks', {
                company: company.company_name,
                assessment: names(invitation.assessment),
              })}
        </Words>
        {(can.start || can.decline) && (
          <Words size="sm" isDimmed>
            {t('invitation.until', { date: dateAndTime(deadline), count: invitation.minutes })}
          </Words>
        )}
      </div>
      <div className={classes.buttons}>
        {can.start && children}
        {can.decline && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            loading={declining.isPending}
            onClick={() => declining.mutate()}
          >
            {t('invitation.decline')}
          </Button>
        )}
      </div>
    </article>
  );
}

const TONES = {
  INVITED: 'alive',
  STARTED: 'accent',
  COMPLETED: 'good',
  DECLINED: 'neutral',
  REVOKED: 'neutral',
  EXPIRED: 'neutral',
} as const;
