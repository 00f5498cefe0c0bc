export { createMatchModels, withCalibration } from './match-models.in-force.ts';
export { findActiveCalibration } from './match-models.reads.ts';
export {
  activeCalibration,
  activeLearned,
  calibrationOf,
  modelFor,
  modelToRankWith,
} from './match-models.service.ts';
export { activate, activeVersion, learnedOf } from './match-models.store.ts';
export { goBackToFormer, train } from './match-models.training.ts';
