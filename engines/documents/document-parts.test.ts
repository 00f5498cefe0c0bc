import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { plainPdf } from './golden/hostile.ts';
import { openDocument, partsOfReading } from './index.ts';

async function partsOf(bytes: Uint8Array | string, fileName: string) {
  const given = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  const opened = await openDocument(releaseTaxonomy, given, { fileName, length: 'book' });
  if (!opened.ok) throw new Error(opened.reason);
  return partsOfReading(opened.reading);
}

describe('the parts of a document', () => {
  it('are headings, paragraphs, lists and rows, each under its headings', async () => {
    const text = `# Handbook

Welcome to
the company.

## Leave

You may take:
- annual leave
- sick leave

| City | Days |
| ---- | ---- |
| Dubai | 30 |
| Jeddah | 21 |

# Pay
`;
    const parts = await partsOf(text, 'handbook.md');
    expect(
      parts.map(({ kind, level, headings, text: own }) => [kind, level, headings.join('/'), own]),
    ).toEqual([
      ['heading', 1, '', 'Handbook'],
      ['paragraph', 0, 'Handbook', 'Welcome to\nthe company.'],
      ['heading', 2, 'Handbook', 'Leave'],
      ['paragraph', 0, 'Handbook/Leave', 'You may take:\n- annual leave\n- sick leave'],
      ['rows', 0, 'Handbook/Leave', 'City | Days\nDubai | 30\nJeddah | 21'],
      ['heading', 1, '', 'Pay'],
    ]);
    expect(parts.every(({ page, lines }) => page === null && lines.length === 0)).toBe(true);
  });

  it('of a page of the web are what a reader sees of it', async () => {
    const page = `<!DOCTYPE html><html><head><style>p { color: red }</style></head><body>
      <h1>Leave &amp; pay</h1><script>alert(1)</script><p hidden>Unseen one.</p>
      <p style="display: none">Unseen two.</p><!-- Unseen three. --><p>Seen&nbsp;text.</p>
      <table><tr><th>City</th><th>Days</th></tr><tr><td>Dubai</td><td>30</td></tr></table></body></html>`;
    const parts = await partsOf(page, 'leave.html');
    expect(parts.map(({ text }) => text)).toEqual(['Leave & pay', 'Seen text.', 'City\tDays\nDubai\t30']);
  });

  it('of a PDF stand where their lines are painted', async () => {
    const [part] = await partsOf(plainPdf(['The office opens at eight', 'and closes at five.']), 'hours.pdf');
    expect(part?.text).toBe('The office opens at eight\nand closes at five.');
    expect(part?.lines.map(({ start, page, x }) => [start, page, Math.round(x)])).toEqual([
      [0, 1, 72],
      [26, 1, 72],
    ]);
    const [first, second] = part?.lines ?? [];
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(14, 0);
  });
});
