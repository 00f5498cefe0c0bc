import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';
import { statesLanguages } from './spoken-languages.ts';

const now = new Date('2026-11-20T00:00:00Z');
const HEAD =
  'Anna Lind\nStaff Nurse\nanna.lind@example.com | +971 50 123 4567\n\nWORK EXPERIENCE\nStaff Nurse\nAster Hospital, Dubai\nJan 2019 - Present\n- Cared for patients\n\n';

async function readWith(rest: string) {
  const read = await readResume(releaseTaxonomy, new TextEncoder().encode(`${HEAD}${rest}\n`), { now });
  if (!read.ok) throw new Error(read.reason);
  return read.resume;
}

describe('languages', () => {
  it.each([
    ['Languages: English, Arabic', ['English', 'Arabic']],
    ['SKILLS\nExcel, Word\nLanguages: English (fluent), Arabic', ['English', 'Arabic']],
    ['ADDITIONAL INFORMATION\nLanguages: English, Arabic\nNationality: Filipino', ['English', 'Arabic']],
    ['I SPEAK\nEnglish, Arabic', ['English', 'Arabic']],
    ['LANGUAGES\nEnglish\nArabic', ['English', 'Arabic']],
    ['LANGUAGES\nEnglish, Waray', ['English', 'Waray']],
    ['LANGUAGES\nEnglish (Fluent)\nFijian (Native)', ['English', 'Fijian']],
    ['اللغات\nالعربية، الإنجليزية', ['العربية', 'الإنجليزية']],
  ])('are read from %j', async (rest, languages) => {
    expect((await readWith(rest)).languages.map(({ language }) => language)).toEqual(languages);
  });

  it.each([
    ['LANGUAGES\nNative Arabic, fluent English', ['Native', 'fluent']],
    ['LANGUAGES\nFluent: English, Arabic\nBasic: French', ['Fluent', 'Fluent', 'Basic']],
    ['LANGUAGES\nEnglish - Fluent; Arabic - Native', ['Fluent', 'Native']],
  ])('have the level that is written before or after them: %j', async (rest, levels) => {
    expect((await readWith(rest)).languages.map(({ level }) => level)).toEqual(levels);
  });

  it('among the skills are no skills, and those of machines are', async () => {
    const { skills, languages } = await readWith('SKILLS\nLanguages: English, Arabic\nExcel, Word');
    expect([skills, languages.length]).toEqual([['Excel', 'Word'], 2]);
    expect(statesLanguages(releaseTaxonomy, 'Languages: TypeScript, Rust, SQL')).toBe(false);
  });
});

describe('what a section lists', () => {
  it('is a skill up to nine words, and a sentence beyond', async () => {
    const nine = 'Care of patients after surgery of knee and hip';
    expect((await readWith(`SKILLS\n${nine}\n${nine} replacement`)).skills).toEqual([nine]);
  });

  it('may be a table of certificates in Arabic, with empty cells', async () => {
    const rows = [
      'الشهادة\tالجهة المانحة\tتاريخ الإصدار\tتاريخ الانتهاء\tالرقم',
      'إسعافات أولية\tالهلال الأحمر\tآب 2025\tآب 2027\t–',
      'مكافحة الحرائق\tالدفاع المدني\tأيار 2024\t–\tFF-559',
    ];
    const { certifications } = await readWith(`الشهادات والتراخيص\n${rows.join('\n')}`);
    expect(certifications).toEqual([
      {
        name: 'إسعافات أولية',
        issuer: 'الهلال الأحمر',
        issued: '2025-08',
        expires: '2027-08',
        credentialId: null,
      },
      {
        name: 'مكافحة الحرائق',
        issuer: 'الدفاع المدني',
        issued: '2024-05',
        expires: null,
        credentialId: 'FF-559',
      },
    ]);
  });

  it('may be a form of certificates', async () => {
    const form = (name: string, issuer: string, year: string) =>
      `Certificate: ${name}\nIssuer: ${issuer}\nIssued: ${year}\n`;
    const { certifications } = await readWith(
      `CERTIFICATES\n${form('Work at height', 'Falcon Safety', '2021')}${form('Fire watch', 'Civil Defence', '2023')}`,
    );
    expect(certifications.map(({ name, issuer, issued }) => [name, issuer, issued])).toEqual([
      ['Work at height', 'Falcon Safety', '2021'],
      ['Fire watch', 'Civil Defence', '2023'],
    ]);
  });

  it('may be a grade that a school ends with', async () => {
    const { education } = await readWith('EDUCATION\nGrade 12, Salalah Secondary School, 2014');
    expect(education[0]).toMatchObject({ degree: 'Grade 12', end: '2014' });
  });
});
