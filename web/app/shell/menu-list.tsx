import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DestinationGroup } from '../navigation.ts';
import classes from './shell.module.css';

/** The menu's links under their headings. */
export function MenuList({ groups, onGo }: { groups: readonly DestinationGroup[]; onGo?: () => void }) {
  const { t } = useTranslation(['app', 'screens']);
  return groups.map((group) => (
    <div key={group.title ?? 'first'} className={classes.group}>
      {group.title && <p className={classes.groupTitle}>{t(`navigation.${group.title}`)}</p>}
      <ul className={classes.links}>
        {group.destinations.map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <Link
              to={path as '/'}
              className={classes.link}
              activeProps={{ 'data-active': true, 'aria-current': 'page' }}
              onClick={onGo}
            >
              <Icon size={20} stroke={1.6} />
              <span>{t(`screens:${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
