import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Dot } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './ranking-row.module.css';

interface NamesInLineProps {
  label: string;
  names: readonly string[];
  /** How many there are; those that the line has no room for are counted at its end. */
  of: number;
}

/** Names in one line, as many as it holds, and how many more there are. */
export function NamesInLine({ label, names, of }: NamesInLineProps) {
  const format = useFormatters();
  const { box, inSight } = useNamesInSight(names.length);
  const more = of - inSight;
  return (
    <>
      <span ref={box} className={classes.names}>
        <span className={classes.label}>{label}</span>{' '}
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && <Dot />}
            <span className={classes.named} data-named>
              <KnownName of={name} />
            </span>
          </Fragment>
        ))}
      </span>
      {/* Read aloud are the names themselves, and how many there are before them. */}
      {more > 0 && (
        <bdi dir="ltr" className={classes.more} aria-hidden>
          +{format.number(more)}
        </bdi>
      )}
    </>
  );
}

/** How many names stand in the first line; what wraps is out of sight. Looked at after each layout, which it never forces. */
function useNamesInSight(all: number) {
  const box = useRef<HTMLSpanElement>(null);
  const [inSight, setInSight] = useState(all);
  useLayoutEffect(() => {
    const line = box.current;
    if (!line) return;
    const watching = new ResizeObserver(() => {
      const end = line.getBoundingClientRect().bottom;
      const names = [...line.querySelectorAll('[data-named]')];
      setInSight(names.filter((one) => one.getBoundingClientRect().top < end).length);
    });
    watching.observe(line);
    return () => watching.disconnect();
  }, []);
  return { box, inSight: Math.min(all, inSight) };
}
