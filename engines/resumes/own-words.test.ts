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

describe('a few notes of somebody', () => {
  it.each([
    [
      'of a trade, with a place and a time',
      'Bishnu Gurung, Nepal. 31 yr\nScaffolding helper Jebel Ali 2 years, steel and cuplock, tag lines, hand signals. Have height pass and safety induction card of two companies. Know reading of small drawing.\nNo licence. Room with friends, visa finish next month and I can join any day after that.',
    ],
    [
      'of a student',
      'Maha Al Kindi — Nizwa\nCivil engineering student, third year, expected to finish in June 2028, GPA 3.2\nSome AutoCAD and Revit from the college labs, one summer with a road contractor at the survey desk, and the daily sheets of a small villa.\nWanted: summer training near home. Arabic, English',
    ],
    [
      'in French',
      'Aminata Sow, Dakar\nNounou, 5 ans avec une famille, enfants de 1 à 4 ans, premiers secours',
    ],
    ['in Arabic', 'أم ياسين، الزرقاء\nطبخ بيوت وعزايم ١٥ سنة: محاشي ومعجنات، عندي شهادة صحية'],
    [
      'of sentences that name a trade only in passing',
      'I am from Sylhet, in Kuwait 5 years. I do shuttering panels, props and walers, I fix them with the gang before the pour and strip them after. I have third party card. The chargehand is in leave so now 4 men under me, I want to be the one who signs for the level and nobody else.',
    ],
    [
      'of a sport, in Arabic',
      'لعبت كرة طائرة ٧ سنين بالدرجة الأولى ووقفت بسبب الركبة. عندي شهادة ثانوية وبساعد مدرب الناشئين بلا راتب. بدي أضل بالملاعب.',
    ],
    ['with a first name alone', 'Gilbert\nCar wash and polish, 4 years, Ajman'],
  ])('is a resume: %s', async (_, text) => {
    expect(await read(text)).toHaveProperty('headline');
  });

  it.each([
    [
      'an invoice',
      'Blue Dune Trading LLC\nInvoice 311, 12 March 2026\nCarpenter 3 days, 900\nElectrician 2 days, 700\nTotal due 1600',
    ],
    [
      'a poem',
      'The Quiet Harbour\n\nThe boats come home at evening light,\nthe sailors sing, the sails are white,\nand English gulls and French ones cry\nabove the roofs, below the sky.\nTen years have gone, the pier is gone,\nand no one here will stay till dawn,\nand nobody will light the lamp,\nand all the ropes are cold and damp.',
    ],
    [
      'a recipe',
      'Lentil Soup\nIngredients: 2 cups of lentils, 1 onion\nThe chef cooks it 30 minutes and the waiter serves it',
    ],
    [
      'an advert',
      'We are hiring! Security guard, Dubai\n2 years experience, English\nSend your CV to hr@example.com',
    ],
  ])('is none where it is %s', async (_, text) => {
    expect(await read(text)).toBe('not_a_resume');
  });
});

describe('a headline', () => {
  it('is what stands beside a place or a nationality, and nothing that was before', async () => {
    expect(await read('وليد حامد\nطبيب عام – سوداني – بالمدينة المنورة\nخبرة ٦ سنوات')).toMatchObject({
      headline: 'طبيب عام',
    });
    expect(
      await read('ليلى بنت سعد\nأخصائية موارد بشرية | سعودية | الخبر\nمسؤولة التقارير والتوطين'),
    ).toMatchObject({
      headline: 'أخصائية موارد بشرية',
    });
    const clerk = await read(
      'سعاد بنعمر\nطنجة – ٢٥ سنة\nكاشيرة في سوبرماركت، سنتان\nقبل: بائعة ملابس في مول، ٨ شهور',
    );
    expect(clerk).toMatchObject({ headline: expect.stringContaining('كاشيرة') });
  });
});
