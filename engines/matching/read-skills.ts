import { skillsAskedFor } from '#engines/postings/index.ts';
import {
  type FoundSkill,
  findSkills,
  isToldIn,
  isWholeTitle,
  type Skill,
  skillsShownIn,
  type Taxonomy,
  tradeOf,
  withoutTitleWords,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { disclaimerOf, withoutPlaces } from './disclaimers.ts';
import { bestProof } from './evidence.ts';
import type { FeaturePlace, JobSkill, ProfileSkill } from './features.ts';
import { isInPassing } from './passing-words.ts';
import { withoutPersonalLines } from './personal-lines.ts';
import type { Importance } from './postings.ts';

/**
 * The skills that a posting asks for, each once; a line's wording and its section say how much. Of a title only tools
 * count ("React Developer"): its other words say what the work is called.
 */
export function jobSkillsIn(taxonomy: Taxonomy, title: string, text: string): JobSkill[] {
  const inTitle = toolsIn(taxonomy, title).map(
    (hit): JobSkill => ({
      id: hit.skillId,
      name: skillName(taxonomy, hit.skillId),
      importance: 'must',
      place: { text: title.trim(), in: 'title', start: 0, end: title.length },
    }),
  );
  const inText = skillsAskedFor(taxonomy, title, text).map(
    ({ id, importance, start, end }): JobSkill => ({
      id,
      name: skillName(taxonomy, id),
      importance,
      place: sentenceAround(text, start, end),
    }),
  );
  return mergeJobSkills(inTitle, inText);
}

/** "مراقبة كاميرات" is a woman who watches them, and names no system. */
const toolsIn = (taxonomy: Taxonomy, title: string): FoundSkill[] =>
  findSkills(taxonomy, title).filter(
    ({ skillId, text }) => taxonomy.skill(skillId)?.kind === 'tool' && !isWholeTitle(taxonomy, text),
  );

/**
 * The skills that a resume's text names, each with the sentence that shows it best (offsets in characters), and those whose
 * work it tells of where somebody of these titles does such work. `text` is without the words of what somebody lacks; from
 * `listedFrom` on it holds the entries of a list of skills.
 */
export function profileSkillsIn(
  taxonomy: Taxonomy,
  titles: readonly string[],
  text: string,
  listedFrom = text.length,
): { skills: ProfileSkill[]; text: string } {
  const trade = tradeOf(taxonomy, ...titles);
  const named = skillsShownIn(taxonomy, text).filter(
    (hit) => isToldIn(trade, hit) && !isInPassing(taxonomy, text, hit),
  );
  const read = Map.groupBy(named, (hit) => disclaimerOf(taxonomy, text, hit));
  const shown = read.get(null) ?? [];
  const hits = withoutTitleWords(taxonomy, text, shown).map((hit) => ({
    hit,
    place: sentenceAround(text, hit.start, hit.end),
  }));
  const bySentence = Map.groupBy(hits, ({ place }) => place.start);
  const skills = [...Map.groupBy(hits, ({ hit }) => hit.skillId)].map(([id, own]): ProfileSkill => {
    const skill = taxonomy.skill(id);
    const place = bestProof(
      own.map(({ hit: { text: name, start, isNamed }, place }) => ({
        name,
        isTool: skill?.kind === 'tool',
        ...(skill && {
          skill: {
            concept: skill,
            isOwn: trade.owns(id),
            ...companyOf(taxonomy, skill, bySentence.get(place.start) ?? []),
            isListed: start >= listedFrom,
          },
        }),
        isTold: !isNamed,
        isListed: start >= listedFrom,
        place,
      })),
    );
    return { id, name: skillName(taxonomy, id), ...(place ? { place } : {}) };
  });
  return { skills, text: withoutPlaces(text, read.get('not had') ?? []) };
}

/** How many skills a sentence shows, and whether another of them is of the category of the one. */
function companyOf(taxonomy: Taxonomy, one: Skill, hits: readonly { hit: FoundSkill }[]) {
  const ids = new Set(hits.map(({ hit }) => hit.skillId));
  const hasKin = [...ids].some((id) => id !== one.id && taxonomy.skill(id)?.category.en === one.category.en);
  return { together: ids.size, hasKin };
}

/** The skills that a person's text names as their own, in order: who they are, employers and what they lack name none. */
export function skillsNamedBy(taxonomy: Taxonomy, text: string): string[] {
  const own = withoutPersonalLines(taxonomy, text);
  const named = findSkills(taxonomy, own).filter(
    (hit) => !isInPassing(taxonomy, own, hit) && disclaimerOf(taxonomy, own, hit) === null,
  );
  return [...new Set(named.map(({ skillId }) => skillId))];
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

const WORDS = wordingsIn('matching/evidence');
const SHORTENED = `(?:${WORDS.source('is shortened')}|${WORDS.source('is a shortened unit')})`;
/** What parts sentences and items of a list; a dot within "Node.js" or "3.5" does not, nor one behind "60 nos" or "5 yrs". */
const BOUNDARY = new RegExp(`\\n|(?<!${SHORTENED})[.!?؟؛;](?=\\s|$)|[•▪●◦■]`, 'giu');
/** A sentence that goes on and on is shown in part, and whole words of it. */
const MOST_BESIDE = 240;

/** The whole sentence or line of a list around a span, for showing where a skill was read. */
function sentenceAround(text: string, spanStart: number, spanEnd: number): FeaturePlace {
  let from = Math.max(0, spanStart - MOST_BESIDE);
  if (from > 0) from += text.slice(from, spanStart).search(/\s|$/u);
  let to = Math.min(text.length, spanEnd + MOST_BESIDE);
  if (to < text.length) to = spanEnd + Math.max(0, text.slice(spanEnd, to).search(/\s\S*$/u));
  for (const mark of text.slice(from, to).matchAll(BOUNDARY)) {
    const after = from + mark.index + mark[0].length;
    if (after <= spanStart) continue;
    if (from + mark.index < spanEnd) continue;
    to = from + mark.index + (/[.!?؟]/u.test(mark[0]) ? 1 : 0);
    break;
  }
  const marks = [...text.slice(from, spanStart).matchAll(BOUNDARY)];
  const last = marks.at(-1);
  if (last) from += last.index + last[0].length;
  [from, to] = itemAround(text, { from, to }, spanStart, spanEnd);
  const sentence = text.slice(from, to);
  // The bullet, the rules of a table and the colon of a label that was taken out are no part of what they stand beside.
  const start = from + (/^[\s\-–—*·➢✓>»›→|:]*/u.exec(sentence)?.[0].length ?? 0);
  const shown = text.slice(start, to).replace(/[\s|]+$/u, '');
  return { text: shown.replace(/\s+/g, ' '), in: 'text', start, end: start + shown.length };
}

/** What parts the items of a list that was written into one line: "posting invoices - matching statements - preparing cheques". */
const DASH = /\s[-–—*]\s/gu;
/** A line with so many of them is such a list where it is as long as this. */
const LEAST_DASHES = 3;
const LEAST_OF_LIST = 120;

/** Of a long line of items with dashes between them the ones that a span lies in; else the line. */
function itemAround(
  text: string,
  { from, to }: { from: number; to: number },
  spanStart: number,
  spanEnd: number,
): [number, number] {
  const dashes = [...text.slice(from, to).matchAll(DASH)].map(({ index, 0: dash }) => ({
    start: from + index,
    end: from + index + dash.length,
  }));
  if (to - from < LEAST_OF_LIST || dashes.length < LEAST_DASHES) return [from, to];
  const before = dashes.findLast(({ end }) => end <= spanStart);
  const after = dashes.find(({ start }) => start >= spanEnd);
  return [before?.end ?? from, after?.start ?? to];
}
