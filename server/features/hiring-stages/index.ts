export { hiringStageRoutes } from './hiring-stages.routes.ts';
export { presentStage, stagesOf } from './hiring-stages.service.ts';
export { type StageRow, stagesThatStay } from './hiring-stages.store.ts';
export { hiringStageWords, stageInWords } from './hiring-stages.words.ts';
