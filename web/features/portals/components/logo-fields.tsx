import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { LogoIds } from '#contract/features/portals.contract.ts';
import { GROUNDS } from '#contract/kernel/accent.ts';
import { FileInput } from '#web/design/file-input.tsx';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { acceptedEndings, storeFile } from '#web/platform/upload.ts';
import { LOGO_SIDES, type LogoPictures, type LogoSide } from '../logo-pictures.ts';
import classes from './logo-fields.module.css';

interface LogoFieldsProps {
  value: LogoIds;
  pictures: LogoPictures;
  onChange: (side: LogoSide, id: string | null) => void;
  error?: string | null;
}

/** Four pictures: of the name in each language, for each ground. Each is stored when it is chosen and kept when saved. */
export function LogoFields({ value, pictures, onChange, error }: LogoFieldsProps) {
  const { t } = useTranslation('portals');
  return (
    <FieldGroup label={t('logos.label')} help={t('logos.help')} error={error}>
      <div className={classes.grid}>
        {LOGO_SIDES.map((side) => (
          <LogoField
            key={side.join('_')}
            side={side}
            isThere={value[side[0]][side[1]] !== null}
            picture={pictures[side[0]][side[1]]}
            onChange={(id) => onChange(side, id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface LogoFieldProps {
  side: LogoSide;
  isThere: boolean;
  picture: string | null;
  onChange: (id: string | null) => void;
}

function LogoField({ side: [scheme, language], isThere, picture, onChange }: LogoFieldProps) {
  const { t } = useTranslation('portals');
  const which = t(`logos.${scheme}_${language}`);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const take = async (file: File) => {
    setFailure(null);
    setIsSending(true);
    try {
      onChange((await storeFile(file, { purpose: 'logo' })).id);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div className={classes.side}>
      <Text size="sm">{which}</Text>
      <div className={classes.ground} data-scheme={scheme} style={{ background: GROUNDS[scheme][0] }}>
        {isThere && picture ? (
          <img src={picture} alt={which} className={classes.picture} />
        ) : (
          <span className={classes.none}>{isSending ? t('logos.sending') : t('logos.none')}</span>
        )}
      </div>
      <FileInput inputRef={input} accept={acceptedEndings('logo')} onFile={(file) => void take(file)} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          loading={isSending}
          aria-label={t('logos.choose_named', { which })}
          onClick={() => input.current?.click()}
        >
          {t('logos.choose')}
        </Button>
        {isThere && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t('logos.remove_named', { which })}
            onClick={() => onChange(null)}
          >
            {t('logos.remove')}
          </Button>
        )}
      </div>
      {failure && (
        <Text size="sm" c="var(--problem-ink)" role="alert">
          {failure}
        </Text>
      )}
    </div>
  );
}
