import { describe, expect, test } from 'vitest';
import { saidBy } from './words.ts';

const list = `
const { t } = useTranslation('jobs');
const one = t('list.title');
const state = t(\`list.empty.\${status}\`);
const found = t('list.found', { count });
const other = t('teams:retry');
`;

describe('a module says', () => {
  const says = saidBy([list]);

  test('the keys that stand in it, with their plural forms, and those that a template begins', () => {
    for (const key of ['jobs:list.title', 'jobs:list.empty.closed', 'jobs:list.found_few', 'teams:retry'])
      expect(says(key), key).toBe(true);
  });

  test('no others, and none of a namespace that it did not ask for', () => {
    for (const key of [
      'jobs:list.lead',
      'jobs:list',
      'jobs:form.title',
      'matches:list.title',
      'teams:failed',
    ])
      expect(says(key), key).toBe(false);
  });
});

test('the name of an element is no beginning of a namespace', () => {
  expect(saidBy([`const Element = \`h\${level}\`;`])('hiring-stages:title')).toBe(false);
  expect(saidBy([`say(\`hiring-stages:names.\${kind}\`)`])('hiring-stages:names.offered')).toBe(true);
});

test('keys may stand in a table, in another module than the one that looks them up', () => {
  const says = saidBy([
    `const { t: say } = useTranslation('profiles'); say(TITLES[section]);`,
    `export const TITLES = { work: 'work.title', skills: 'skills.title' };`,
  ]);
  expect(says('profiles:skills.title')).toBe(true);
  expect(says('profiles:links.title')).toBe(false);
});

test('a key may be what others begin with', () => {
  expect(saidBy([`useTranslation('teams'); ask('confirm.leave');`])('teams:confirm.leave.title')).toBe(true);
});

test('where a key begins with a value, all words of the namespace come along, under whatever name they are asked for', () => {
  const says = saidBy([`const { t: word } = useTranslation('courses'); word(\`\${part}.title\`);`]);
  expect(says('courses:anything.at.all')).toBe(true);
  expect(says('jobs:anything')).toBe(false);
  // Any other template that begins with a value is no key.
  expect(saidBy([`useTranslation('courses'); join(\`\${a} \${b}\`);`])('courses:anything')).toBe(false);
});
