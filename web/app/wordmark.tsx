import { useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MARKS } from '#contract/features/portals.marks.ts';
import { Mark } from '#web/design/mark.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { logoFor, publicPicture } from '#web/platform/portal.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { portalQuery } from './portal-query.ts';
import classes from './wordmark.module.css';

/** The portal's logo, or its mark with its name; it leads home, wherever that is for the person. */
export function Wordmark() {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  const scheme = useComputedColorScheme('light');
  const portal = useQuery(portalQuery).data;
  const name = portal?.name[language] ?? t('product');
  const logo = portal && logoFor(portal.logos, scheme, language);
  return (
    <Link to="/" preload={false} className={classes.wordmark}>
      {logo ? (
        <img
          src={publicPicture(logo.address)}
          alt={name}
          className={classes.logo}
          data-plate={logo.isOnPlate || undefined}
        />
      ) : (
        <>
          <Mark path={MARKS[portal?.key ?? 'HCMS']} size={28} />
          <span>{name}</span>
        </>
      )}
    </Link>
  );
}
