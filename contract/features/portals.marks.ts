import type { PortalKey } from './portals.contract.ts';

/**
 * The mark of each portal: lines of one weight on a field of 32 by 32, the same in both directions. Drawn where a portal
 * has no logo of its own.
 */
export const MARKS: Readonly<Record<PortalKey, string>> = {
  // One line that turns once and goes on: a م and a road.
  HCMS: 'M28.5 17.5H15a6 6 0 1 1 6-6 6 6 0 0 1-6 6h-4.5A5.5 5.5 0 0 0 5 23v5.5',
  // A ring around its core.
  COREHCS: 'M26.5 9.5A12 12 0 1 0 28 16M16 11.5a4.5 4.5 0 1 0 .01 0',
  // What comes up: a stem and two leaves.
  INCEPTION: 'M16 28V14M16 19c-6 0-9-3-9-9 6 0 9 3 9 9ZM16 15c0-6 3-9 9-9 0 6-3 9-9 9Z',
  // A face within a frame.
  DIGITAL_HUMAN:
    'M4 10V7a3 3 0 0 1 3-3h3M22 4h3a3 3 0 0 1 3 3v3M28 22v3a3 3 0 0 1-3 3h-3M10 28H7a3 3 0 0 1-3-3v-3M11.5 12v1.5M20.5 12v1.5M10.5 19a7 7 0 0 0 11 0',
  // An open book.
  KU: 'M16 9c-3-2.4-7-3-12-3v18c5 0 9 .6 12 3 3-2.4 7-3 12-3V6c-5 0-9 .6-12 3ZM16 9v18',
  // Steps upwards.
  LEC: 'M4 27h7v-7h7v-7h7V5',
};

/** A mark as a picture of its own, for places that draw no components. */
export const markSvg = (key: PortalKey, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><path d="${MARKS[key]}"/></svg>`;
