import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import classes from './answer.module.css';

/** A link to a path that the server names, followed within the app. */
export function AddressLink({ to, children }: { to: string; children: ReactNode }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(to);
  };
  return (
    <a href={to} onClick={follow} className={classes.link}>
      {children}
    </a>
  );
}
