export { tellOfSearches } from './saved-searches.jobs.ts';
export { savedSearchRoutes } from './saved-searches.routes.ts';
export { savedSearchWords } from './saved-searches.words.ts';
