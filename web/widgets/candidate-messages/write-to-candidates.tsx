import { Button, NativeSelect, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { getJob } from '#contract/features/jobs.contract.ts';
import {
  listMessages,
  listMessageTemplates,
  MESSAGE_PURPOSES,
  type MessagePurpose,
  type MessageTemplate,
  previewMessage,
  sendMessage,
  takeMessageBack,
} from '#contract/features/messages.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { ShownInPlace } from '#web/platform/contract-form.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '../query-view/query-view.tsx';
import { MessageDraft, type MessageForm, useMessageForm } from './message-form.ts';
import { MessageRecipients } from './message-recipients.tsx';
import { MessageTextField } from './message-text-field.tsx';
import classes from './write-to-candidates.module.css';

export interface WriteToCandidatesProps {
  jobId: string;
  candidates: readonly { candidate_id: string; name: string }[];
  /** What it begins with. */
  purpose?: MessagePurpose;
  onClose: () => void;
}

/**
 * A message to candidates of a job, from a template or in one's own words: each reads it in their language where there is
 * a text in it. It is shown as each would get it, with those who get none, and can be taken back for a few seconds.
 */
export default function WriteToCandidates(props: WriteToCandidatesProps) {
  const { jobId, candidates, onClose } = props;
  const { t } = useTranslation('candidate-messages');
  const format = useFormatters();
  const templates = useQuery(queryFor(listMessageTemplates, {}));
  const job = useQuery(queryFor(getJob, { params: { id: jobId }, query: { company_job: 'true' } }));
  const count = candidates.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('title', { count, number: format.number(count) })}
      closeLabel={t('close')}
    >
      {job.data && (
        <Text c="dimmed" mb="md">
          {t('job', { job: isolated(job.data.job_title) })}
        </Text>
      )}
      <QueryView
        query={templates}
        waiting={<ListSkeleton label={t('waiting')} count={4} />}
        failedTitle={t('failed')}
      >
        {({ results }) => <Message {...props} templates={results} />}
      </QueryView>
    </Dialog>
  );
}

interface MessageProps extends WriteToCandidatesProps {
  templates: readonly MessageTemplate[];
}

function Message({ jobId, candidates, purpose = 'invitation', onClose, templates }: MessageProps) {
  const { t } = useTranslation('candidate-messages');
  const format = useFormatters();
  const message = useMessageForm(templates, purpose);
  const whom = { job_id: jobId, candidate_ids: candidates.map(({ candidate_id }) => candidate_id) };
  const isTooMany = candidates.length > LIMITS.messageRecipients;
  const { preview, isFinished } = usePreview(whom, message, !isTooMany);
  const { send, isSending, refusal } = useSending(whom, onClose);
  const count = preview.data?.recipients.length ?? 0;
  return (
    <form
      {...message.form.sending(async (values) => {
        if (!isTooMany) await send(values);
      })}
    >
      <div className={classes.columns}>
        <Texts message={message} />
        <div className={classes.side}>
          {isTooMany ? (
            <Text role="alert" className={classes.refusal}>
              {t('too_many', { most: format.number(LIMITS.messageRecipients) })}
            </Text>
          ) : isFinished ? (
            <MessageRecipients query={preview} candidates={candidates} />
          ) : (
            <Text c="dimmed">{t('unfinished')}</Text>
          )}
        </div>
      </div>
      {refusal && (
        <Text role="alert" mt="md" className={classes.refusal}>
          {refusal}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="md" mb="sm">
        {t('leaves', { seconds: format.number(LIMITS.messageUndoSeconds) })}
      </Text>
      <FormActions>
        <Button type="submit" loading={isSending}>
          {t('send', { count, number: format.number(count) })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
    </form>
  );
}

/** What the message is about, and a text in each language that it is written in. */
function Texts({ message }: { message: MessageForm }) {
  const { t } = useTranslation(['candidate-messages', 'message-fields']);
  const { purpose, texts, missing, choosePurpose, add } = message;
  return (
    <FormFields>
      <NativeSelect
        label={t('purpose')}
        value={purpose}
        data={MESSAGE_PURPOSES.map((value) => ({ value, label: t(`message-fields:purposes.${value}`) }))}
        onChange={(event) => {
          const next = MESSAGE_PURPOSES.find((one) => one === event.currentTarget.value);
          if (next) choosePurpose(next);
        }}
      />
      {texts.map((text, at) => (
        <MessageTextField key={text.language} text={text} at={at} message={message} />
      ))}
      {missing.map((language) => (
        <div key={language}>
          <Button size="compact-sm" variant="default" onClick={() => add(language)}>
            {t('add', { language: t(`message-fields:languages.${language}`) })}
          </Button>
        </div>
      ))}
    </FormFields>
  );
}

interface Whom {
  job_id: string;
  candidate_ids: string[];
}

const TYPING_MS = 350;

/** Who would get the message as what, once it is finished and nobody types. */
function usePreview(whom: Whom, { form }: MessageForm, isWanted: boolean) {
  const [settled] = useDebouncedValue(form.values, TYPING_MS);
  const checked = MessageDraft.safeParse(settled);
  const preview = useQuery({
    ...queryFor(previewMessage, { body: { ...whom, ...(checked.data ?? form.values) } }),
    enabled: checked.success && isWanted,
    placeholderData: keepPreviousData,
  });
  return { preview, isFinished: checked.success };
}

/** Sends the message, which can be taken back for a few seconds; why it was refused is told in the dialog. */
function useSending(whom: Whom, onSent: () => void) {
  const { t } = useTranslation('candidate-messages');
  const format = useFormatters();
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useMutation(mutationFor(sendMessage, { silent: true }));
  const send = async (draft: z.output<typeof MessageDraft>) => {
    setRefusal(null);
    try {
      const { data } = await sending.mutateAsync({ body: { ...whom, ...draft } });
      onSent();
      showNotice(t('leaving', { count: data.recipients, number: format.number(data.recipients) }), {
        undo: () => void takeBack(data.id),
        seconds: LIMITS.messageUndoSeconds,
      });
      void refresh(listMessages);
    } catch (error) {
      setRefusal(errorText(error));
      throw new ShownInPlace();
    }
  };
  return { send, isSending: sending.isPending, refusal };
}

/** The dialog has gone by then: it is not the component that answers. */
async function takeBack(id: string): Promise<void> {
  try {
    const { message } = await callWithMessage(takeMessageBack, { params: { id } });
    showNotice(message);
  } catch (error) {
    showError(error);
  } finally {
    void refresh(listMessages);
  }
}
