import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { understand } from './understand.ts';

describe('a request in French', () => {
  it.each([
    ['cherche poste esthéticienne Qatar logement inclus', ['beautician', 'qatar', 'accommodation']],
    ['technicien régulation Oman', ['instrumentation-technician', 'oman']],
    ['responsable marketing Beyrouth', ['marketing-manager', 'beirut']],
    ['soudeuse', ['welder']],
    ['kinésithérapeute Doha', ['physiotherapist', 'doha']],
    ['entraîneur natation Riyad', ['swimming-coach', 'riyadh']],
    ['comptable Casablanca', ['accountant', 'casablanca']],
    ['magasinière', ['storekeeper']],
    ['électricienne Oran', ['electrician', 'oran']],
  ])('is read as what it says in English: %s', (text, what) => {
    const told = understand(releaseTaxonomy, text).conditions.map((it) => {
      if (it.kind === 'title') return it.occupation;
      return it.kind === 'place' ? it.place : it.kind === 'word' ? it.text : it.kind;
    });
    expect(told).toEqual(what);
  });

  it('is told where it was typed', () => {
    const text = 'chef de produit Beyrouth';
    const told = understand(releaseTaxonomy, text).conditions.map(({ start, end }) => text.slice(start, end));
    expect(told).toEqual(['chef de produit', 'Beyrouth']);
  });
});
