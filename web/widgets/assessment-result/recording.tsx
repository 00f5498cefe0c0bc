import { useQuery } from '@tanstack/react-query';
import { getRecording } from '#contract/features/assessments.contract.ts';
import { Words } from '#web/design/words.tsx';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { callForFile } from '#web/platform/call.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** What somebody spoke, to be heard. */
export function Recording({ assessmentId, recordingId }: { assessmentId: string; recordingId: string }) {
  const { t } = useTranslation('assessment-result');
  const { data, isError } = useQuery({
    queryKey: ['recording', assessmentId, recordingId],
    queryFn: () =>
      callForFile(getRecording, { params: { assessment_id: assessmentId, recording_id: recordingId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddressOf(data);
  if (isError) return <Words size="sm">{t('works.unheard')}</Words>;
  // biome-ignore lint/a11y/useMediaCaption: it is what the person said just now; nobody has written it down.
  return <audio controls src={address ?? undefined} aria-label={t('works.recording')} />;
}
