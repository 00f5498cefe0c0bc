import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { licenceLacking } from './licences.ts';

const lacking = (occupationId: string | null, ...practised: string[]) =>
  licenceLacking(releaseTaxonomy, occupationId, practised);

describe('the licence that a profession asks for', () => {
  it('is told to whoever has not practised it, and to nobody else', () => {
    expect(lacking('registered-nurse', 'caregiver')?.asks.en).toMatch(/licence/);
    expect(lacking('registered-nurse', 'healthcare-assistant')).not.toBeNull();
    expect(lacking('registered-nurse', 'waiter', 'critical-care-nurse')).toBeNull();
  });

  it('is none where anybody may do the work, or where the work is not known', () => {
    expect(lacking('waiter')).toBeNull();
    expect(lacking(null, 'registered-nurse')).toBeNull();
    expect(lacking('no-such-work')).toBeNull();
  });
});
