import { findSkills } from './find-skills.ts';
import type { Taxonomy } from './taxonomy.ts';

/** A title that names a tool: what is left without its name, and who works with it. */
interface TitleOfTool {
  rest: string;
  occupationIds: ReadonlySet<string>;
}

/** "Ruby on Rails developer" as a developer of those who work with it; `null` where a title names no tool. */
export function titleOfTool(taxonomy: Taxonomy, title: string): TitleOfTool | null {
  const tools = findSkills(taxonomy, title).filter(({ skillId }) => taxonomy.skill(skillId)?.kind === 'tool');
  if (tools.length === 0) return null;
  let rest = title;
  for (const { start, end } of [...tools].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  rest = rest.replace(/\s+/g, ' ').trim();
  const ids = new Set(tools.map(({ skillId }) => skillId));
  const occupationIds = new Set(
    taxonomy.occupations.filter(({ skills }) => skills.some(({ id }) => ids.has(id))).map(({ id }) => id),
  );
  return rest === '' || occupationIds.size === 0 ? null : { rest, occupationIds };
}
