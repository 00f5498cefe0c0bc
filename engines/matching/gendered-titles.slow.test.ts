import { describe, expect, it } from 'vitest';
import { normaliseTitle } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { foldTitle, stemsOf } from '#engines/text/index.ts';
import { jobFeatures, profileFeatures } from './read-features.ts';

/** Every two Arabic names of one occupation that differ in nothing but the endings of the feminine. */
const pairs = releaseTaxonomy.occupations.flatMap(({ name, aliases }) => {
  const forms = [name.ar, ...aliases.ar];
  return forms.flatMap((masculine) =>
    forms
      .filter((form) => form.length > masculine.length && bare(form) === bare(masculine))
      .map((feminine) => [masculine, feminine] as const),
  );
});

function bare(title: string): string {
  return title.replace(/ة(?!\p{L})/gu, '');
}

const skillsOf = (title: string): unknown => ({
  person: profileFeatures(releaseTaxonomy, {
    text: `${title}\nشركة الواحة 2018 - 2024\nأعمل ${title} في دبي`,
  }).skills.map(({ id }) => id),
  job: jobFeatures(releaseTaxonomy, { title, text: `مطلوب ${title}\nالمهام\n- إعداد التقارير` }).skills.map(
    ({ id, importance }) => [id, importance],
  ),
});

describe('titles in both genders', () => {
  it('are many', () => {
    expect(pairs.length).toBeGreaterThan(250);
  });

  it('are one when folded, and one to whoever counts their stems', () => {
    for (const [masculine, feminine] of pairs) {
      expect(foldTitle(feminine)).toBe(foldTitle(masculine));
      expect(stemsOf(feminine)).toEqual(stemsOf(masculine));
    }
  });

  it('are placed alike to the last digit', () => {
    for (const [masculine, feminine] of pairs)
      expect(normaliseTitle(releaseTaxonomy, feminine, 10)).toEqual(
        normaliseTitle(releaseTaxonomy, masculine, 10),
      );
  });

  it('earn the same skills, alone and within a sentence', () => {
    for (const [masculine, feminine] of pairs) expect(skillsOf(feminine)).toEqual(skillsOf(masculine));
  });

  it.each([
    ['Sales Lady', 'Salesman'],
    ['Saleswoman', 'Salesman'],
    ['Waitress', 'Waiter'],
    ['Female Nurse', 'Nurse'],
    ['محاسب/ة', 'محاسب'],
    ['محاسب / محاسبة', 'محاسب'],
  ])('%s is %s', (one, other) => {
    expect(foldTitle(one)).toBe(foldTitle(other));
  });

  it('earns no skill by the name of a trade, and one where the trade is named as a field', () => {
    const ids = (text: string) => profileFeatures(releaseTaxonomy, { text }).skills.map(({ id }) => id);
    expect(ids('محاسبة\nشركة الواحة')).not.toContain('accounting');
    expect(ids('مهارات\n- خبرة في المحاسبة')).toContain('accounting');
  });
});
