import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { MOST_RESUMES } from '#contract/features/talent-managers.contract.ts';
import { FileDrop } from '#web/design/file-drop.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { Words } from '#web/design/words.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings, storeFile } from '#web/platform/upload.ts';
import { useAdding } from '../use-adding.ts';
import classes from './add-emails.module.css';
import { AddedMessage } from './added-message.tsx';

interface Chosen {
  file: File;
  /** Where it has arrived. */
  id: string | null;
  /** Why it was not taken. */
  error: string | null;
}

/** Files that are on their way at the same time. */
const AT_ONCE = 3;

/** Resumes of any format, up to two hundred: each is sent in pieces, and what did not arrive can be sent again. */
export function AddResumes() {
  const { t } = useTranslation('talent-managers');
  const format = useFormatters();
  const [message, setMessage] = useState('');
  const sending = useSending();
  const adding = useAdding();
  const { chosen, isSending, arrived } = sending;
  const failed = chosen.filter(({ error }) => error !== null);
  const send = async () => {
    const ids = await sending.send();
    if (ids.length > 0) adding.mutate({ body: { type: 'resumes', file_ids: ids, message: message || null } });
  };
  return (
    <div className={classes.part}>
      <FileDrop
        isMany
        accept={acceptedEndings('resume')}
        title={t('adding.drop')}
        help={t('adding.drop_help', { most: format.number(MOST_RESUMES) })}
        choose={t('adding.choose_many')}
        onFile={sending.add}
      />
      {chosen.length > 0 && (
        <>
          <Words>{t('adding.files', { count: chosen.length })}</Words>
          {isSending && (
            <Progress
              value={(arrived / chosen.length) * 100}
              aria-label={t('adding.arrived', {
                arrived: format.number(arrived),
                total: format.number(chosen.length),
              })}
            />
          )}
          {isSending && (
            <Words size="sm" isDimmed>
              {t('adding.arrived', { arrived: format.number(arrived), total: format.number(chosen.length) })}
            </Words>
          )}
          {failed.length > 0 && (
            <ul className={classes.files} aria-label={t('adding.not_arrived')}>
              {failed.map(({ file, error }) => (
                <li key={`${file.name} ${file.size}`}>
                  <bdi>{file.name}</bdi>
                  <span>{error}</span>
                </li>
              ))}
            </ul>
          )}
          <AddedMessage value={message} onChange={setMessage} />
          <FormActions>
            <Button loading={isSending || adding.isPending} onClick={() => void send()}>
              {t('adding.send_files', { count: chosen.length })}
            </Button>
            <Button variant="default" disabled={isSending} onClick={sending.forget}>
              {t('adding.other')}
            </Button>
          </FormActions>
        </>
      )}
    </div>
  );
}

/** The chosen files, and how far they are; one that comes twice is one. */
function useSending() {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [isSending, setIsSending] = useState(false);
  const isSame = (one: File, other: File) =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
  const change = (file: File, changes: Partial<Chosen>) =>
    setChosen((all) => all.map((it) => (it.file === file ? { ...it, ...changes } : it)));
  return {
    chosen,
    isSending,
    arrived: chosen.filter(({ id, error }) => id !== null || error !== null).length,
    add: (file: File) =>
      setChosen((all) =>
        all.length >= MOST_RESUMES || all.some((it) => isSame(it.file, file))
          ? all
          : [...all, { file, id: null, error: null }],
      ),
    forget: () => setChosen([]),
    /** Ids of all that arrived. */
    send: async (): Promise<string[]> => {
      setIsSending(true);
      const ids = chosen.map(({ id }) => id);
      let next = 0;
      const sendNext = async () => {
        while (next < chosen.length) {
          const at = next++;
          const it = chosen[at];
          if (!it || it.id) continue;
          try {
            const { id } = await storeFile(it.file, { purpose: 'resume' });
            ids[at] = id;
            change(it.file, { id, error: null });
          } catch (failure) {
            change(it.file, { error: errorText(failure) });
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
      setIsSending(false);
      return ids.flatMap((id) => id ?? []);
    },
  };
}
