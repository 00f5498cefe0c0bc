import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/platform/translation.ts';
import type { Destination, DestinationGroup } from '../navigation.ts';
import { DestinationLink, nearest } from './destination-link.tsx';
import classes from './shell.module.css';

/** The menu's links under their headings; where it is longer than the screen, the current one is in sight. */
export function MenuList({ groups, onGo }: { groups: readonly DestinationGroup[]; onGo?: () => void }) {
  const { t } = useTranslation('app');
  const all = groups.flatMap((group) => group.destinations);
  const list = useCurrentInSight(all);
  return (
    <div ref={list}>
      {groups.map((group) => (
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
      ))}
    </div>
  );
}

/** Asks once the page has been laid out: asked before, a slow phone lays all of it out twice, and for a menu it may not show. */
function useCurrentInSight(among: readonly Destination[]) {
  const list = useRef<HTMLDivElement>(null);
  const current = useLocation({ select: ({ pathname }) => nearest(among, pathname)?.name });
  useEffect(() => {
    const entry = current && list.current?.querySelector('[aria-current]');
    if (!entry) return;
    const observer = new IntersectionObserver(([seen]) => {
      observer.disconnect();
      const isLaidOut = seen && seen.boundingClientRect.height > 0;
      if (isLaidOut && seen.intersectionRatio < 1) entry.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(entry);
    return () => observer.disconnect();
  }, [current]);
  return list;
}
