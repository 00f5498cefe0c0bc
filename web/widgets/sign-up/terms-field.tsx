import { Anchor, Button, Checkbox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '#web/design/dialog.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { DataSources } from '../data-sources/data-sources.tsx';
import classes from './terms-field.module.css';

const POINTS = ['yours', 'seen', 'decides', 'truth', 'leave'] as const;

interface TermsFieldProps {
  form: { getInputProps: (field: 'terms', options: { type: 'checkbox' }) => object };
}

/** The consent without which no account is opened, and the terms, short enough to be read. */
export function TermsField({ form }: TermsFieldProps) {
  const { t } = useTranslation('sign-up');
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Checkbox
        {...form.getInputProps('terms', { type: 'checkbox' })}
        label={
          <>
            {t('terms.accept')}{' '}
            <Anchor component="button" type="button" underline="always" onClick={dialog.open}>
              {t('terms.read')}
            </Anchor>
          </>
        }
      />
      <Dialog isOpen={isOpen} onClose={dialog.close} title={t('terms.title')}>
        <ol className={classes.points}>
          {POINTS.map((point) => (
            <li key={point}>{t(`terms.${point}`)}</li>
          ))}
        </ol>
        {isOpen && <DataSources />}
        <Button variant="default" mt="lg" onClick={dialog.close}>
          {t('terms.close')}
        </Button>
      </Dialog>
    </>
  );
}
