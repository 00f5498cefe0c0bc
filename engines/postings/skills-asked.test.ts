import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { skillsAskedFor, skillsDenied } from './skills-asked.ts';

const taxonomy = releaseTaxonomy;
const idsOf = (text: string): string[] => skillsAskedFor(taxonomy, '', text).map(({ id }) => id);

describe('what a posting asks for', () => {
  it('has nothing of the name, sector and address of a company, of what it offers and says of itself', () => {
    const found = idsOf(
      [
        'Quantity Surveyor',
        'Company: Gulf Information Technology & Databases LLC',
        'Industry: Information Technology',
        'Address: Robotics Tower, Data Science Street, Dubai',
        'About us: We are a leading provider of cloud computing and artificial intelligence.',
        'Responsibilities',
        '- Measure quantities and prepare BOQs',
        'Benefits: gym with personal training',
      ].join('\n'),
    );
    expect(found).toEqual(expect.arrayContaining(['quantity-take-off', 'bills-of-quantities']));
    for (const id of ['information-technology', 'databases', 'robotics', 'data-science', 'cloud-computing'])
      expect(found).not.toContain(id);
    expect(found).not.toContain('personal-training');
  });

  it('has nothing of the company in Arabic either', () => {
    const found = idsOf(
      'الشركة: مجموعة الأفق لتقنية المعلومات\nالقطاع: تقنية المعلومات\nالمسؤوليات:\n- إعداد القيود اليومية',
    );
    expect(found).toContain('journal-entries');
    expect(found).not.toContain('information-technology');
  });

  it('knows a sentence of the company before any heading', () => {
    expect(
      idsOf('Our hospital has a strong name in cardiology and robotics.\nYou will dispense medicines.'),
    ).toEqual(['medication-dispensing']);
  });

  it('has nothing that it says it does not need, which is told apart', () => {
    const text =
      'Write posts and plans.\nNo graphic design required. We do not need design or video editing. No ArcGIS or photography.\nلا نحتاج ووردبريس';
    expect(skillsDenied(taxonomy, text)).toEqual(
      expect.arrayContaining(['graphic-design', 'video-editing', 'photography', 'wordpress']),
    );
    expect(idsOf(text)).not.toContain('wordpress');
  });
});
