import { Button, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { exportAccount } from '#contract/features/accounts.contract.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** Everything about the person, as one file to take along. */
export function ExportSection() {
  const { t } = useTranslation('accounts');
  const { fileSize } = useFormatters();
  const [progress, setProgress] = useState<{ received: number; total: number | null } | null>(null);
  const isComing = progress !== null;
  const fetchAll = async () => {
    setProgress({ received: 0, total: null });
    try {
      const bytes = await callForFile(exportAccount, {
        onProgress: (received, total) => setProgress({ received, total }),
      });
      saveFile(bytes, `masar-${new Date().toISOString().slice(0, 10)}.zip`);
    } catch (error) {
      showError(error);
    } finally {
      setProgress(null);
    }
  };
  return (
    <Section title={t('export.title')} help={t('export.help')}>
      <Button
        variant="default"
        leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
        disabled={isComing}
        onClick={() => void fetchAll()}
      >
        {t('export.download')}
      </Button>
      <div role="status">
        {isComing && (
          <>
            <Progress
              value={progress.total ? (progress.received / progress.total) * 100 : 100}
              animated={!progress.total}
              mt="md"
              aria-label={t('export.coming')}
            />
            <Text size="sm" c="dimmed" mt={6}>
              {progress.received > 0
                ? t('export.received', { size: fileSize(progress.received) })
                : t('export.coming')}
            </Text>
          </>
        )}
      </div>
    </Section>
  );
}
