// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { Joined } from './joined.tsx';

test('facts are read and copied with a dot between them, which on screen is a space that a wrapped line drops', async () => {
  const { container } = await renderIn('en', <Joined parts={['Pearl Bay', null, 'Jeddah', false, '']} />);
  expect(container.textContent).toContain('Pearl Bay · Jeddah');
  const shown = [...container.querySelectorAll('span, bdi')].filter((one) => !one.textContent?.includes('·'));
  expect(shown.map((one) => one.textContent)).toEqual(['Pearl Bay', ' ', 'Jeddah']);
});
