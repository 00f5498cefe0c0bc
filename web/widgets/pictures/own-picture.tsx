import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { editDetails } from '#contract/features/accounts.contract.ts';
import { FILE_PURPOSES } from '#contract/features/files.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { FileInput } from '#web/design/file-input.tsx';
import { Words } from '#web/design/words.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { currentSession, setUser, useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings, refusalOf, storeFile } from '#web/platform/upload.ts';
import classes from './own-picture.module.css';
import { StoredPicture } from './stored-picture.tsx';

const PictureCropper = lazy(() => import('./picture-cropper.tsx'));

interface OwnPictureProps {
  /** Where it stands beside other things: what may be chosen is said once something else was. */
  isBrief?: boolean;
}

/** One’s own picture: chosen or changed, cut to a square and saved at once; or taken away. */
export function OwnPicture({ isBrief = false }: OwnPictureProps) {
  const { t } = useTranslation('pictures');
  const { user } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [cutting, setCutting] = useState<File | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useSaving(setFailure);
  const choose = (file: File) => {
    const refusal = refusalOf(file, 'avatar');
    setFailure(refusal && errorText(refusal));
    if (!refusal) setCutting(file);
  };

  if (!user) return null;
  return (
    <div className={classes.row}>
      <StoredPicture
        fileId={user.avatar}
        name={`${user.first_name} ${user.last_name}`}
        size={72}
        radius="xl"
      />
      <div className={classes.side}>
        <div className={classes.deeds}>
          <Button
            size="xs"
            variant="default"
            loading={save.isPending && !isRemoving}
            onClick={() => input.current?.click()}
          >
            {t(user.avatar ? 'own.change' : 'own.choose')}
          </Button>
          {user.avatar && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => setIsRemoving(true)}>
              {t('own.remove')}
            </Button>
          )}
        </div>
        {!isBrief && <WhatMayBeChosen />}
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
      </div>
      <FileInput inputRef={input} accept={acceptedEndings('avatar')} label={t('own.file')} onFile={choose} />
      {cutting && (
        <Suspense fallback={null}>
          <PictureCropper
            file={cutting}
            shape="round"
            onCut={(cut) => {
              setCutting(null);
              save.mutate(cut);
            }}
            onCancel={() => setCutting(null)}
          />
        </Suspense>
      )}
      <RemovalDialog
        isOpen={isRemoving}
        isRunning={save.isPending}
        onCancel={() => setIsRemoving(false)}
        onConfirm={() => save.mutate(null, { onSettled: () => setIsRemoving(false) })}
      />
    </div>
  );
}

/** Stores the picture, or null for none, and puts it into the session; whoever leaves meanwhile stops it. */
function useSaving(onFailure: (words: string) => void) {
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  return useMutation({
    mutationFn: async (file: File | null) => {
      abort.current = new AbortController();
      const stored = file && (await storeFile(file, { purpose: 'avatar', signal: abort.current.signal }));
      return callWithMessage(editDetails, { body: { avatar: stored?.id ?? null } });
    },
    onSuccess: ({ data, message }) => {
      setUser(data, currentSession().state);
      showNotice(message);
    },
    onError: (error) => onFailure(errorText(error)),
  });
}

function WhatMayBeChosen() {
  const { t } = useTranslation('file-field');
  const format = useFormatters();
  const kinds = FILE_PURPOSES.avatar.kinds.map((kind) => kind.toUpperCase());
  return (
    <Words size="xs" isDimmed>
      {t('help', { kinds: format.list(kinds), size: format.fileSize(FILE_PURPOSES.avatar.maxBytes) })}
    </Words>
  );
}

type RemovalDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'isRunning' | 'onCancel' | 'onConfirm'
>;

function RemovalDialog(props: RemovalDialogProps) {
  const { t } = useTranslation('pictures');
  return (
    <ConfirmDialog
      title={t('own.remove_title')}
      confirm={t('own.remove')}
      cancel={t('own.keep')}
      isDangerous
      {...props}
    >
      {t('own.remove_body')}
    </ConfirmDialog>
  );
}
