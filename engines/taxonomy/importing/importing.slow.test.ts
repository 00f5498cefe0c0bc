import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTaxonomy } from '../load.ts';
import { RELEASE_FOLDER } from '../reading/text-files.ts';
import { sourcesIn, taxonomyFoldersIn } from '../sources.ts';
import { taxonomyOf } from '../taxonomy.ts';
import { importRelease } from './index.ts';

const SAMPLES = join(import.meta.dirname, 'samples');
let dataDir: string;
let release: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'taxonomy-import-'));
  release = join(dataDir, 'release');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (name: 'esco' | 'onet', from = join(SAMPLES, name)) =>
  importRelease(name, from, dataDir, () => {});
const read = () => taxonomyOf(readTaxonomy([RELEASE_FOLDER, ...taxonomyFoldersIn(dataDir)]));
const fileOf = (name: string, kind: string) => join(dataDir, 'taxonomy', name, kind, `${name}.txt`);

describe('importing ESCO', () => {
  it('adds names to what is known by name, and what is new with its relations, in both languages', () => {
    const counts = run('esco');
    expect(counts).toMatchObject({
      skills_read: 5,
      skills_merged: 2,
      skills_new: 2,
      occupations_read: 2,
      occupations_merged: 1,
      occupations_new: 1,
      problems: 0,
    });
    const taxonomy = read();
    expect(taxonomy.problems).toEqual([]);
    expect(taxonomy.resolveSkill('Serpent scripting')?.id).toBe('python');
    expect(taxonomy.skill('python')?.name).toEqual({
      en: 'Python',
      ar: taxonomy.resolveSkill('python')?.name.ar,
    });
    const weaving = taxonomy.resolveSkill('palm frond weaving');
    expect(weaving).toMatchObject({
      name: { en: 'weave palm fronds', ar: 'نسج سعف النخيل' },
      group: 'domain',
      category: { en: 'weaving and basketry', ar: 'النسيج وصناعة السلال' },
      kind: 'ability',
      related: [{ relation: 'together', strength: 0.6 }],
    });
    expect(taxonomy.resolveSkill('solar cooking')?.group).toBe('green');
    const weaver = taxonomy.occupations.find(({ name }) => name.en === 'Palm frond weaver');
    expect(weaver).toMatchObject({ isco: '7317', name: { ar: 'ناسج سعف' } });
    expect(weaver?.skills.map(({ id, importance }) => [id, importance])).toEqual([
      [weaving?.id, 'essential'],
      [taxonomy.resolveSkill('solar cooking')?.id, 'useful'],
    ]);
    expect(taxonomy.occupation('software-engineer')?.aliases.en).toContain('code artisan');
    // The languages people speak have a list of their own.
    expect(taxonomy.resolveSkill('speak Klingon')).toBeNull();
  });

  it('changes nothing when it is run again', () => {
    run('esco');
    const before = readFileSync(fileOf('esco', 'skills'), 'utf8');
    expect(run('esco')).toMatchObject({ written: 0, kept: 0, removed: 0, unchanged: 6 });
    expect(readFileSync(fileOf('esco', 'skills'), 'utf8')).toBe(before);
  });

  it('keeps what was edited, deleted or added by hand, and takes over what the release changed', () => {
    cpSync(join(SAMPLES, 'esco'), release, { recursive: true });
    run('esco', release);
    const path = fileOf('esco', 'skills');
    const edited = readFileSync(path, 'utf8').replace('نسج سعف النخيل', 'السفّ');
    const lines = edited.split('\n').filter((line) => !line.startsWith('cook-with-sunlight'));
    writeFileSync(path, lines.join('\n'));
    appendFileSync(
      path,
      '\n## domain / Crafts / حرف\npearl-stringing | Pearl stringing | نظم اللؤلؤ | ability | Strings pearls. = نظم حبات اللؤلؤ.\n',
    );
    const file = join(release, 'occupations_en.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace('palm frond weaver', 'palm leaf weaver'));
    expect(run('esco', release)).toMatchObject({ kept: 3, written: 1 });
    const taxonomy = read();
    expect(taxonomy.resolveSkill('weave palm fronds')?.name.ar).toBe('السفّ');
    expect(taxonomy.resolveSkill('solar cooking')).toBeNull();
    expect(taxonomy.skill('pearl-stringing')).not.toBeNull();
    const weaver = taxonomy.occupations.find(({ name }) => name.en === 'Palm leaf weaver');
    expect(weaver?.id).toBe('palm-frond-weaver');
  });

  it('reads a release without English', () => {
    mkdirSync(release);
    for (const kind of ['skills', 'occupations'])
      cpSync(join(SAMPLES, 'esco', `${kind}_ar.csv`), join(release, `${kind}_ar.csv`));
    run('esco', release);
    expect(read().resolveSkill('نسج سعف النخيل')?.name).toEqual({
      en: 'نسج سعف النخيل',
      ar: 'نسج سعف النخيل',
    });
  });

  it('says so where the folder holds something else', () => {
    mkdirSync(release);
    expect(() => run('esco', release)).toThrow('There is no ESCO file here');
    expect(() => run('onet', release)).toThrow('There is no O*NET file here');
  });
});

describe('importing O*NET', () => {
  it('merges by code and by name, and adds what is new with tasks, interests, tools and steps', () => {
    expect(run('onet')).toMatchObject({
      occupations_read: 3,
      occupations_merged: 1,
      occupations_new: 2,
      skills_new: 1,
      problems: 0,
    });
    const taxonomy = read();
    const dentist = taxonomy.occupations.find(({ onet }) => onet === '29-1021.00');
    expect(dentist?.id).toBe('dentist');
    expect(dentist?.aliases.en).toContain('Tooth Carer');
    const keeper = taxonomy.occupations.find(({ onet }) => onet === '45-9999.01');
    expect(keeper).toMatchObject({
      name: { en: 'Owl Keeper' },
      zone: 2,
      education: 'secondary',
      interests: { R: 40, I: 20, A: 0 },
      tasks: { en: ['Feed owls.', 'Train owls to return to the glove.'] },
    });
    expect(keeper?.skills).toContainEqual({ id: 'owlbase', importance: 'essential', level: 3 });
    expect(keeper?.skills.some(({ id }) => id === 'microsoft-excel')).toBe(true);
    expect(keeper?.next.map(({ id }) => taxonomy.occupation(id)?.name.en)).toEqual(['Owl Trainer']);
    expect(run('onet')).toMatchObject({ written: 0, kept: 0, removed: 0 });
  });

  it('stands on what ESCO brought, and both say where they come from', () => {
    expect(sourcesIn(dataDir)).toEqual([]);
    run('esco');
    run('onet');
    expect(read().problems).toEqual([]);
    expect(sourcesIn(dataDir).map(({ id }) => id)).toEqual(['esco', 'onet']);
  });
});
