import { describe, expect, it } from 'vitest';
import { maySee } from './files.policy.ts';

const reader = { id: 'reader', portal: 'HCMS' };

describe('a file', () => {
  it('of one’s own is seen, whatever it is for and wherever it was left', () => {
    expect(maySee(reader, { ownerId: 'reader', portal: 'KU', purpose: 'resume' })).toBe(true);
  });

  it('of another is seen where it is a picture of this portal', () => {
    expect(maySee(reader, { ownerId: 'other', portal: 'HCMS', purpose: 'avatar' })).toBe(true);
    expect(maySee(reader, { ownerId: 'other', portal: 'KU', purpose: 'avatar' })).toBe(false);
    expect(maySee(reader, { ownerId: 'other', portal: 'HCMS', purpose: 'resume' })).toBe(false);
    expect(maySee(reader, { ownerId: 'other', portal: 'KU', purpose: 'award' })).toBe(false);
  });
});
