import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { feature } from './feature.ts';
import { type FoundManifest, faultsOf } from './feature-faults.ts';
import { bindPublic } from './http/bind.ts';
import { defineJob } from './job-definition.ts';
import { handle } from './queue.ts';

const getTide = endpoint({
  method: 'GET',
  path: '/tides',
  access: 'public',
  summary: 'Says how high the water stands.',
  response: z.object({ metres: z.number() }),
});
const declared = [{ feature: 'tides', name: 'getTide', endpoint: getTide }];
const measure = defineJob('tides.measure');
const whole = {
  name: 'tides',
  routes: [bindPublic(getTide, async () => ({ metres: 2 }))],
  words: { en: { 'tides.high': 'High' }, ar: { 'tides.high': 'مدّ' } },
  jobs: [measure],
  handlers: [handle(measure, async () => {})],
};
const faults = (...found: FoundManifest[]) => faultsOf(found, declared);

it('finds nothing wrong with a manifest that answers its contract and does its jobs', () => {
  expect(faults({ folder: 'tides', feature: feature(whole) })).toEqual([]);
});

it('names the endpoint that no route answers, and the job that no handler does', () => {
  const { routes: _routes, handlers: _handlers, ...less } = whole;
  expect(faults({ folder: 'tides', feature: feature(less) })).toEqual([
    'tides: no route answers the endpoint getTide',
    'tides.measure: a job that no handler does',
  ]);
});

it('names a handler whose job is not listed', () => {
  expect(faults({ folder: 'tides', feature: feature({ ...whole, jobs: [] }) })).toEqual([
    'tides.measure: handled, but among no jobs',
  ]);
});

it('names a manifest without a feature, and one with another name than its folder', () => {
  expect(
    faults({ folder: 'tides', feature: feature(whole) }, { folder: 'moons', feature: undefined }),
  ).toEqual(['moons: its manifest has no default export feature({ … })']);
  expect(faults({ folder: 'seas', feature: feature(whole) })).toEqual(['seas: its manifest is named tides']);
});

it('names what two features both claim', () => {
  const both = { folder: 'tides', feature: feature(whole) };
  expect(faults(both, both)).toEqual([
    'GET /tides: bound by two routes',
    'tides.measure: two jobs have this name',
    'tides.measure: two handlers do this job',
    'tides.high: two features have a sentence of this key',
  ]);
});

it('names a route whose endpoint is not in the contract', () => {
  expect(faultsOf([{ folder: 'tides', feature: feature(whole) }], [])).toEqual([
    'GET /tides: not in the contract',
  ]);
});
