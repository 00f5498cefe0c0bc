import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SystemRecord } from '#contract/features/hiring-systems.contract.ts';
import { SendIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RecordBadge } from './record-badge.tsx';
import { SendDialog } from './send-dialog.tsx';
import classes from './sending.module.css';

interface SendingProps {
  system: string;
  record: SystemRecord | null;
  jobId: string;
  candidateId: string | null;
  isRunning: boolean;
  send: () => Promise<unknown>;
}

/** The way into the hiring system, or how it stands there. */
export function Sending({ system, record, jobId, candidateId, isRunning, send }: SendingProps) {
  const { t } = useTranslation('system-records');
  const [isOpen, setIsOpen] = useState(false);
  const named = { system: isolated(system) };
  const close = () => setIsOpen(false);
  if (record)
    return (
      <span className={classes.standing}>
        <TextLink to="/recruiter/hiring-system/records/$id" params={{ id: record.id }}>
          <bdi>{system}</bdi>
        </TextLink>
        {record.state === 'agreed' && record.stage_there ? (
          <span>
            {candidateId === null ? (
              t(record.stage_there === 'closed' ? 'closed' : 'open')
            ) : (
              <bdi>{record.stage_there}</bdi>
            )}
          </span>
        ) : (
          <RecordBadge state={record.state} />
        )}
      </span>
    );
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(candidateId === null ? 'job.action' : 'candidate.action', named)}
      </Button>
      {isOpen && (
        <SendDialog
          system={system}
          jobId={jobId}
          candidateId={candidateId}
          isRunning={isRunning}
          onClose={close}
          onSend={() => void send().then(close, () => undefined)}
        />
      )}
    </>
  );
}
