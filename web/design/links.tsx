import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import classes from './links.module.css';

type OwnAnchor = AnchorProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps>;
type OwnButton = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>;

const StyledAnchor = forwardRef<HTMLAnchorElement, OwnAnchor>(function StyledAnchor(
  { className, ...props },
  ref,
) {
  return <Anchor ref={ref} {...props} className={[classes.link, className].filter(Boolean).join(' ')} />;
});
const AnchorAsButton = forwardRef<HTMLAnchorElement, OwnButton>(function AnchorAsButton(props, ref) {
  return <Button component="a" ref={ref} {...props} />;
});

/** A link within the app, typed by its routes: `<TextLink to="/job/$id" params={{ id }}>`. */
export const TextLink: LinkComponent<typeof StyledAnchor> = createLink(StyledAnchor);

/** A link that looks like a button: it goes somewhere, and opens in a new tab like any link. */
export const ButtonLink: LinkComponent<typeof AnchorAsButton> = createLink(AnchorAsButton);
