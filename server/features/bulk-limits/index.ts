/**
 * How far a company may reach at once. A feature that does something to many people together calls `spend` in the
 * transaction that does it, and `giveBack` where that is taken back before it reached anybody.
 */
export { allowanceOf, giveBack, spend } from './bulk-limits.service.ts';
