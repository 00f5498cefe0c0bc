import { Fragment, type ReactNode } from 'react';
import classes from './joined.module.css';

/**
 * Facts of one line with a dot between them. Each is isolated, so that a name of one script does not change the order of
 * its neighbours in the other. What is not known is left out.
 */
export function Joined({ parts }: { parts: readonly ReactNode[] }) {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '');
  return known.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of facts has no order but its own.
    <Fragment key={index}>
      {index > 0 && <Dot />}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

/** The dot between two facts of a line. Where the line wraps it is not drawn: no line begins or ends with one. */
export function Dot() {
  return (
    <>
      <span className={classes.said}> ·</span>
      <span className={classes.drawn}> </span>
    </>
  );
}
