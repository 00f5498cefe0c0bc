import { Button, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getManagedJob,
  getTalentStats,
  listManagedJobs,
  listProposals,
  proposePeople,
} from '#contract/features/talent-managers.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { Words } from '#web/design/words.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './proposing.module.css';

interface ProposingProps {
  id: string;
  job: Reply<typeof getManagedJob>['job'];
  chosen: readonly string[];
  onAsked: () => void;
}

/** Asks the chosen people about the job, once the manager has seen what they read: it cannot be taken back. */
export function Proposing({ id, job, chosen, onAsked }: ProposingProps) {
  const { t } = useTranslation('talent-managers');
  const { user } = useSession();
  const [message, setMessage] = useState('');
  const [isAsking, asking] = useDisclosure(false);
  const propose = useMutation({
    ...mutationFor(proposePeople),
    onSuccess: async ({ message: said }) => {
      showNotice(said);
      asking.close();
      onAsked();
      await refresh(getManagedJob, listManagedJobs, listProposals, getTalentStats);
    },
  });
  const count = chosen.length;
  return (
    <div className={classes.proposing}>
      <Textarea
        label={t('job.message')}
        description={t('job.message_help')}
        value={message}
        maxLength={1_000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button leftSection={<SendIcon size={17} stroke={1.7} aria-hidden />} onClick={asking.open}>
        {t('job.propose', { count })}
      </Button>
      <Words size="sm" isDimmed>
        {t('job.propose_help')}
      </Words>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('job.asking', { count })}
        confirm={t('job.propose', { count })}
        cancel={t('job.not_now')}
        onConfirm={() =>
          propose.mutate({ params: { id }, body: { person_ids: [...chosen], message: message || null } })
        }
        onCancel={asking.close}
        isRunning={propose.isPending}
      >
        {t('job.asking_text')}
        <q className={classes.words}>
          {t('job.asking_words', {
            manager: isolated(`${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim()),
            job: isolated(job.job_title),
            company: isolated(job.company.company_name),
          })}
        </q>
        {message && (
          <>
            {t('job.asking_own')}
            <q className={classes.words} dir="auto">
              {message}
            </q>
          </>
        )}
        {t('job.asking_final')}
      </ConfirmDialog>
    </div>
  );
}
