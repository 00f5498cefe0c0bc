import { englishLevels, type Instrument } from '#engines/assessments/index.ts';
import { expected } from '#server/platform/expected.ts';
import type { Chance } from './random.ts';

/** How made-up people answer assessments: each like one person, a second time too, and together like people do. */

/** Answers a question, whose choices were shown in this order. */
export type Answering = (id: string, order: readonly number[]) => number;

/** A made-up person: standings that hold for whatever they answer, each drawn when it is first needed. */
export interface Persona {
  /** Mean 0, deviation 1 over all people. */
  standing(scale: string, draw: () => number): number;
}

export function createPersona(): Persona {
  const standings = new Map<string, number>();
  return {
    standing(scale, draw) {
      const known = standings.get(scale) ?? draw();
      standings.set(scale, known);
      return known;
    },
  };
}

export function answering(instrument: Instrument, persona: Persona, chance: Chance): Answering {
  switch (instrument.kind) {
    case 'skill-test':
      return toTest(instrument, chance);
    case 'english':
      return toEnglish(instrument, chance);
    case 'interests':
      return toInterests(instrument, persona, chance);
    case 'annotation':
      throw new Error('work screens are not answered by numbers');
    default:
      return toPersonality(instrument, persona, chance);
  }
}

type Of<K extends Instrument['kind']> = Extract<Instrument, { kind: K }>;

function toTest({ bank }: Of<'skill-test'>, chance: Chance): Answering {
  const able = 0.45 + chance.next() / 2;
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  return (id, order) => {
    const choices = byId.get(id)?.choices ?? [];
    const most = Math.max(...choices.map(({ points }) => points));
    const best = order.findIndex((place) => choices[place]?.points === most);
    return most > 0 && chance.happens(able) ? best + 1 : chance.between(1, order.length);
  };
}

/** From A2 on: whoever applies here with a resume in English reads some. */
function toEnglish({ bank }: Of<'english'>, chance: Chance): Answering {
  const able = chance.between(1, englishLevels.length - 1);
  const given = new Map<string, number>();
  // Asked twice, it is the same answer: the questions were drawn by it.
  return (id, order) => {
    const level = englishLevels.indexOf(bank.items.find((one) => one.id === id)?.level ?? 'B1');
    const knows = level < able ? 0.93 : level === able ? 0.65 : 0.3;
    const answer =
      given.get(id) ?? (chance.happens(knows) ? order.indexOf(0) + 1 : chance.between(1, order.length));
    given.set(id, answer);
    return answer;
  };
}

/** Holland's areas lie on a circle: whoever likes one likes its neighbours more than what lies across. */
const CIRCLE = ['R', 'I', 'A', 'S', 'E', 'C'];
const MIDDLE_LIKING = 3.1;
const FURTHEST_LIKING = 1.2;
const MOOD_OF_ACTIVITY = 0.8;

function toInterests({ interests }: Of<'interests'>, persona: Persona, chance: Chance): Answering {
  const towards = persona.standing('interests', () => chance.next() * CIRCLE.length);
  const areaOf = new Map(interests.activities.map(({ id, area }) => [id, area]));
  return (id) => {
    const area = CIRCLE.indexOf(expected(areaOf.get(id), id));
    const liking = Math.cos(((towards - area) / CIRCLE.length) * 2 * Math.PI);
    return answerNear(MIDDLE_LIKING + FURTHEST_LIKING * liking + MOOD_OF_ACTIVITY * normal(chance));
  };
}

/**
 * What the domains have in common, that their correlations come to those that are published (van der Linden, te Nijenhuis,
 * Bakker, 2010); what facets of one domain correlate; the share of a facet's spread that is no chance of its four
 * statements, and what is left to each statement.
 */
const IN_COMMON: Readonly<Record<string, number>> = { N: -0.64, E: 0.57, O: 0.42, A: 0.55, C: 0.62 };
const WITHIN_DOMAIN = 0.45;
const OF_TRAIT = Math.sqrt(0.72);
const MOOD_OF_STATEMENT = 0.85;
/** Who applies shows the better side: a quarter of a deviation. */
const BETTER_SIDE = 0.25;

function toPersonality({ principles }: Of<'principles'>, persona: Persona, chance: Chance): Answering {
  const { inventory, questions } = principles;
  const groups = inventory.norms.filter(({ from }) => from === 21);
  const statements = new Map(questions.map(({ statement }) => [statement.id, statement]));
  const mixed = (share: number, common: number) =>
    share * common + Math.sqrt(1 - share ** 2) * normal(chance);
  return (id) => {
    const { domain, facet, isReversed } = expected(statements.get(id), id);
    const common = persona.standing('in common', () => normal(chance));
    const whole = persona.standing(domain, () => mixed(IN_COMMON[domain] ?? 0, common));
    const own = persona.standing(`${domain}${facet}`, () => mixed(Math.sqrt(WITHIN_DOMAIN), whole));
    const norms = groups.map(({ domains }) =>
      expected(domains[domain].facets[facet - 1], `${domain}${facet}`),
    );
    const mean = norms.reduce((sum, norm) => sum + norm.mean, 0) / norms.length;
    const deviation = norms.reduce((sum, norm) => sum + norm.deviation, 0) / norms.length;
    const better = domain === 'N' ? -BETTER_SIDE : BETTER_SIDE;
    const sum = mean + deviation * (OF_TRAIT * own + better);
    const value = answerNear(sum / STATEMENTS + MOOD_OF_STATEMENT * normal(chance));
    return isReversed ? LEAST + MOST - value : value;
  };
}

/** Statements of a facet, whose answers its norms sum up. */
const STATEMENTS = 4;
const [LEAST, MOST] = [1, 5];

const answerNear = (felt: number): number => Math.min(MOST, Math.max(LEAST, Math.round(felt)));

/** Of a normal distribution (Box and Muller, 1958). */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
