import { wholeNumber } from '#web/platform/address-values.ts';

export const WHO_LOOKED = { page: wholeNumber(1) };
