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

  it.each([
    [
      'Iris Coleman, careers adviser, school in Muscat, 4 years. Before: history teacher 6 yrs.',
      'careers adviser',
    ],
    ['Capt. Tom Reyes, B777 captain, 8,000 h, Manila & Doha.', 'B777 captain'],
    ['Dr Huda Nasser, GP, clinic in Doha 8 years, last 2 as clinic manager of 3 sites.', 'clinic manager'],
    ['سالم الدوسري\nحارس أمن سابقا، حاليا مشرف سلامة بمصنع، ٥ سنوات', 'مشرف سلامة'],
    [
      'Ivana Peric\nhome & motor insurance adviser, Sharjah. previously receptionist Split.',
      'home & motor insurance adviser',
    ],
  ])('says what somebody is by now: %s', async (text, headline) => {
    expect(await read(text)).toMatchObject({ headline });
  });

  it('tells the present work before an earlier one', async () => {
    const resume = await read(
      'Ivana Peric\nmotor insurance adviser, Sharjah. previously receptionist Split.',
    );
    expect(resume).toMatchObject({
      work: [{ title: 'motor insurance adviser', current: true }, { current: false }],
    });
  });

  it('knows a name by the place behind it, whatever stands below', async () => {
    const resume = await read(
      'مها العلي، الكويت\nخياطة منزلية من ٢٠١٨: فساتين وعبايات\nقبلها سكرتيرة بعيادة ٤ سنين',
    );
    expect(resume).toMatchObject({ name: 'مها العلي', headline: 'خياطة منزلية' });
  });

  it.each([
    [
      'Imran Sheikh. tower crane operator. Age 39\nThird party licence 8 year. no accident\nHindi english',
      'tower crane operator',
    ],
    [
      'Ravi Lal Sharma | electrician | Ajman maintenance company | 9 yrs | DB dressing, cable pulling, conduit, lights, fault finding, water pumps, AC points, doors, gates | villas 6 a day by van, UAE licence | ITI electrical 2013 | helper under me (1) | hindi english ok',
      'electrician',
    ],
    [
      'سامر يوسف الحداد ، مسقط\nمندوب مبيعات\n٨ سنوات\nزيارة المحلات والتحصيل\nدبلوم تجارة\nعربي انجليزي',
      'مندوب مبيعات',
    ],
  ])('is one, and says what somebody is behind the name: %s', async (text, headline) => {
    expect(await read(text)).toMatchObject({ headline });
  });

  it.each([
    [
      'My name is Tesfaye Bekele from Gondar, living in Muscat three years. I repair air conditioners. Gas filling and compressors, villas and shops, six years before that in Addis.',
      'Air conditioner technician',
      'Muscat',
    ],
    [
      'My name is Joy Wanjiru from Nakuru, living in Doha two years. I drive a school bus. Fifty children, no accident, four years before that a taxi in Kenya.',
      'School bus driver',
      'Doha',
    ],
  ])(
    'says what somebody is by what they do, and lives where they live now: %s',
    async (text, headline, location) => {
      expect(await read(text)).toMatchObject({ headline, location });
    },
  );

  it('speaks a language that "and" is written onto', async () => {
    const resume = await read('ممرضة – صلالة\nثلاث سنوات في عيادة\nعربي كردي وانكليزي متوسط');
    expect(resume).toMatchObject({
      languages: expect.arrayContaining([
        expect.objectContaining({ language: expect.stringMatching(/^انكليزي/) }),
      ]),
    });
  });

  it('names the degrees of its sentences, and no driving licence or month among them', async () => {
    const resume = await read('Driver, Sohar, since March 2019. Light licence. Diploma in logistics 2018.');
    expect(resume).toMatchObject({ education: [{ degree: 'Diploma', field: 'logistics', end: '2018' }] });
  });

  it.each([
    'Rita Khoury, lab assistant, Amman, 3 yrs. Diploma 2019. I want to do a bachelor in biology.',
    'Omar Said, welder, Sohar, 5 yrs. Diploma 2015. Hope to finish BSc Mechanical.',
    'شيماء رجب، فنية صيدلة، الطائف\nدبلوم صيدلة ٢٠١٨، ٦ سنوات\nنفسي أكمل بكالوريوس',
  ])('counts no degree that somebody wishes for: %s', async (text) => {
    const resume = await read(text);
    expect(resume).toMatchObject({ education: [{ degree: expect.stringMatching(/Diploma|دبلوم/) }] });
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

  it('says what somebody is behind their name and place', async () => {
    const resume = await read(
      'Wanjiku Otieno, Nairobi. Family cook with a household in Riyadh, 5 years. Grills.',
    );
    expect(resume).toMatchObject({ headline: expect.stringContaining('Family cook') });
  });

  it('keeps a name that stands before the trade', async () => {
    expect(await read('Yousef Amrani\nBarber, Manama. 8 years, hair and beard.')).toMatchObject({
      name: 'Yousef Amrani',
      headline: expect.stringContaining('Barber'),
    });
  });

  it.each([
    [
      'Hani Odeh. Receptionist, Zarqa. 2020-2023 at Blue Tower Hotel; before that waiter in a cafe 2017-2020.',
      [
        { title: 'Receptionist', organisation: 'Blue Tower Hotel', start: '2020', end: '2023' },
        { title: 'waiter', organisation: 'cafe', start: '2017', end: '2020' },
      ],
    ],
    [
      'My name is Joseph Mathew. I have worked eleven years as a pipe fitter in Ruwais, before that helper in a workshop.',
      [
        { title: 'pipe fitter', location: 'Ruwais', start: null },
        { title: 'helper', organisation: 'workshop', current: false },
      ],
    ],
    [
      'هند سالم\nمعلمة كيمياء – إربد\nمنذ 2018 في مدرسة خاصة: تدريس الصفوف العليا. قبلها مساعدة مختبر في جامعة.',
      [
        { title: 'معلمة كيمياء', organisation: 'مدرسة خاصة', start: '2018', current: true },
        { title: 'مساعدة مختبر', organisation: 'جامعة', current: false },
      ],
    ],
    [
      'Network engineer, Jeddah. Bank (2017-now), airline (2014-2017). Cisco since 2016.',
      [
        { title: 'Network engineer', organisation: 'Bank', start: '2017' },
        { title: 'Network engineer', organisation: 'airline', end: '2017' },
      ],
    ],
  ])('tells jobs in its sentences: %s', async (text, work) => {
    expect(await read(text)).toMatchObject({ work });
  });

  it('tells no job where it names none', async () => {
    expect(await read('Welder, Hamad port. 6 years, 3G and 4G. ISO since 2021.')).toMatchObject({ work: [] });
  });

  it.each([
    ['Barista, Salmiya. 4 years. French, Arabic', ['French', 'Arabic']],
    ['Tour guide in Petra. Speaks Italian and English. 6 years.', ['Italian', 'English']],
    ['مضيفة طيران – أبوظبي. خمس سنوات. عربي، فرنسي، إنجليزي', ['عربي', 'فرنسي', 'إنجليزي']],
  ])('lists the languages of a sentence of its own: %s', async (text, names) => {
    expect(await read(text)).toMatchObject({ languages: names.map((language) => ({ language })) });
  });

  it('lives where the place beside the trade says, and has the name before it', async () => {
    expect(await read('Md. Shahin Alam. Tailor master gents, Ajman. 15 yrs suits.')).toMatchObject({
      name: 'Md. Shahin Alam',
      location: 'Ajman',
      education: [],
    });
  });
});

describe('what somebody wants', () => {
  it('is part of what they say of themselves wherever it stands', async () => {
    const resume = (aim: string) =>
      `ARUN PILLAI\nRigger\n2016 - 2019 Hamad Port, rigger\n2019 - now Ras Laffan, rigger\nCertificates: LEEA, 2021\n${aim}\nEnglish: good`;
    expect(await read(resume('Looking for: work in the inspection side, not on the hook'))).toMatchObject({
      summary: expect.stringContaining('inspection side'),
    });
    expect(await read(resume('Passport valid until 2031'))).toMatchObject({ summary: null });
  });
});

describe('a line of papers under the name', () => {
  it.each([
    'Ajman, UAE - valid UAE driving license',
    'Dammam, KSA – Iqama transferable',
    'سوري – مواليد 1990',
  ])('is no headline: %s', async (line) => {
    const text = `SAMIR HADDAD\n${line}\n2017-2021 Delta Electric, wiring\n2021-now Orbit Contracting, panels`;
    expect(await read(text)).not.toMatchObject({ headline: expect.stringMatching(/licen|iqama|سوري/i) });
  });
});
