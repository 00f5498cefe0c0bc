import { Fragment, type ReactNode } from 'react';

/**
 * Facts of one line with a dot between them. Each is isolated, so that a name of one script does not change the order of
 * its neighbours in the other. What is not known is left out.
 */
export function Joined({ parts }: { parts: readonly ReactNode[] }) {
  const known = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '');
  return known.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of facts has no order but its own.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
