import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { UserState } from '#contract/kernel/user-states.ts';
import { AT_HOME } from '#web/platform/states.ts';
import { firstNeeds, ROUTES } from './features.ts';

/** How the address of a need is written in a request. */
const addressesAt = (state: UserState, pathname: string, search = ''): string[] =>
  firstNeeds(state, pathname, search)
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint, input }) => {
      const query = new URLSearchParams(input.query as Record<string, string> | undefined).toString();
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(input.params?.[name]));
      return path + (query && `?${query}`);
    });

test('a screen’s needs are asked for at its address, besides what is asked for anywhere', () => {
  const ofEveryPage = ['/matching-jobs?page=1', '/profile'];
  expect(addressesAt('CANDIDATE', '/candidate/profile')).toEqual(ofEveryPage);
  expect(addressesAt('CANDIDATE', '/candidate/jobs/')).toEqual([...ofEveryPage, '/saved-searches']);
  expect(addressesAt('TALENT_MANAGER', '/candidate/jobs')).toEqual([]);
});

const ID = '0b5f5e0e-5a3c-4b39-9d8a-1f0f4c1b2a3d';

test('what an address names is asked for by that name, and a screen of its own address is another', () => {
  const ofEveryPage = addressesAt('RECRUITER', '/recruiter/elsewhere');
  const at = (pathname: string, search = '') =>
    addressesAt('RECRUITER', pathname, search).filter((address) => !ofEveryPage.includes(address));
  expect(at(`/recruiter/jobs/${ID}`)).toEqual([`/job/${ID}?company_job=true`]);
  expect(at('/recruiter/jobs/post-job')).toEqual([]);
  expect(at(`/recruiter/candidates/${ID}`)).toEqual([
    `/recruiter/candidates/${ID}`,
    '/recruiter/hiring-stages',
  ]);
  expect(at(`/recruiter/candidates/${ID}`, `?job_id=${ID}`)).toEqual([
    `/recruiter/candidates/${ID}?job_id=${ID}`,
    '/recruiter/hiring-stages',
    `/recruiter/applicants/${ID}/${ID}`,
  ]);
});

/** `web/public/before-paint.js` is no module, and names addresses where all else names the contract's endpoints. */
test('what is asked for before our code is there is what the code would ask for', () => {
  const script = fs.readFileSync(new URL('../public/before-paint.js', import.meta.url), 'utf8');
  const table = /const FIRST_DATA = \{(.*?)\};/s.exec(script)?.[1] ?? '';
  const entries = [...table.matchAll(/'([^']+)': \[(.*?)\]/gs)];
  expect(entries.length).toBeGreaterThan(2);
  for (const [, pathname = '', list = ''] of entries) {
    const { states } = ROUTES.find(({ path }) => path === pathname) ?? {};
    const state = AT_HOME.find((one) => states && states !== 'ALL' && states.includes(one));
    for (const job of ['', `?job_id=${ID}`]) {
      const needed = state ? addressesAt(state, pathname.replace('$id', ID), job) : [];
      for (const address of list.match(/\/[^']+/g) ?? [])
        expect(needed).toContain(address.replace('$id', ID).replace('$job', job));
    }
  }
});

test('a resume is asked for early only where nobody but a candidate may be', () => {
  const script = fs.readFileSync(new URL('../public/before-paint.js', import.meta.url), 'utf8');
  const listed = [...(/OF_BOTH_SIDES = \[(.*?)\]/s.exec(script)?.[1] ?? '').matchAll(/'([^']+)'/g)];
  const shared = ROUTES.filter(
    ({ path, states }) =>
      path.startsWith('/candidate') &&
      states !== 'ALL' &&
      states.some((state) => state.startsWith('RECRUITER')),
  );
  expect(listed.map(([, path]) => path).sort()).toEqual(shared.map(({ path }) => path).sort());
});
