import {
  isToldIn,
  type ShownSkill,
  type Skill,
  skillsShownIn,
  type Taxonomy,
  type Trade,
  tradeSkillsIn,
  withoutTitleWords,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { keyOf } from '#engines/text/index.ts';
import type { Statement } from './asking.ts';
import type { Span } from './lines.ts';

const WORDS = wordingsIn('postings/agreement');

/** A place of a posting that shows a skill. */
export interface Hit extends ShownSkill {
  /** The words are those of the skill only because the work is this one. */
  isOfTrade: boolean;
}

/** Postings are shorter than this; longer texts are looked through part by part, so that the time stays in proportion. */
const PART = 8_000;

/** All that shows a skill in a posting of a trade, in order. */
export function hitsIn(taxonomy: Taxonomy, text: string, trade: Trade): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PART;
    const stop =
      end >= text.length ? text.length : Math.max(text.lastIndexOf('\n', end), text.lastIndexOf(' ', end));
    const to = stop > from ? stop : Math.min(end, text.length);
    for (const { start, end: last, ...hit } of shownIn(taxonomy, text.slice(from, to), trade))
      hits.push({ ...hit, start: from + start, end: from + last });
    from = to;
  }
  return hits;
}

function shownIn(taxonomy: Taxonomy, text: string, trade: Trade): Hit[] {
  const shown = skillsShownIn(taxonomy, text);
  const known = new Set(shown.map(({ skillId }) => skillId));
  const named = shown.filter(({ isNamed }) => isNamed);
  const told = tradeSkillsIn(taxonomy, trade.occupationIds, text).filter(
    (hit) => !known.has(hit.skillId) && !named.some((name) => isWithin(hit, name)),
  );
  return [
    ...withoutTitleWords(taxonomy, text, shown).map((hit) => ({ ...hit, isOfTrade: false })),
    ...withoutTitleWords(taxonomy, text, told).map((hit) => ({ ...hit, isNamed: false, isOfTrade: true })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
}

const isOwnName = (skill: Skill | null, written: string): boolean =>
  skill !== null && [skill.name.en, skill.name.ar].some((name) => keyOf(name) === keyOf(written));

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

const STUDIED = WORDS.pattern('names what was studied');
const LICENCE = WORDS.pattern('names a licence');
const RIGHT_TO_WORK = WORDS.pattern('names who may work', { flags: 'iu' });
const DRIVING = WORDS.pattern('of driving', { flags: 'iu' });
const MONEY = WORDS.pattern('names money');
const ACRONYM = /^\p{Lu}{2,5}$/u;

/**
 * Whether a hit means its skill in this work. Words of the trade itself are taken at their word; a skill that no such
 * work asks for is read only where it is named plainly, and never as the field of a degree or what a licence is called.
 */
export function agrees(taxonomy: Taxonomy, trade: Trade, { folded, line }: Statement, hit: Hit): boolean {
  const isStudied = STUDIED.test(folded.folded);
  if (hit.isOfTrade) return !isStudied && !LICENCE.test(folded.folded) && line.section !== 'tail';
  if (!isToldIn(trade, hit)) return false;
  if (LICENCE.test(hit.text.toLowerCase()) && !DRIVING.test(hit.text)) return false;
  if (trade.occupationIds.length === 0 || trade.owns(hit.skillId)) return true;
  if (RIGHT_TO_WORK.test(hit.text)) return false;
  if (trade.isReserved(hit.skillId)) return false;
  if (trade.has(hit.skillId)) return true;
  const isNear = trade.isNear(hit.skillId);
  const skill = taxonomy.skill(hit.skillId);
  // An acronym of another trade is another acronym: an auditor's ACL is no life support.
  if (ACRONYM.test(hit.text) && skill?.group === 'domain' && !isNear) return false;
  if (skill?.kind === 'tool') return true;
  if (isStudied || (MONEY.test(folded.folded) && !isNear)) return false;
  const isAsked = line.section === 'requirements' || line.section === 'nice';
  // Its other names are too loose for a trade that it is foreign to: "store operations" in an analyst's reports.
  const isSaid = trade.isOfSector(hit.skillId) || isOwnName(skill, hit.text);
  const isPlain = isAsked || (/\s/u.test(hit.text) && isSaid);
  return isPlain || isNear;
}
