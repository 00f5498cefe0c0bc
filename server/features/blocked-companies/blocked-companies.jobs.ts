import { defineJob } from '#server/platform/job-definition.ts';

/**
 * Compares all blocks with all companies once a night: a company that registered in the very moment of a block, or what
 * counts as one name in a newer version, is found then.
 */
export const matchBlockedCompanies = defineJob('blocked-companies.match', {
  cron: '40 1 * * *',
  expireInSeconds: 900,
});
