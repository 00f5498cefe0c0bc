import { describe, expect, it } from 'vitest';
import { postingsOf } from './term-postings.ts';

/** A plain count beside it: for each term, the documents that have it and how often. */
function countedPlainly(documents: readonly (readonly string[])[]): Record<string, Record<number, number>> {
  const counted: Record<string, Record<number, number>> = {};
  documents.forEach((terms, document) => {
    for (const term of terms) {
      counted[term] ??= {};
      counted[term][document] = (counted[term][document] ?? 0) + 1;
    }
  });
  return counted;
}

function readBack({ termIds, starts, documents, counts }: ReturnType<typeof postingsOf<string>>) {
  const read: Record<string, Record<number, number>> = {};
  for (const [term, id] of termIds)
    read[term] = Object.fromEntries(
      Array.from(documents.subarray(starts[id], starts[id + 1]), (document, at) => [
        document,
        counts[starts[id]! + at]!,
      ]),
    );
  return read;
}

describe('where terms stand', () => {
  it('is known for documents of any length, also those that are empty or make the room grow', () => {
    const long = Array.from({ length: 5_000 }, (_, at) => `t${at % 1_700}`);
    const documents = [['a', 'b', 'a'], [], ['b'], long, ['a', 't3', 'a', 'a']];
    const postings = postingsOf(documents);
    expect(readBack(postings)).toEqual(countedPlainly(documents));
    expect([...postings.lengths]).toEqual([3, 0, 1, 5_000, 4]);
  });

  it('is the same where documents come one by one', () => {
    const documents = [
      ['a', 'b'],
      ['b', 'b'],
    ];
    expect(postingsOf(documents.values())).toEqual(postingsOf(documents));
  });
});
