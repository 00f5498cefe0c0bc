import { expect, it } from 'vitest';
import { careerPaths, careerStart } from '#engines/matching/index.ts';
import { releaseModel } from '#engines/matching/model.fixtures.ts';
import { readResume } from '#engines/resumes/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { featuresOfProfile } from '#server/features/match-index/index.ts';
import { experienceMonths, withResume } from '#server/features/profiles/index.ts';
import { fullProfile } from '#server/features/profiles/profiles.fixtures.ts';
import { careersTold } from './career-paths.standings.fixtures.ts';

const now = new Date('2026-11-28');
/** As many of the careers as must begin where a counsellor would begin: those left over are read otherwise, or not at all. */
const leastRight = 0.85;

const profile = fullProfile();
const nothing = {
  personal_details: { ...profile.personal_details, headline: null, summary: null, driving_licence: null },
  work_history_detailed: [],
  education: [],
  certifications: [],
  skills: [],
  languages: [],
  highlights: [],
  social_links: {},
};

async function standing(text: string): Promise<string | null> {
  const read = await readResume(releaseTaxonomy, new TextEncoder().encode(text), { now });
  if (!read.ok) return null;
  const sections = withResume(releaseTaxonomy, nothing, read.resume);
  const experience_months = experienceMonths(sections.work_history_detailed, now);
  const features = featuresOfProfile(releaseTaxonomy, { ...profile, ...sections, experience_months });
  return careerPaths(releaseModel, careerStart(features)).from?.occupationId ?? null;
}

it('nearly all who write a few lines of themselves begin where a counsellor would say that they stand', async () => {
  const careers = careersTold.split(/^## /m).slice(1);
  const wrong: string[] = [];
  for (const career of careers) {
    const [head = '', ...text] = career.split('\n');
    const [, meant = ''] = head.split(' | ');
    const found = await standing(text.join('\n'));
    if (!meant.split(' ').includes(found ?? 'none')) wrong.push(`${head}: ${found}`);
  }
  expect(careers.length).toBeGreaterThanOrEqual(70);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((1 - leastRight) * careers.length);
});
