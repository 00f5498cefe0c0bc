import { APPLICATION_GROUPS } from '#contract/features/applications.contract.ts';
import { oneOf, wholeNumber } from '#web/platform/address-values.ts';

export const APPLICATIONS = { group: oneOf(APPLICATION_GROUPS, 'all'), page: wholeNumber(1) };
