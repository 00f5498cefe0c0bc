import { describe, expect, it } from 'vitest';
import { openTaxonomy } from '#engines/taxonomy/index.ts';
import { readResume } from './index.ts';

const taxonomy = openTaxonomy();
const NOW = new Date('2026-11-30T00:00:00Z');

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const result = await readResume(taxonomy, bytes, { fileName: 'resume.txt', now: NOW });
  if (!result.ok) throw new Error(result.reason);
  const { headline, work } = result.resume;
  return {
    headline,
    work: work.map(({ title, organisation, start, current }) => ({ title, organisation, start, current })),
  };
}

describe('posts in pages that nobody laid out', () => {
  it('are read from sentences, and a house in brackets is no title', async () => {
    const { headline, work } = await read(`Karim Haddad, pastry cook, hot and cold desserts.

I come from Zahle and I have been in bakeries since I was eighteen. I live in Aqaba in staff rooms.

I started as trainee baker in Beirut at Cedar Palace Hotel, 900 covers a day.
Since March 2021 I am pastry cook in a beach hotel in Aqaba (4 stars, 210 rooms): cakes, bread, buffets.
Trainings: HACCP basic. Arabic, French good.`);
    expect(headline).toBe('pastry cook');
    expect(work).toEqual([
      { title: 'trainee baker', organisation: 'Cedar Palace Hotel', start: null, current: false },
      { title: 'pastry cook', organisation: null, start: '2021-03', current: true },
    ]);
  });

  it('are read beside an employer and its town', async () => {
    const { work } = await read(`BIODATA
NAME- Ramesh Thapa
NATIONALITY- Nepal AGE- 31
mobile 055 555 7711
Doha: Al Waha Market 2021 to 2024 - cashier
work is: unload truck, fill the shelf, price ticket
Pokhara: City mini mart 2017-2020 - helper, night packing
SCHOOL
SLC pass
LANGUAGE
Hindi good / English ok`);
    expect(work).toMatchObject([
      { title: 'cashier', start: '2021' },
      { title: 'helper', organisation: 'City mini mart', start: '2017' },
    ]);
  });

  it('are read in Arabic behind bullets, in their order, and a place of living is no post', async () => {
    const { headline, work } = await read(`السيرة الذاتية
منى إلياس خوري
لبنانية – مقيمة في الكويت منذ 2020 – 35 سنة
نبذة:
معلمة روضة بخبرة عشر سنوات
العمل:
• روضة الزهور ثنائية اللغة – الكويت: معلمة صف KG2 (سبتمبر 2020 – الآن). صف من 20 طفلاً.
• مدرسة الراهبات – زحلة: معلمة روضة (2014 – 2020).
دورات:
إسعافات أولية`);
    expect(headline).toBe('معلمة روضة');
    expect(work).toMatchObject([
      { title: 'معلمة صف KG2', organisation: 'روضة الزهور ثنائية اللغة', start: '2020-09', current: true },
      { title: 'معلمة روضة', organisation: 'مدرسة الراهبات', start: '2014' },
    ]);
  });

  it('stay as they were read where a page is laid out', async () => {
    const { work } = await read(`Nadia Rahman
Quantity Surveyor

EXPERIENCE
Senior Quantity Surveyor, Harbour Gate Contracting LLC, Dubai
March 2019 - Present
- Bills of quantities for three towers
Quantity Surveyor, Solid Rock Builders LLC, Sharjah
2015 - 2019
- Measured drawings

EDUCATION
BSc Quantity Surveying, 2015`);
    expect(work).toMatchObject([
      { title: 'Senior Quantity Surveyor', organisation: 'Harbour Gate Contracting LLC', current: true },
      { title: 'Quantity Surveyor', organisation: 'Solid Rock Builders LLC', start: '2015' },
    ]);
  });
});

describe('what somebody says that they are', () => {
  it('is told whole, but for whose work it is', async () => {
    const { headline } = await read(
      'Sustainability lead, real estate developer, Riyadh. Carbon report of 14 buildings, ESG questionnaire of the lenders, before that environmental engineer for four years.',
    );
    expect(headline).toBe('Sustainability lead');
  });
});
