import { handle } from '#server/platform/queue.ts';
import { tellOfPeople } from './candidate-searches.jobs.ts';
import { tellOfNewPeople } from './candidate-searches.news.ts';

export const candidateSearchHandlers = [handle(tellOfPeople, tellOfNewPeople, 1)];
