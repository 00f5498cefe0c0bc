import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { refusalOf, wishesIn } from './career-wish.ts';

const wishes = (startId: string, text: string) =>
  wishesIn(releaseTaxonomy, text, releaseTaxonomy.occupation(startId)).map(({ id }) => id);

describe('what somebody wants to become', () => {
  it.each([
    ['cashier', 'How do I become a barista?', 'barista'],
    ['mason', 'is it possible to become quantity surveyor', 'quantity-surveyor'],
    ['waiter', 'I am thinking about becoming a pastry chef', 'pastry-chef'],
    ['electrician', 'كيف أصير مقاول؟', 'contractor'],
    ['accountant', 'نطمح نولي مدقق داخلي', 'internal-auditor'],
    ['cashier', 'حلمي أصبح محاسب', 'accountant'],
  ])('is what a %s asks the way to: %s', (start, text, wish) => {
    expect(wishes(start, text)).toContain(wish);
  });

  it('is nothing that the words of the wish hardly name', () => {
    expect(wishes('packer', 'Nice if I can become a real technician with testing')).toEqual([]);
    expect(wishes('dental-receptionist', 'ودي أصير مسؤولة العيادة رسمي')).not.toContain('grants-officer');
  });

  it('is of two things the one of which the rest of the text speaks', () => {
    const text =
      'Draughtsman with a contractor of pipes and ducts: shop drawings, chilled water, as-built drawings, clash sheets, ' +
      'site measurements, coordination with the consultant. I want design or site engineer work.';
    expect(wishes('draughtsman', text)).toEqual(['site-engineer']);
    expect(wishes('office-clerk', 'I want to become a recruiter. I want to become a nurse.')).toHaveLength(2);
  });
});

describe('what somebody refuses', () => {
  const refusal = (id: string, text: string) => refusalOf(text)(releaseTaxonomy.occupation(id)!);

  it('is plain where a whole name is refused, and less so where one word of it is', () => {
    expect(refusal('medical-representative', 'I am not interested in medical representative.')).toBe(1);
    const desk = refusal('registered-nurse', 'I do not want the nurse office.');
    expect(desk).toBeGreaterThan(0);
    expect(refusal('accountant', 'I do not want the nurse office.')).toBe(0);
    expect(refusal('registered-nurse', 'I like to be a nurse.')).toBe(0);
  });
});
