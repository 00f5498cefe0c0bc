import { type Taxonomy, tradeOf } from '#engines/taxonomy/index.ts';
import { statementsOf } from './asking.ts';
import { placedLines } from './sections.ts';
import { type ReadSkill, readSkills } from './skills.ts';

/**
 * The skills that the text of a posting asks for, each once and where it asks most for it. The company, its sector, its
 * address, what it offers and how to apply ask for nothing. The title says what words mean that mean something else elsewhere.
 */
export function skillsAskedFor(taxonomy: Taxonomy, title: string, text: string): ReadSkill[] {
  return readSkills(taxonomy, text, null, statementsOf(text, placedLines(text)), tradeOf(taxonomy, title));
}
