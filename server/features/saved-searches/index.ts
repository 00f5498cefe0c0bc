export { keptSearches } from './saved-searches.keeping.ts';
export { searchRows } from './saved-searches.rows.ts';
