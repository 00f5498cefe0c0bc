import type { Annotated, AnnotationTask } from '#contract/features/assessments.fields.ts';
import {
  type AnnotationItem,
  clipOf,
  type Instrument,
  pictureOf,
  questionsOf,
  scoreAnnotations,
} from '#engines/assessments/index.ts';
import type { AnswerRow, AttemptRow } from './assessments.store.ts';

/** Work screens of the annotation tests: without their gold while they are worked on, with each difference afterwards. */

export const presentTask = ({
  kind,
  part,
  labels,
  text,
  rows,
  things,
  tones,
}: AnnotationItem): AnnotationTask => ({
  kind,
  part,
  labels: [...labels],
  text,
  rows: rows.map((row) => ({ id: row.id, text: row.text })),
  picture: things.length > 0 ? pictureOf(things) : null,
  sound: tones.length > 0 ? Buffer.from(clipOf(tones)).toString('base64') : null,
});

/** Answers by the ids of their questions, as the engine takes those of work screens. */
export const valuesOf = (
  answers: readonly Pick<AnswerRow, 'questionId' | 'value'>[],
): ReadonlyMap<string, unknown> => new Map(answers.map(({ questionId, value }) => [questionId, value]));

/** What is shown to who worked on them, once it is over; null of other tests. */
export function annotationsOf(
  instrument: Instrument,
  { questions }: Pick<AttemptRow, 'questions'>,
  answers: readonly Pick<AnswerRow, 'questionId' | 'value'>[],
): Annotated[] | null {
  if (instrument.kind !== 'annotation') return null;
  const { items } = scoreAnnotations(instrument.items, instrument.parts, valuesOf(answers));
  const byId = new Map(items.map((item) => [item.id, item]));
  return questionsOf(instrument, questions).flatMap(({ id, number, annotation }) => {
    const scored = byId.get(id);
    if (!annotation || !scored) return [];
    return {
      question_id: id,
      number,
      kind: scored.kind,
      instruction: annotation.instruction,
      score: scored.score,
      is_answered: scored.isAnswered,
      differences: scored.differences,
      picture: annotation.things.length > 0 ? pictureOf(annotation.things) : null,
      boxes: { given: scored.boxes.given, gold: [...scored.boxes.gold] },
    };
  });
}
