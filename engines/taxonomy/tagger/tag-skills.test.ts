import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '../taxonomy.fixtures.ts';
import { tagSkills } from './tag-skills.ts';

const named = (text: string) => tagSkills(releaseTaxonomy, text).map((skill) => skill.text);

describe('tagSkills', () => {
  it('takes for a skill what stands where skills stand, though no dictionary has it', () => {
    expect(named('Experience in Java, Florbatix and Redpanda').join(' ')).toContain('Florbatix');
  });

  it('leaves alone what a company says of itself and offers', () => {
    expect(named('We are a family of 200 people in twelve countries.')).toEqual([]);
    expect(named('Job type: Full-time')).toEqual([]);
  });

  it('says where the words stand and how certain it is', () => {
    const text = 'You have excellent communication skills, and experience in Java.';
    const tagged = tagSkills(releaseTaxonomy, text);
    expect(tagged.length).toBeGreaterThan(1);
    for (const { start, end, text: words, confidence } of tagged) {
      expect(text.slice(start, end)).toBe(words);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  });

  it('never runs across a comma', () => {
    for (const words of named('Knowledge of Python, Java, statistics, machine learning'))
      expect(words).not.toContain(',');
  });

  it('passes over Arabic and says nothing of an empty text', () => {
    expect(named('خبرة في إدارة المشاريع')).toEqual([]);
    expect(named('')).toEqual([]);
    expect(named(' \n\n • \n')).toEqual([]);
  });
});
