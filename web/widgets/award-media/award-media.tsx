import { Button, UnstyledButton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Award, getAwardMedia } from '#contract/features/awards.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { DownloadIcon } from '#web/design/icons.ts';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { callForFile } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './award-media.module.css';

type Shown = Pick<Award, 'id' | 'title'> & { file: NonNullable<Award['file']> };

/** The picture of an award, which opens large, or its document to be saved. */
export function AwardMedia({ award }: { award: Shown }) {
  return award.file.media_type.startsWith('image/') ? <Picture award={award} /> : <Document award={award} />;
}

function Picture({ award }: { award: Shown }) {
  const { t } = useTranslation('award-media');
  const [isOpen, setIsOpen] = useState(false);
  const picture = useQuery({
    // Another file in its place is another picture.
    queryKey: ['award-media', award.id, award.file.id],
    queryFn: ({ signal }) => callForFile(getAwardMedia, { params: { id: award.id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddressOf(picture.data);
  const title = isolated(award.title);
  if (!address) return <div className={classes.thumbnail} />;
  return (
    <>
      <UnstyledButton
        className={classes.thumbnail}
        aria-label={t('enlarge', { title })}
        onClick={() => setIsOpen(true)}
      >
        <img src={address} alt="" />
      </UnstyledButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={award.title}
        closeLabel={t('close')}
        size="large"
      >
        <img src={address} alt={t('picture', { title })} className={classes.large} />
      </Dialog>
    </>
  );
}

function Document({ award }: { award: Shown }) {
  const { t } = useTranslation('award-media');
  const save = useMutation({
    mutationFn: () => callForFile(getAwardMedia, { params: { id: award.id } }),
    onSuccess: (bytes) => saveFile(bytes, award.file.name),
    onError: showError,
  });
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<DownloadIcon size={16} stroke={1.7} aria-hidden />}
      loading={save.isPending}
      aria-label={t('document', { title: isolated(award.title) })}
      onClick={() => save.mutate()}
    >
      <bdi className={classes.file}>{award.file.name}</bdi>
    </Button>
  );
}
