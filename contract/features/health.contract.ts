import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const isLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  weight: 'vital',
  summary: 'The process answers.',
  response: z.object({ live: z.literal(true) }),
  ratePerMinute: 6000,
});

export const isReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  weight: 'vital',
  summary: 'Database, queue and storage answer.',
  response: z.object({ database: z.boolean(), queue: z.boolean(), storage: z.boolean() }),
  errors: ['server.unavailable'],
  ratePerMinute: 6000,
});
