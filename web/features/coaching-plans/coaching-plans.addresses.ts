import { oneOf } from '#web/platform/address-values.ts';

export const TABS = ['plan', 'progress', 'notes'] as const;

export const COACHING = { tab: oneOf(TABS, 'plan') };
