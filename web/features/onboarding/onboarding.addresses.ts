import { oneOf } from '#web/platform/address-values.ts';

export const ONBOARDING_RECRUITER = { step: oneOf(['form', 'similar'], 'form') };
