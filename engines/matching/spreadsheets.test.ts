import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { jobFeaturesFromText, profileFeatures } from './read-features.ts';
import { spreadsheetsToGain } from './spreadsheets.ts';

const gained = (job: string, person: string) =>
  spreadsheetsToGain(
    releaseTaxonomy,
    jobFeaturesFromText(releaseTaxonomy, { title: '', text: job }),
    profileFeatures(releaseTaxonomy, { text: person }),
  );

describe('spreadsheets that a job asks for', () => {
  it('are learned from the beginning by who shows none or a little, and in depth by who shows the plain use', () => {
    expect(gained('Excel basics, English', 'Fitter. Tools and drawings')?.courseIds).toContain(
      'lil-excel-essential',
    );
    expect(gained('Advanced Excel (pivot, XLOOKUP)', 'Clerk. Word, Excel')?.courseIds).toContain(
      'lil-excel-lookups-pivots',
    );
    expect(gained('إكسل متقدم', 'كاتب. إكسل شوي')?.courseIds[0]).toBe('edraak-microsoft-excel');
  });

  it('are no gap of who shows them as well as they are asked for, nor where nobody asks', () => {
    expect(gained('Strong Excel', 'Makes reports with VLOOKUP and charts')).toBeNull();
    expect(gained('Excel reports', 'Storekeeper. MS Office')).toBeNull();
    expect(gained('Excellent English, Excel', 'Clerk. Excel good')).toBeNull();
    expect(gained('People who want to excel in sales', 'Seller')).toBeNull();
  });

  it('are only welcome where the job says so', () => {
    expect(gained('Excel is a plus', 'Fitter')?.isWelcome).toBe(true);
    expect(gained('Rotas, Excel, reports, SAP SD a plus', 'Fitter')?.isWelcome).toBe(false);
  });

  it('are gone on with by who knows their basics, and begun by who only fills in sheets', () => {
    const first = (person: string) => gained('Excel reports with pivot tables', person)?.courseIds;
    expect(first('Buyer. Basic Excel')).toContain('lil-excel-lookups-pivots');
    expect(first('Gate clerk. Excel: fill only')).toContain('lil-excel-essential');
  });

  it('are not taken for known of a graduate who names the other programs of the suite alone', () => {
    const graduate = { education: 'bachelor' as const };
    const gainedBy = (text: string) =>
      spreadsheetsToGain(
        releaseTaxonomy,
        jobFeaturesFromText(releaseTaxonomy, { title: '', text: 'Excel' }),
        profileFeatures(releaseTaxonomy, { text, ...graduate }),
      );
    expect(gainedBy('BA Geography. Front desk of a museum.')).toBeNull();
    expect(gainedBy('BA Geography. Front desk of a museum. Word, PowerPoint')).not.toBeNull();
  });
});
