import type { ReactElement, ReactNode } from 'react';
import type { StandIn } from './stand-in.tsx';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  isDangerous?: boolean;
  run: () => void;
}

export type ButtonOfMenu = ReactElement<Partial<StandIn['early']> & { 'aria-haspopup'?: 'menu' }>;
