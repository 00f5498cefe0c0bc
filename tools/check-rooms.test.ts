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

  it('lets a worker be imported by its manifest alone, and a manifest by nobody', () => {
    const manifest = source('server/features/jobs/jobs.feature.ts', './jobs.worker.ts');
    const service = source('server/features/jobs/jobs.service.ts', './jobs.worker.ts');
    const app = source('server/app/start.ts', '#server/features/jobs/jobs.feature.ts');
    expect(checkRooms([manifest])).toEqual([]);
    expect(checkRooms([service])).toHaveLength(1);
    expect(checkRooms([app])).toHaveLength(1);
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

  describe('of what the features of the web share', () => {
    const field = source('web/widgets/search-field/search-field.tsx');
    const list = source('web/widgets/record-list/record-list.tsx', '../search-field/search-field.tsx');
    const screen = (feature: string, ...imports: string[]) =>
      source(`web/features/${feature}/screens/all.screen.tsx`, ...imports);

    it('refuses what one feature alone uses, straight or through another widget', () => {
      const faults = checkRooms([field, list, screen('jobs', `#${list.file}`)]);
      expect(faults).toHaveLength(2);
      for (const fault of faults) expect(fault).toContain('this one is for features/jobs');
    });

    it('lets pass what two use, and what they use through it', () => {
      expect(
        checkRooms([field, list, screen('jobs', `#${list.file}`), screen('skills', `#${list.file}`)]),
      ).toEqual([]);
      expect(
        checkRooms([
          field,
          list,
          screen('jobs', `#${list.file}`),
          source('web/app/shell.tsx', `#${field.file}`),
        ]),
      ).toHaveLength(1);
    });

    it('counts who says a namespace as the users of its words, and tests as nobody', () => {
      const words = source('web/widgets/qualifications/qualifications.messages.en.ts');
      const says = (file: string, text: string) => ({ file, text });
      const one = says('web/features/jobs/facts.ts', "t('qualifications:education.none')");
      const other = says('web/features/profiles/facts.ts', "useTranslation(['profiles', 'qualifications'])");
      expect(checkRooms([words, one, other])).toEqual([]);
      expect(checkRooms([words, one])).toHaveLength(1);
      expect(
        checkRooms([words, one, { ...other, file: 'web/features/profiles/facts.test.ts' }]),
      ).toHaveLength(1);
    });
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
