import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { moment } from './columns.ts';

export type IdentityProvider = 'google' | 'linkedin';

/** Ids of stored pictures. */
export interface PortalLogos {
  light?: Partial<Record<Language, string>>;
  dark?: Partial<Record<Language, string>>;
}

/** Owner: portals. Branding and rules of each portal; every setting is data. */
export const portals = pgTable('portals', {
  key: text().primaryKey(),
  name: jsonb().$type<Bilingual>().notNull(),
  accent: text().notNull(),
  languages: text().array().$type<Language[]>().notNull(),
  contactEmail: text().notNull(),
  approvesCandidates: boolean().notNull(),
  approvesRecruiters: boolean().notNull(),
  /** Companies publish, ask and see names once they are verified. */
  checksCompanies: boolean().notNull().default(true),
  postJobLimit: integer().notNull(),
  /** Host names under which the portal is reached. */
  hostNames: text().array().notNull().default([]),
  /** Pictures on a light and on a dark ground, of the name in each language. */
  logos: jsonb().$type<PortalLogos>().notNull().default({}),
  /** The digital human who greets here. */
  digitalHuman: text().notNull().default('noor'),
  /** Besides the password: the providers whose buttons are shown. */
  signInMethods: text().array().$type<IdentityProvider[]>().notNull().default([]),
  /** What is switched off here. */
  featuresOff: text().array().notNull().default([]),
  mailSender: text(),
  updatedAt: moment(),
});

/** Owner: platform. Secrets and switches of this installation that every node must share. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
