import type { z } from 'zod';
import type { FieldError } from '#contract/kernel/errors.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { hasWords, say } from '../words.ts';

/** Turns what a schema found into our field errors. Schemas carry our codes as their messages where they set one. */
export function fieldErrors(error: z.ZodError, lang: Language): FieldError[] {
  return error.issues.map((issue) => {
    const code = codeOf(issue);
    return { path: issue.path.join('.'), code, message: fieldWords(lang, code) };
  });
}

/** What is wrong with a field, by its code; codes without words of their own are told as an unreadable field. */
export const fieldWords = (lang: Language, code: string) =>
  say(lang, hasWords('en', `field.${code}`) ? `field.${code}` : 'field.invalid');

function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_union':
      return ofUnion(issue);
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'too_big':
      return issue.origin === 'number' ? 'too_large' : 'too_long';
    case 'too_small':
      return issue.origin === 'number' ? 'too_small' : 'too_short';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'unknown_choice';
    default:
      return 'invalid';
  }
}

/** A union's own message says nothing: what its last branch found, the one for filled-in values, does. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  const found = issue.errors.at(-1)?.[0];
  return found ? codeOf(found) : 'invalid';
}
