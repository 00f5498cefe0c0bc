import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './post-ways.module.css';

/** Work of more than a moment, said in words. */
export const Reading = ({ children }: { children: ReactNode }) => (
  <div className={classes.reading}>
    <Loader size="xs" aria-hidden /> {children}
  </div>
);
