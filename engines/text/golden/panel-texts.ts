import { type PanelInputs, type PanelSet, readInputs, SETS } from '#tools/panel/inputs.ts';

/*
 * Resumes, postings and searches of the panel, as their people wrote them: `second/people/qa-tester`. For tests that keep
 * what becomes of many texts.
 */
const sets = new Map<PanelSet, PanelInputs>();

export function panelSet(name: string): PanelInputs {
  const set = SETS.find((one) => one === name);
  if (!set) throw new Error(`There is no set of the panel called ${name}.`);
  const known = sets.get(set) ?? readInputs(set);
  sets.set(set, known);
  return known;
}

const KINDS = {
  people: 'people',
  jobs: 'jobs',
  careers: 'careers',
  'people-searches': 'peopleSearches',
  'job-searches': 'jobSearches',
} as const;

/** The text of this name; it throws where there is none. */
export function panelText(name: string): string {
  const [set = '', kind = '', id = ''] = name.split('/');
  const texts = Object.hasOwn(KINDS, kind) && panelSet(set)[KINDS[kind as keyof typeof KINDS]];
  const text = texts ? texts.get(id) : undefined;
  if (text === undefined) throw new Error(`The panel has no ${name}.`);
  return text;
}
