// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { router } from './router.tsx';

const searchAt = (path: string, search: Record<string, string>) => {
  const match = router.matchRoutes(path, search).at(-1);
  return { name: match?.staticData.name, error: match?.searchError, search: match?.search };
};

test('a route reads its address, and passes over what it cannot read', () => {
  expect(searchAt('/recruiter/jobs', { status: 'draft', page: '2', mine: '1' })).toMatchObject({
    name: 'recruiter-jobs',
    search: { status: 'draft', page: 2, mine: true },
  });
  const bad = searchAt('/recruiter/jobs', { status: 'lost', page: 'two' });
  expect(bad.error).toBeUndefined();
  expect(bad.search).toMatchObject({ status: undefined, page: undefined });
});

test('an address that no feature announces shows that it is not there', () => {
  for (const path of ['/nowhere', '/auth/nowhere', '/candidate/jobs/view'])
    expect(searchAt(path, {}).name).toBe('not-found');
});
