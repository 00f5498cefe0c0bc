export { tellOfPeople } from './candidate-searches.jobs.ts';
export { candidateSearchRoutes } from './candidate-searches.routes.ts';
export { candidateSearchWords } from './candidate-searches.words.ts';
