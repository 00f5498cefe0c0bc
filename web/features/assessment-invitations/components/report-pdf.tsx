import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getAssessmentPdf } from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { callForFile } from '#web/platform/call.ts';
import { useLanguage } from '#web/platform/language.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** The report as a file in the reader’s language. */
export function ReportPdf({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessment-invitations');
  const { language } = useLanguage();
  const { assessment_id, attempt_id, person } = result;
  const saving = useMutation({
    mutationFn: async () => {
      const bytes = await callForFile(getAssessmentPdf, {
        params: { assessment_id, user_id: person.user_id },
        query: { attempt_id, language },
      });
      saveFile(bytes, `${assessment_id} ${person.name}.pdf`);
    },
    onError: showError,
  });
  return (
    <Button
      variant="default"
      loading={saving.isPending}
      leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
      onClick={() => saving.mutate()}
    >
      {t('report.pdf')}
    </Button>
  );
}
