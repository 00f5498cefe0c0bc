import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { previewSystemRecord } from '#contract/features/hiring-systems.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '../query-view/query-view.tsx';
import classes from './sent-values.module.css';
import { SentValue } from './sent-values.tsx';

type Preview = Reply<typeof previewSystemRecord>;

interface SendDialogProps {
  system: string;
  jobId: string;
  /** Of a candidate for the job; of the job itself without one. */
  candidateId: string | null;
  isRunning: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** What would be sent, before it is. */
export function SendDialog({ system, jobId, candidateId, isRunning, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('system-records');
  const of = candidateId === null ? 'job' : 'candidate';
  const preview = useQuery({
    ...queryFor(previewSystemRecord, { body: { of, job_id: jobId, candidate_id: candidateId } }),
    retry: false,
    gcTime: 0,
  });
  const named = { system: isolated(system) };
  const isMissing = (preview.data?.missing.length ?? 0) > 0;
  return (
    <Dialog isOpen onClose={onClose} title={t(`${of}.title`, named)} closeLabel={t('close')} size="large">
      <QueryView
        query={preview}
        waiting={<ListSkeleton label={t('waiting')} count={4} />}
        failedTitle={t('cannot_send')}
      >
        {(data) => (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t(`${of}.help`, named)}
            </Text>
            <PreviewOf preview={data} />
          </>
        )}
      </QueryView>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        {preview.data && (
          <Button loading={isRunning} disabled={isMissing} onClick={onSend}>
            {t(`${of}.send`)}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

/** The fields by their names there, with what they would get. */
export function PreviewOf({ preview }: { preview: Preview }) {
  const { t } = useTranslation('system-records');
  const format = useFormatters();
  const { fields, state, missing } = preview;
  const isOfJob = state === 'open' || state === 'closed';
  return (
    <>
      <dl className={classes.list}>
        {fields.map(({ name, label, value }) => (
          <div key={name}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <SentValue value={value} />
            </dd>
          </div>
        ))}
        {state !== null && (
          <div>
            <dt>{t(isOfJob ? 'standing' : 'stage')}</dt>
            <dd>{isOfJob ? t(state) : <bdi>{state}</bdi>}</dd>
          </div>
        )}
      </dl>
      {missing.length > 0 && (
        <Text size="sm" c="var(--problem-ink)" role="alert" mt="sm">
          {t('missing', { fields: format.list(missing) })}
        </Text>
      )}
    </>
  );
}
