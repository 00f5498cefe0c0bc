import type { AnalyticsAddress } from '../skill-maps.queries.ts';

/** The figure whose list is open. */
export type Figure = Pick<AnalyticsAddress, 'source' | 'step' | 'fate' | 'stage'>;
export const NO_FIGURE: Figure = { source: '', step: '', fate: '', stage: '' };
