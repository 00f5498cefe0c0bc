import { describe, expect, it } from 'vitest';
import { autocomplete } from './autocomplete.ts';
import { derived } from './derived.ts';
import { extractSkills } from './extract-skills.ts';
import { findSkills } from './find-skills.ts';
import { nearestSkills } from './nearest-skills.ts';
import { normaliseTitle, titleIsKnown } from './normalise-title.ts';
import { similarity } from './related.ts';
import { openWiderTaxonomy, releaseTaxonomy } from './taxonomy.fixtures.ts';
import type { Taxonomy } from './taxonomy.ts';

const wider = openWiderTaxonomy();

describe('two taxonomies', () => {
  // Asked in turn, so that whatever one of them left behind would show in the other's answer.
  const inTurn = <T>(ask: (taxonomy: Taxonomy) => T): T[] =>
    [releaseTaxonomy, wider, releaseTaxonomy, wider].map(ask);

  it('live side by side, each with its own skills and occupations', () => {
    expect(wider.problems).toEqual([]);
    expect(inTurn((taxonomy) => taxonomy.skill('zorblang')?.name.en)).toEqual([
      undefined,
      'Zorblang',
      undefined,
      'Zorblang',
    ]);
    expect(inTurn((taxonomy) => taxonomy.resolveSkill('Pythonesque')?.id ?? null)).toEqual([
      null,
      'python',
      null,
      'python',
    ]);
    expect(wider.occupations.length).toBe(releaseTaxonomy.occupations.length + 1);
  });

  it('are each searched for the names that are its own', () => {
    const text = 'Three years of Zorblang and Pythonesque, with Java.';
    const own = [['java'], ['zorblang', 'python', 'java']];
    expect(inTurn((taxonomy) => findSkills(taxonomy, text).map((found) => found.skillId))).toEqual([
      ...own,
      ...own,
    ]);
    expect(
      inTurn((taxonomy) => extractSkills(taxonomy, text).some((found) => found.skillId === 'zorblang')),
    ).toEqual([false, true, false, true]);
    expect(inTurn((taxonomy) => autocomplete(taxonomy, 'skill', 'zorbl').map(({ id }) => id))).toEqual([
      [],
      ['zorblang'],
      [],
      ['zorblang'],
    ]);
    expect(
      inTurn((taxonomy) => nearestSkills(taxonomy, 'Zorblang', 3).some(({ id }) => id === 'zorblang')),
    ).toEqual([false, true, false, true]);
  });

  it('each knows its own titles and relations', () => {
    const titles = inTurn((taxonomy) => {
      const [best] = normaliseTitle(taxonomy, 'Zorb Tuner', 1);
      return best && best.score > titleIsKnown ? best.id : null;
    });
    expect(titles).toEqual([null, 'zorb-tuner', null, 'zorb-tuner']);
    expect(inTurn((taxonomy) => similarity(taxonomy, 'python', 'zorblang').value)).toEqual([0, 0.9, 0, 0.9]);
  });
});

describe('what is derived from a taxonomy', () => {
  it('is made once for each, when first asked for', () => {
    const made: Taxonomy[] = [];
    const count = derived((taxonomy) => {
      made.push(taxonomy);
      return taxonomy.skills.length;
    });
    expect(made).toEqual([]);
    expect([count(releaseTaxonomy), count(wider), count(releaseTaxonomy)]).toEqual([
      releaseTaxonomy.skills.length,
      releaseTaxonomy.skills.length + 1,
      releaseTaxonomy.skills.length,
    ]);
    expect(made).toEqual([releaseTaxonomy, wider]);
  });
});
