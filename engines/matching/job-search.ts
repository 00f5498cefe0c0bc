import { kindredRoots, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, rootOf, stemOf, wordsOf } from '#engines/text/index.ts';
import { factDegree, type SearchedJob } from './job-search-facts.ts';
import { occupationCloseness } from './occupations.ts';
import { answerOf, nearSkills, worthShowing } from './request-answers.ts';
import type { Condition } from './requests.ts';
import { seekTitle } from './title-seeking.ts';
import { titleModel } from './titles.ts';
import { understand, unreadWords } from './understand.ts';
import { createWordPostings, type WeighedText } from './word-postings.ts';

/**
 * Finds jobs by a text in plain words, in either language: by the occupation that it names, by skills and what is near
 * to them, and by words; where, how and for what pay order them. Nothing of it must be met but what is said to be
 * required, and what is said to be unwanted.
 */
export interface JobSearch {
  /** Puts a job in, or in place of the one of its id. */
  put(job: SearchedJob): void;
  remove(id: string): void;
  has(id: string): boolean;
  /** How well jobs answer, above zero, by id; null where a text asks for nothing. */
  find(text: string): Map<string, number> | null;
}

/** How soon more of the same word stops to count, in weights; a word of a title counts whole. */
const SATURATION = 2;
const TITLE_WEIGHT = 4;
const WHOLE = TITLE_WEIGHT / (TITLE_WEIGHT + SATURATION);
const SAID_SOMEWHERE = 0.4;
const BY_SYNONYM = 0.7;
const BY_ALIAS = 0.95;
const MOST_ALIASES = 12;
const REQUIRED = 0.5;
const NEAR_OCCUPATION = 0.5;
const SURE = 0.7;
const TRADE_OF_SKILL = 0.5;
const RARITY_SHARE = 0.05;

interface Held {
  job: SearchedJob;
  stems: ReadonlyMap<string, number>;
  occupations: readonly string[];
}

/** An empty search. */
export function createJobSearch(taxonomy: Taxonomy): JobSearch {
  const held = new Map<string, Held>();
  const words = createWordPostings();
  const byOccupation = new Map<string, Set<string>>();
  const bySkill = new Map<string, Set<string>>();

  const remove: JobSearch['remove'] = (id) => {
    const old = held.get(id);
    if (!old) return;
    held.delete(id);
    words.remove(id, old.stems.keys());
    for (const occupation of old.occupations) byOccupation.get(occupation)?.delete(id);
    for (const skill of old.job.skills) bySkill.get(skill)?.delete(id);
  };

  const put: JobSearch['put'] = (job) => {
    remove(job.id);
    const stems = weightsOf(job.texts);
    const occupations = occupationsOf(taxonomy, job);
    held.set(job.id, { job, stems, occupations });
    words.add(job.id, stems);
    for (const it of occupations) byOccupation.set(it, (byOccupation.get(it) ?? new Set()).add(job.id));
    for (const it of job.skills) bySkill.set(it, (bySkill.get(it) ?? new Set()).add(job.id));
  };

  /** Jobs that say every one of some words, with how well. */
  const sayingAll = (text: string, isStillTyped = false): Map<string, number> => {
    let found: Map<string, number> | null = null;
    const asked = wordsOf(fold(text)).map((word) => word.text);
    for (const [at, word] of asked.entries()) {
      const own = degreesOf(words.saying(word, isStillTyped && at === asked.length - 1));
      const next = new Map<string, number>();
      for (const [id, degree] of own) {
        const before: number | undefined = found ? found.get(id) : 1;
        if (before !== undefined) next.set(id, Math.min(before, degree));
      }
      found = next;
    }
    return found ?? new Map();
  };

  const byTitle = ({ text, occupation }: Extract<Condition, { kind: 'title' }>): Map<string, number> => {
    const seeker = seekTitle(taxonomy, text, occupation);
    const degrees = new Map<string, number>();
    const look = (id: string) => {
      const job = held.get(id)?.job;
      if (job && !degrees.has(id)) degrees.set(id, seeker.degree(job.title));
    };
    for (const [id, degree] of sayingAll(text)) {
      look(id);
      raise(degrees, id, degree * SAID_SOMEWHERE);
    }
    for (const [occupation, degree] of seeker.occupations) {
      for (const id of byOccupation.get(occupation) ?? []) {
        look(id);
        if (held.get(id)?.job.occupation === occupation) raise(degrees, id, degree * 0.95);
      }
    }
    if (!anyAbove(degrees, SURE))
      for (const near of neighboursOf(taxonomy, seeker.occupations.keys()))
        for (const id of byOccupation.get(near) ?? []) look(id);
    return degrees;
  };

  const bySkillId = (
    { id, name }: { id: string | null; name: string },
    typed: string,
  ): Map<string, number> => {
    const degrees = new Map<string, number>();
    const concept = taxonomy.skill(id ?? '');
    for (const text of new Set([typed, name, ...(concept ? [concept.name.en, concept.name.ar] : [])]))
      for (const [job, degree] of sayingAll(text)) raise(degrees, job, degree);
    for (const text of concept ? [...concept.aliases.en, ...concept.aliases.ar].slice(0, MOST_ALIASES) : [])
      for (const [job, degree] of sayingAll(text)) raise(degrees, job, degree * BY_ALIAS);
    if (id === null) return degrees;
    for (const job of bySkill.get(id) ?? []) raise(degrees, job, 0.9);
    for (const [other, near] of nearSkills(taxonomy, id))
      if (other !== id)
        for (const job of bySkill.get(other) ?? []) raise(degrees, job, near * NEAR_OCCUPATION);
    for (const occupation of taxonomy.occupations)
      if (occupation.skills.some((it) => it.id === id && it.importance === 'essential'))
        for (const job of byOccupation.get(occupation.id) ?? []) raise(degrees, job, TRADE_OF_SKILL);
    return degrees;
  };

  const byWord = (text: string, isStillTyped: boolean): Map<string, number> => {
    const degrees = sayingAll(text, isStillTyped);
    for (const root of kindredRoots(taxonomy)([rootOf(fold(text))]))
      for (const [id, degree] of sayingAll(root)) raise(degrees, id, degree * BY_SYNONYM);
    return degrees;
  };

  const workOf = (condition: Condition, typed: string, isStillTyped: boolean): Map<string, number> | null => {
    if (condition.kind === 'title') return byTitle(condition);
    if (condition.kind === 'skill') return bySkillId(condition, typed);
    if (condition.kind === 'word') return byWord(condition.text, isStillTyped);
    return null;
  };

  const find: JobSearch['find'] = (text) => {
    const understood = understand(taxonomy, text, words.knows);
    const conditions: Condition[] = [...understood.conditions, ...unreadWords(text, understood)];
    if (conditions.length === 0) return null;
    const typed = understood.conditions.map(({ start, end }) => text.slice(start, end));
    const found = answering(conditions, typed);
    if (found.size > 0 || conditions.some(({ wish }) => wish !== 'nice')) return found;
    // Nobody offers what was understood: some may at least say a word of it.
    const whole = [{ start: 0, end: text.length }];
    return answering(unreadWords(text, { conditions: [], needless: [], notUnderstood: whole }), []);
  };

  const answering = (conditions: readonly Condition[], typed: readonly string[]): Map<string, number> => {
    const works = conditions.map((condition, at) =>
      workOf(condition, typed[at] ?? '', at === conditions.length - 1),
    );
    const asked = works.filter((work, at) => work !== null && conditions[at]?.wish !== 'not');
    const ids =
      asked.length === 0 ? held.keys() : new Set(asked.flatMap((work) => [...(work?.keys() ?? [])]));
    const answers: { id: string; rarity: number; answer: ReturnType<typeof answerOf> }[] = [];
    for (const id of ids) {
      const own = held.get(id);
      if (!own) continue;
      const degrees = conditions.map(
        (condition, at) => works[at]?.get(id) ?? factDegree(taxonomy, condition, own.job),
      );
      const isOut = conditions.some(({ wish }, at) => {
        const degree = degrees[at] ?? 0;
        return wish === 'not' ? degree >= SURE : wish === 'must' && degree < REQUIRED;
      });
      if (isOut) continue;
      const rarity = asked.reduce(
        (sum, work) => sum + (work?.get(id) ?? 0) / Math.log(2 + (work?.size ?? 0)),
        0,
      );
      answers.push({ id, rarity, answer: answerOf(conditions, degrees) });
    }
    return new Map(
      worthShowing(answers).map(({ id, answer, rarity }) => [id, answer.all + RARITY_SHARE * rarity]),
    );
  };

  return { put, remove, has: (id) => held.has(id), find };
}

/** The occupations that a title is surely of. */
function occupationsOf(taxonomy: Taxonomy, { title, occupation }: SearchedJob): string[] {
  const prepared = titleModel(taxonomy).prepare(title);
  const { ids } = occupationCloseness(taxonomy);
  const named = prepared ? [...prepared.occupations].flatMap((index) => ids[index] ?? []) : [];
  return [...new Set([...(occupation ? [occupation] : []), ...named])];
}

function neighboursOf(taxonomy: Taxonomy, occupations: Iterable<string>): Set<string> {
  const { ids, index, values } = occupationCloseness(taxonomy);
  const near = new Set<string>();
  for (const id of occupations) {
    const own = index.get(id);
    if (own === undefined) continue;
    ids.forEach((other, at) => {
      if ((values[own * ids.length + at] ?? 0) >= NEAR_OCCUPATION) near.add(other);
    });
  }
  return near;
}

const raise = (degrees: Map<string, number>, id: string, degree: number) => {
  if (degree > (degrees.get(id) ?? 0)) degrees.set(id, degree);
};

function anyAbove(degrees: ReadonlyMap<string, number>, least: number): boolean {
  for (const degree of degrees.values()) if (degree >= least) return true;
  return false;
}

function degreesOf(weights: ReadonlyMap<string, number>): Map<string, number> {
  const degrees = new Map<string, number>();
  for (const [id, weight] of weights) degrees.set(id, Math.min(1, weight / WHOLE));
  return degrees;
}

/** How much a document says each stem, by how often and in which of its texts. */
function weightsOf(texts: readonly WeighedText[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    const counts = new Map<string, number>();
    for (const word of wordsOf(fold(text))) {
      const stem = stemOf(word.text);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    for (const [stem, count] of counts)
      weights.set(stem, (weights.get(stem) ?? 0) + weight * (1 + Math.log(count)));
  }
  for (const [stem, weight] of weights) weights.set(stem, weight / (weight + SATURATION));
  return weights;
}
