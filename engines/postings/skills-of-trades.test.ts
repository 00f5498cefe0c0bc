import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readPosting } from './read-posting.ts';

describe('a posting of a line or two', () => {
  it.each([
    [
      'Room attendants, Dubai. No experience needed. AED 1,400',
      'Room attendants in Dubai, United Arab Emirates. The work asks for: Room cleaning.',
    ],
    [
      'مطلوب سائق في جدة\nخبرة سنتين',
      'سائق في جدة، المملكة العربية السعودية. خبرة لا تقل عن سنتين في عمل مماثل.',
    ],
  ])('is described by what it says, so that it can be published: %s', (text, description) => {
    const { summary, notFound } = readPosting(releaseTaxonomy, text);
    expect(summary).toBe(description);
    expect(notFound).not.toContain('description');
  });

  it('that says too little for that asks a person for more', () => {
    expect(readPosting(releaseTaxonomy, 'Cook').notFound).toContain('description');
  });
});

describe('skills of a trade', () => {
  const idsOf = (text: string): string[] => readPosting(releaseTaxonomy, text).skills.map(({ id }) => id);
  it('are read by words that mean them in this trade alone', () => {
    expect(idsOf('Pastry Chef\nMake laminated doughs every night.')).toContain('dough-preparation');
    expect(idsOf('Accountant\nMake laminated doughs every night.')).not.toContain('dough-preparation');
  });

  it('are nobody’s where the employer says what it is', () => {
    const ids = idsOf(
      'Store Keeper\nElectrical and HVAC contractor with 1,800 people.\nReceive goods and count the stock.',
    );
    expect(ids).toContain('stock-counting');
    expect(ids).not.toContain('hvac-systems');
    expect(ids).not.toContain('electrical-engineering');
  });

  it('are no field of a degree and no licence', () => {
    const ids = idsOf('HR Officer\nScreen CVs. Degree in psychology or chemistry. DHA licence.');
    expect(ids).not.toContain('psychology');
    expect(ids).not.toContain('chemistry');
    expect(ids).not.toContain('health-regulations');
  });
});

describe('products of which one will do', () => {
  const asked = (line: string): string[] =>
    readPosting(releaseTaxonomy, `Accountant\nRequirements\n- ${line}\n- Bachelor`).skills.map(
      ({ id, importance }) => `${id} ${importance}`,
    );
  it('are none of them a must', () => {
    expect(asked('SAP or a similar ERP')).toEqual(['sap-erp should', 'erp-systems must']);
    expect(asked('AutoCAD or Revit')).toEqual(['autocad should', 'revit should']);
    expect(asked('AutoCAD and Revit')).toEqual(['autocad must', 'revit must']);
  });
});
