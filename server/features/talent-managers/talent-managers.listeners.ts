import { on } from '#server/platform/listeners.ts';
import { agreeByApplying } from './talent-managers.proposals.ts';

export const talentManagerListeners = [
  on('applications.changed', (ctx, event) => agreeByApplying(ctx, event)),
];
