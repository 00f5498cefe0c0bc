import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');

async function read(text: string) {
  const result = await readResume(releaseTaxonomy, new TextEncoder().encode(text), { now });
  return result.ok ? result.resume : result.reason;
}

/** Longer than a resume of few words. */
const SERGEANT = `Peter Ashdown
Larnaca

I served for twelve years in the Royal Engineers and left as a staff sergeant last spring. For most of that time I looked after the vehicles and generators of a squadron: I planned the servicing of sixty trucks, ordered the spare parts, kept the stock records and trained young mechanics at the bench and in the desert. In Kenya I ran a workshop of fourteen people for nine months, with the budget and the safety of all of them on my desk, and nobody was hurt. Before the army I learned my trade as an apprentice in a garage near York.

I hold an HNC in mechanical engineering and the IOSH certificate, and I drive anything up to a tank transporter. I have not worked for a company yet and know that I shall have to learn how contracts are priced. My family likes the sun, so we would stay for good. I can start in January.`;

const COOK_AR = `أمينة الوزاني
مكناس

اشتغلت طباخة في بيت عائلة كبيرة سبع سنوات، من الفطور حتى العشاء ومع الضيوف في رمضان والأعراس. كنت أعد الكسكس والطاجين والحلويات المغربية والمملحات، وأكتب لائحة المشتريات كل أسبوع وأحسب المصروف مع ربة البيت، وأنظف المطبخ وأرتب الثلاجة والمخزن. قبل ذلك عملت ثلاث سنوات في مطعم صغير قرب المحطة مع فريق من خمسة، وتعلمت فيه سلامة الغذاء وتقطيع اللحوم وتحضير السلطات والصلصات بسرعة وقت الزحام، وكنت أفتح المطبخ في الصباح وأستلم البضاعة من الموردين.

عندي شهادة المدرسة وأتكلم العربية والفرنسية، وأبحث عن عمل طباخة في فندق أو مطعم، وأستطيع أن أسافر متى طلب مني ذلك، وليس عندي مانع من السكن مع الزميلات قريبا من مكان العمل.`;

describe('a page on which somebody tells of their work', () => {
  it.each([
    ['English', SERGEANT, 'Peter Ashdown'],
    ['Arabic', COOK_AR, 'أمينة الوزاني'],
  ])('is a resume without headings or dates: in %s', async (_, text, name) => {
    expect(await read(text)).toMatchObject({
      name,
      summary: expect.stringContaining(text.slice(40, 60).trim()),
    });
  });

  it('is none where it is a letter, or tells of no work', async () => {
    expect(await read(`Dear Sir or Madam,\n${SERGEANT}\nYours sincerely`)).toBe('not_a_resume');
    const diary = 'Anna Berg\nLund\n\n'.concat(
      'I went to the lake with my sister and we sat by the water until it was dark. My feet were cold and I did not mind. The year before we had taken the boat, and two years ago the train, which I liked best of all. '.repeat(
        3,
      ),
    );
    expect(await read(diary)).toBe('not_a_resume');
  });

  it('has a job where a sentence says where somebody taught, and the address is no headline', async () => {
    expect(
      await read(
        'Ruth Calder\nLeeds LS9\n\nSecondary school teacher\n\nI taught at a girls academy from 2012 to 2020, mostly chemistry. Since then I have been at home with two children.',
      ),
    ).toMatchObject({
      headline: 'Secondary school teacher',
      work: [
        { title: 'Secondary school teacher', organisation: 'girls academy', start: '2012', end: '2020' },
      ],
    });
  });
});

describe('a short resume', () => {
  it('has its trade behind the place, and the place where somebody is now', async () => {
    expect(
      await read('Grace Wairimu, Kenya. House cook with a family in Taif 6 years. Arabic food.'),
    ).toMatchObject({
      name: 'Grace Wairimu',
      headline: expect.stringMatching(/^House cook/),
    });
    expect(await read('Ram Thapa\nNepal. Now Doha\nWELDER\n5 yr shipyard')).toMatchObject({
      location: 'Doha',
    });
  });

  it('keeps what it says beside its jobs', async () => {
    const resume = await read(
      'Imran Khan\nSharjah\n\nMar 2021 - now: Taxi driver, airport rank\nJun 2016 - Jan 2020: Draftsman, villas, Karachi\n\nAutoCAD refreshed 2026 with a teacher, and now I want to go back to drawings in an office.',
    );
    expect(resume).toMatchObject({ summary: expect.stringContaining('AutoCAD') });
  });

  it('begins with what somebody was, not with how long', async () => {
    expect(
      await read('Omar Said\nMuscat\nEleven years a crane operator at the port, night and day.'),
    ).toMatchObject({
      headline: 'crane operator',
    });
  });
});
