import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { understand } from './understand.ts';

const skillsIn = (text: string) =>
  understand(releaseTaxonomy, text).conditions.flatMap((it) => (it.kind === 'skill' ? [it.id] : []));

describe('a tool in Arabic letters', () => {
  it.each([
    ['مهندس نافيس وركس', 'navisworks'],
    ['مطور وفايربيس', 'firebase'],
    ['مصمم اليستريتور', 'adobe-illustrator'],
    ['رسام سوليد وركس', 'solidworks'],
    ['مبرمج بوستجرس', 'postgresql'],
    ['مبيعات سيلز فورس', 'salesforce'],
    ['مطور ري اكت نيتف', 'react-native'],
  ])('is read by its sound: %s', (text, skill) => {
    expect(skillsIn(text)).toContain(skill);
  });

  it.each([
    ['معماري بي اي ام', 'building-information-modelling'],
    ['محاسب اي ار بي', 'erp-systems'],
    ['مبيعات وسي ار ام', 'crm-software'],
  ])('is read by its letters: %s', (text, skill) => {
    expect(skillsIn(text)).toContain(skill);
  });

  it('is taken for none by words that mean something else', () => {
    for (const text of ['ممرضة في اي مستشفى', 'مشرف عنابر دواجن', 'فورمان تشطيبات دبي', 'داير شغل في الخرج'])
      expect(
        skillsIn(text).filter((id) => releaseTaxonomy.skill(id ?? '')?.kind === 'tool'),
        text,
      ).toEqual([]);
  });

  it('is told where it was typed, whatever is read for it', () => {
    const text = 'معماري نافيس وركس دبي';
    const told = understand(releaseTaxonomy, text).conditions.map(({ start, end }) => text.slice(start, end));
    expect(told).toEqual(['معماري', 'نافيس وركس', 'دبي']);
  });
});
