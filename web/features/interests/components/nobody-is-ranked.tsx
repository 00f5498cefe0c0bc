import { InfoIcon } from '#web/design/icons.ts';
import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './interests.module.css';

/** That it helps a person choose, and nobody chooses by it. */
export function NobodyIsRanked() {
  const { t } = useTranslation('interests');
  return (
    <div className={classes.note}>
      <InfoIcon size={20} stroke={1.6} aria-hidden />
      <Words size="sm">{t('nobody_is_ranked')}</Words>
    </div>
  );
}
