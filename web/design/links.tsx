import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import classes from './links.module.css';
import words from './words.module.css';

interface OwnAnchor extends AnchorHTMLAttributes<HTMLAnchorElement> {
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** The accent's ink where nothing else is said. */
  c?: 'inherit' | 'dimmed';
  fw?: 500 | 600;
  underline?: 'hover' | 'always' | 'never';
}
type OwnButton = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

/** As Mantine's `Anchor` looks, as a plain element: lists are full of links. */
const StyledAnchor = forwardRef<HTMLAnchorElement, OwnAnchor>(function StyledAnchor(
  { className, size, c, fw, underline = 'hover', children, ...props },
  ref,
) {
  return (
    <a
      ref={ref}
      {...props}
      className={[words.words, classes.link, className].filter(Boolean).join(' ')}
      data-size={size}
      data-color={c}
      data-weight={fw}
      data-underline={underline}
    >
      {children}
    </a>
  );
});
const AnchorAsButton = forwardRef<HTMLAnchorElement, OwnButton>(function AnchorAsButton(props, ref) {
  return <Button component="a" ref={ref} {...props} />;
});

/** A link within the app, typed by its routes: `<TextLink to="/job/$id" params={{ id }}>`. */
export const TextLink: LinkComponent<typeof StyledAnchor> = createLink(StyledAnchor);

/** A link that looks like a button: it goes somewhere, and opens in a new tab like any link. */
export const ButtonLink: LinkComponent<typeof AnchorAsButton> = createLink(AnchorAsButton);
