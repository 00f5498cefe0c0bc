import { expect, it } from 'vitest';
import { autocomplete } from './autocomplete.ts';
import { shownSkill } from './shown-names.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const called = (id: string) => shownSkill(releaseTaxonomy, id);

it('tools and acronyms are called by their own names in both languages', () => {
  for (const [id, name] of [
    ['sql', 'SQL'],
    ['power-bi', 'Power BI'],
    ['microsoft-excel', 'Microsoft Excel'],
    ['iso-9001', 'ISO 9001'],
    ['react', 'React'],
  ] as const)
    expect(called(id)).toEqual({ en: name, ar: name });
});

it('what describes is called in Arabic in Arabic', () => {
  for (const id of ['point-of-sale', 'e-government', 'firewalls', 'data-analysis', 'accounting-software']) {
    const skill = releaseTaxonomy.skill(id);
    if (skill) expect(called(id)?.ar, id).toBe(skill.name.ar);
  }
});

it('what a name sounds like in Arabic letters still finds it, and it is offered by its own', () => {
  expect(autocomplete(releaseTaxonomy, 'skill', 'إس كيو إل')[0]).toMatchObject({
    id: 'sql',
    name: { ar: 'SQL' },
  });
});
