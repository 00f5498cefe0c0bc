import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkJobWording, type WordingFinding } from '#contract/features/jobs.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import type { JobEditingForm } from './job-editing.ts';
import type { JobFormValues } from './job-form-values.ts';

const PAUSE_MS = 900;

export interface Wording {
  /** What is pointed out in a field, as it stands now; of a line by its place: `requirements.2`. */
  in(field: string): readonly WordingFinding[];
  count: number;
  accept(finding: WordingFinding): void;
  /** It stays as it is, and is not pointed out again while the editor is open. */
  leave(finding: WordingFinding): void;
}

/** Wording that shuts people out or says nothing, found after a pause in typing. */
export function useWording(form: JobEditingForm): Wording {
  const [left, setLeft] = useState<readonly string[]>([]);
  const texts = textsOf(form.values);
  const [asked] = useDebouncedValue(JSON.stringify(texts), PAUSE_MS);
  const sent = JSON.parse(asked) as typeof texts;
  const { data } = useQuery({
    ...queryFor(checkJobWording, { body: { texts: sent } }),
    enabled: sent.length > 0,
    placeholderData: (before) => before,
  });
  const textOf = new Map(texts.map(({ field, text }) => [field, text]));
  // What was typed meanwhile may have moved or mended it.
  const findings = (data?.findings ?? []).filter(
    (one) => textOf.get(one.field)?.slice(one.start, one.end) === one.text && !left.includes(keyOf(one)),
  );
  return {
    in: (field) => findings.filter((one) => one.field === field),
    count: findings.length,
    accept: (finding) => {
      const before = textOf.get(finding.field) ?? '';
      const after = replaced(before, finding);
      const [field, line] = finding.field.split('.') as [keyof JobFormValues, string | undefined];
      if (line === undefined) return form.setFieldValue(field as 'description', after);
      const list = field as 'requirements' | 'responsibilities';
      form.setFieldValue(
        list,
        form.getValues()[list].map((text, at) => (at === Number(line) ? after : text)),
      );
    },
    leave: (finding) => setLeft([...left, keyOf(finding)]),
  };
}

const keyOf = ({ field, text }: WordingFinding) => `${field.split('.')[0]} ${text.toLowerCase()}`;

/** The text with the better words; where they are none, no two spaces stay behind. */
export function replaced(
  text: string,
  { start, end, better }: Pick<WordingFinding, 'start' | 'end' | 'better'>,
) {
  const after = text.slice(end);
  if (better) return text.slice(0, start) + better + after;
  const before = text.slice(0, start);
  return /\s$|^$/.test(before) ? before + after.replace(/^[\s,،]+/, '') : before + after;
}

function textsOf(values: JobFormValues): { field: string; text: string }[] {
  const lines = (field: 'responsibilities' | 'requirements') =>
    values[field].map((text, at) => ({ field: `${field}.${at}`, text }));
  return [
    { field: 'job_title', text: values.job_title },
    { field: 'description', text: values.description },
    { field: 'full_text', text: values.full_text },
    ...lines('responsibilities'),
    ...lines('requirements'),
  ].filter(({ text }) => text.trim() !== '');
}
