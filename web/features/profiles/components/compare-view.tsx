import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { compareResume, getResume, takeResume } from '#contract/features/resumes.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AlertIcon, DoneIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { call } from '#web/platform/call.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { isConflict, showTaken } from '../profile-saving.ts';
import { Comparison } from './comparison.tsx';

interface CompareViewProps {
  profile: Profile;
  /** The newer document; without it the present one is read anew. */
  fileId: string;
  onLeave: () => void;
}

/** A reading beside the profile: the person chooses what of it counts. */
export default function CompareView({ profile, fileId, onLeave }: CompareViewProps) {
  const { t } = useTranslation('profiles');
  const body = fileId ? { file_id: fileId } : {};
  const comparison = useQuery({
    queryKey: ['resume-comparison', fileId],
    queryFn: ({ signal }) => call(compareResume, { body }, { signal }),
    // It is about this moment: whoever comes again has it read again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const take = useMutation({
    ...mutationFor(takeResume, { silent: true }),
    onSuccess: ({ data, message }) => {
      void refresh(getResume);
      showTaken(profile, data, message);
      onLeave();
    },
    onError: (error) => {
      if (!isConflict(error)) return showError(error);
      showNotice(t('compare.changed_meanwhile'));
      void comparison.refetch();
    },
  });
  return (
    <QueryView
      query={comparison}
      failedTitle={t('compare.failed')}
      waiting={
        <>
          <Text c="dimmed" mb="md" role="status">
            {t('compare.reading')}
          </Text>
          <ListSkeleton label={t('compare.reading')} count={4} />
        </>
      }
    >
      {(reading) => (
        <Reading
          reading={reading}
          isTaking={take.isPending}
          onTake={(chosen) => take.mutate({ body: { ...body, version: reading.version, chosen } })}
          onLeave={onLeave}
        />
      )}
    </QueryView>
  );
}

interface ReadingProps {
  reading: Reply<typeof compareResume>;
  isTaking: boolean;
  onTake: (chosen: string[]) => void;
  onLeave: () => void;
}

/** What the reading would change; or that it could not be read, or says nothing new. */
function Reading({ reading, isTaking, onTake, onLeave }: ReadingProps) {
  const { t } = useTranslation(['profiles', 'resume-reading']);
  if (reading.failure)
    return (
      <Alert
        color="yellow"
        icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
        title={t('compare.unreadable')}
      >
        <Text mb="md">{t(`resume-reading:failures.${reading.failure}`)}</Text>
        <Button variant="default" onClick={onLeave}>
          {t('compare.back')}
        </Button>
      </Alert>
    );
  if (reading.changes.length === 0)
    return (
      <EmptyState
        icon={<DoneIcon size={32} stroke={1.4} aria-hidden />}
        title={t('compare.same')}
        action={
          reading.is_same_file ? (
            <Button onClick={onLeave}>{t('compare.back')}</Button>
          ) : (
            <Button loading={isTaking} onClick={() => onTake([])}>
              {t('compare.keep_file')}
            </Button>
          )
        }
      >
        {t(reading.is_same_file ? 'compare.same_help' : 'compare.same_help_new')}
      </EmptyState>
    );
  return (
    <>
      <Text c="dimmed" mb="md">
        {t(reading.is_same_file ? 'compare.lead' : 'compare.lead_new', {
          file: isolated(reading.file.name),
        })}
      </Text>
      <Comparison
        key={`${reading.file.id}-${reading.version}`}
        changes={reading.changes}
        isTaking={isTaking}
        takeNone={reading.is_same_file ? t('compare.leave_it') : t('compare.take_none')}
        onTake={onTake}
        onLeave={onLeave}
      />
    </>
  );
}
