import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Assessment, cancel } from '../assessments.queries.ts';

interface GiveUpProps {
  assessment: Pick<Assessment, 'assessment_id' | 'is_timed' | 'retake_after_days'>;
  onDone: () => void;
}

/** Gives the attempt under way up, once what that means has been read. */
export function GiveUp({ assessment, onDone }: GiveUpProps) {
  const { t } = useTranslation('assessments');
  const [isAsked, setIsAsked] = useState(false);
  const giveUp = useMutation({
    mutationFn: () => cancel(assessment.assessment_id),
    onSuccess: () => {
      setIsAsked(false);
      showNotice(t('give_up.done'));
      onDone();
    },
    onError: showError,
  });
  return (
    <>
      <Button variant="subtle" size="sm" color="gray" onClick={() => setIsAsked(true)}>
        {t('give_up.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('give_up.title')}
        confirm={t('give_up.confirm')}
        cancel={t('give_up.stay')}
        isDangerous
        isRunning={giveUp.isPending}
        onConfirm={() => giveUp.mutate()}
        onCancel={() => setIsAsked(false)}
      >
        {assessment.is_timed
          ? t('give_up.timed', { count: assessment.retake_after_days })
          : t('give_up.untimed')}
      </ConfirmDialog>
    </>
  );
}
