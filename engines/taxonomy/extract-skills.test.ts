import { describe, expect, it } from 'vitest';
import { extractSkills, LEAST_CONFIDENCE, newSkillNames } from './extract-skills.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const posting = `Requirements:
- 5+ years of experience building distributed systems in Go, Rust or Florbatix
- You will design, develop and maintain our order routing engine that serves millions of people every single day
- Strong stakeholder management, attention to detail and the ability to work under pressure
نبحث عن خبرة في إدارة المشاريع وبايثون
We offer private health insurance, 25 days of holiday and free lunch.`;

describe('extractSkills', () => {
  it('gives known skills their concept in both languages', () => {
    const ids = extractSkills(releaseTaxonomy, posting).map((skill) => skill.skillId);
    expect(ids).toEqual(
      expect.arrayContaining(['rust', 'stakeholder-management', 'project-management', 'python']),
    );
  });

  it('adds what is new without a concept', () => {
    const fresh = extractSkills(releaseTaxonomy, posting).filter((skill) => skill.skillId === null);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.some((skill) => skill.text.includes('order routing engine'))).toBe(true);
  });

  it('is in order and says where the words stand', () => {
    let before = 0;
    for (const { start, end, text } of extractSkills(releaseTaxonomy, posting)) {
      expect(posting.slice(start, end)).toBe(text);
      expect(start).toBeGreaterThanOrEqual(before);
      before = start;
    }
  });

  it('names no clauses: eight words at most, no function words at the ends', () => {
    for (const { text } of extractSkills(releaseTaxonomy, posting)) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(8);
      expect(text).not.toMatch(/^(?:and|the|of|to|our|strong)\s|\s(?:and|the|of|to|that)$/i);
    }
  });

  it('trusts the dictionary wholly in Arabic, where no tagger reads', () => {
    for (const skill of extractSkills(releaseTaxonomy, 'خبرة في إدارة المشاريع'))
      expect(skill.confidence).toBe(1);
  });

  it('is unsure of names that stand among what a company offers', () => {
    const offered = extractSkills(
      releaseTaxonomy,
      'We offer private health insurance and an annual flight ticket.',
    );
    for (const skill of offered) expect(skill.confidence).toBeLessThan(LEAST_CONFIDENCE);
  });
});

describe('newSkillNames', () => {
  const tools =
    'Requirements:\n- Java, Python, Florbatix, SQL and Kafka\n- 3+ years of professional experience with SAPUI5 and JavaScript';

  it('gives what is written as a name and the dictionary does not know', () => {
    expect(newSkillNames(releaseTaxonomy, tools).sort()).toEqual(['Florbatix', 'SAPUI5']);
    expect(newSkillNames(releaseTaxonomy, posting)).not.toContain('order routing engine');
  });

  it('leaves out degrees, languages and the capital that opens a sentence', () => {
    const others = "- Bachelor's degree\n- Fluent in English\n- Design ducts\n- Building complex products";
    expect(newSkillNames(releaseTaxonomy, others)).toEqual([]);
  });

  it('gives each name once and nothing for Arabic or an empty text', () => {
    const names = newSkillNames(releaseTaxonomy, `${tools}\n- Python, FLORBATIX, SQL and Java`);
    expect(names.map((name) => name.toLowerCase()).sort()).toEqual(['florbatix', 'sapui5']);
    expect(newSkillNames(releaseTaxonomy, 'خبرة في فلورباتكس')).toEqual([]);
    expect(newSkillNames(releaseTaxonomy, '')).toEqual([]);
  });
});
