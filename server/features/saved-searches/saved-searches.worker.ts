import { handle } from '#server/platform/queue.ts';
import { tellOfSearches } from './saved-searches.jobs.ts';
import { tellOfNewJobs } from './saved-searches.news.ts';

export const savedSearchHandlers = [handle(tellOfSearches, tellOfNewJobs, 1)];
