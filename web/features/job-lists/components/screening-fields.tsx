import { Group, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { answersTo, isAnswerTo, type ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import type { ContractForm } from '#web/platform/contract-form.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { writtenIn } from '#web/platform/written-in.ts';

export interface AnswerValues extends Record<string, unknown> {
  answers: Record<string, string>;
}

/** The form of a job's questions: the schema that the server checks answers by. */
export const answersSchema = (questions: readonly ScreeningQuestion[]) =>
  z.object({ answers: answersTo(questions) });

/** What was answered before, and nothing to the rest. */
export const answersSoFar = (
  questions: readonly ScreeningQuestion[],
  answers: Readonly<Record<string, string>> = {},
): AnswerValues => ({
  answers: Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ''])),
});

/** As much of what is typed as can be kept: what is no answer to its question yet is left out. */
export const validAnswers = (
  questions: readonly ScreeningQuestion[],
  { answers }: AnswerValues,
): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.id] ?? '';
      return answer !== '' && isAnswerTo(question, answer) ? [[question.id, answer] as const] : [];
    }),
  );

interface ScreeningFieldsProps {
  questions: readonly ScreeningQuestion[];
  form: ContractForm<AnswerValues, ReturnType<typeof answersSchema>>;
}

/** A field for each question, by its kind. */
export function ScreeningFields({ questions, form }: ScreeningFieldsProps) {
  return questions.map((question) => <Field key={question.id} question={question} form={form} />);
}

function Field({
  question,
  form,
}: Omit<ScreeningFieldsProps, 'questions'> & { question: ScreeningQuestion }) {
  const { t } = useTranslation('job-lists');
  const path = `answers.${question.id}`;
  const { 'data-path': at, ...props }: Record<string, unknown> = { ...form.getInputProps(path) };
  const put = (answer: string) => form.setFieldValue(path, answer);
  const value = String(form.values.answers[question.id] ?? '');
  const field = {
    ...props,
    value,
    label: <bdi {...writtenIn(question.text)}>{question.text}</bdi>,
    withAsterisk: question.required,
    size: 'md' as const,
  };
  switch (question.kind) {
    case 'yes-no':
      return (
        <Radio.Group {...field} onChange={put}>
          <Group gap="lg" mt={6}>
            <Radio value="yes" label={t('apply.yes')} data-path={at} />
            <Radio value="no" label={t('apply.no')} />
          </Group>
        </Radio.Group>
      );
    case 'choice':
      return (
        <NativeSelect
          {...field}
          data-path={at}
          data={[{ value: '', label: t('apply.choose') }, ...question.choices]}
          onChange={(event) => put(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <TextInput
          {...field}
          data-path={at}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          onChange={(event) => put(asciiDigits(event.currentTarget.value))}
        />
      );
    case 'text':
      return (
        <Textarea
          {...field}
          data-path={at}
          dir="auto"
          minRows={3}
          maxLength={2_000}
          onChange={(event) => put(event.currentTarget.value)}
        />
      );
  }
}
