import { useEffect, useRef, useState } from 'react';
import { FILE_PURPOSES, type FilePurpose, type StoredFile } from '#contract/features/files.contract.ts';
import { FileDrop } from '#web/design/file-drop.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings, refusalOf, storeFile } from '#web/platform/upload.ts';

interface FileFieldProps {
  purpose: FilePurpose;
  /** “Drop your resume here”; the usual words without it. */
  title?: string;
  /** The file stored so far. */
  value: Pick<StoredFile, 'id' | 'name' | 'bytes'> | null;
  onChange: (file: StoredFile | null) => void;
  error?: string | null;
  /** Makes of a chosen file what is sent; null sends nothing. */
  prepare?: (file: File) => Promise<File | null>;
}

type Sending = { name: string; share: number } | null;

/** Takes a file, stores it on the server with progress, and hands on what was stored. */
export function FileField({ purpose, title, value, onChange, error, prepare }: FileFieldProps) {
  const { t } = useTranslation('file-field');
  const format = useFormatters();
  const [sending, setSending] = useState<Sending>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const take = async (chosen: File) => {
    abort.current?.abort();
    setFailure(null);
    // What would be refused is not worth preparing.
    const refusal = refusalOf(chosen, purpose);
    if (refusal) return setFailure(errorText(refusal));
    const file = prepare ? await prepare(chosen) : chosen;
    if (!file) return;
    const controller = new AbortController();
    abort.current = controller;
    setSending({ name: file.name, share: 0 });
    try {
      const stored = await storeFile(file, {
        purpose,
        signal: controller.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
      });
      onChange(stored);
    } catch (reason) {
      if (!controller.signal.aborted) setFailure(errorText(reason));
    }
    if (abort.current === controller) setSending(null);
  };
  const remove = () => {
    abort.current?.abort();
    setSending(null);
    onChange(null);
  };

  const kinds = FILE_PURPOSES[purpose].kinds.map((kind) => kind.toUpperCase());
  return (
    <FileDrop
      accept={acceptedEndings(purpose)}
      title={title ?? t('drop')}
      help={t('help', {
        kinds: format.list(kinds),
        size: format.fileSize(FILE_PURPOSES[purpose].maxBytes),
      })}
      choose={t('choose')}
      error={failure ?? error ?? null}
      chosen={
        sending
          ? { name: sending.name, detail: t('sending', { percent: format.percent(sending.share) }) }
          : value && { name: value.name, detail: t('stored', { size: format.fileSize(value.bytes) }) }
      }
      progress={sending?.share ?? null}
      progressLabel={sending ? t('sending', { percent: format.percent(sending.share) }) : ''}
      remove={{ label: sending ? t('cancel') : t('remove'), onRemove: remove }}
      onFile={(file) => void take(file)}
    />
  );
}
