import { derived, type FieldOfStudy, type Occupation, type Taxonomy } from '#engines/taxonomy/index.ts';
import { Cosine, dotProduct, keyOf, type Ranked } from '#engines/text/index.ts';
import { meanings } from './meanings.ts';
import type { ReadCourse, SkillRole } from './programme.ts';
import { rootsOf } from './roots.ts';

/** What is known of a programme; a description without courses will do. */
export interface ProgrammeProfile {
  title: string | null;
  courses: readonly Pick<ReadCourse, 'title' | 'statements' | 'skills'>[];
  /** Anything else that the programme says of itself. */
  text?: string;
}

const weights = { field: 0.5, subject: 1, skills: 1, words: 1, meaning: 0.5 };
const roleWeights: Readonly<Record<SkillRole, number>> = { taught: 1, used: 0.6, named: 0.2 };
/** Each further occupation at which graduates of a field begin is a little less likely. */
const NEXT_FIRST_WORK = 0.85;

/**
 * The occupations that a programme leads to, likeliest first: by the field that its title names, or its text is near
 * to, and where people of it begin, by the skills it teaches against those that occupations ask for (cosine by rarity), and by its words and their
 * meaning (latent semantics) against what is done there. Scores are for ordering, 0 to about 3.
 */
export function occupationsOf(taxonomy: Taxonomy, programme: ProgrammeProfile, k: number): Ranked[] {
  const { occupations } = taxonomy;
  const known = knownOccupations(taxonomy);
  const firstWork = fieldNamedIn(taxonomy, programme.title ?? programme.text ?? '')?.firstWork ?? [];
  const fromField = new Map(firstWork.map((id, at) => [id, NEXT_FIRST_WORK ** at]));
  const roots = rootsOf(textOf(programme));
  const fromSubject = firstWorkBySubject(taxonomy, roots);
  const [words, skills] = [known.words.scores(roots), skillScores(taxonomy, programme)];
  const place = meanings(taxonomy).place(roots);
  return occupations
    .map(({ id }, at) => ({
      id,
      score:
        weights.field * (fromField.get(id) ?? 0) +
        weights.subject * (fromSubject.get(id) ?? 0) +
        weights.skills * (skills[at] ?? 0) +
        weights.words * (words[at] ?? 0) +
        weights.meaning * Math.max(0, dotProduct(place, known.places[at] ?? place)),
    }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, k);
}

/** Titles count twice: they are what the programme calls its own subjects. */
function textOf({ title, courses, text }: ProgrammeProfile): string {
  const titles = [title ?? '', ...courses.map((course) => course.title)].join(' . ');
  const statements = courses.flatMap((course) => course.statements.map((statement) => statement.text));
  return [titles, titles, ...statements, text ?? ''].join(' . ');
}

const knownOccupations = derived((taxonomy) => {
  const texts = taxonomy.occupations.map(wordsOfOccupation).map(rootsOf);
  const { place } = meanings(taxonomy);
  return { words: new Cosine(texts), places: texts.map((roots) => place(roots)) };
});

const wordsOfOccupation = ({ name, aliases, about, tasks }: Occupation): string =>
  [name.en, name.ar, ...aliases.en, ...aliases.ar, about.en, about.ar, ...tasks.en, ...tasks.ar].join(' . ');

/** Cosine of the skills of a programme and of each occupation, both weighted by how few occupations ask for them. */
function skillScores({ occupations }: Taxonomy, { courses }: ProgrammeProfile): number[] {
  const holders = new Map<string, number>();
  for (const { skills } of occupations)
    for (const { id } of skills) holders.set(id, (holders.get(id) ?? 0) + 1);
  const rarity = (id: string): number => Math.log(1 + occupations.length / (1 + (holders.get(id) ?? 0)));
  const taught = new Map<string, number>();
  for (const { skills } of courses)
    for (const { skillId, role } of skills)
      taught.set(skillId, Math.max(taught.get(skillId) ?? 0, roleWeights[role] * rarity(skillId)));
  const length = Math.hypot(...taught.values()) || 1;
  return occupations.map(({ skills }) => {
    const own = skills.map(
      ({ id, importance }) => [id, rarity(id) * (importance === 'essential' ? 1 : USEFUL)] as const,
    );
    const shared = own.reduce((sum, [id, weight]) => sum + weight * (taught.get(id) ?? 0), 0);
    return shared / (length * (Math.hypot(...own.map(([, weight]) => weight)) || 1));
  });
}

const USEFUL = 0.6;

/** Where graduates begin who have studied what the words are near to, by how near. */
function firstWorkBySubject(taxonomy: Taxonomy, roots: readonly string[]): Map<string, number> {
  const { fields, words } = subjectsOfFields(taxonomy);
  const likeness = words.scores(roots);
  const best = new Map<string, number>();
  for (const [at, { firstWork }] of fields.entries())
    for (const [rank, id] of firstWork.entries())
      best.set(id, Math.max(best.get(id) ?? 0, (likeness[at] ?? 0) * NEXT_FIRST_WORK ** rank));
  return best;
}

/** Fields of study by their names and what is taught in their programmes. */
const subjectsOfFields = derived((taxonomy) => {
  const fields = taxonomy.fieldsOfStudy.filter(({ firstWork }) => firstWork.length > 0);
  const texts = fields.map(({ id, name, aliases }) => {
    const ids = taxonomy.programmes.flatMap(({ fieldId, moduleIds }) => (fieldId === id ? moduleIds : []));
    const modules = [...new Set(ids)].flatMap((moduleId) => taxonomy.module(moduleId) ?? []);
    const taught = modules.flatMap((module) => [
      module.name.en,
      module.name.ar,
      module.outcome.en,
      module.outcome.ar,
    ]);
    return rootsOf([name.en, name.ar, ...aliases.en, ...aliases.ar, ...taught].join(' . '));
  });
  return { fields, words: new Cosine(texts) };
});

/** The field of study with the longest name that stands in a text; of two as long, the first in the data. */
function fieldNamedIn(taxonomy: Taxonomy, text: string): FieldOfStudy | null {
  const stems = keyOf(text).split(' ');
  const byKey = fieldsByKey(taxonomy);
  for (let length = Math.min(MOST_WORDS, stems.length); length > 0; length--)
    for (let at = 0; at + length <= stems.length; at++) {
      const found = byKey.get(stems.slice(at, at + length).join(' '));
      if (found) return found;
    }
  return null;
}

const MOST_WORDS = 7;

const fieldsByKey = derived(({ fieldsOfStudy }) => {
  const byKey = new Map<string, FieldOfStudy>();
  for (const field of fieldsOfStudy.filter(({ firstWork }) => firstWork.length > 0))
    for (const name of [field.name.en, field.name.ar, ...field.aliases.en, ...field.aliases.ar])
      if (!byKey.has(keyOf(name))) byKey.set(keyOf(name), field);
  return byKey;
});
