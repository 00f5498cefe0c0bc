import { expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { demandFor, demandOfAll } from './institutes.demand.ts';

it('of a programme that serves several occupations counts each of them, also those without an opening', () => {
  const opening = { skills: [{ ref_skill: 'python', name: 'Python', importance: 'must' as const }] };
  const rows = Array.from({ length: 20 }, () => opening) as Parameters<typeof demandFor>[1];
  const analyst = demandFor(releaseTaxonomy, rows, ['data-analyst']);
  const nurse = demandFor(releaseTaxonomy, [], ['registered-nurse']);
  const { asked, openings } = demandOfAll([analyst, nurse]);
  expect(openings).toBe(20);
  const ids = asked.map(({ id }) => id);
  expect(ids).toContain('python');
  expect(ids).toEqual(expect.arrayContaining(nurse.asked.slice(0, 10).map(({ id }) => id)));
});
