import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  AWARD_KINDS,
  type Award,
  changeAward,
  postAward,
  replaceAwardMedia,
} from '#contract/features/awards.contract.ts';
import { FILE_PURPOSES } from '#contract/features/files.contract.ts';
import { getProfile, type Highlight, type Profile } from '#contract/features/profiles.contract.ts';
import { FileDrop } from '#web/design/file-drop.tsx';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { callWithFile, callWithMessage } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings, refusalOf } from '#web/platform/upload.ts';
import { Editor, useEditor } from '../forms/editor.tsx';
import { MonthField } from '../forms/month-field.tsx';
import { type Change, writeEntry } from '../profile-changes.ts';

export type HighlightEntry = Profile['highlights'][number];

/** Nothing of the profile's own sections is changed by an award. */
const NO_CHANGE: Change = () => ({});

interface HighlightEditorProps {
  before: HighlightEntry | null;
  onDone: () => void;
}

/** Writes or corrects a highlight of the profile. */
export function HighlightEditor({ before: given, onDone }: HighlightEditorProps) {
  const { t } = useTranslation('profiles');
  const [before] = useState(given);
  const [file, setFile] = useState<File | null>(null);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).Highlight,
    name: before ? `highlight:${before.title}` : 'highlight:new',
    initialValues: valuesOf(before),
    changeOf: (typed) => writeEntry('highlights', before, typed),
    saveOtherwise: (typed) => {
      if (!file) return null;
      const fields = {
        kind: typed.kind ?? 'highlight',
        title: typed.title,
        date: typed.date ?? '',
        description: typed.description ?? '',
      };
      return callWithFile(postAward, fields, file, { name: file.name }).then(async () => {
        await refresh(getProfile);
        return t('highlights.added');
      });
    },
    onDone,
  });
  return (
    <Editor
      editor={editor}
      label={before ? t('edit_named', { name: before.title }) : t('highlights.add_title')}
    >
      <HighlightFields form={editor.form} />
      {!before && <MediaField file={file} onFile={setFile} />}
    </Editor>
  );
}

/** Corrects an award that has a file. */
export function AwardEditor({ award, onDone }: { award: Award; onDone: () => void }) {
  const { t } = useTranslation('profiles');
  const [file, setFile] = useState<File | null>(null);
  const editor = useEditor({
    schema: async () => (await import('#contract/features/profiles.contract.ts')).Highlight,
    name: `award:${award.id}`,
    initialValues: valuesOf(award),
    changeOf: () => NO_CHANGE,
    saveOtherwise: async (typed) => {
      const { kind, title, date, description } = typed;
      const body = { kind: kind ?? award.kind, title, date: date ?? null, description: description ?? null };
      const { message } = await callWithMessage(changeAward, { params: { id: award.id }, body });
      if (file) await callWithFile(replaceAwardMedia, { award_id: award.id }, file, { name: file.name });
      await refresh(getProfile);
      return message;
    },
    onDone,
  });
  return (
    <Editor editor={editor} label={t('edit_named', { name: award.title })}>
      <HighlightFields form={editor.form} />
      <MediaField file={file} onFile={setFile} former={award.file} />
    </Editor>
  );
}

const valuesOf = (before: (Pick<Award, 'title'> & Partial<HighlightEntry>) | null) => ({
  title: before?.title ?? '',
  date: before?.date ?? null,
  description: before?.description ?? '',
  kind: before?.kind ?? 'highlight',
});

type HighlightForm = ReturnType<typeof useEditor<ReturnType<typeof valuesOf>, typeof Highlight>>['form'];

function HighlightFields({ form }: { form: HighlightForm }) {
  const { t } = useTranslation(['profiles', 'profile-view']);
  return (
    <>
      <TextInput {...form.getInputProps('title')} label={t('highlights.label')} autoFocus />
      <NativeSelect
        {...form.getInputProps('kind')}
        label={t('highlights.kind')}
        data={AWARD_KINDS.map((kind) => ({ value: kind, label: t(`profile-view:kinds.${kind}`) }))}
      />
      <MonthField {...form.getInputProps('date')} label={t('highlights.date')} />
      <Textarea
        {...form.getInputProps('description')}
        label={t('optional', { label: t('highlights.description') })}
        minRows={2}
        maxRows={8}
        dir="auto"
      />
    </>
  );
}

interface MediaFieldProps {
  /** What is there now, and stays where nothing is chosen. */
  former?: Award['file'];
  file: File | null;
  onFile: (file: File | null) => void;
}

function MediaField({ former, file, onFile }: MediaFieldProps) {
  const { t } = useTranslation(['profiles', 'file-field']);
  const format = useFormatters();
  const [error, setError] = useState<string | null>(null);
  const { kinds, maxBytes } = FILE_PURPOSES.award;
  const take = (chosen: File) => {
    const refusal = refusalOf(chosen, 'award');
    setError(refusal && errorText(refusal));
    if (!refusal) onFile(chosen);
  };
  return (
    <FieldGroup label={t('optional', { label: t(former ? 'highlights.other_media' : 'highlights.media') })}>
      {former && (
        <Text size="sm" c="dimmed" mb={6}>
          {t('highlights.present_media', { name: isolated(former.name) })}
        </Text>
      )}
      <FileDrop
        accept={acceptedEndings('award')}
        title={t('highlights.media_drop')}
        help={t('file-field:help', {
          kinds: format.list(kinds.map((kind) => kind.toUpperCase())),
          size: format.fileSize(maxBytes),
        })}
        choose={t('file-field:choose')}
        error={error}
        chosen={file && { name: file.name, detail: format.fileSize(file.size) }}
        remove={{ label: t('file-field:remove'), onRemove: () => onFile(null) }}
        onFile={take}
      />
    </FieldGroup>
  );
}
