import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { mantineStyles } from './mantine-styles.ts';

type Hook = (...args: string[]) => { code: string } | string | null;
const plugin = mantineStyles() as unknown as { load: Hook; transform: Hook };
const core = createRequire(import.meta.url)
  .resolve('@mantine/core/styles.css')
  .replace('/styles.css', '');

test('a component brings its styles, in a layer of its own', () => {
  const module = `${core}/esm/components/Button/Button.module.mjs`;
  const { code } = plugin.transform('export default {};', module) as { code: string };
  expect(code).toContain(`import "${core}/styles/Button.layer.css"`);
  const styles = plugin.load(`${core}/styles/Button.layer.css`) as string;
  expect(styles).toMatch(/^@layer mantine\.Button\s*\{/);
  expect(styles).not.toMatch(/@layer mantine\s*\{/);
});

test('layers stand in the order of Mantine: what others are made of comes before them', () => {
  const base = plugin.load('/x/web/design/mantine.css') as string;
  const order = (/^@layer ([^;]+);/.exec(base)?.[1] ?? '').split(', ');
  const place = (component: string) => order.indexOf(`mantine.${component}`);
  expect(place('global')).toBe(0);
  for (const [earlier, later] of [
    ['UnstyledButton', 'Button'],
    ['Input', 'PasswordInput'],
    ['Paper', 'Card'],
    ['Popover', 'Tooltip'],
    ['ModalBase', 'Modal'],
  ] as const)
    expect(place(earlier), `${earlier} before ${later}`).toBeLessThan(place(later));
  expect(base).toContain('--mantine-scale');
});
