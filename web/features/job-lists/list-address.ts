import type { JobsSearch } from './job-filters.ts';

/** Where in the list of jobs a person was, so that the link back from a job leads there again. */
let lastAddress: JobsSearch = {};

export const rememberListAddress = (search: JobsSearch): void => {
  lastAddress = search;
};

export const listAddress = (): JobsSearch => lastAddress;
