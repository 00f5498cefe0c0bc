import { findSkills, type Taxonomy, tradeOf } from '#engines/taxonomy/index.ts';
import { isDenied, statementsOf } from './asking.ts';
import { placedLines } from './sections.ts';
import { positionOf, type ReadSkill, readSkills } from './skills.ts';

/**
 * The skills that the text of a posting asks for, each once and where it asks most for it. The company, its sector, its
 * address, what it offers and how to apply ask for nothing. The title says what words mean that mean something else elsewhere.
 */
export function skillsAskedFor(taxonomy: Taxonomy, title: string, text: string): ReadSkill[] {
  return readSkills(taxonomy, text, null, statementsOf(text, placedLines(text)), tradeOf(taxonomy, title));
}

/** Ids of the skills that the text of a posting says it does not ask for: "no design or editing", «لا نحتاج ووردبريس». */
export function skillsDenied(taxonomy: Taxonomy, text: string): string[] {
  const denied = statementsOf(text, placedLines(text)).flatMap(({ start, end, folded }) =>
    findSkills(taxonomy, text.slice(start, end))
      .filter((hit) => {
        const at = positionOf(folded.starts, start + hit.start - folded.from);
        const behind = positionOf(folded.starts, start + hit.end - folded.from);
        return isDenied(folded.folded, at, Math.max(1, behind - at));
      })
      .map(({ skillId }) => skillId),
  );
  return [...new Set(denied)];
}
