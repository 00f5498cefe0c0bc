import { join } from 'node:path';
import {
  bilingual,
  blocksOf,
  columns,
  type DataBlock,
  linesOf,
  type Name,
  textFile,
} from '#engines/taxonomy/index.ts';
import {
  type PersonalityDomain,
  type PersonalityInventory,
  personalityDomains,
  type Statement,
} from './personality-inventory.ts';

/**
 * The principles: 100 statements of the personality inventory as 25 facets of four, five facets a domain, with traits that
 * several facets make up. The first 50 are a short scale of two statements a facet.
 */

const DATA = join(import.meta.dirname, 'data', 'personality');

/** Questions of the short scale, two of each of the 25 facets. */
export const SHORT_SCALE = 50;

/** The whole instrument, or its short scale: only the principles have one. */
export type InstrumentForm = 'full' | 'short';

/** A question of the principles; `number` is 1 to 100, and 1 to 50 are the short scale. */
interface Principle {
  number: number;
  statement: Statement;
}

/** Something that is measured and has a name: a domain, a facet or a trait. */
export interface PrincipleScale {
  /** `N` of a domain, `N1` of a facet, a word such as `creative` of a trait. */
  id: string;
  name: Name;
  about: Name;
}

/** A narrow side of a domain, measured by four statements of the inventory. */
export interface PrincipleFacet extends PrincipleScale {
  domain: PersonalityDomain;
  /** Its place in the inventory, 1 to 6. */
  facet: number;
  /** Published alpha of its four statements; `null` where we do not hold the figure. */
  publishedAlpha: number | null;
}

/** One of the five broad factors, measured by five facets. */
interface PrincipleDomain extends PrincipleScale {
  domain: PersonalityDomain;
}

/** What several facets say together. */
interface PrincipleTrait extends PrincipleScale {
  facets: readonly { id: string; sign: 1 | -1 }[];
  /** What is said of each band, to the person. */
  says: Readonly<Record<Band, Name>>;
}

/** What a score is called, lowest first; `score-principles.ts` says where one begins. */
const bands = ['low', 'average', 'high'] as const;
export type Band = (typeof bands)[number];

/** The personality assessment as it comes with the product: its questions in order, and what they measure. */
export interface Principles {
  inventory: PersonalityInventory;
  questions: readonly Principle[];
  domains: readonly PrincipleDomain[];
  facets: readonly PrincipleFacet[];
  traits: readonly PrincipleTrait[];
}

/** Throws where the data is not whole: it is shipped with the product. */
export function openPrinciples(inventory: PersonalityInventory): Principles {
  const { domains, facets } = readScales();
  const problems: string[] = [];
  const fields = { once: ['name', 'facets', 'about', ...bands] };
  const traits = blocksOf(textFile(DATA, 'traits.txt'), 'trait', fields, problems).map((block) =>
    traitOf(block, new Set(facets.map(({ id }) => id)), problems),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { inventory, questions: inOrder(inventory, facets), domains, facets, traits };
}

function readScales(): { domains: PrincipleDomain[]; facets: PrincipleFacet[] } {
  const domains: PrincipleDomain[] = [];
  const facets: PrincipleFacet[] = [];
  for (const { text, place } of linesOf(textFile(DATA, 'scales.txt'))) {
    if (text === '') continue;
    const [id = '', names, told, alpha = ''] = columns(text);
    const scale = { id, name: bilingual(names), about: bilingual(told) };
    const domain = personalityDomains.find((one) => one === id[0]);
    if (!domain || !isWhole(scale.name) || !isWhole(scale.about) || !/^(-|\.\d\d)$/.test(alpha))
      throw new Error(`${place}: a scale is id | name | about | alpha or "-"`);
    if (id === domain) domains.push({ ...scale, domain });
    else
      facets.push({
        ...scale,
        domain,
        facet: Number(id.slice(1)),
        publishedAlpha: alpha === '-' ? null : Number(alpha),
      });
  }
  return { domains, facets };
}

function traitOf(block: DataBlock, known: ReadonlySet<string>, problems: string[]): PrincipleTrait {
  const facets = block
    .field('facets')
    .split(' ')
    .map((word) => ({
      id: word.replace(/^-/, ''),
      sign: word.startsWith('-') ? (-1 as const) : (1 as const),
    }));
  const text = (field: string) => bilingual(block.field(field));
  const trait = {
    id: block.id,
    name: text('name'),
    about: text('about'),
    facets,
    says: { low: text('low'), average: text('average'), high: text('high') },
  };
  if (!facets.every(({ id }) => known.has(id))) problems.push(`${block.place}: a facet is not known`);
  if (![trait.name, trait.about, ...Object.values(trait.says)].every(isWhole))
    problems.push(`${block.place}: a text of a trait is not there in both languages`);
  return trait;
}

/**
 * The questions in their order: in each round one statement of each facet, domains in turn. The first two rounds, which are
 * the short scale, take the first statement of a facet and the first that is keyed the other way, where there is one.
 */
function inOrder({ statements }: PersonalityInventory, facets: readonly PrincipleFacet[]): Principle[] {
  const inTurn = Array.from({ length: facets.length / personalityDomains.length }, (_, place) =>
    personalityDomains.flatMap((domain) => facets.filter((facet) => facet.domain === domain)[place] ?? []),
  ).flat();
  const rounds = inTurn.map(({ domain, facet }) => {
    const own = statements.filter((one) => one.domain === domain && one.facet === facet);
    const [first] = own;
    const second = own.find(({ isReversed }) => isReversed !== first?.isReversed) ?? own[1];
    return [first, second, ...own.filter((one) => one !== first && one !== second)];
  });
  return [0, 1, 2, 3]
    .flatMap((round) => rounds.flatMap((own) => own[round] ?? []))
    .map((statement, index) => ({ number: index + 1, statement }));
}

function isWhole({ en, ar }: Name): boolean {
  return en !== '' && ar !== '';
}
