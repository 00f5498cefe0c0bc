import { FAIRNESS_PERIODS } from '#contract/features/equality-answers.contract.ts';
import { oneOf } from '#web/platform/address-values.ts';

export const FAIRNESS = { period: oneOf(FAIRNESS_PERIODS, 'year') };
