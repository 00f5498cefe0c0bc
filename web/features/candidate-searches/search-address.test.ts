import { describe, expect, it } from 'vitest';
import type { SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import { ADDRESS, silencesIn } from './search-address.ts';

describe('a search in the address', () => {
  it('keeps conditions as they are, and takes nothing else for conditions', () => {
    const all: SearchCondition[] = [
      { kind: 'skill', wish: 'must', id: 'python', name: 'Python', either: null },
      { kind: 'place', wish: 'not', place: 'dubai', km: 50 },
      { kind: 'word', wish: 'nice', text: 'العناية المركزة' },
    ];
    expect(ADDRESS.by.read(ADDRESS.by.write(all))).toEqual(all);
    for (const wrong of ['', 'x', '{"kind":"skill"}', '[{"kind":"other"}]'])
      expect(ADDRESS.by.read(wrong)).toBeNull();
  });

  it('lets pass only what may be unsaid', () => {
    expect(silencesIn(['notice', 'skill', 'word'])).toEqual(['notice']);
  });
});
