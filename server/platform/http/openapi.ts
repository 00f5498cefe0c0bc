import { z } from 'zod';
import { allEndpoints, errorStatuses, type NamedEndpoint } from '#contract/index.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';

/** The contract as OpenAPI 3.1, printed from the very declarations that the server runs. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const named of allEndpoints) {
    const { endpoint } = named;
    paths[`/api${endpoint.path}`] = {
      ...paths[`/api${endpoint.path}`],
      [endpoint.method.toLowerCase()]: operation(named),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masar',
      version: '0.1.0',
      description: 'Every call of the product. A trailing slash is accepted everywhere.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

function operation({ feature, name, endpoint }: NamedEndpoint) {
  const parameters = [
    ...fieldsOf('path', 'params' in endpoint ? endpoint.params : null),
    ...fieldsOf('query', 'query' in endpoint ? endpoint.query : null),
  ];
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }, { bearer: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint),
    responses: {
      ...(endpoint.kind === 'redirect'
        ? { '302': { description: 'To the next address' } }
        : { '200': success(endpoint) }),
      ...problems([...(endpoint.errors ?? []), ...(endpoint.failure ? [endpoint.failure] : [])]),
    },
  };
}

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
};

function fieldsOf(where: 'path' | 'query', object: z.ZodObject | null) {
  return Object.entries(object?.shape ?? {}).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schema(type as z.ZodType, 'input'),
  }));
}

function requestBody(endpoint: NamedEndpoint['endpoint']) {
  if (endpoint.kind === 'stream' || (endpoint.kind === 'json' && endpoint.method !== 'GET')) {
    return { requestBody: { content: { 'application/json': { schema: schema(endpoint.body, 'input') } } } };
  }
  if (endpoint.kind === 'upload') {
    const fields = schema(endpoint.fields, 'input') as { properties?: object };
    const file = { type: 'string', format: 'binary', maxLength: endpoint.maxBytes };
    return {
      requestBody: {
        content: {
          'multipart/form-data': { schema: { ...fields, properties: { ...fields.properties, file } } },
        },
      },
    };
  }
  return {};
}

function success(endpoint: Exclude<NamedEndpoint['endpoint'], { kind: 'redirect' }>) {
  if (endpoint.kind === 'download')
    return { description: 'The file', content: { 'application/octet-stream': {} } };
  if (endpoint.kind === 'stream')
    return {
      description: 'Events, one a `data:` line of JSON; one named `problem` says that it broke off',
      content: { 'text/event-stream': { schema: schema(endpoint.event, 'output') } },
    };
  return {
    description: 'Done',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['data', 'message'],
          properties: { data: schema(endpoint.response, 'output'), message: { type: 'string' } },
        },
      },
    },
  };
}

function problems(codes: readonly string[]) {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const status = errorStatuses[code as ErrorCode];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', description: 'For the person, in their language' },
    code: { type: 'string', description: 'Stable; see the feature' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
};
