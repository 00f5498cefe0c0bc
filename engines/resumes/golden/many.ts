/** What is read of texts of the panel, each set in one of several ways. */
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import { readResume } from '../index.ts';
import { inOneColumn, inTwoColumns, inWordProcessor } from './pages.ts';

const asText = (text: string) => new TextEncoder().encode(text);

const WAYS: Record<string, { ending: string; set: (text: string) => Uint8Array }> = {
  text: { ending: 'txt', set: asText },
  /** Broken where a narrow page would break it. */
  wrapped: {
    ending: 'txt',
    set: (text) => asText(text.replace(/(.{1,46})(?:[ \t]+|$)/gm, '$1\n').replace(/\n\n+/g, '\n\n')),
  },
  /** Without empty lines, and every bullet a dash. */
  dense: {
    ending: 'txt',
    set: (text) => asText(text.replace(/\n\s*\n+/g, '\n').replace(/[•▪]/g, '-')),
  },
  'one-column': { ending: 'pdf', set: inOneColumn },
  'two-columns': { ending: 'pdf', set: inTwoColumns },
  'word-processor': { ending: 'docx', set: inWordProcessor },
};

/** `second/people/qa-tester as two-columns`, read on a day of its own. */
export async function resumeParts(name: string): Promise<Parts> {
  const [text = '', way = ''] = name.split(' as ');
  const { ending, set } = WAYS[way]!;
  const read = await readResume(releaseTaxonomy, set(panelText(text)), {
    fileName: `resume.${ending}`,
    now: new Date('2026-11-20T00:00:00Z'),
  });
  if (!read.ok) return { text: read.text, refused: read.reason };
  const { work, education, skills, languages, evidence, ...person } = read.resume;
  return { text: read.text, person, work, education, skills, languages, evidence };
}
