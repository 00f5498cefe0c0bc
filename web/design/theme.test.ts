import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { GROUNDS } from '#contract/kernel/accent.ts';
import { schemeVariables, themeFor } from './theme.ts';

test('the grounds that accents are made legible on are those of the app', () => {
  const variables = schemeVariables(mergeMantineTheme(DEFAULT_THEME, themeFor()));
  const groundsOf = (scheme: 'light' | 'dark') =>
    (['--mantine-color-body', '--sheet', '--sunken'] as const).map((name) => variables[scheme][name]);
  expect(groundsOf('light')).toEqual(GROUNDS.light);
  expect(groundsOf('dark')).toEqual(GROUNDS.dark);
});

test('what stands until our font is there is named where it is used', () => {
  const faces = fs.readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
  const standIns = new Set([...faces.matchAll(/font-family: ("[^"]+ as Plex")/g)].map(([, name]) => name!));
  expect(standIns.size).toBeGreaterThan(0);
  for (const name of standIns) expect(themeFor().fontFamily).toContain(name);
});

test('no width hangs on the font that happens to be there', () => {
  const sheets = fs.globSync('../**/*.css', {
    cwd: import.meta.dirname,
    exclude: (name) => name.includes('dist'),
  });
  expect(sheets.length).toBeGreaterThan(100);
  const inLetters = sheets.filter((sheet) =>
    /\d(?:ch|ex)\b/.test(fs.readFileSync(path.join(import.meta.dirname, sheet), 'utf8')),
  );
  expect(inLetters).toEqual([]);
});
