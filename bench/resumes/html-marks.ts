/** The marks that parts of a resume in HTML are made of. */
import type { Sheet } from './sheet.ts';

export const markup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
export const b = (text: string): string => `<b>${markup(text)}</b>`;
export const i = (text: string): string => `<i>${markup(text)}</i>`;
export const p = (inside: string, kind = ''): string =>
  inside === '' ? '' : `<p${kind && ` class="${kind}"`}>${inside}</p>`;
export const row = (left: string, right: string): string =>
  `<div class="row"><span>${left}</span><span>${right}</span></div>`;
export const entry = (...inside: string[]): string => `<div class="entry">${inside.join('')}</div>`;
export const small = (text: string): string => p(text, 'muted');

/** Draws a part in one way. */
export type Render<T> = (items: T[], sheet: Sheet) => string;
