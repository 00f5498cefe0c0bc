import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Dialog } from '#web/design/dialog.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { cutPicture, type PictureArea } from './cut-picture.ts';
import classes from './picture-cropper.module.css';

interface PictureCropperProps {
  file: File;
  shape: 'round' | 'rect';
  /** The chosen square; the file as it came where the browser cannot draw it. */
  onCut: (file: File) => void;
  onCancel: () => void;
}

const MOST_ZOOM = 4;
const KEY_STEP_PX = 8;

/** Chooses a square of a picture: by dragging, by two fingers, or by arrow keys and a slider. */
export default function PictureCropper({ file, shape, onCut, onCancel }: PictureCropperProps) {
  const { t } = useTranslation('pictures');
  const [source, setSource] = useState<string | null>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isCutting, setIsCutting] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const cut = async () => {
    if (!source || !area) return;
    setIsCutting(true);
    const made = await cutPicture(source, area, file).catch(() => null);
    onCut(made ?? file);
  };

  return (
    <Dialog isOpen onClose={onCancel} title={t('crop.title')} closeLabel={t('crop.cancel')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('crop.help')}
      </Text>
      {/* Left is left in a picture, whichever way one reads. */}
      <div className={classes.stage} dir="ltr">
        {source && (
          <Cropper
            image={source}
            crop={position}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape={shape}
            showGrid={shape === 'rect'}
            keyboardStep={KEY_STEP_PX}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': t('crop.area'), role: 'group' }}
          />
        )}
      </div>
      <label className={classes.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {t('crop.cancel')}
        </Button>
        <Button onClick={() => void cut()} disabled={!area} loading={isCutting}>
          {t('crop.use')}
        </Button>
      </Group>
    </Dialog>
  );
}
