import { z } from 'zod';
import { JobInput } from '#contract/features/jobs.contract.ts';
import { type JobFormValues, writingOf } from './job-form-values.ts';

/** The contract's rules, on what is left when everything that was left empty is taken out. */
export const JobForm = z.preprocess((values) => writingOf(values as JobFormValues), JobInput);
