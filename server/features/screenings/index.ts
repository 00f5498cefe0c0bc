export { listScreenings } from './screenings.lists.ts';
export { takeOver } from './screenings.service.ts';
