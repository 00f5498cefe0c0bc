export { tellOfSearches } from './saved-searches.jobs.ts';
export { keptSearches } from './saved-searches.keeping.ts';
export { savedSearchRoutes } from './saved-searches.routes.ts';
export { searchRows } from './saved-searches.rows.ts';
export { savedSearchWords } from './saved-searches.words.ts';
