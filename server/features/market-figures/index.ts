export { latestFiguresOf } from './market-figures.service.ts';
