import { describe, expect, it } from 'vitest';
import type { Reading } from '#engines/documents/index.ts';
import { lineOf } from '#engines/documents/line.fixtures.ts';
import { headingStyles } from './heading-styles.ts';

const TEXT = Array.from({ length: 9 }, (_, at) =>
  lineOf(`Cared for the patients of ward ${at}, day and night`),
);
const SECTIONS = ['Education', 'Skills', 'Languages'];
/** Lines in the style of entries, two of which sound like headings. */
const ENTRIES = ['Certificates', 'Projects', 'Aster Hospital', 'Reef Clinic', 'Bay Resort', 'Lagoon Inn'];

function trustedStyles(sections: number, entries: { size: number; texts?: readonly string[] }) {
  const { size, texts = ENTRIES } = entries;
  const lines = [
    ...SECTIONS.map((text) => lineOf(text, { size: sections, bold: true })),
    ...texts.map((text) => lineOf(text, { size, bold: true })),
    ...TEXT,
  ];
  const reading: Reading = {
    blocks: [{ page: 1, column: 0, x: 40, width: 500, lines }],
    pages: 1,
    format: 'pdf',
    isRtl: false,
    links: [],
  };
  return [...headingStyles(reading).trusted];
}

describe('the styles of headings', () => {
  it('are those that two different headings share', () => {
    expect(trustedStyles(14, { size: 12, texts: ['Certificates', 'Projects'] })).toEqual(['14|b|', '12|b|']);
    expect(trustedStyles(14, { size: 12, texts: ['Aster Hospital', 'Projects'] })).toEqual(['14|b|']);
  });

  it('are not that of entries below larger headings, two of which sound like headings', () => {
    expect(trustedStyles(14, { size: 12 })).toEqual(['14|b|']);
  });

  it('may be one of few headings where no other is larger, though more stand in it', () => {
    expect(trustedStyles(12, { size: 14 })).toEqual(['12|b|', '14|b|']);
    expect(trustedStyles(13, { size: 12 })).toEqual(['13|b|', '12|b|']);
  });
});
