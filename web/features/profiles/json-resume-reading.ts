import type { z } from 'zod';
import { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { codesByPath } from '#web/platform/contract-form.ts';

export type JsonResumeDocument = z.output<typeof JsonResume>;

/** What is wrong with a text that should be JSON Resume: the whole of it, or a place in it with the code of a rule. */
export type Fault = { kind: 'not_json' | 'too_long' } | { kind: 'field'; path: string; code: string };

const MOST_LETTERS = 400_000;

/** A text as JSON Resume, or why it is none. */
export function readJsonResume(
  text: string,
): { document: JsonResumeDocument } | { faults: readonly Fault[] } {
  if (text.length > MOST_LETTERS) return { faults: [{ kind: 'too_long' }] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [{ kind: 'not_json' }] };
  }
  const checked = JsonResume.safeParse(value);
  if (checked.success) return { document: checked.data };
  const codes = Object.entries(codesByPath(checked.error.issues));
  return { faults: codes.map(([path, code]) => ({ kind: 'field', path, code })) };
}
