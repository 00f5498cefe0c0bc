import type { FieldError } from '#contract/kernel/errors.ts';
import { i18n } from './language.ts';

/**
 * Words for what is wrong with a field. The code is that of a contract schema's issue (its message) or of a
 * server's `errors[]`; both come through here, so a rule says the same wherever it is checked.
 */
export function fieldErrorText(code: string, spoken?: string): string {
  const key = `platform:fields.${code}`;
  if (/^[a-z][a-z0-9_]*$/.test(code) && i18n.exists(key)) return i18n.t(key as 'platform:fields.required');
  return spoken || i18n.t('platform:fields.invalid');
}

/** The server's field errors as a form holds them: by path, the first of each. */
export function errorsByField(fields: readonly FieldError[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, code, message } of fields) {
    const known = i18n.exists(`platform:fields.${code}`);
    errors[path.replace(/^body\./, '')] ??= known ? code : message;
  }
  return errors;
}
