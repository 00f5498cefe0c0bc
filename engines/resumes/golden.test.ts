import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { agreementOf, type GoldenTruth } from './golden/agreement.ts';
import { readingInLines } from './golden/reading-lines.ts';
import { readResume } from './index.ts';

/**
 * Documents of invented people, each of another layout and trade, with what their author wrote. They are kept as they
 * were made; further ones come from `bench/resumes/make.ts`, whose folders have the same shape.
 */
const folder = new URL('./golden/', import.meta.url);
const { docs } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as {
  docs: { id: string; file: string; lang: 'en' | 'ar' }[];
};

/** Documents that are known to be read less than fully; raise these, never lower them. */
const LEAST: Record<string, number> = {};

describe('golden resumes', () => {
  it.each(docs)('$id is read as its author wrote it', async ({ id, file, lang }) => {
    const bytes = new Uint8Array(readFileSync(new URL(`docs/${file}`, folder)));
    const { truth } = JSON.parse(readFileSync(new URL(`truth/${id}.json`, folder), 'utf8')) as {
      truth: GoldenTruth;
    };
    const result = await readResume(releaseTaxonomy, bytes, {
      fileName: file,
      now: new Date('2026-11-20T00:00:00Z'),
    });
    expect(result.ok).toBe(true);
    if (!result.ok) return;
    expect(result.language).toBe(lang);
    const { score, differences } = agreementOf(truth, result.resume);
    expect(score, differences.join('\n')).toBeGreaterThanOrEqual(LEAST[id] ?? 0.97);
    // What the page says in reading order, then all that was read. A change that means to read differently writes them
    // anew (`npx vitest run --project unit engines/resumes/golden -u`), and its reader sees what became of twenty documents.
    const lines = [result.text, ...readingInLines(result.resume)];
    await expect(lines.join('\n')).toMatchFileSnapshot(`golden/readings/${id}.txt`);
    for (const path of ['name', 'email', 'work.0.title', 'work.0.organisation', 'work.0.start']) {
      expect(result.resume.evidence[path]?.place?.text, path).toBeTruthy();
    }
  });
});
