import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(releaseTaxonomy, text);
const occupationsIn = (text: string) =>
  read(text).conditions.flatMap((it) => (it.kind === 'title' ? [it.occupation] : []));

describe('Arabic in Latin letters', () => {
  it.each([
    ['fanni takyeef jeddah', 'hvac-technician'],
    ['mo7aseb riyadh', 'accountant'],
    ['mohaseb doha', 'accountant'],
    ['muhandis kahraba dammam', 'electrical-engineer'],
    ['7ares amn', 'security-guard'],
    ['najjar', 'carpenter'],
    ['3amel tawseel', 'delivery-driver'],
    ['mudeer mabi3at', 'sales-manager'],
    ['sekertera', 'secretary'],
    ['sawa2 khas kuwait', 'chauffeur'],
  ])('names work: %s', (text, occupation) => {
    expect(occupationsIn(text)).toContain(occupation);
  });

  it('names a skill of two words, and the job beside it', () => {
    const { conditions } = read('wazayef mawared bashariya riyadh');
    expect(conditions).toMatchObject([
      { kind: 'skill', id: 'human-resources-management' },
      { kind: 'place' },
    ]);
  });

  it('is read with the letters that were typed, and leaves English as it is', () => {
    const { conditions } = read('fanni takyeef jeddah');
    expect(conditions[0]).toMatchObject({ kind: 'title', start: 0, end: 13 });
    expect(occupationsIn('crain operator')).toEqual(['crane-operator']);
    expect(occupationsIn('fun team welder')).toEqual(['welder']);
    expect(read('Almarai sales').conditions.filter(({ kind }) => kind === 'title')).toEqual([]);
  });
});

describe('people of a craft', () => {
  it.each([
    ['معلم كهربا تمديدات فلل', 'electrician'],
    ['معلم دهان عمان', 'painter'],
    ['أسطى محارة القاهرة', 'plasterer'],
    ['صنايعي ألوميتال', 'aluminium-and-glass-fitter'],
    ['معلم شاورما', 'shawarma-maker'],
    ['معلم قهوة', 'barista'],
    ['دكتور عام مصنف الهيئة', 'general-practitioner'],
    ['caissière', 'cashier'],
  ])('are called by what they work on: %s', (text, occupation) => {
    const found = occupationsIn(text);
    expect(found).toContain(occupation);
    expect(found).not.toContain('school-teacher');
  });

  it('are no teachers of a subject', () => {
    expect(occupationsIn('معلم رياضيات')).toContain('mathematics-teacher');
  });
});

describe('what a request says beside the work', () => {
  it('is a nationality right beside a title, and none of a thing, a kitchen or a language', () => {
    const nations = (text: string) =>
      read(text).conditions.flatMap((it) => (it.kind === 'nationality' ? [it.country] : []));
    expect(nations('موظفة موارد بشرية سعودية الخبر')).toEqual(['SA']);
    expect(nations('saudi accountant riyadh')).toEqual(['SA']);
    expect(nations('سايق عائلة رخصة كويتية')).toEqual([]);
    expect(nations('chinese chef dubai')).toEqual([]);
  });

  it('is one of several places for the Gulf, and a land or a town for «عمان»', () => {
    const places = (text: string) =>
      read(text).conditions.flatMap((it) => (it.kind === 'place' ? [it.place] : []));
    expect(places('retail director in the gulf')).toHaveLength(6);
    expect(places('شغل كهربائي عمان')).toEqual(['oman', 'amman']);
    expect(places('AC technician job saudi')).toEqual(['saudi-arabia']);
  });

  it('names no work where it is a paper that somebody holds, and a licence that must be held is of its authority', () => {
    expect(read('candidates in doha with QID and NOC').conditions.map(({ kind }) => kind)).toEqual([
      'place',
      'word',
    ]);
    expect(read('ICU nurse already holding DOH license').conditions).toContainEqual(
      expect.objectContaining({ kind: 'word', wish: 'must', text: 'DOH' }),
    );
  });

  it('is no year in «طبيب عام»', () => {
    expect(read('طبيب عام').conditions.map(({ kind }) => kind)).toEqual(['title']);
    expect(read('خبرة عام محاسب').conditions.map(({ kind }) => kind)).toContain('years');
  });
});
