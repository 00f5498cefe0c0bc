import { lazy, Suspense, useState } from 'react';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { PictureIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { ChosenFile } from '../file-field/chosen-file.ts';
import { FileField } from '../file-field/file-field.tsx';
import classes from './picture-field.module.css';
import { StoredPicture } from './stored-picture.tsx';

const PictureCropper = lazy(() => import('./picture-cropper.tsx'));

interface PictureFieldProps {
  label: string;
  help?: string;
  drop: string;
  /** Round for people, square for companies. */
  shape: 'round' | 'rect';
  value: ChosenFile;
  onChange: (file: ChosenFile) => void;
  error?: string | null;
}

type Cutting = { file: File; done: (cut: File | null) => void } | null;

/** A picture that may be left out: chosen, cut to a square, stored, and shown beside its field. */
export function PictureField({ label, help, drop, shape, value, onChange, error }: PictureFieldProps) {
  const { t } = useTranslation('pictures');
  const [cutting, setCutting] = useState<Cutting>(null);
  const cut = (file: File) =>
    new Promise<File | null>((resolve) => {
      setCutting({
        file,
        done: (made) => {
          setCutting(null);
          resolve(made);
        },
      });
    });
  return (
    <FieldGroup
      label={
        <>
          {label} <span className={classes.optional}>({t('optional')})</span>
        </>
      }
      help={help}
    >
      <div className={classes.row}>
        {value && (
          <StoredPicture
            fileId={value.id}
            name={label}
            size={72}
            radius={shape === 'round' ? 'xl' : 'md'}
            fallback={<PictureIcon size={24} stroke={1.5} aria-hidden />}
          />
        )}
        <div className={classes.field}>
          <FileField
            purpose="avatar"
            title={drop}
            value={value}
            onChange={onChange}
            error={error}
            prepare={cut}
          />
        </div>
      </div>
      {cutting && (
        <Suspense fallback={null}>
          <PictureCropper
            file={cutting.file}
            shape={shape}
            onCut={cutting.done}
            onCancel={() => cutting.done(null)}
          />
        </Suspense>
      )}
    </FieldGroup>
  );
}
