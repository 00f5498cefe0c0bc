import path from 'node:path';
import type { FastifyReply } from 'fastify';

/** Files that are parts of a page and no page themselves: no window shows one, and no worker runs one. */
const ONLY_PARTS = /\.(?:js|css|json|woff2)(?:\.br|\.gz)?$/;

/** What says something of pages alone: a kilobyte in front of each of forty files, which a slow line feels. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Says how long browsers may keep a file of the web app, and leaves out what says nothing of it. */
export function describeFile(reply: Pick<FastifyReply, 'header' | 'removeHeader'>, file: string): void {
  const isNamedByContent = file.includes(`${path.sep}assets${path.sep}`);
  void reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isNamedByContent && ONLY_PARTS.test(file)) for (const name of OF_PAGES) void reply.removeHeader(name);
}
