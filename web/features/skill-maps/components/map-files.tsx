import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getSkillMapFile } from '#contract/features/skill-maps.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { callForFile } from '#web/platform/call.ts';
import { useLanguage } from '#web/platform/language.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** The numbers of the screen, all pages of them, as CSV and PDF. */
export function MapFiles({ query }: { query: Omit<Query<typeof getSkillMapFile>, 'format' | 'language'> }) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const fetched = useMutation({
    mutationFn: async (format: 'csv' | 'pdf') =>
      saveFile(
        await callForFile(getSkillMapFile, { query: { ...query, format, language } }),
        `${t('files.name')}.${format}`,
      ),
    onError: showError,
  });
  return (
    <>
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          size="compact-sm"
          variant="default"
          leftSection={<DownloadIcon size={15} stroke={1.7} aria-hidden />}
          loading={fetched.isPending && fetched.variables === format}
          onClick={() => fetched.mutate(format)}
        >
          {t(`files.${format}`)}
        </Button>
      ))}
    </>
  );
}
