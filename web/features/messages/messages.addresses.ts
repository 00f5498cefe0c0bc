import { MESSAGE_PURPOSES } from '#contract/features/messages.contract.ts';
import { oneOf } from '#web/platform/address-values.ts';

export const ANY = 'any';
export const MESSAGE_TEMPLATES = {
  language: oneOf([ANY, 'en', 'ar'], ANY),
  purpose: oneOf([ANY, ...MESSAGE_PURPOSES], ANY),
};
