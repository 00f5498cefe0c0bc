import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Language } from '#contract/kernel/fields.ts';
import { FIGURE_FORMATS, type FigureFormat } from '#contract/kernel/figure-files.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { useLanguage } from '#web/platform/language.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface FigureFilesProps {
  /** What the file is called, before its ending. */
  name: string;
  fetchFile: (wish: { format: FigureFormat; language: Language }) => Promise<Blob>;
}

/** The figures of a screen to take along, in its language: as numbers, as a report and as a chart. */
export function FigureFiles({ name, fetchFile }: FigureFilesProps) {
  const { t } = useTranslation('figure-files');
  const { language } = useLanguage();
  const fetched = useMutation({
    mutationFn: async (format: FigureFormat) =>
      saveFile(await fetchFile({ format, language }), `${name}.${format}`),
    onError: showError,
  });
  return FIGURE_FORMATS.map((format) => (
    <Button
      key={format}
      size="compact-sm"
      variant="default"
      leftSection={<DownloadIcon size={15} stroke={1.7} aria-hidden />}
      loading={fetched.isPending && fetched.variables === format}
      onClick={() => fetched.mutate(format)}
    >
      {t(format)}
    </Button>
  ));
}
