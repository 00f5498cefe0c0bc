import { describe, expect, it } from 'vitest';
import { createRelatedLabels } from './index.ts';
import { releaseModel } from './model.fixtures.ts';

const labels = [
  'PostgreSQL',
  'Bread baking',
  'MySQL administration',
  'Pastry',
  'TypeScript',
  'SQL',
  'Welding',
];
const related = createRelatedLabels(releaseModel, labels);
const first = (label: string, k = 1) => related(label, k).map(({ id }) => id);

describe('related labels', () => {
  it('put what the taxonomy relates first', () => {
    expect(first('JavaScript')).toEqual(['TypeScript']);
    expect(first('MySQL', 3)).toEqual(expect.arrayContaining(['PostgreSQL', 'MySQL administration']));
  });

  it('place labels that the taxonomy does not know by their words', () => {
    expect(first('Cakes and desserts', 2)).toEqual(expect.arrayContaining(['Pastry']));
  });

  it('never name the label itself, and no more than were asked for', () => {
    expect(first('SQL', 3)).toHaveLength(3);
    expect(first('SQL', 99)).not.toContain('SQL');
  });
});
