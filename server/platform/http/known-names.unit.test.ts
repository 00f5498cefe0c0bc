import { expect, it } from 'vitest';
import { z } from 'zod';
import { IndustryText, naming, PlaceText, SkillText } from '#contract/kernel/known-names.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { knownNames } from './known-names.ts';

const taxonomy = releaseTaxonomy;

const Listed = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      location: PlaceText.nullable(),
      skills: z.array(z.object({ name: SkillText })),
    }),
  ),
});

it('brings the names of places and skills of a reply in both languages, and of nothing else', () => {
  const reply = {
    results: [
      { title: 'Dubai', location: 'Jeddah, Saudi Arabia', skills: [{ name: 'Data analysis' }] },
      { title: 'Accounting', location: null, skills: [{ name: 'Basket weaving of our own' }] },
      { title: 'Tools', location: null, skills: [{ name: 'Power BI' }, { name: 'ISO 9001' }] },
    ],
  };
  const names = knownNames(taxonomy, Listed, reply);
  expect(names).toEqual({
    'Jeddah, Saudi Arabia': { en: 'Jeddah, Saudi Arabia', ar: 'جدة، المملكة العربية السعودية' },
    'Data analysis': { en: 'Data analysis', ar: 'تحليل البيانات' },
  });
});

it('calls a tool that is described in words by its name in Arabic, and leaves names of products', () => {
  const reply = {
    results: [
      { title: '', location: null, skills: [{ name: 'Robotic process automation' }, { name: 'UiPath' }] },
    ],
  };
  expect(knownNames(taxonomy, Listed, reply)).toEqual({
    'Robotic process automation': { en: 'Robotic process automation', ar: 'أتمتة العمليات الروبوتية' },
  });
});

it('knows a tool that is written in Arabic by its one name', () => {
  const reply = { results: [{ title: '', location: null, skills: [{ name: 'فيجما' }, { name: 'Figma' }] }] };
  expect(knownNames(taxonomy, Listed, reply)).toEqual({ فيجما: { en: 'Figma', ar: 'Figma' } });
});

it('leaves a place as near as it was written', () => {
  const reply = { results: [{ title: '', location: 'دبي', skills: [] }] };
  expect(knownNames(taxonomy, Listed, reply)?.دبي?.ar).toBe('دبي');
});

it('knows the nationality of a woman', () => {
  const Person = z.object({ nationality: naming('nationality', z.string()) });
  expect(knownNames(taxonomy, Person, { nationality: 'سعودية' })?.سعودية).toEqual({
    en: 'Saudi',
    ar: 'سعودية',
  });
});

it('brings none where a reply names none', () => {
  expect(knownNames(taxonomy, z.object({ ok: z.boolean() }), { ok: true })).toBeUndefined();
  expect(knownNames(taxonomy, Listed, { results: [] })).toBeUndefined();
});

it('knows industries and nationalities of the lists, and leaves what people call by their own words', () => {
  const Person = z.object({
    industry: IndustryText,
    nationality: naming('nationality', z.string().nullish()),
  });
  expect(knownNames(taxonomy, Person, { industry: 'Telecommunications', nationality: 'Emirati' })).toEqual({
    Telecommunications: { en: 'Telecommunications', ar: 'الاتصالات' },
    Emirati: { en: 'Emirati', ar: 'من الإمارات العربية المتحدة' },
  });
  expect(knownNames(taxonomy, Person, { industry: 'Kites', nationality: null })).toBeUndefined();
});
