import { ApiError } from './api-error.ts';
import { i18n } from './language.ts';

/** What to tell a person about a failure: the reply's message, a plain string as it is, else our sentence. */
export function errorText(error: unknown): string {
  if (typeof error === 'string' && error) return error;
  if (error instanceof ApiError && error.message) return error.message;
  return i18n.t('platform:problems.internal');
}
