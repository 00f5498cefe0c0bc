import {
  type AmbiguousForm,
  type Name,
  type RelatedSkill,
  type Skill,
  type SkillGroup,
  type SkillRelation,
  skillGroups,
  skillKinds,
  skillRelations,
} from '../concepts.ts';
import { withMoreNames } from './merging.ts';
import {
  bilingual,
  columns,
  type HeadedLine,
  headedLinesOf,
  namesOf,
  oneOf,
  type TextFile,
  words,
} from './text-files.ts';

/**
 * Reads skills; the format stands in docs/taxonomy.md. A line about a skill that is `known` already adds names and
 * relations to it and replaces what else it states. A faulty line is named and left out.
 */
export function parseSkills(
  file: TextFile,
  problems: string[],
  known: ReadonlyMap<string, Skill> = new Map(),
): Skill[] {
  return headedLinesOf(file).flatMap((line) => parseSkill(line, problems, known) ?? []);
}

function parseSkill(line: HeadedLine, problems: string[], known: ReadonlyMap<string, Skill>): Skill | null {
  const [id = '', english, arabic, kind, meaning, related, ambiguous] = columns(line.text);
  const earlier = known.get(id);
  const heading = headingOf(line.heading) ?? earlier;
  if (!heading) {
    problems.push(
      `${line.place}: above a skill stands "## group / English / Arabic", group one of ${skillGroups.join(', ')}`,
    );
    return null;
  }
  const names = earlier ? withMoreNames(earlier, namesOf(english, arabic)) : namesOf(english, arabic);
  if (!id || !names.name.en || !names.name.ar) {
    problems.push(`${line.place}: a skill needs id | English | Arabic | kind | meaning`);
    return null;
  }
  const ownKind = kind || earlier?.kind;
  if (!oneOf(skillKinds, ownKind)) {
    problems.push(`${line.place}: kind "${kind ?? ''}" of ${id} is none of ${skillKinds.join(', ')}`);
    return null;
  }
  const told = bilingual(meaning);
  const ownMeaning = {
    en: told.en || (earlier?.meaning.en ?? ''),
    ar: told.ar || (earlier?.meaning.ar ?? ''),
  };
  if (!ownMeaning.en) problems.push(`${line.place}: ${id} has no meaning`);
  return {
    id,
    ...names,
    group: heading.group,
    category: heading.category,
    kind: ownKind,
    meaning: ownMeaning,
    related: [...(earlier?.related ?? []), ...parseRelated(related, line.place, problems)],
    learnedOtherwise: earlier?.learnedOtherwise ?? null,
    ambiguous: [...(earlier?.ambiguous ?? []), ...parseAmbiguous(ambiguous, line.place, problems)],
    source: line.place,
  };
}

function headingOf(heading: string | null): { group: SkillGroup; category: Name } | null {
  const [group, en, ar] = (heading ?? '').split(/\s+\/\s+/);
  return oneOf(skillGroups, group) && en && ar ? { group, category: { en, ar } } : null;
}

function parseRelated(text: string | undefined, place: string, problems: string[]): RelatedSkill[] {
  const related: RelatedSkill[] = [];
  for (const item of words(text)) {
    const [id, relation, amount] = item.split(':');
    const strength = Number(amount);
    if (!id || !oneOf<SkillRelation>(skillRelations, relation) || !(strength > 0 && strength <= 1)) {
      problems.push(`${place}: "${item}" is not id:relation:strength`);
      continue;
    }
    related.push({ id, relation, strength });
  }
  return related;
}

function parseAmbiguous(text: string | undefined, place: string, problems: string[]): AmbiguousForm[] {
  const forms: AmbiguousForm[] = [];
  for (const item of (text ?? '').split(';').filter((part) => part.trim() !== '')) {
    const colon = item.indexOf(':');
    const form = item.slice(0, Math.max(colon, 0)).trim();
    const contexts = item
      .slice(colon + 1)
      .split(/[\s,]+/)
      .filter(Boolean);
    if (form === '' || contexts.length === 0)
      problems.push(`${place}: "${item.trim()}" is not "form: context words"`);
    else forms.push({ form, contexts });
  }
  return forms;
}
