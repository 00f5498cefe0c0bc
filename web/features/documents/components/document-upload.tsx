import { Button, Progress } from '@mantine/core';
import { useRef, useState } from 'react';
import { FILE_PURPOSES } from '#contract/features/files.contract.ts';
import { FileDrop } from '#web/design/file-drop.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings } from '#web/platform/upload.ts';
import { sendDocument } from '../document-sending.ts';
import classes from './knowledge-base.module.css';

interface Sending {
  id: number;
  file: File;
  share: number;
  failure: string | null;
}

/** The place to drop documents, several at once, each with its progress, or with why it was not taken. */
export function DocumentUpload() {
  const { t } = useTranslation('documents');
  const format = useFormatters();
  const { all, send, drop } = useSendings();
  const { kinds, maxBytes } = FILE_PURPOSES.document;
  return (
    <div>
      <FileDrop
        accept={acceptedEndings('document')}
        isMany
        title={t('upload.drop')}
        help={t('upload.help', {
          kinds: format.list(kinds.map((kind) => kind.toUpperCase())),
          size: format.fileSize(maxBytes),
        })}
        choose={t('upload.choose')}
        onFile={(file) => void send(file)}
      />
      {all.length > 0 && (
        <ul className={classes.sending} aria-label={t('upload.under_way')}>
          {all.map(({ id, file, share, failure }) => (
            <li key={id}>
              {failure === null ? (
                <>
                  <bdi>{file.name}</bdi>
                  <Progress
                    value={share * 100}
                    size="sm"
                    mt={4}
                    aria-label={t('upload.sending', { name: isolated(file.name) })}
                  />
                </>
              ) : (
                <div className={classes.refused} role="alert">
                  <span>
                    <bdi>{file.name}</bdi>: {failure}
                  </span>
                  <Button size="compact-sm" variant="default" onClick={() => drop(id)}>
                    {t('upload.dismiss')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Two at a time, in the order in which they were chosen. */
const AT_ONCE = 2;

function useSendings() {
  const [all, setAll] = useState<readonly Sending[]>([]);
  const last = useRef(0);
  const line = useRef<(() => Promise<void>)[]>([]);
  const running = useRef(0);
  const change = (id: number, changes: Partial<Sending>) =>
    setAll((before) => before.map((it) => (it.id === id ? { ...it, ...changes } : it)));
  const drop = (id: number) => setAll((before) => before.filter((it) => it.id !== id));

  const next = async (): Promise<void> => {
    if (running.current >= AT_ONCE) return;
    const work = line.current.shift();
    if (!work) return;
    running.current++;
    await work();
    running.current--;
    await next();
  };
  const send = (file: File): Promise<void> => {
    const id = ++last.current;
    setAll((before) => [...before, { id, file, share: 0, failure: null }]);
    line.current.push(async () => {
      try {
        await sendDocument(file, { onProgress: (share) => change(id, { share }) });
        drop(id);
      } catch (error) {
        change(id, { failure: errorText(error) });
      }
    });
    return next();
  };
  return { all, send, drop };
}
