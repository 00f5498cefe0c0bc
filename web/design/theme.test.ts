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
