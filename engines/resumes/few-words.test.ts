import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');

async function read(text: string) {
  const result = await readResume(releaseTaxonomy, new TextEncoder().encode(text), { now });
  return result.ok ? result.resume : result.reason;
}

describe('a resume of a line or two', () => {
  it.each([
    ['Rigger, Mina Zayed, 6 years.', 'Rigger'],
    ['Cabin crew with a Gulf airline, 4 yrs. First aid.', 'Cabin crew'],
    ['Barber, Corniche road, 3 years. Fades and shaves. Secondary school.', 'Barber'],
    ['مصمم جرافيك – صلالة. سنتان في مطبعة: شعارات ومنشورات.', 'مصمم جرافيك'],
    ['موظف خدمة عملاء – صحار\nثلاث سنوات: استقبال المكالمات وحل الشكاوى.', 'موظف خدمة عملاء'],
    ['خريج محاسبة ٢٠٢٥، صنعاء، تدريب شهرين في مكتب تدقيق', 'خريج محاسبة'],
  ])('says what somebody is with its first words: %s', async (text, headline) => {
    expect(await read(text)).toMatchObject({ headline, name: null });
  });

  it('names the degrees of its sentences, and no driving licence or month among them', async () => {
    const resume = await read('Driver, Sohar, since March 2019. Light licence. Diploma in logistics 2018.');
    expect(resume).toMatchObject({ education: [{ degree: 'Diploma', field: 'logistics', end: '2018' }] });
  });

  it('is read by the degree alone where it says no more', async () => {
    const resume = await read('BSc Chemistry 2025, Sfax. Looking for a first job.');
    expect(resume).toMatchObject({
      name: null,
      education: [{ degree: 'BSc', field: 'Chemistry', end: '2025' }],
    });
  });

  it('takes nobody for what they are called', async () => {
    const resume = await read('السلام عليكم\nانا ريم، معلمة رياض اطفال من صلالة\nخبرتي ست سنوات في روضة');
    expect(resume).toMatchObject({ headline: expect.stringContaining('معلمة رياض اطفال') });
  });

  it('keeps a name that stands before the trade', async () => {
    expect(await read('Yousef Amrani\nBarber, Manama. 8 years, hair and beard.')).toMatchObject({
      name: 'Yousef Amrani',
      headline: expect.stringContaining('Barber'),
    });
  });
});
