import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { differencesOf, layoutCases } from './golden/layouts.ts';
import { readResume } from './index.ts';

/** How many facts of a case are still read otherwise; lower these, never raise them. */
const KNOWN: Record<string, number> = {
  'van-driver-whatsapp': 4,
  'civil-engineer-year-company-place': 1,
  'lawyer-semicolons': 1,
  'cleaner-duration-last': 1,
  'طالب-هندسة': 2,
};

describe.each(['english.txt', 'arabic.txt'])('resumes as plain text, %s', (file) => {
  it.each(layoutCases(file))('$id', async (told) => {
    const bytes = new TextEncoder().encode(told.text);
    const result = await readResume(releaseTaxonomy, bytes, {
      fileName: 'resume.txt',
      now: new Date('2026-11-20T00:00:00Z'),
    });
    expect(result.ok, result.ok ? '' : result.reason).toBe(true);
    if (!result.ok) return;
    const differences = differencesOf(told, result.resume);
    expect(differences.length, differences.join('\n')).toBeLessThanOrEqual(KNOWN[told.id] ?? 0);
  });
});
