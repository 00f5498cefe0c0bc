import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { faultOfNoun, filesOfFeature } from './feature-files.ts';
import { ROOT } from './sources.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** A project that shares everything with this one but has room for more features. */
function projectWith(files: Record<string, string>): string {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-feature-'));
  folders.push(project);
  const share = (name: string) => fs.symlinkSync(path.join(ROOT, name), path.join(project, name));
  for (const name of ['package.json', 'node_modules', 'biome.json', '.gitignore', 'engines', 'tools'])
    share(name);
  for (const room of ['contract', 'server', 'web']) {
    fs.mkdirSync(path.join(project, room, 'features'), { recursive: true });
    for (const name of fs.readdirSync(path.join(ROOT, room)))
      if (name !== 'features') share(`${room}/${name}`);
    for (const name of fs.readdirSync(path.join(ROOT, room, 'features'))) share(`${room}/features/${name}`);
  }
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  }
  const { compilerOptions } = JSON.parse(fs.readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8'));
  fs.writeFileSync(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, noEmit: true },
      // The server's test draws in the whole server; the types of what it calls are seen without it.
      files: Object.keys(files).filter((file) => !file.endsWith('.test.ts')),
      include: [
        'contract/features/*.contract.ts',
        'web/**/*.d.ts',
        ...['widgets', 'platform', 'app'].map((room) => `web/${room}/**/*.messages.en.ts`),
      ],
    }),
  );
  return project;
}

const outputOf = (tool: string, args: string[], cwd: string): string => {
  try {
    execFileSync(path.join(ROOT, 'node_modules/.bin', tool), args, { cwd, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}` || String(error);
  }
};

it('writes a feature that is typed and formatted as it stands, in its three folders', {
  timeout: 60_000,
}, () => {
  const files = filesOfFeature('site-visits');
  for (const file of Object.keys(files))
    expect(file).toMatch(
      /^(contract\/features\/site-visits\.contract\.ts|(server|web)\/features\/site-visits\/)/,
    );
  const project = projectWith(files);
  expect(outputOf('tsc', ['-p', 'tsconfig.json'], project)).toBe('');
  expect(outputOf('biome', ['check', '--error-on-warnings', ...Object.keys(files)], project)).toBe('');
});

it('does not compile without the words of one language', { timeout: 60_000 }, () => {
  const file = 'server/features/site-visits/site-visits.words.ts';
  const words = filesOfFeature('site-visits')[file] ?? '';
  const project = projectWith({ [file]: words.replace(/'site-visits\.greeting': 'م[^']*'/u, '') });
  expect(outputOf('tsc', ['-p', 'tsconfig.json'], project)).toContain(`${file}(`);
});

it('takes plural nouns in lower case with hyphens, and says what is wrong with others', () => {
  expect(faultOfNoun('site-visits')).toBeNull();
  for (const noun of ['SiteVisits', 'site_visits', 'visit', 'site-visits-', '../visits'])
    expect(faultOfNoun(noun)).toContain(noun);
});
