import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getFile } from '#contract/features/files.contract.ts';
import {
  getResume,
  type ResumeStatus,
  refuseResumePhoto,
  takeResumePhoto,
} from '#contract/features/resumes.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { callForFile } from '#web/platform/call.ts';
import { keyOf, mutationFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { loadUser } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './resume-photo.module.css';

/** A photograph that the resume shows: it becomes its owner's picture by their word, or goes. */
export function ResumePhoto({ resume }: { resume: ResumeStatus | undefined }) {
  const photo = resume?.upload_response?.photo;
  return photo ? <Question key={photo.id} photoId={photo.id} /> : null;
}

function Question({ photoId }: { photoId: string }) {
  const { t } = useTranslation('profiles');
  const picture = useQuery({
    queryKey: ['picture', photoId],
    queryFn: ({ signal }) => callForFile(getFile, { params: { id: photoId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddressOf(picture.data);
  const onSuccess = ({ data, message }: { data: ResumeStatus; message: string }) => {
    queryCache.setQueryData(keyOf(getResume, {}), data);
    showNotice(message);
  };
  const take = useMutation({
    ...mutationFor(takeResumePhoto),
    onSuccess: (answer) => {
      onSuccess(answer);
      return loadUser();
    },
  });
  const refuse = useMutation({ ...mutationFor(refuseResumePhoto), onSuccess });
  const isAnswered = take.isPending || refuse.isPending;
  return (
    <Section look="sheet" title={t('photo.title')}>
      <div className={classes.row}>
        {address ? (
          <img className={classes.picture} src={address} alt={t('photo.shown')} />
        ) : (
          <div className={classes.picture} data-waiting />
        )}
        <div className={classes.words}>
          <Text size="sm">{t('photo.lead')}</Text>
          <Text size="sm" c="dimmed" mt={4}>
            {t('photo.seen')}
          </Text>
          <div className={classes.answers}>
            <Button
              size="compact-md"
              variant="default"
              classNames={{ root: classes.answer, label: classes.answer }}
              disabled={isAnswered || !address}
              loading={take.isPending}
              onClick={() => take.mutate({})}
            >
              {t('photo.take')}
            </Button>
            <Button
              size="compact-md"
              variant="subtle"
              disabled={isAnswered}
              loading={refuse.isPending}
              onClick={() => refuse.mutate({})}
            >
              {t('photo.refuse')}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
