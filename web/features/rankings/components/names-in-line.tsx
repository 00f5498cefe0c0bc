import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Dot } from '#web/design/joined.tsx';
import { watchSize } from '#web/platform/element-size.ts';
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
  const { box, inSight, end } = useNamesInSight(names.length);
  const more = of - inSight;
  return (
    <span className={classes.nameLine}>
      <span ref={box} className={classes.names} data-more={more > 0 || undefined}>
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
        <span className={classes.more} style={{ insetInlineStart: end }} aria-hidden>
          <bdi dir="ltr">+{format.number(more)}</bdi>
        </span>
      )}
    </span>
  );
}

/**
 * How many names stand in the first line, and where the last of them ends; what wraps is out of sight. Looked at after each
 * layout, which it never forces.
 */
function useNamesInSight(all: number) {
  const box = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState({ inSight: all, end: 0 });
  useLayoutEffect(() => {
    const line = box.current;
    if (!line) return;
    return watchSize(line, () => {
      const { bottom, left, right } = line.getBoundingClientRect();
      const places = [...line.querySelectorAll('[data-named]')].map((one) => one.getBoundingClientRect());
      const first = places.filter(({ top }) => top < bottom);
      const isRtl = getComputedStyle(line).direction === 'rtl';
      const ends = first.map((one) => (isRtl ? right - one.left : one.right - left));
      const end = Math.max(0, ...ends);
      setSeen((before) =>
        before.inSight === first.length && before.end === end ? before : { inSight: first.length, end },
      );
    });
  }, []);
  return { box, inSight: Math.min(all, seen.inSight), end: seen.end };
}
