export { demandByOccupation, NO_DEMAND } from './career-paths.demand.ts';
