import { Button, NativeSelect, Text } from '@mantine/core';
import type { MessageText } from '#contract/features/messages.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { MessageFields } from '../message-fields/message-fields.tsx';
import { emptyText, isTextOf, type MessageForm, textOf } from './message-form.ts';
import classes from './write-to-candidates.module.css';

interface MessageTextFieldProps {
  text: MessageText;
  /** Its place among the texts: the first is for everyone whom no other is for. */
  at: number;
  message: MessageForm;
}

/** A message in one language, from a template or in one's own words. */
export function MessageTextField({ text, at, message }: MessageTextFieldProps) {
  const { t } = useTranslation(['candidate-messages', 'message-fields']);
  const { form, texts, put } = message;
  const named = { language: t(`message-fields:languages.${text.language}`) };
  const templates = message.templatesIn(text.language);
  return (
    <fieldset className={classes.fieldset}>
      <legend>{t('in_language', named)}</legend>
      <Text size="sm" c="dimmed">
        {at === 0 ? t('in_first_help') : t('in_language_help', named)}
      </Text>
      <NativeSelect
        label={t('template', named)}
        value={templates.find((one) => isTextOf(one, text))?.id ?? ''}
        data={[
          { value: '', label: t('own_words') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => {
          const template = templates.find(({ id }) => id === event.currentTarget.value);
          put(at, template ? textOf(template) : emptyText(text.language));
        }}
      />
      <MessageFields
        language={text.language}
        subject={form.getInputProps(`texts.${at}.subject`)}
        body={form.getInputProps(`texts.${at}.body`)}
        onBody={(body) => put(at, { ...text, body })}
      />
      {texts.length > 1 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          className={classes.remove}
          onClick={() => message.remove(at)}
        >
          {t('remove', named)}
        </Button>
      )}
    </fieldset>
  );
}
