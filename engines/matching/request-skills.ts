import { derived, relatedSkills, type Skill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, stemFor, wordsOf } from '#engines/text/index.ts';
import type { RequestFacts } from './request-judging.ts';
import type { Condition } from './requests.ts';
import { seekTitle } from './title-seeking.ts';

type Held = Pick<RequestFacts, 'skills' | 'titles'>;

/* What of a person or a job answers to a skill. A tool or a certificate is had or not; a field such as sales is what
   somebody works in: a title of the field says more than a line among many. */
const HAS_IT = 1;
const HAS_THE_FIELD = 0.65;
const TITLE_SAYS_IT = 1;
const WORKS_IN_THE_FIELD = 0.76;
/** What many trades need says little of each: customer service of a hairdresser. */
const NEEDS_IT_TOO = 0.6;
const FEW_TRADES = 12;
const SKILL_OF_THE_TRADE = 0.5;
const NEAR_SKILL = 0.55;
const FORMER = 0.8;

/** How well people or jobs answer to a skill that is asked for, 0 to 1: by it, by one near to it, by their trade. */
export function weighSkill(taxonomy: Taxonomy, id: string): (facts: Held) => number {
  const near = nearSkills(taxonomy, id);
  const trades = tradesWith(taxonomy, id);
  const labels = labelStems(taxonomy.skill(id));
  const isOfField = isField(taxonomy, id);
  const isOfFew = tradesOf(taxonomy, id).length <= FEW_TRADES;
  const ofTrade = isOfField ? (isOfFew ? WORKS_IN_THE_FIELD : NEEDS_IT_TOO) : SKILL_OF_THE_TRADE;
  const known = new Map<string, number>();
  const ofTitle = (title: string): number => {
    const before = known.get(title);
    if (before !== undefined) return before;
    const says = saysOne(labels, title);
    const degree = says ? TITLE_SAYS_IT : trades(title) ? ofTrade : 0;
    known.set(title, degree);
    return degree;
  };
  const ofSkill = (own: string): number =>
    own === id ? (isOfField ? HAS_THE_FIELD : HAS_IT) : NEAR_SKILL * (near.get(own) ?? 0);
  return ({ skills, titles }) => {
    let best = 0;
    for (const { id: own } of skills) if (own) best = Math.max(best, ofSkill(own));
    for (const { title, current } of titles) best = Math.max(best, ofTitle(title) * (current ? 1 : FORMER));
    return best;
  };
}

/** Skills near to one that is asked for, with how near; the skill itself is none of them. */
export function nearSkills(taxonomy: Taxonomy, id: string): ReadonlyMap<string, number> {
  const remembered = nearBySkill(taxonomy);
  const known = remembered.get(id);
  if (known) return known;
  const near = new Map(
    relatedSkills(taxonomy, id, MOST_NEAR, LEAST_NEAR).map((other) => [other.id, other.similarity]),
  );
  remembered.set(id, near);
  return near;
}

const MOST_NEAR = 8;
const LEAST_NEAR = 0.6;
const nearBySkill = derived(() => new Map<string, ReadonlyMap<string, number>>());

/** The skills by which a request is judged: those asked for, and those near to them. */
export const skillsLookedAt = (taxonomy: Taxonomy, conditions: readonly Condition[]): string[] => [
  ...new Set(
    conditions.flatMap((it) =>
      it.kind === 'skill' && it.id !== null ? [it.id, ...nearSkills(taxonomy, it.id).keys()] : [],
    ),
  ),
];

/** Whether a skill is the very field of some occupation: sales of a sales executive, payroll of a payroll officer. */
export function isField(taxonomy: Taxonomy, id: string): boolean {
  const skill = taxonomy.skill(id);
  if (!skill || skill.kind === 'tool') return false;
  const remembered = fieldBySkill(taxonomy);
  const known = remembered.get(id);
  if (known !== undefined) return known;
  const labels = labelStems(skill);
  const isOne = tradesOf(taxonomy, id).some(
    ({ name }) => saysOne(labels, name.en) || saysOne(labels, name.ar),
  );
  remembered.set(id, isOne);
  return isOne;
}

const fieldBySkill = derived(() => new Map<string, boolean>());

const stemsIn = (text: string): string[] => wordsOf(fold(text)).map(({ text: word }) => stemFor(word));

/** The words of each name of a skill. */
const labelStems = (skill: Skill | null | undefined): string[][] =>
  skill
    ? [skill.name.en, skill.name.ar, ...skill.aliases.en, ...skill.aliases.ar]
        .map(stemsIn)
        .filter((stems) => stems.length > 0)
    : [];

function saysOne(labels: readonly string[][], title: string): boolean {
  const said = new Set(stemsIn(title));
  return labels.some((stems) => stems.every((stem) => said.has(stem)));
}

const tradesOf = (taxonomy: Taxonomy, skill: string) =>
  taxonomy.occupations.filter(({ skills }) =>
    skills.some(({ id, importance }) => id === skill && importance === 'essential'),
  );

/** Whether a title is that of an occupation to which a skill is essential: likely, though not said. */
function tradesWith(taxonomy: Taxonomy, skill: string): (title: string) => boolean {
  const seekers = tradesOf(taxonomy, skill)
    .slice(0, MOST_TRADES)
    .map(({ id, name }) => seekTitle(taxonomy, name.en, id));
  return (title) => seekers.some((seeker) => seeker.degree(title) >= SURELY_THE_TRADE);
}

const MOST_TRADES = 12;
const SURELY_THE_TRADE = 0.9;
