export { keepOutcome } from './calibrations.outcomes.ts';
