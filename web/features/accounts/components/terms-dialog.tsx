import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/design/dialog.tsx';
import { DataSources } from '#web/widgets/data-sources.tsx';
import classes from './terms-dialog.module.css';

const POINTS = ['yours', 'seen', 'decides', 'truth', 'leave'] as const;

/** The terms, short enough to be read. */
export function TermsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('terms.title')}>
      <ol className={classes.points}>
        {POINTS.map((point) => (
          <li key={point}>{t(`terms.${point}`)}</li>
        ))}
      </ol>
      {isOpen && <DataSources />}
      <Button variant="default" mt="lg" onClick={onClose}>
        {t('terms.close')}
      </Button>
    </Dialog>
  );
}
