import { expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

const SENTENCE = 'Every employee has the right to annual leave.';
const paragraph = (sentences: number) => Array(sentences).fill(SENTENCE).join(' ');
const lengthsOf = (...paragraphs: string[]) =>
  passagesOf(paragraphs.join('\n\n')).map(({ start, end }) => end - start);

it.each([
  [1_379, 30, 1],
  [1_563, 34, 2],
  [2_759, 60, 4],
])(
  'a paragraph of %i letters is cut where sentences end, wherever it stands',
  (letters, sentences, pieces) => {
    const text = paragraph(sentences);
    expect(text.length).toBe(letters);
    const alone = lengthsOf(text);
    expect(alone).toHaveLength(pieces);
    const behind = lengthsOf(paragraph(30), text);
    expect(behind.slice(1)).toEqual(alone);
  },
);
