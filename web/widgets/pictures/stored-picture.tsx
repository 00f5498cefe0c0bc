import { Avatar, type AvatarProps } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getFile } from '#contract/features/files.contract.ts';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { callForFile } from '#web/platform/call.ts';
import { initialsOf } from '#web/platform/initials.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface StoredPictureProps {
  fileId: string | null | undefined;
  /** Whose picture it is. */
  name: string;
  /** Pixels of its side. */
  size?: number;
  radius?: AvatarProps['radius'];
  /** Stands for a picture that is missing; the first letters of the name without it. */
  fallback?: ReactNode;
}

/** A picture that only signed-in people may see: fetched with the session, not by its address. */
export function StoredPicture({ fileId, name, size = 40, radius = 'md', fallback }: StoredPictureProps) {
  const { t } = useTranslation('pictures');
  const picture = useQuery({
    queryKey: ['picture', fileId],
    queryFn: fileId ? ({ signal }) => callForFile(getFile, { params: { id: fileId }, signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddressOf(fileId ? picture.data : undefined);
  return (
    <Avatar
      src={address}
      alt={address ? t('picture', { name }) : ''}
      size={size}
      radius={radius}
      color="accent"
      aria-hidden={address ? undefined : true}
    >
      {fallback ?? initialsOf(name)}
    </Avatar>
  );
}
