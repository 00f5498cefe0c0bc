import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Mark } from '#web/design/mark.tsx';
import classes from './wordmark.module.css';

/** The mark with the product's name; it leads home, wherever that is for the person. */
export function Wordmark() {
  const { t } = useTranslation('app');
  return (
    <Link to="/" preload={false} className={classes.wordmark}>
      <Mark size={28} />
      <span>{t('product')}</span>
    </Link>
  );
}
