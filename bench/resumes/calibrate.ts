/**
 * Fits the engine's confidence to what is right on the development set and prints the table into the engine:
 * `node bench/resumes/calibrate.ts FOLDER …`. Isotonic regression by pooling adjacent violators (Ayer and others, 1955),
 * each step shrunk towards a half by one right and one wrong field, so that few observations never look certain. The
 * engine was worked on with these documents; of layouts it has not met it gets about three times as many fields wrong
 * (measured on the set that is only looked at), and the table says so.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIDENCE_TABLE } from '#engines/resumes/confidence-table.ts';
import { runSet } from './run.ts';
import type { Judged } from './score.ts';

interface Step {
  from: number;
  right: number;
  all: number;
}

/** How many times more often a field of an unseen layout is wrong. */
const UNSEEN = 3;

/** Steps of rising share, each of at least `least` fields. */
export function isotonic(judged: readonly Judged[], least = 25): [from: number, share: number][] {
  const byEstimate = new Map<number, Step>();
  for (const { confidence, isRight } of judged) {
    const from = Math.floor(confidence * 50) / 50;
    const step = byEstimate.get(from) ?? { from, right: 0, all: 0 };
    byEstimate.set(from, { from, right: step.right + Number(isRight), all: step.all + 1 });
  }
  const steps: Step[] = [];
  for (const step of [...byEstimate.values()].sort((a, b) => a.from - b.from)) {
    steps.push(step);
    for (;;) {
      const last = steps.at(-1)!;
      const before = steps.at(-2);
      if (!before || (before.all >= least && before.right / before.all < last.right / last.all)) break;
      steps.splice(-2, 2, {
        from: before.from,
        right: before.right + last.right,
        all: before.all + last.all,
      });
    }
  }
  return steps.map(({ from, right, all }) => [
    from,
    Math.max(0.3, Math.round(100 * (1 - UNSEEN * (1 - (right + 1) / (all + 2)))) / 100),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  // What is fitted is the reader's own estimate, so nothing may stand in the table meanwhile.
  for (const field of Object.keys(CONFIDENCE_TABLE)) delete CONFIDENCE_TABLE[field];
  const judged: Judged[] = [];
  for (const folder of process.argv.slice(2))
    judged.push(...(await runSet(folder)).flatMap(({ score }) => score.judged));
  const fields = [...new Set(judged.map(({ field }) => field))].sort();
  const rows = fields.map(
    (field) => `  '${field}': ${JSON.stringify(isotonic(judged.filter((it) => it.field === field)))},`,
  );
  writeFileSync(
    path.join(import.meta.dirname, '../../engines/resumes/confidence-table.ts'),
    `/** Printed by \`node bench/resumes/calibrate.ts\`: by field, from which own estimate on which share was right. */\nexport const CONFIDENCE_TABLE: Record<string, [from: number, share: number][]> = {\n${rows.join('\n')}\n};\n`,
  );
  console.log(`${judged.length} fields of ${fields.length} kinds`);
}
