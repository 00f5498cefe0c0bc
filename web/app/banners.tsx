import { useEffect, useRef } from 'react';
import { watchSize } from '#web/platform/element-size.ts';
import classes from './banners.module.css';
import { NewVersionBanner } from './new-version-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What concerns every screen, above all of them and in sight however far one has scrolled. */
export function Banners() {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    // What keeps to the top of the window keeps below these: `--banners` is their height.
    const measure = () =>
      document.documentElement.style.setProperty('--banners', `${element.offsetHeight}px`);
    return watchSize(element, measure);
  }, []);
  return (
    <div ref={stack} className={classes.stack}>
      <OfflineBanner />
      <NewVersionBanner />
    </div>
  );
}
