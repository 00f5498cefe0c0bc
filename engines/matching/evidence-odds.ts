import { type Skill, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, sigmoid, stemsOf } from '#engines/text/index.ts';

/** How well a sentence shows a skill that it names; the best of several is shown. */
export type Proof =
  | 'told with figures'
  | 'told'
  | 'told in passing'
  | 'with the years of a job'
  | 'listed'
  | 'learned';

type Concept = Pick<Skill, 'kind' | 'name' | 'aliases' | 'category'>;

/** What is known of a skill, its owner and the sentence's other skills besides the sentence itself. */
export interface SkillOfOwner {
  concept: Concept;
  /** Whether the owner's own work is made of it. */
  isOwn: boolean;
  /** How many skills the sentence shows, with this one. */
  together: number;
  /** Whether another one of them is of the same category. */
  hasKin: boolean;
  /** Whether the sentence is an entry of the skills that somebody lists. */
  isListed?: boolean;
}

/** What is true of a skill and a sentence, and speaks for or against it. */
export type Trait = keyof typeof weights;

/**
 * What each trait adds to the log odds that a recruiter would say that a sentence shows a skill, and what holds for all. A
 * logistic regression with a ridge of 3 over 1,536 judged sentences of the panel's sets, of which those of the six latest
 * sets count twice; with whole sets left out it tells a sentence that was found to show its skill from one that was not in
 * 73 pairs of 100.
 */
const weights = {
  always: 0.13,
  tool: -0.18,
  knowledge: -0.54,
  'of the own work': 1,
  'a tool of other work': 0.16,
  'knowledge of other work': 0.53,
  'named wholly': 0.63,
  'named by one word': -0.25,
  'says more of its names': 0.49,
  'told with figures': 0.51,
  learned: 1.34,
  listed: -0.53,
  'an entry of a list of skills': 0.67,
  'opens with a deed': 0.23,
  'holds a figure': 0.31,
  'named first': 0.52,
  'of several parts': 0.4,
  'beside several skills': 0.5,
  'beside its kin': 0.47,
  'a tool that is worked in': 0.61,
  'behind what leads to others': -0.69,
  'a calling in few words': -0.3,
  'part of a calling': 0.1,
} as const;

/**
 * From here on a sentence is shown. With whole sets left out, 94 of 100 that stay were found to show their skill, on the
 * six latest sets 94 as well (of all judged sentences 88, and 90), and 53 of 100 stay, of the latest 73.
 */
const leastOdds = 0.9;

/** Whether a sentence convinces a recruiter of the skill that it names by some words. */
export const isTrusted = (sentence: string, name: string, proof: Proof, skill: SkillOfOwner): boolean =>
  oddsOf(sentence, name, proof, skill) >= leastOdds;

/** From 0 to 1: how likely a recruiter says that a sentence shows the skill that it names by some words. */
export function oddsOf(sentence: string, name: string, proof: Proof, skill: SkillOfOwner): number {
  const sum = traitsOf(sentence, name, proof, skill).reduce((total, trait) => total + weights[trait], 0);
  return sigmoid(sum);
}

/** All that is true of a skill and a sentence that names it by some words. */
export function traitsOf(sentence: string, name: string, proof: Proof, skill: SkillOfOwner): Trait[] {
  const { concept, isOwn, together, hasKin, isListed = false } = skill;
  const [folded, own] = [fold(sentence), fold(name)];
  const at = Math.max(0, folded.indexOf(own));
  const [before, behind] = [folded.slice(0, at), folded.slice(at + own.length)];
  const items = folded.split(BETWEEN_ITEMS).filter((item) => wordCount(item) > 0);
  const isTool = concept.kind === 'tool';
  const isKnowledge = concept.kind === 'knowledge';
  const traits: Record<Trait, boolean> = {
    always: true,
    tool: isTool,
    knowledge: isKnowledge,
    'of the own work': isOwn,
    'a tool of other work': isTool && !isOwn,
    'knowledge of other work': isKnowledge && !isOwn,
    'named wholly': namesWholly(own, concept),
    'named by one word': wordCount(own) <= 1,
    'says more of its names': saysMore(folded, own, concept),
    'told with figures': proof === 'told with figures',
    learned: proof === 'learned',
    listed: proof === 'listed',
    'an entry of a list of skills': isListed,
    'opens with a deed': opensWithDeed.test(folded),
    'holds a figure': /\d/u.test(folded),
    'named first': items[0]?.includes(own) ?? false,
    'of several parts': items.length >= leastItems,
    'beside several skills': together >= leastTogether,
    'beside its kin': hasKin,
    'a tool that is worked in': isTool && leadsToTool.test(before),
    'behind what leads to others': !isTool && leadsToOthers.test(before),
    'a calling in few words': calling.test(folded) && wordCount(folded) <= mostOfCalling,
    'part of a calling': callingBehind.test(behind),
  };
  return traitNames.filter((trait) => traits[trait]);
}

const traitNames = Object.keys(weights) as Trait[];

const WORDS = wordingsIn('matching/evidence');
const opensWithDeed = new RegExp(
  `^[^\\p{L}]*(?:${WORDS.source('is a deed whose past is no ending')}|(?!${WORDS.source('is done by nobody called so')})\\p{L}{2,}(?:ed|ing)|\\p{Script=Arabic}{2,}(?<!ا)ت)(?!\\p{L})`,
  'u',
);
const calling = new RegExp(
  `${WORDS.source('is what somebody is called')}|${WORDS.source('opens what somebody is called')}`,
  'u',
);
const callingBehind = new RegExp(
  `^\\s+(?:\\p{L}+\\s+)?${WORDS.source('is what somebody is called')}(?!\\p{L})`,
  'u',
);
const leadsToTool = new RegExp(`${WORDS.source('leads to what is worked with')}\\s+(?:\\p{L}+\\s+)?$`, 'u');
const leadsToOthers = new RegExp(
  `${WORDS.source('leads to what is not done oneself')}\\s+(?:\\p{L}+\\s+)?$`,
  'u',
);
const BETWEEN_ITEMS = /[,،|/&+•·:;؛]|\s(?:and|و)\s/u;
const leastItems = 3;
const leastTogether = 4;
const mostOfCalling = 8;

const wordCount = (text: string): number => text.match(/\p{L}[^\s]*/gu)?.length ?? 0;

/** Whether some words hold all of a skill's name in either language: "GRN" holds nothing of "receiving". */
function namesWholly(words: string, concept: Concept): boolean {
  const held = new Set(stemsOf(words));
  return stemsOfConcept(concept).names.some((stems) => stems.every((stem) => held.has(stem)));
}

/** Whether a sentence says, besides the words that name a skill, other words by which it is called. */
function saysMore(folded: string, own: string, concept: Concept): boolean {
  const named = new Set(stemsOf(own));
  const { labels } = stemsOfConcept(concept);
  return stemsOf(folded).some((stem) => labels.has(stem) && !named.has(stem));
}

/** The stems of a skill's name in either language, and of all that it is called. */
function stemsOfConcept(concept: Concept): { names: readonly string[][]; labels: ReadonlySet<string> } {
  const known = knownStems.get(concept);
  if (known) return known;
  const { name, aliases } = concept;
  const labels = [name.en, name.ar, ...aliases.en, ...aliases.ar];
  const stems = {
    names: [stemsOf(name.en), stemsOf(name.ar)],
    labels: new Set(stemsOf(labels.join(' '))),
  };
  knownStems.set(concept, stems);
  return stems;
}
const knownStems = new WeakMap<Concept, ReturnType<typeof stemsOfConcept>>();
