import { type Learning, type Occupation, rungs } from '../concepts.ts';
import { columns, linesOf, oneOf, type TextFile, words } from './text-files.ts';

/** What a file advises for an occupation, with the place of its line. */
export type StatedLearning = { id: string; learning: Learning; source: string };

/** Reads `occupation | new: course … | step: … | deeper: …`; a part may be missing. A faulty line or part is named and left out. */
export function parseLearning(file: TextFile, problems: string[]): StatedLearning[] {
  return linesOf(file).flatMap(({ text, place }): StatedLearning[] => {
    if (text === '' || text.startsWith('## ')) return [];
    const [id = '', ...parts] = columns(text);
    const learning: Learning = { new: [], step: [], deeper: [], source: place };
    for (const part of parts) {
      const colon = part.indexOf(':');
      const rung = part.slice(0, Math.max(colon, 0)).trim();
      if (!oneOf(rungs, rung) || learning[rung].length > 0) {
        problems.push(
          `${place}: "${part}" is not one of ${rungs.map((name) => `"${name}: course …"`).join(', ')}`,
        );
        continue;
      }
      const ids = words(part.slice(colon + 1));
      learning[rung] = [...new Set(ids)];
      if (learning[rung].length < ids.length)
        problems.push(`${place}: a course stands twice in "${rung}" of ${id}`);
    }
    if (rungs.some((rung) => learning[rung].length > 0)) return [{ id, learning, source: place }];
    problems.push(`${place}: what is advised for ${id} holds no course`);
    return [];
  });
}

/** Gives each occupation what is advised for it, in place of what an earlier folder said. */
export function addLearning(
  occupations: readonly Occupation[],
  stated: readonly StatedLearning[],
  heirs: ReadonlyMap<string, string>,
  problems: string[],
): void {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  const done = new Set<Occupation>();
  for (const { id, learning, source } of stated) {
    const occupation = byId.get(id) ?? byId.get(heirs.get(id) ?? '');
    if (!occupation) problems.push(`${source}: there is no occupation "${id}"`);
    else if (done.has(occupation)) problems.push(`${source}: what is advised for ${id} stands already`);
    else occupation.learning = learning;
    if (occupation) done.add(occupation);
  }
}
