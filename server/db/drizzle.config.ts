import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name what-changes` writes the next migration from the tables. It needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/tables/index.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
