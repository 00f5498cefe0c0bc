import type { AnnotationItem } from '../annotation.ts';
import type { AttemptFacts } from '../attempts.ts';
import { randomFrom } from '../draw-questions.ts';
import { drawAttempt, drawNext, type Instrument, questionsOf } from '../index.ts';

/** An attempt of somebody who answers by chance, and leaves out one question of `leavesOut`. */
export function attemptAt(
  instrument: Instrument,
  seed: number,
  leavesOut: number,
): AttemptFacts & { seed: number } {
  const chance = randomFrom(seed);
  const answers = new Map<number, number>();
  const values = new Map<string, unknown>();
  let drawn = drawAttempt(instrument, seed);
  for (let at = 0; at < drawn.length; at++) {
    const question = questionsOf(instrument, drawn)[at];
    if (question?.annotation && at % leavesOut !== 1)
      values.set(question.id, annotated(question.annotation, chance));
    const most = question?.answers.length ?? 0;
    if (most > 0 && (at % leavesOut !== 1 || instrument.kind === 'english'))
      answers.set(at + 1, 1 + Math.floor(chance() * most));
    drawn = [...drawn, ...drawNext(instrument, { drawn, answers, seed })];
  }
  return { drawn, answers, values, seed };
}

/** Marks that are right, beside the right ones, or missing. */
function annotated({ kind, spans, rows, boxes, tones, labels }: AnnotationItem, chance: () => number) {
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const most = <T>(list: readonly T[]) => list.filter(() => chance() < 0.8);
  switch (kind) {
    case 'tones':
      return most(tones).join('');
    case 'spans':
      return Object.fromEntries(
        (['en', 'ar'] as const).flatMap((lang) =>
          most(spans[lang]).map(({ from, to, label }) => [
            `${lang}:${from}-${to + (chance() < 0.2 ? 1 : 0)}`,
            chance() < 0.8 ? label : any(labels)?.id,
          ]),
        ),
      );
    case 'boxes':
      return Object.fromEntries(
        most(boxes).map(({ x, y, width, height, label }) => [
          [x + Math.floor(chance() * 9), y, width, height + 3].join(','),
          label,
        ]),
      );
    case 'classes':
      return Object.fromEntries(
        most(rows).map(({ id, gold }) => [id, chance() < 0.7 ? gold : any(labels)?.id]),
      );
    default:
      return Object.fromEntries(rows.map(({ id }, at) => [id, 1 + ((at + 1) % rows.length)]));
  }
}
