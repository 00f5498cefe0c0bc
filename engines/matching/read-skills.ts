import { findSkills, skillsShownIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { FeaturePlace, JobSkill, ProfileSkill } from './features.ts';
import { type Importance, importanceByLine, lineAt, linesOf } from './postings.ts';

/** The skills that a posting's title and text name, each once; a line's wording says how much a skill is asked for. */
export function jobSkillsIn(taxonomy: Taxonomy, title: string, text: string): JobSkill[] {
  const lines = linesOf(text);
  const importance = importanceByLine(lines);
  const inTitle = findSkills(taxonomy, title).map(
    (hit): JobSkill => ({
      id: hit.skillId,
      name: skillName(taxonomy, hit.skillId),
      importance: 'must',
      place: { text: title.trim(), in: 'title', start: 0, end: title.length },
    }),
  );
  const inText = skillsShownIn(taxonomy, text).map((hit): JobSkill => {
    const line = lineAt(lines, hit.start);
    return {
      id: hit.skillId,
      name: skillName(taxonomy, hit.skillId),
      importance: importance[line] ?? 'should',
      place: sentenceAround(text, hit.start, hit.end),
    };
  });
  return mergeJobSkills(inTitle, inText);
}

/** The skills that a resume's text names, each with where it stands (offsets in characters). */
export function profileSkillsIn(taxonomy: Taxonomy, text: string): ProfileSkill[] {
  return skillsShownIn(taxonomy, text).map((hit) => ({
    id: hit.skillId,
    name: skillName(taxonomy, hit.skillId),
    place: sentenceAround(text, hit.start, hit.end),
  }));
}

const importanceOrder: Importance[] = ['nice', 'should', 'must'];

/** Earlier entries win, but for a place they lack; among those found in text the more important mention wins. */
export function mergeJobSkills(first: JobSkill[], second: JobSkill[]): JobSkill[] {
  const merged = new Map<string, JobSkill>();
  const fixed = new Set(first.map(keyOf));
  for (const skill of [...first, ...second]) {
    const key = keyOf(skill);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...skill });
    else {
      if (!known.place && skill.place) known.place = skill.place;
      const raises = importanceOrder.indexOf(skill.importance) > importanceOrder.indexOf(known.importance);
      if (raises && !fixed.has(key)) known.importance = skill.importance;
    }
  }
  return [...merged.values()];
}

/** Two lists of skills as one, each skill once: what the first says of a skill goes before what the second says. */
export function mergeProfileSkills(first: ProfileSkill[], second: ProfileSkill[]): ProfileSkill[] {
  const merged = new Map<string, ProfileSkill>();
  for (const skill of [...first, ...second]) {
    const key = keyOf(skill);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...skill });
    else if (!known.place && skill.place) known.place = skill.place;
  }
  return [...merged.values()];
}

function keyOf(skill: { id: string | null; name: string }): string {
  return skill.id ?? `name:${skill.name.trim().toLowerCase()}`;
}

/** The taxonomy's id of a skill, by its id or else by any of its names; `null` for one it does not know. */
export function skillIdOf(taxonomy: Taxonomy, skill: { id?: string | null; name: string }): string | null {
  return (taxonomy.skill(skill.id ?? '') ?? taxonomy.resolveSkill(skill.name))?.id ?? null;
}

function skillName(taxonomy: Taxonomy, id: string): string {
  return taxonomy.skill(id)?.name.en ?? id;
}

const sentenceMarks = ['\n', '. ', '؛', '•', '! ', '? ', '؟'];

/** The sentence or line around a span, for showing where a skill was read. */
function sentenceAround(text: string, spanStart: number, spanEnd: number): FeaturePlace {
  const before = text.slice(Math.max(0, spanStart - 100), spanStart);
  const after = text.slice(spanEnd, spanEnd + 100);
  const from = Math.max(
    0,
    ...sentenceMarks.map((mark) => (before.includes(mark) ? before.lastIndexOf(mark) + mark.length : 0)),
  );
  const stops = sentenceMarks.map((mark) => after.indexOf(mark)).filter((at) => at >= 0);
  const sentence = text.slice(spanStart - before.length + from, spanEnd + Math.min(after.length, ...stops));
  const start = spanStart - before.length + from + (sentence.length - sentence.trimStart().length);
  return {
    text: sentence.replace(/\s+/g, ' ').trim(),
    in: 'text',
    start,
    end: start + sentence.trim().length,
  };
}
