/**
 * Points of 100 that a lift brings, as the two shown percentages differ: who sees 54 % and then 61 % reads 7, whatever
 * the digits behind them say.
 */
export const pointsBetween = (before: number, after: number): number => shown(after) - shown(before);

// As `format.percent` rounds: what is not all is never shown as 100 %.
const shown = (share: number) => Math.round(100 * (share < 1 ? Math.min(share, 0.99) : share));
