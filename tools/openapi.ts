import { openApi } from '#server/platform/http/openapi.ts';

/** `npm run -s openapi`: prints every call of the product to standard output, as OpenAPI 3.1. */
process.stdout.write(`${JSON.stringify(openApi(), null, 1)}\n`);
