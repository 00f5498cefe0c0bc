import { oneOf, text, wholeNumber, yesOrNo } from '#web/platform/address-values.ts';
import { RESULT } from '#web/widgets/assessment-result/assessment-result.addresses.ts';

/** Kinds of assessments that the overview is narrowed to. */
export const SHOWN = ['all', 'tests'] as const;

export const CATALOGUE = { show: oneOf(SHOWN, 'all') };

export const ATTEMPT = {
  /** The page of the attempt under way; 0 is what is told before it. */
  page: wholeNumber(0, 200),
  /** The company's invitation that the person came by. */
  invitation: text('', 80),
};

export const REPORT = {
  ...RESULT,
  /** Which questions of a test are looked through again. */
  questions: oneOf(['all', 'missed'], 'all'),
  /** The person came here because the time was over. */
  time_over: yesOrNo(),
};
