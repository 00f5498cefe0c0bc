import type { ReactNode } from 'react';
import classes from './words.module.css';

/**
 * Text and headings as Mantine's `Text` and `Title` look, as plain elements: a list of cards holds a hundred of them, and a
 * phone draws these in a fifth of the time. What they do not offer is a matter for Mantine's.
 */

interface WordsProps {
  as?: 'p' | 'span' | 'div';
  size?: 'xs' | 'sm' | 'md';
  isDimmed?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function Words({ as: Element = 'p', size = 'md', isDimmed = false, className, children }: WordsProps) {
  return (
    <Element
      className={together(classes.words, className)}
      data-size={size}
      data-dimmed={isDimmed || undefined}
    >
      {children}
    </Element>
  );
}

interface HeadingProps {
  level: 1 | 2 | 3;
  /** As which level it looks, where that is another. */
  looks?: 1 | 2 | 3;
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
}

export function Heading({ level, looks = level, id, className, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={together(classes.heading, className)} data-looks={looks}>
      {children}
    </Element>
  );
}

const together = (own: string | undefined, given: string | undefined) => (given ? `${own} ${given}` : own);
