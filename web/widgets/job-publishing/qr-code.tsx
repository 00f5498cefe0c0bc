import { Button, Text } from '@mantine/core';
import { encode } from 'uqr';
import { saveFile } from '#web/platform/save-file.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './publish-panel.module.css';

/** Modules of white around a code, as ISO/IEC 18004 asks. */
const QUIET = 4;
/** Pixels of a printed picture: 30 cm at some 100 dpi. */
const PRINTED = 1_200;

/** An address as a code to scan, to be seen and downloaded. */
export default function QrCode({ text }: { text: string }) {
  const { t } = useTranslation('job-publishing');
  // A quarter of it may be dirty or torn.
  const { data } = encode(text, { ecc: 'Q', border: QUIET });
  const size = data.length;
  const path = pathOf(data);
  return (
    <>
      <div className={classes.picture}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('code_alt')}>
          <path d={path} fill="#000" />
        </svg>
      </div>
      <div className={classes.grows}>
        <Text fw={500}>{t('code')}</Text>
        <Text size="sm" c="dimmed">
          {t('code_help')}
        </Text>
        <div className={classes.downloads}>
          <Button
            variant="default"
            size="sm"
            onClick={() => saveFile(new Blob([svgOf(path, size)], { type: 'image/svg+xml' }), 'job-code.svg')}
          >
            {t('svg')}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() => void pngOf(data).then((png) => png && saveFile(png, 'job-code.png'))}
          >
            {t('png')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Every dark module as a square of one. */
export const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

const svgOf = (path: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${PRINTED}" height="${PRINTED}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;

/** A picture whose modules are whole pixels. */
function pngOf(data: readonly (readonly boolean[])[]): Promise<Blob | null> {
  const scale = Math.max(1, Math.floor(PRINTED / data.length));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = data.length * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
