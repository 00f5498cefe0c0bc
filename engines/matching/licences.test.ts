import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { licenceAsked, licenceLacking, licencesShown } from './licences.ts';
import { titleModel } from './titles.ts';

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

const titles = titleModel(releaseTaxonomy);
const noWork = { occupations: new Int32Array(), weights: new Float32Array() };
const mayDo = (job: string, ...held: string[]) => {
  const known = held.flatMap((title) => titles.prepare(title) ?? []).map((title) => ({ title }));
  const asked = licenceAsked(releaseTaxonomy, titles.prepare(job));
  return asked === 0 || (asked & licencesShown(releaseTaxonomy, known, noWork)) !== 0;
};

describe('a profession with a licence or a subject', () => {
  it.each([
    ['Arabic Language Teacher', ['Mathematics Teacher'], false],
    ['مدرس لغة عربية', ['Primary School Teacher', 'Year 2 teacher'], false],
    ['معلم لغة عربية', ['معلمة لغة عربية'], true],
    ['Mathematics Teacher', ['Secondary teacher', 'Mathematics Teacher'], true],
    ['Mathematics Teacher', ['School Teacher'], true],
    ['Radiographer', ['Pharmacist'], false],
    ['أخصائي مختبر', ['كيميائي', 'أخصائي تحاليل طبية'], true],
  ])('%s is for who was %s: %s', (job, held, may) => {
    expect(mayDo(job, ...held)).toBe(may);
  });
});
