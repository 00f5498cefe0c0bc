export { accountsOf } from './candidates.reads.ts';
export { knownTo, visibleOrKnown } from './candidates.visible.ts';
