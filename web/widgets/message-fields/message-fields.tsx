import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { type ComponentProps, useRef } from 'react';
import { PLACEHOLDERS, type Placeholder, unknownPlaceholder } from '#contract/features/messages.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { directionOf } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './message-fields.module.css';

interface MessageFieldsProps {
  language: Language;
  subject: ComponentProps<typeof TextInput>;
  body: ComponentProps<typeof Textarea>;
  onBody: (text: string) => void;
}

/** Subject and text of a message, with what is filled in for each person; an unknown placeholder is named as it is typed. */
export function MessageFields({ language, subject, body, onBody }: MessageFieldsProps) {
  const { t } = useTranslation('message-fields');
  const field = useRef<HTMLTextAreaElement>(null);
  const dir = directionOf(language);
  const unknownIn = (text: unknown) => {
    const name = unknownPlaceholder(String(text ?? ''));
    return name === null ? null : t('unknown', { placeholder: isolated(`{{${name}}}`) });
  };

  const insert = (placeholder: Placeholder) => {
    const area = field.current;
    if (!area) return;
    const words = `{{${placeholder}}}`;
    const { selectionStart: from, selectionEnd: to, value } = area;
    onBody(value.slice(0, from) + words + value.slice(to));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + words.length, from + words.length);
    });
  };

  return (
    <>
      <TextInput
        {...subject}
        error={unknownIn(subject.value) ?? subject.error}
        label={t('subject')}
        lang={language}
        dir={dir}
        maxLength={150}
        autoComplete="off"
      />
      <Textarea
        {...body}
        ref={field}
        error={unknownIn(body.value) ?? body.error}
        label={t('body')}
        lang={language}
        dir={dir}
        maxLength={5_000}
        autosize
        minRows={6}
        maxRows={14}
      />
      <FieldGroup label={t('insert')} help={t('insert_help')}>
        <div className={classes.insert}>
          {PLACEHOLDERS.map((one) => (
            <Button key={one} size="compact-sm" variant="default" onClick={() => insert(one)}>
              {t(`placeholders.${one}`)}
            </Button>
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

interface MessagePreviewProps {
  language: Language;
  subject: string;
  body: string;
}

/** A message as it stands in a mail. */
export function MessagePreview({ language, subject, body }: MessagePreviewProps) {
  const { t } = useTranslation('message-fields');
  return (
    <section
      className={classes.preview}
      lang={language}
      dir={directionOf(language)}
      aria-label={t('preview')}
    >
      <Text fw={600}>{subject || t('no_subject')}</Text>
      <div className={classes.body}>{body}</div>
    </section>
  );
}
