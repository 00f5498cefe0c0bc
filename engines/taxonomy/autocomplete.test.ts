import { describe, expect, it } from 'vitest';
import { autocomplete } from './autocomplete.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

describe('autocomplete', () => {
  it('completes in both scripts, whatever the language of the screen', () => {
    expect(firstIds('skill', 'javasc')[0]).toBe('javascript');
    expect(firstIds('skill', 'جافا سك')[0]).toBe('javascript');
    expect(firstIds('job-title', 'software eng')[0]).toBe('software-engineer');
    expect(firstIds('job-title', 'مهندس برم')[0]).toBe('software-engineer');
  });

  it('finds a beginning of any word, and goes past the Arabic article', () => {
    expect(firstIds('skill', 'excel')).toContain('microsoft-excel');
    expect(firstIds('skill', 'تفاوض')[0]).toBe('negotiation');
    expect(firstIds('skill', 'التفاوض')[0]).toBe('negotiation');
  });

  it('forgives one typing error once a few letters stand', () => {
    expect(firstIds('skill', 'javascrpt')).toContain('javascript');
    expect(firstIds('skill', 'kuberentes')).toContain('kubernetes');
    expect(firstIds('skill', 'pyhton')).toContain('python');
    expect(firstIds('skill', 'xq')).toEqual([]);
  });

  it('names each concept once and says which name was met', () => {
    const completions = autocomplete(releaseTaxonomy, 'skill', 'amazon');
    expect(new Set(completions.map((item) => item.id)).size).toBe(completions.length);
    expect(autocomplete(releaseTaxonomy, 'skill', 'node j')[0]).toMatchObject({
      id: 'node-js',
      name: { en: 'Node.js' },
      met: 'Node JS',
    });
  });

  it('offers nothing for nothing', () => {
    expect(autocomplete(releaseTaxonomy, 'skill', '  ')).toEqual([]);
  });
});

function firstIds(kind: 'skill' | 'job-title', input: string): string[] {
  return autocomplete(releaseTaxonomy, kind, input, 5).map((item) => item.id);
}
