import { Button } from '@mantine/core';
import { useState } from 'react';
import { type SystemRecord, sendSystemRecord } from '#contract/features/hiring-systems.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { RefreshIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useSystemDeed } from '#web/widgets/system-records/system-records.queries.ts';

/** To try what waits or was refused again, and to send everything anew. */
export function RecordActions({ record }: { record: SystemRecord }) {
  const { t } = useTranslation('hiring-systems');
  const [isAsked, setIsAsked] = useState(false);
  const send = useSystemDeed(sendSystemRecord);
  const again = (whole: boolean) =>
    send.mutate({ params: { id: record.id }, body: { whole } }, { onSettled: () => setIsAsked(false) });
  if (record.state === 'ended') return null;
  const isTried = record.state === 'refused' || record.state === 'waiting';
  return (
    <>
      {isTried && (
        <Button
          leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
          loading={send.isPending && !isAsked}
          onClick={() => again(false)}
        >
          {t('record.again')}
        </Button>
      )}
      {record.sent_at && (
        <Button variant="default" onClick={() => setIsAsked(true)}>
          {t('record.whole')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('record.whole_title')}
        confirm={t('record.whole')}
        cancel={t('cancel')}
        isRunning={send.isPending}
        onConfirm={() => again(true)}
        onCancel={() => setIsAsked(false)}
      >
        {t('record.whole_body')}
      </ConfirmDialog>
    </>
  );
}
