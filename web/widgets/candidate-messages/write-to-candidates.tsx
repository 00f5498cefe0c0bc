import { Button, NativeSelect, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJob } from '#contract/features/jobs.contract.ts';
import {
  listMessages,
  listMessageTemplates,
  MESSAGE_PURPOSES,
  MessageInput,
  type MessagePurpose,
  type MessageTemplate,
  type MessageText,
  previewMessage,
  sendMessage,
  takeMessageBack,
} from '#contract/features/messages.contract.ts';
import { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { ShownInPlace, useContractForm } from '#web/platform/contract-form.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { MessageFields } from '#web/widgets/message-fields/message-fields.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { MessageRecipients } from './message-recipients.tsx';
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

const Form = MessageInput.pick({ purpose: true, texts: true });

interface MessageProps extends WriteToCandidatesProps {
  templates: readonly MessageTemplate[];
}

function Message({ jobId, candidates, purpose: first = 'invitation', onClose, templates }: MessageProps) {
  const { t } = useTranslation(['candidate-messages', 'message-fields']);
  const format = useFormatters();
  const { language: own } = useLanguage();
  const languages = [own, ...Language.options.filter((one) => one !== own)];
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useMutation(mutationFor(sendMessage, { silent: true }));
  /** A text in each language that the company has a template of the purpose in. */
  const beginning = (purpose: MessagePurpose): MessageText[] => {
    const texts = languages.flatMap((language) => {
      const template = templates.find((one) => one.purpose === purpose && one.language === language);
      return template ? [textOf(template)] : [];
    });
    return texts.length > 0 ? texts : [{ language: own, subject: '', body: '' }];
  };
  const form = useContractForm({
    schema: Form,
    initialValues: { purpose: first, texts: beginning(first) },
  });
  const { purpose, texts } = form.values;
  const whom = { job_id: jobId, candidate_ids: candidates.map(({ candidate_id }) => candidate_id) };
  const isTooMany = candidates.length > LIMITS.messageRecipients;

  const [settled] = useDebouncedValue(form.values, 350);
  const checked = Form.safeParse(settled);
  const preview = useQuery({
    ...queryFor(previewMessage, { body: { ...whom, ...(checked.data ?? { purpose, texts }) } }),
    enabled: checked.success && !isTooMany,
    placeholderData: keepPreviousData,
  });
  const count = preview.data?.recipients.length ?? 0;

  const choosePurpose = (next: MessagePurpose) => {
    // What was written by hand stays; what came from templates gives way to those of the new purpose.
    const isOwn = texts.some((text) => text.body && !templates.some((one) => isSame(one, text)));
    form.setValues({ purpose: next, texts: isOwn ? texts : beginning(next) });
  };
  const missing = languages.filter((one) => !texts.some(({ language }) => language === one));
  const add = (language: Language) => {
    const template = templates.find((one) => one.purpose === purpose && one.language === language);
    form.insertListItem('texts', template ? textOf(template) : { language, subject: '', body: '' });
  };

  return (
    <form
      {...form.sending(async (values) => {
        setRefusal(null);
        if (isTooMany) return;
        try {
          const { data } = await send.mutateAsync({ body: { ...whom, ...values } });
          onClose();
          showNotice(t('leaving', { count: data.recipients, number: format.number(data.recipients) }), {
            undo: () => void takeBack(data.id),
            seconds: LIMITS.messageUndoSeconds,
          });
          void refresh(listMessages);
        } catch (error) {
          setRefusal(errorText(error));
          throw new ShownInPlace();
        }
      })}
    >
      <div className={classes.columns}>
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
          {texts.map((text, at) => {
            const named = { language: t(`message-fields:languages.${text.language}`) };
            const ofLanguage = templates.filter(
              (one) => one.language === text.language && one.purpose === purpose,
            );
            const put = (change: Partial<MessageText>) =>
              form.setFieldValue(`texts.${at}`, { ...text, ...change });
            return (
              <fieldset key={text.language} className={classes.fieldset}>
                <legend>{t('in_language', named)}</legend>
                <Text size="sm" c="dimmed">
                  {at === 0 ? t('in_first_help') : t('in_language_help', named)}
                </Text>
                <NativeSelect
                  label={t('template', named)}
                  value={ofLanguage.find((one) => isSame(one, text))?.id ?? ''}
                  data={[
                    { value: '', label: t('own_words') },
                    ...ofLanguage.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={(event) => {
                    const template = ofLanguage.find(({ id }) => id === event.currentTarget.value);
                    put(template ? textOf(template) : { subject: '', body: '' });
                  }}
                />
                <MessageFields
                  language={text.language}
                  subject={form.getInputProps(`texts.${at}.subject`)}
                  body={form.getInputProps(`texts.${at}.body`)}
                  onBody={(body) => put({ body })}
                />
                {texts.length > 1 && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    className={classes.remove}
                    onClick={() => form.removeListItem('texts', at)}
                  >
                    {t('remove', named)}
                  </Button>
                )}
              </fieldset>
            );
          })}
          {missing.map((language) => (
            <div key={language}>
              <Button size="compact-sm" variant="default" onClick={() => add(language)}>
                {t('add', { language: t(`message-fields:languages.${language}`) })}
              </Button>
            </div>
          ))}
        </FormFields>
        <div className={classes.side}>
          {isTooMany ? (
            <Text role="alert" className={classes.refusal}>
              {t('too_many', { most: format.number(LIMITS.messageRecipients) })}
            </Text>
          ) : checked.success ? (
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
        <Button type="submit" loading={send.isPending}>
          {t('send', { count, number: format.number(count) })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
    </form>
  );
}

const textOf = ({ language, subject, body }: MessageTemplate): MessageText => ({ language, subject, body });
const isSame = (template: MessageTemplate, text: MessageText): boolean =>
  template.language === text.language && template.subject === text.subject && template.body === text.body;

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
