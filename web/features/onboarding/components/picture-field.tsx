import { useTranslation } from 'react-i18next';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { PictureIcon } from '#web/design/icons.ts';
import { FileField } from '#web/widgets/file-field.tsx';
import { StoredPicture } from '#web/widgets/stored-picture.tsx';
import type { ChosenFile } from '../forms/candidate-start.ts';
import classes from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  help?: string;
  drop: string;
  value: ChosenFile;
  onChange: (file: ChosenFile) => void;
  error?: string | null;
}

/** A picture beside its field, shown as soon as it is stored. */
export function PictureField({ label, help, drop, value, onChange, error }: PictureFieldProps) {
  const { t } = useTranslation('onboarding');
  return (
    <FieldGroup
      label={
        <>
          {label} <span className={classes.optional}>({t('recruiter.optional')})</span>
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
            fallback={<PictureIcon size={24} stroke={1.5} aria-hidden />}
          />
        )}
        <div className={classes.field}>
          <FileField purpose="avatar" title={drop} value={value} onChange={onChange} error={error} />
        </div>
      </div>
    </FieldGroup>
  );
}
