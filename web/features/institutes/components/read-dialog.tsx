import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { listProgrammes, readProgramText, uploadProgram } from '#contract/features/programmes.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FileDrop } from '#web/design/file-drop.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { call, callWithFile } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface ReadDialogProps {
  start: 'file' | 'text';
  onClose: () => void;
  onRead: (id: string) => void;
}

/** Reads a syllabus from a file, or from what is typed; what could not be read is said, with the other way offered. */
export default function ReadDialog({ start, onClose, onRead }: ReadDialogProps) {
  const { t } = useTranslation('institutes');
  const [way, setWay] = useState(start);
  return (
    <Dialog isOpen onClose={onClose} title={t('reading.title')} closeLabel={t('close')} size="large">
      <Text size="sm" c="dimmed" mb="md">
        {t(way === 'file' ? 'reading.file_help' : 'reading.text_help')}
      </Text>
      {way === 'file' ? (
        <FromFile onRead={onRead} onType={() => setWay('text')} />
      ) : (
        <FromText onRead={onRead} onUpload={() => setWay('file')} />
      )}
    </Dialog>
  );
}

function FromFile({ onRead, onType }: { onRead: (id: string) => void; onType: () => void }) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const [file, setFile] = useState<File | null>(null);
  const { error, isRunning, run, fail } = useReading(onRead);
  const choose = (chosen: File) => {
    setFile(chosen);
    if (chosen.size > uploadProgram.maxBytes) fail(t('reading.too_large'));
    else void run(() => callWithFile(uploadProgram, {}, chosen, { name: chosen.name }));
  };
  return (
    <>
      <FileDrop
        accept={['.pdf', '.docx', '.txt', '.jpg', '.jpeg', '.png']}
        title={t('reading.drop')}
        help={t('reading.drop_help')}
        choose={t('reading.choose')}
        error={error}
        chosen={
          file && { name: file.name, detail: isRunning ? t('reading.running') : format.fileSize(file.size) }
        }
        {...(file && !isRunning && { remove: { label: t('reading.other'), onRemove: () => setFile(null) } })}
        onFile={choose}
      />
      <FormActions>
        <Button variant={error ? 'filled' : 'default'} onClick={onType} disabled={isRunning}>
          {t('choice.type')}
        </Button>
      </FormActions>
    </>
  );
}

function FromText({ onRead, onUpload }: { onRead: (id: string) => void; onUpload: () => void }) {
  const { t } = useTranslation('institutes');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const { error, isRunning, run, fail } = useReading(onRead);
  const send = () => {
    if (text.trim() === '') fail(t('reading.text_missing'));
    else void run(() => call(readProgramText, { body: { title, text } }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        label={t('reading.name')}
        dir="auto"
        value={title}
        maxLength={160}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        mb="sm"
      />
      <Textarea
        label={t('reading.text')}
        description={t('reading.text_example')}
        dir="auto"
        autosize
        minRows={8}
        maxRows={16}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" loading={isRunning}>
          {t('reading.read')}
        </Button>
        <Button variant="default" onClick={onUpload} disabled={isRunning}>
          {t('choice.upload')}
        </Button>
      </FormActions>
    </form>
  );
}

function useReading(onRead: (id: string) => void) {
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  return {
    error,
    isRunning,
    fail: setError,
    run: async (read: () => Promise<{ response_id: string }>) => {
      setIsRunning(true);
      setError(null);
      try {
        const { response_id: id } = await read();
        await refresh(listProgrammes);
        onRead(id);
      } catch (failure) {
        setError(errorText(failure));
        setIsRunning(false);
      }
    },
  };
}
