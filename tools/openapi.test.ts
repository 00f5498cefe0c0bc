import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { openApi } from '#server/platform/http/openapi.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
}

const document = openApi();
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([at, methods]) => Object.values(methods).map((operation) => ({ at, ...operation })),
);

it('the calls are valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('every call has an operation with a name of its own', () => {
  const names = operations.map((operation) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(allEndpoints.map((named) => named.name).toSorted());
});

it('every placeholder of an address is a required parameter, and the other way round', () => {
  for (const { at, parameters = [] } of operations) {
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map((parameter) => parameter.name).toSorted(), at).toEqual(
      [...at.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted(),
    );
    expect(
      declared.every((parameter) => parameter.required),
      at,
    ).toBe(true);
  }
});

it('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1]);
  for (const reference of new Set(references)) {
    const target = reference
      ?.split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
    expect(target, reference).toBeTypeOf('object');
  }
  expect(references).toContain('components/schemas/Problem');
});

it('the command prints the document and nothing else', () => {
  const printed = execFileSync(process.execPath, [path.join(import.meta.dirname, 'openapi.ts')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(document)));
});
