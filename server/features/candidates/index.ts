export { candidateListeners } from './candidates.listeners.ts';
export { accountsOf } from './candidates.reads.ts';
export { candidateRoutes } from './candidates.routes.ts';
export { knownTo, visibleOrKnown } from './candidates.visible.ts';
export { candidateWords } from './candidates.words.ts';
