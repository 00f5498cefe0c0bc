import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';

/** Owner: portals. Branding and rules of each portal; every setting is data. */
export const portals = pgTable('portals', {
  key: text().primaryKey(),
  name: jsonb().$type<Bilingual>().notNull(),
  accent: text().notNull(),
  languages: text().array().$type<Language[]>().notNull(),
  contactEmail: text().notNull(),
  approvesCandidates: boolean().notNull(),
  approvesRecruiters: boolean().notNull(),
  postJobLimit: integer().notNull(),
});

/** Owner: platform. Secrets and switches of this installation that every node must share. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
