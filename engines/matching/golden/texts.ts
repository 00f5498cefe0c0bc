import { readFileSync } from 'node:fs';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { JobFeatures, ProfileFeatures } from '../features.ts';
import { jobFeaturesFromText, profileFeaturesFromText } from '../read-features.ts';

/** Postings and resumes of invented companies and people, as somebody would write them: "##### job: its title", the text. */
const parts = readFileSync(new URL('texts.txt', import.meta.url), 'utf8')
  .split(/^##### /m)
  .slice(1)
  .map((part) => {
    const [, kind = '', name = '', text = ''] = /^(\w+): (.*)\n([\s\S]*)$/.exec(part) ?? [];
    return { kind, name, text: text.trim() };
  });

/** The day of all readings. */
const NOW = new Date('2026-11-01');

export const textJobs: readonly { name: string; features: JobFeatures }[] = parts
  .filter(({ kind }) => kind === 'job')
  .map(({ name, text }) => ({ name, features: jobFeaturesFromText(releaseTaxonomy, { title: name, text }) }));

export const textPeople: readonly { name: string; features: ProfileFeatures }[] = parts
  .filter(({ kind }) => kind === 'person')
  .map(({ name, text }) => ({ name, features: profileFeaturesFromText(releaseTaxonomy, { text }, NOW) }));
