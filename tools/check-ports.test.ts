import { expect, it } from 'vitest';
import { checkPorts } from './check-ports.ts';

const AT = 'server/features/visits/visits';
const manifest = (ports: string) => ({
  file: `${AT}.feature.ts`,
  text: `feature({\n  ports: [${ports}],\n});`,
});
const service = { file: `${AT}.service.ts`, text: "(ctx: Ctx & Uses<'config' | 'storage'>) => 0" };

it('finds a port that no use case of the feature uses', () => {
  expect(checkPorts([manifest("'config', 'reader', 'storage'"), service])).toEqual([
    `${AT}.feature.ts: names the port reader, which no use case of it uses`,
  ]);
});

it('does not count what a neighbour or a test uses', () => {
  const neighbour = { file: 'server/features/jobs/jobs.service.ts', text: "ctx: Uses<'reader'>" };
  const test = { file: `${AT}.test.ts`, text: "ctx: Uses<'reader'>" };
  expect(checkPorts([manifest("'reader'"), neighbour, test])).toHaveLength(1);
});

it('lets pass a manifest whose ports are all used, or that names none', () => {
  expect(checkPorts([manifest("'storage', 'config'"), service])).toEqual([]);
  expect(checkPorts([{ file: `${AT}.feature.ts`, text: 'feature({});' }, service])).toEqual([]);
});
