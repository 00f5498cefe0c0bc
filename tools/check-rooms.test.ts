import { describe, expect, it } from 'vitest';
import { checkOwners } from './check-owners.ts';
import { checkRooms } from './check-rooms.ts';

const source = (file: string, ...imports: string[]) => ({
  file,
  text: imports.map((it) => `import '${it}';`).join('\n'),
});

describe('the room check', () => {
  it('lets a feature enter a neighbour by its door, and by no window', () => {
    const door = source('server/features/matches/matches.service.ts', '#server/features/jobs/index.ts');
    const window = source(
      'server/features/matches/matches.service.ts',
      '#server/features/jobs/jobs.store.ts',
    );
    expect(checkRooms([door])).toEqual([]);
    expect(checkRooms([window])).toHaveLength(1);
  });

  it('refuses what reaches upwards or sideways', () => {
    expect(checkRooms([source('server/platform/queue.ts', '../features/jobs/index.ts')])).toHaveLength(1);
    expect(checkRooms([source('web/features/jobs/a.tsx', '#web/features/matches/b.tsx')])).toHaveLength(1);
    expect(checkRooms([source('engines/resumes/a.ts', '#engines/matching/index.ts')])).toHaveLength(1);
    expect(checkRooms([source('contract/index.ts', '#server/main.ts')])).toHaveLength(1);
  });

  it('finds a circle between rooms', () => {
    const faults = checkRooms([
      source('server/features/a/x.ts', '#server/features/b/index.ts'),
      source('server/features/b/y.ts', '#server/features/c/index.ts'),
      source('server/features/c/z.ts', '#server/features/a/index.ts'),
    ]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('circle');
  });

  it('finds a circle between files of one room, and says the way round', () => {
    const ring = [
      source('engines/postings/pay.ts', './terms.ts'),
      source('engines/postings/terms.ts', './years.ts'),
      source('engines/postings/years.ts', './pay.ts', './fold.ts'),
    ];
    expect(checkRooms(ring)).toEqual([
      'files in a circle: engines/postings/pay.ts -> engines/postings/terms.ts -> engines/postings/years.ts -> engines/postings/pay.ts',
    ]);
    expect(checkRooms(ring.slice(0, 2))).toEqual([]);
  });

  it('finds a circle between two nouns of the contract, though no two files are in one', () => {
    const nouns = [
      source('contract/features/jobs.contract.ts', './applications.screening.ts', '../kernel/ids.ts'),
      source('contract/features/applications.contract.ts', './jobs.contract.ts', '../kernel/ids.ts'),
    ];
    expect(checkRooms(nouns)).toEqual([
      'rooms in a circle: contract/features/applications -> contract/features/jobs -> contract/features/applications',
    ]);
    expect(checkRooms(nouns.slice(1))).toEqual([]);
  });

  it('counts imports of types, exports of others and what is loaded later', () => {
    const back = source('engines/taxonomy/b.ts', './a.ts');
    const texts = [
      `import type { A } from './b.ts';`,
      `export * from './b.ts';`,
      `export { type A } from './b.ts';`,
      `const load = () => import('./b.ts');`,
    ];
    for (const text of texts)
      expect(checkRooms([{ file: 'engines/taxonomy/a.ts', text }, back]), text).toHaveLength(1);
    const comment = { file: 'engines/taxonomy/a.ts', text: `// import { A } from './b.ts';` };
    expect(checkRooms([comment, back])).toEqual([]);
  });
});

describe('the owner check', () => {
  it('refuses a write to another feature’s table', () => {
    const table = {
      file: 'server/db/tables/jobs.table.ts',
      text: '/** Owner: jobs. */\nexport const jobs = pgTable(',
    };
    const write = (feature: string) => ({
      file: `server/features/${feature}/x.store.ts`,
      text: 'db.update(jobs).set({})',
    });
    expect(checkOwners([table, write('jobs')])).toEqual([]);
    expect(checkOwners([table, write('matches')])).toHaveLength(1);
  });
});
