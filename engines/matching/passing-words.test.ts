import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { skillsNamedBy } from './index.ts';

describe('the skills that a person names', () => {
  it.each([
    'Scaffolder. Iqama transferable, NOC available',
    'Cook. Family visa. Own visa till 2027',
    'إقامة سارية قابلة للتحويل',
    'Cashier, Python Trading LLC, Doha',
    'Receptionist at Jenkins Hotel',
    'Worked for SAP Arabia as a driver',
    'Accountant. Bank (2016-now), telecom (2013-2016)',
    'موظف استقبال في شركة اتصالات',
    'Internship in Spring 2024, Java house: none',
    'Plumber, 8 years. References: Omar, SAP consultant',
  ])('are not those of a visa, an employer, a season or somebody else: %s', (text) => {
    const named = skillsNamedBy(releaseTaxonomy, text);
    for (const id of [
      'immigration-procedures',
      'python',
      'jenkins',
      'sap-erp',
      'telecommunications-engineering',
      'spring',
    ])
      expect(named).not.toContain(id);
  });

  it.each([
    ['Residence visa renewals for staff, iqama transfers', 'immigration-procedures'],
    ['Java and Spring Boot services', 'spring'],
    ['Telecom networks rollout', 'telecommunications-engineering'],
    ['Worked with SAP daily', 'sap-erp'],
    ['Python, SQL', 'python'],
  ])('are those that are worked with: %s', (text, skill) => {
    expect(skillsNamedBy(releaseTaxonomy, text)).toContain(skill);
  });
});
