import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createRelatedLabels } from './index.ts';

const labels = [
  'PostgreSQL',
  'Bread baking',
  'MySQL administration',
  'Pastry',
  'TypeScript',
  'SQL',
  'Welding',
];
const related = createRelatedLabels(releaseTaxonomy, labels);
const first = (label: string, k = 1) => related(label, k).map(({ id }) => id);

describe('related labels', () => {
  it('put what the taxonomy relates first', () => {
    expect(first('JavaScript')).toEqual(['TypeScript']);
    expect(first('MySQL', 3)).toEqual(expect.arrayContaining(['PostgreSQL', 'MySQL administration']));
  });

  it('place labels that the taxonomy does not know by their words', () => {
    expect(first('Cakes and desserts', 2)).toEqual(expect.arrayContaining(['Pastry']));
  });

  it('compare what products are for, and not who makes them', () => {
    const products = createRelatedLabels(releaseTaxonomy, [
      'Microsoft Word',
      'Oracle Database',
      'Google Docs',
      'Microsoft SQL Server',
    ]);
    expect(products('Microsoft Excel', 4).at(0)?.id).not.toBe('Microsoft SQL Server');
    expect(products('Microsoft Word', 1).map(({ id }) => id)).toEqual(['Google Docs']);
    expect(products('Microsoft SQL Server', 1).map(({ id }) => id)).toEqual(['Oracle Database']);
  });

  it('never name the label itself, and no more than were asked for', () => {
    expect(first('SQL', 3)).toHaveLength(3);
    expect(first('SQL', 99)).not.toContain('SQL');
  });
});
