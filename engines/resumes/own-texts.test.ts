import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { holdsContact } from './few-words.ts';
import { readResume } from './index.ts';
import type { ParsedResume } from './resume.ts';
import { findDegree } from './study-words.ts';

/** What is read of a text as somebody typed it. */
async function readingOf(text: string): Promise<ParsedResume> {
  const now = new Date('2026-11-20T00:00:00Z');
  const read = await readResume(releaseTaxonomy, new TextEncoder().encode(text), { fileName: 'a.txt', now });
  if (!read.ok) throw new Error(read.reason);
  return read.resume;
}

const studiesOf = async (text: string) =>
  (await readingOf(text)).education.map(({ degree, field, institution, end }) =>
    [degree, field, institution, end].join(' | '),
  );

describe('studies that no heading announces', () => {
  const JOB = 'Experience\nSales Executive, Cedar Stores, Beirut, 2019 - 2024\n- Sold carpets to hotels';

  it.each([
    ['BA Marketing, Holy Spirit University, 2018', 'BA | Marketing | Holy Spirit University | 2018'],
    ['2016: Bachelor of Commerce, Cairo University', 'Bachelor of Commerce |  | Cairo University | 2016'],
    ['Licence en gestion, ISG Sousse 2017', 'Licence | en gestion | ISG Sousse | 2017'],
  ])('are read where they stand among other facts: %s', async (line, study) => {
    expect(await studiesOf(`Rana Salloum\nSales Executive\nBeirut\n${line}\n\n${JOB}`)).toContain(study);
  });

  it('are read behind a label, and two on one line', async () => {
    expect(
      await studiesOf(
        `هالة سمير\nمحاسبة\nالمؤهل: بكالوريوس تجارة، جامعة طنطا ٢٠١٥\n\nالخبرات\nمحاسبة، شركة الدلتا، 2016 - 2020`,
      ),
    ).toEqual(['بكالوريوس | تجارة | جامعة طنطا | 2015']);
    expect(await studiesOf(`Omar Haddad\nAuditor\nMBA 2014, BBA 2009\n\n${JOB}`)).toEqual([
      'MBA |  |  | 2014',
      'BBA |  |  | 2009',
    ]);
  });

  it('are no jobs', async () => {
    const { work, education } = await readingOf(`سامي فرج
محاسب

الخبرة العملية
محاسب، شركة الفجر للتجارة، 2018 - 2022
بكالوريوس تجارة شعبة محاسبة – جامعة المنوفية 2017`);
    expect(work.map(({ title }) => title)).toEqual(['محاسب']);
    expect(education).toHaveLength(1);
  });

  it.each([
    'UAE driving licence (light)',
    'Tailor master gents',
    'Grade 10 head, pastoral care',
    'Certificate of good conduct',
  ])('are none: %s', async (line) => {
    expect(await studiesOf(`Rana Salloum\nSales Executive\nBeirut\n${line}\n\n${JOB}`)).toEqual([]);
  });
});

it.each([
  ['2015-2019 tower crane in Sohar port', false],
  ['Sohar 2011 2014, Jubail (2015 - 2019)', false],
  ['call 055 2019 774', true],
  ['2015-2019 then 99 555 310', true],
])('a range of years is no telephone number: %s', (text, isContact) => {
  expect(holdsContact(text)).toBe(isContact);
});

describe('languages among other facts', () => {
  const languagesOf = async (line: string) => {
    const { languages } = await readingOf(
      `Suresh Lama\nPlumber\nDoha\n\nExperience\nPlumber, Falcon FM, Doha, 2019 - 2024\n${line}`,
    );
    return languages.map(({ language, level }) => [language, level].filter(Boolean).join(' '));
  };

  it.each([
    ['Qatar licence. Nepali Hindi English little', ['Nepali', 'Hindi', 'English']],
    ['Computer basic, English good', ['English good']],
    ['Single, own tools / Arabic, English (site reports only)', ['Arabic', 'English']],
    ['وورد واكسل، انجليزي وسط، رخصة خصوصي', ['انجليزي']],
    ['Arabic: no. Tamil, Hindi', ['Tamil', 'Hindi']],
  ])('are read: %s', async (line, languages) => {
    expect(await languagesOf(line)).toEqual(languages);
  });

  it.each(['Fitted the German school in one summer', 'English no'])('are none: %s', async (line) => {
    expect(await languagesOf(line)).toEqual([]);
  });
});

describe('where somebody lives', () => {
  const JOB = 'Experience\nStorekeeper, Falcon Trading, Muscat, 2014 - 2018';
  const homeOf = async (...lines: string[]) => (await readingOf(`${lines.join('\n')}\n\n${JOB}`)).location;

  it.each([
    ['Imad Salloum\nSyrian, Sharjah (Al Nud), visit visa', 'Sharjah'],
    ['Imad Salloum\nStorekeeper – cable company, Sohar', 'Sohar'],
    ['Imad Salloum\nStorekeeper in a cable factory\nJeddah, KSA. Iqama transferable', 'Jeddah, KSA'],
    ['عماد سلوم\nأمين مستودع – صحار، نقل كفالة متاح', 'صحار'],
    ['عماد سلوم\n٣١ سنة – الحد، البحرين', 'الحد، البحرين'],
    ['Imad Salloum\nStorekeeper\nAge: 31   Location: Barka, Oman   Height: 180', 'Barka, Oman'],
    ['Imad Salloum\nStorekeeper\nAge: 31   Location: Villa nine, Barka, Oman', 'Villa nine, Barka, Oman'],
    ['Imad Salloum\nStorekeeper\nAge: 31   Location: shared, near metro, Sharjah', 'Sharjah'],
    ['Imad Salloum\nStorekeeper\nFrom Homs, now Salalah', 'Salalah'],
  ])('is the place alone: %s', async (top, home) => {
    expect(await homeOf(top)).toBe(home);
  });

  it('is neither where somebody studied nor where they were', async () => {
    expect(await homeOf('Imad Salloum', 'Storekeeper', 'BA Commerce, Aleppo, 2012')).not.toBe('Aleppo');
    expect((await homeOf('Imad Salloum', '2011 – 2013 Cashier, Hotel Cham, Damascus')) ?? '').not.toContain(
      'Hotel',
    );
  });
});

describe('names as people type them', () => {
  it.each([
    ['NAME- Tika Ram Poudel\nplumber, Doha 6 years', 'Tika Ram Poudel'],
    ['Name. Tika Ram Poudel\nplumber, Doha 6 years', 'Tika Ram Poudel'],
    ['Name Tika Poudel father name Hari Poudel\nplumber, Doha 6 years', 'Tika Poudel'],
    ['الاسم رامز وليد عنتر\nسباك، الدوحة ٦ سنوات', 'رامز وليد عنتر'],
    ['الاسم: رامز وليد عنتر   الجنسية: سوري\nسباك، الدوحة ٦ سنوات', 'رامز وليد عنتر'],
    ['Tika Ram Poudel, 34, Nepali\nplumber in Doha 6 years, sewer lines and pumps', 'Tika Ram Poudel'],
    ['hello sir, Tika Ram Poudel, 34\nplumber in Doha 6 years, sewer lines and pumps', 'Tika Ram Poudel'],
    ['سباك صحي – رامز عنتر – الدوحة\nتمديد مواسير ومضخات ٦ سنوات في فلل', 'رامز عنتر'],
    ['الشيف رامز عنتر\nمطبخ شرقي في فندق بالدوحة ٦ سنوات', 'رامز عنتر'],
  ])('are read: %s', async (text, name) => {
    expect((await readingOf(text)).name).toBe(name);
  });

  it.each([
    'سباك صحي في الدوحة من ٦ سنوات\nاصلح مضخات وسخانات ٥ لتر\nاشتغلت في فلل وعمارات\nاقامة نقل كفالة',
    'Plumber 6 years Doha\nsewer lines and pumps\nworked in villas\nPipe Threading',
  ])('are not made of what else stands there: %s', async (text) => {
    expect((await readingOf(text)).name).toBeNull();
  });
});

describe('what leads to a title is none of it', () => {
  const jobOf = async (line: string) => {
    const [job] = (
      await readingOf(`Rita Aoun\nNurse\n\nWork history\n${line}\n- day shifts and night shifts`)
    ).work;
    return [job?.title, job?.organisation, job?.location].map((it) => it ?? '').join(' | ');
  };

  it.each([
    ['Previous: Nurse, Hopital Libanais, 2015 - 2018', 'Nurse | Hopital Libanais | '],
    ['► Nurse, Saida Clinic, 2019 – now', 'Nurse | Saida Clinic | '],
    ['2019 – now) Nurse, Saida Clinic', 'Nurse | Saida Clinic | '],
  ])('%s', async (line, job) => {
    expect(await jobOf(line)).toBe(job);
  });
});

it('a job that is told in the spelling of Egypt is read like any other', async () => {
  const { headline, work } = await readingOf(
    'كريم سعيد\nالعنوان / سوهاج ، وحاليا شغال فى العاصمه الاداريه\n\nالشغل\n- مساعد مساح فى شركة طرق ومرافق من 3/2022 لحد دلوقتى. بظبط الميزان وبكتب القراءات فى الدفتر',
  );
  expect(headline).not.toMatch(/شغال/u);
  expect(work).toMatchObject([{ title: 'مساعد مساح', start: '2022-03', current: true }]);
});

it('who names only the present employer does there what they say they are', async () => {
  const { work } = await readingOf(
    'Rita Aoun\nDental Nurse\n\nWork history\nSaida Clinic, Sidon, 2019 – now\nBekaa Hospital, Zahle, 2015 – 2018',
  );
  expect(work[0]).toMatchObject({ title: 'Dental Nurse', organisation: 'Saida Clinic', current: true });
});

it.each([
  ['Casablanca / would relocate', null],
  ['Zarqa – ready to move to Jeddah', null],
])('a place is no headline: %s', async (line) => {
  const { headline } = await readingOf(
    `Karim Alaoui\n${line}\n\nExperience\nBuyer, Atlas Foods, 2019 – 2024`,
  );
  expect(headline).not.toBe(line);
});

it.each([
  'Every morning I get a list of ninety people who did not pay and I call them, three years of this in Dubai. My sister says I have the patience of a nurse.',
  'أعمل بالبلدية بالبصرة من 2014، قسم الواردات. أقطع الوصولات وأحسب الرسوم والغرامات وأرتب السجلات. خريج معهد إدارة',
  'I put the needles and set the machine, three times in the week the same faces, eleven years of this in Saudi. I have a diploma. In between I clean with citric acid.',
])('neither a likeness nor a deed beside the work is what somebody is: %s', async (text) => {
  expect((await readingOf(text)).headline ?? '').not.toMatch(/nurse|نظافة|clean/iu);
});

it.each(['Volvo and MAN trucks', 'codes ACI 318, BS 8110', 'GC-MS, HPLC', 'they teach me. Urdu good'])(
  'letters of something else are no degree: %s',
  (text) => {
    expect(findDegree(text)).toBeNull();
  },
);

it('labels of skills and languages end the certificates above them', async () => {
  const { certifications, skills, languages, noticePeriod } = await readingOf(`Rita Aoun
Accountant

Certificates
CMA part 1, 2022
Skills: Odoo, Excel
Languages: Arabic native, French good
Notice period: 30 days`);
  expect(certifications.map(({ name }) => name)).toEqual(['CMA part 1']);
  expect(skills).toEqual(expect.arrayContaining(['Odoo', 'Excel']));
  expect(languages.map(({ language }) => language)).toEqual(['Arabic', 'French']);
  expect(noticePeriod).toContain('30 days');
});

it.each([
  ['Driving licence: No', null],
  ['UAE driving licence no', null],
  ['رخصة قيادة: لا (بتعلم)', null],
  ['Driving licence: UAE light', 'UAE light'],
])('who says that they have no driving licence has none: %s', async (line, licence) => {
  const { drivingLicence = null } = await readingOf(
    `Rita Aoun\nAccountant\nDubai\n${line}\n\nExperience\nAccountant, Cedar Stores, 2019 - 2024`,
  );
  expect(drivingLicence).toBe(licence);
});

it('a page with a name, a trade, a place and languages is a resume, however little else it says', async () => {
  const { name } = await readingOf(`Varuzhan Petrosyan
Saddler, Beirut (Nor Hajin), in the family for long
Bench work: bridles, girths and harness of every kind, hand stitching with two needles, new trees for old saddles, brass fittings, dyes and waxes of my own, repair of polo kit for two stables until the shop closed last spring.
Armenian, Arabic, French. Would go to Doha.`);
  expect(name).toBe('Varuzhan Petrosyan');
});

it('a firm since when somebody works there is the present job, of the trade that they name', async () => {
  const { work } = await readingOf(`غسان الخطيب – فني مصاعد
الدوحة

من ٢٠١٨ لليوم – شركة صيانة مصاعد بالدوحة
- صيانة وقائية وأعطال لأبراج سكنية ومجمعات
٢٠١٤ – ٢٠١٨ مساعد فني مصاعد، شركة الرواد، عمّان`);
  expect(work[0]).toMatchObject({ title: 'فني مصاعد', start: '2018', current: true });
});
