import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getComparisonFile } from '#contract/features/institutes.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { callForFile } from '#web/platform/call.ts';
import { useLanguage } from '#web/platform/language.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** The numbers as CSV and the report as PDF, in the language of the screen. */
export function ComparisonFiles({
  query,
}: {
  query: Omit<Query<typeof getComparisonFile>, 'format' | 'language'>;
}) {
  const { t } = useTranslation('institutes');
  const { language } = useLanguage();
  const fetched = useMutation({
    mutationFn: async (format: 'csv' | 'pdf') =>
      saveFile(
        await callForFile(getComparisonFile, { query: { ...query, format, language } }),
        `${t('files.name')}.${format}`,
      ),
    onError: showError,
  });
  return (
    <>
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<DownloadIcon size={16} stroke={1.7} aria-hidden />}
          loading={fetched.isPending && fetched.variables === format}
          onClick={() => fetched.mutate(format)}
        >
          {t(`files.${format}`)}
        </Button>
      ))}
    </>
  );
}
