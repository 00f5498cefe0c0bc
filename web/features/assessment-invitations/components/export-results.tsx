import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { exportAssessmentResults } from '#contract/features/assessments.contract.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { callForFile } from '#web/platform/call.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useAssessmentsAddress } from '../assessment-invitations.queries.ts';
import { datesIn } from '../dates.ts';

/** All results of one assessment in the days that are chosen, as a file. */
export function ExportResults({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('assessment-invitations');
  const [{ from, to }] = useAssessmentsAddress();
  const saving = useMutation({
    mutationFn: async () => {
      const dates = datesIn(from, to);
      const bytes = await callForFile(exportAssessmentResults, {
        params: { assessment_id: assessmentId },
        query: dates ? { dates: JSON.stringify(dates) } : {},
      });
      saveFile(bytes, `${assessmentId}.csv`);
    },
    onError: showError,
  });
  return (
    <Button
      size="sm"
      variant="default"
      loading={saving.isPending}
      leftSection={<DownloadIcon size={17} stroke={1.7} aria-hidden />}
      onClick={() => saving.mutate()}
    >
      {t('export')}
    </Button>
  );
}
