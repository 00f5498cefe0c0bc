import { useTranslation } from '#web/platform/translation.ts';
import type { DestinationGroup } from '../navigation.ts';
import { DestinationLink } from './destination-link.tsx';
import classes from './shell.module.css';

/** The menu's links under their headings. */
export function MenuList({ groups, onGo }: { groups: readonly DestinationGroup[]; onGo?: () => void }) {
  const { t } = useTranslation('app');
  const all = groups.flatMap((group) => group.destinations);
  return groups.map((group) => (
    <div key={group.title ?? 'first'} className={classes.group}>
      {group.title && <p className={classes.groupTitle}>{t(`navigation.${group.title}`)}</p>}
      <ul className={classes.links}>
        {group.destinations.map((destination) => (
          <li key={destination.name}>
            <DestinationLink
              destination={destination}
              among={all}
              className={classes.link}
              iconSize={20}
              onGo={onGo}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
