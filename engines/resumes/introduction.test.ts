import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const NOW = new Date('2026-06-01');

async function read(...lines: string[]) {
  const read = await readResume(releaseTaxonomy, Buffer.from(lines.join('\n')), {
    fileName: 'cv.txt',
    now: NOW,
  });
  if (!read.ok) throw new Error(read.reason);
  return read.resume;
}

describe('a few lines in which somebody says who they are', () => {
  it.each([
    [
      'Kitchen Helper',
      'Doha',
      [
        'Hello. Moses Okello, Uganda, 28.',
        'In Doha from 2024.',
        'Work kitchen helper in a camp mess.',
        'QID transferable.',
      ],
    ],
    [
      'Insurance claims officer',
      'Jeddah',
      [
        'Dr. Sana Malik (BDS) from Lahore, living Jeddah with husband',
        'not practising dentist, working as Insurance claims officer in a clinic since 2020',
        'medical claims, ICD-10 coding, resubmission',
      ],
    ],
    [
      'عامل نظافة',
      'الدوحة',
      [
        'السلام عليكم انا محمد نور من السودان',
        'شغال عامل نظافة ٣ سنه بالدوحة',
        'تلميع ارضيات',
        'ابغا شغل مراسل',
      ],
    ],
    [
      'كاشيرة',
      'الدمام',
      [
        'سلام انا امل من الدمام عمري ٢٧',
        'كاشيرة بهايبر ماركت ٤ سنوات',
        'جرد الدرج',
        'ادور موظفة استقبال بالخبر',
      ],
    ],
    [
      'nurse',
      'Buraidah',
      ['Anju Thomas', 'Indian nurse', '5 years Buraidah polyclinic (current)', 'wound care, triage'],
    ],
  ])('is a %s in %s', async (title, place, lines) => {
    const resume = await read(...lines);
    expect(resume.headline?.toLowerCase()).toBe(title.toLowerCase());
    expect(resume.location).toBe(place);
  });

  it('lives nowhere that they only want to go to', async () => {
    const resume = await read('I am Rehema, 20 yrs', 'Waiter 2 years', 'want work Dubai hotel');
    expect(resume.location).toBeNull();
  });

  it('is read where it opens with a greeting or says its name', async () => {
    const resume = await read(
      'Name: Hana Tesfaye',
      'from Ethiopia, 36 year',
      'cook in a family Kuwait 5 year',
      'Arabic good',
    );
    expect(resume.name).toBe('Hana Tesfaye');
  });
});

describe('an account that opens without a name', () => {
  it('is read where it tells of oneself, for how long and of what', async () => {
    const resume = await read('بنظم افراح في بيروت من ٢٠١٦ مع مساعدة وحدة، تسويق وتصوير، وبدي راتب ثابت');
    expect(resume.summary).toContain('بنظم افراح');
  });

  it('names no degree that a doctor or a denial has', async () => {
    const resume = await read('Mason, 14 years in Doha.', 'Doctor said rest. No diploma, only class 8.');
    expect(resume.education).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['مساء النور يا استاذ، انا نجار موبيليا من دمياط، شغال بقالي 9 سنين', 'عايز افتح ورشة باسمي'],
    ['كوافيرة بطرابلس من 6 سنين، قص وصبغة', 'بدي اترك واشتغل لحالي'],
    ['سلام، أنا طباخ خدام فدبي من 2017', 'باغي نولي شيف'],
    ['حارس أمن في الدمام، 5 سنوات', 'ما ابي شفت ليل بعد اليوم'],
    ['Waiter, Doha, 4 years.', 'Stopped 2023, back home with family.'],
  ])('is no greeting, no wish and nothing that is told: %s', async (...lines) => {
    expect((await read(...lines)).name).toBeNull();
  });

  it('is what stands beside a trade or a town on one line', async () => {
    const engineer = await read('مهندس كهرباء / سالم العتيبي', 'جامعة الملك سعود 2016', 'إشراف على المواقع');
    expect([engineer.name, engineer.headline]).toEqual(['سالم العتيبي', 'مهندس كهرباء']);
    const teacher = await read('هدى ع. – معلمة علوم – إربد', 'بكالوريوس أحياء 2012', 'مدرسة خاصة من 2013');
    expect([teacher.name, teacher.headline, teacher.location]).toEqual(['هدى ع.', 'معلمة علوم', 'إربد']);
  });

  it('ends before what stands behind its label', async () => {
    const resume = await read('الاسم: سعيد الحربي – موظف حكومي', 'بكالوريوس إدارة', 'الرياض');
    expect(resume.name).toBe('سعيد الحربي');
  });
});

describe('a line or two', () => {
  it.each(['ام لطفلين، كنت معلمة علوم 5 سنين ووقفت 6 سنين', 'بشتغل بالاستعلامات في فندق 4 سنين'])(
    'is read where somebody tells what they were or where they work: %s',
    async (line) => {
      expect((await read(line)).headline).not.toBeNull();
    },
  );
});

describe('what somebody is looking for', () => {
  it('is kept wherever a resume says it', async () => {
    const resume = await read(
      'OMAR HADDAD',
      'Experience',
      'Site Engineer, Al Noor Contracting, 2019 - present',
      '- concrete and finishing works',
      'Skills',
      'Primavera P6, AutoCAD',
      'Looking for: a post in planning. Site is enough.',
    );
    expect(resume.summary).toContain('Looking for: a post in planning');
  });

  it('keeps the heading that alone says so', async () => {
    const resume = await read(
      'SARA NAIR',
      'Career Objective',
      'Medical coding in a hospital.',
      'Experience',
      'Receptionist, clinic, 2019 - present',
    );
    expect(resume.summary).toBe('Career Objective: Medical coding in a hospital.');
  });
});
