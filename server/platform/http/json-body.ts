import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is signed: its text is kept beside what it says. */
    signed?: true;
  }
  interface FastifyRequest {
    /** The body as it came, where it is signed. */
    signedText?: string;
  }
}

/** No body of the contract is half as deep. */
const DEEPEST = 32;

/**
 * Reads JSON bodies. Keys that would reach into prototypes are refused, and so is what is nested deeper than anything we
 * take, before it is built: neither a check nor a copy of it can then run out of stack.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string | Buffer, done) => {
      const text = String(body);
      if (request.routeOptions.config.signed) request.signedText = text;
      if (isNestedDeeper(text, DEEPEST)) return done(new Refusal('request.malformed'));
      // It answers by `done`, and returns nothing to wait for.
      void parse(request, text, done);
    },
  );
}

/** Whether brackets of a JSON text stand deeper in one another than that; those within its strings do not count. */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        at = endOfString(text, at);
        break;
      }
      case 0x5b:
      case 0x7b:
        if (++depth > most) return true;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
    }
  }
  return false;
}

/** Where the string that begins at a quotation mark ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x5c) at++;
    else if (char === 0x22) return at;
  }
  return text.length;
}
