export { standingKind } from './candidates.page.ts';
export { moveFromOutside } from './candidates.placing.ts';
export { accountsOf } from './candidates.reads.ts';
export { knownTo, visibleOrKnown } from './candidates.visible.ts';
