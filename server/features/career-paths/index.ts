export { demandByOccupation, NO_DEMAND } from './career-paths.demand.ts';
export { nextOnPath } from './career-paths.goal.ts';
