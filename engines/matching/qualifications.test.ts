import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { qualificationsToGain } from './qualifications.ts';

const gained = (job: string, person: string) =>
  qualificationsToGain(releaseTaxonomy, job, person).map(({ courseId }) => courseId);

describe('qualifications that a job names', () => {
  it('are gained by the course that gives them, and a higher one stands for a lower', () => {
    expect(gained('Required: NEBOSH International Diploma (IDip).', 'NEBOSH IGC 2019')).toEqual([
      'nebosh-idip',
    ]);
    expect(gained('NEBOSH IGC is a must', 'NEBOSH International Diploma')).toEqual([]);
    expect(gained('NEBOSH IGC is a must', 'Safety officer')).toEqual(['nebosh-igc']);
  });

  it('are asked of nobody who has one of those of which any will do, and else the shortest is', () => {
    const job = 'شهادة CPA أو SOCPA أو CMA، وخبرة ١٠ سنوات';
    expect(gained(job, 'محاسب، زمالة SOCPA')).toEqual([]);
    expect(gained(job, 'محاسب')).toEqual(['ima-cma']);
    expect(gained('PMP and ITIL certified', '')).toEqual(['pmi-pmp', 'itil-4-foundation']);
  });

  it('are not had where they are only begun', () => {
    expect(gained('ACCA required', 'B.Com, ACCA part-qualified (9 papers)')).toEqual(['acca-qualification']);
    expect(gained('ACCA required', 'ACCA, 2019')).toEqual([]);
  });

  it('come after those asked where the job would only welcome them', () => {
    expect(qualificationsToGain(releaseTaxonomy, 'CAMS an advantage. PMP required.', '')).toEqual([
      { courseId: 'pmi-pmp', isWelcome: false },
      { courseId: 'acams-cams', isWelcome: true },
    ]);
  });

  it('are not found in other words', () => {
    expect(gained('Cameras and cash. Blessed place. A campus.', '')).toEqual([]);
  });
});
