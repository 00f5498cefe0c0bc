export { findActiveCalibration } from './match-models.reads.ts';
export {
  activeCalibration,
  calibrationOf,
  modelFor,
  modelOf,
  modelToRankWith,
  openActiveModel,
} from './match-models.service.ts';
export { activate, activeVersion, learnedOf } from './match-models.store.ts';
export { goBackToFormer, train } from './match-models.training.ts';
