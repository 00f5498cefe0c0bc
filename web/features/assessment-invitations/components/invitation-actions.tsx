import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listAssessmentInvitations,
  remindOfAssessment,
  revokeAssessmentInvitation,
  type SentInvitation,
} from '#contract/features/assessment-invitations.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './lists.module.css';

/** Reads the result, reminds of an open invitation, or takes it back. */
export function InvitationActions({ row }: { row: SentInvitation }) {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const [isAsking, setIsAsking] = useState(false);
  const follow = ({ message }: { message: string }) => {
    setIsAsking(false);
    showNotice(message);
    return refresh(listAssessmentInvitations);
  };
  const remind = useMutation({ ...mutationFor(remindOfAssessment), onSuccess: follow });
  const revoke = useMutation({ ...mutationFor(revokeAssessmentInvitation), onSuccess: follow });
  const one = { params: { id: row.id } };
  const { person: name } = row;
  return (
    <span className={classes.actions}>
      {row.attempt_id && (
        <TextLink
          to="/recruiter/assessments/report/$assessment_id"
          params={{ assessment_id: row.assessment_id }}
          search={{ user_id: row.user_id, attempt_id: row.attempt_id }}
          size="sm"
          aria-label={t('sent.report_named', { name })}
        >
          {t('sent.report')}
        </TextLink>
      )}
      {row.can.remind && (
        <Button
          size="compact-sm"
          variant="default"
          loading={remind.isPending}
          aria-label={t('sent.remind_named', { name })}
          onClick={() => remind.mutate(one)}
        >
          {t('sent.remind')}
        </Button>
      )}
      {row.can.revoke && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t('sent.revoke_named', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('sent.revoke')}
        </Button>
      )}
      {row.reminded_at && row.can.revoke && (
        <span className={classes.small}>{t('sent.reminded', { date: format.date(row.reminded_at) })}</span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sent.revoke_title', { name })}
        confirm={t('sent.revoke')}
        cancel={t('sent.keep')}
        isDangerous
        isRunning={revoke.isPending}
        onConfirm={() => revoke.mutate(one)}
        onCancel={() => setIsAsking(false)}
      >
        {t('sent.revoke_body')}
      </ConfirmDialog>
    </span>
  );
}
