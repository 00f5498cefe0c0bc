import { useEffect, useRef } from 'react';
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
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={stack} className={classes.stack}>
      <OfflineBanner />
      <NewVersionBanner />
    </div>
  );
}
