export { presentStage, stagesOf } from './hiring-stages.service.ts';
export { type StageRow, stagesThatStay } from './hiring-stages.store.ts';
export { stageInWords } from './hiring-stages.words.ts';
