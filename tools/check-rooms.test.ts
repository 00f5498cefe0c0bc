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
    expect(checkRooms([source('engines/resumes/a.ts', '#engines/documents/index.ts')])).toEqual([]);
    expect(checkRooms([source('engines/resumes/a.ts', '#engines/documents/page.ts')])).toHaveLength(1);
  });

  it('refuses what reaches upwards or sideways', () => {
    expect(checkRooms([source('server/platform/queue.ts', '../features/jobs/index.ts')])).toHaveLength(1);
    expect(checkRooms([source('web/features/jobs/a.tsx', '#web/features/matches/b.tsx')])).toHaveLength(1);
    expect(checkRooms([source('engines/resumes/a.ts', '#engines/matching/index.ts')])).toHaveLength(1);
    expect(checkRooms([source('engines/text/a.ts', '#engines/taxonomy/index.ts')])).toHaveLength(1);
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
