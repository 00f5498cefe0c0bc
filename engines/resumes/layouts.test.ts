import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readResume } from './index.ts';

const now = new Date('2026-11-20T00:00:00Z');

const JOBS = [
  {
    title: 'Charge Nurse',
    organisation: 'Aster Medical Centre',
    start: 'Mar 2021',
    end: 'Present',
    did: 'Led a shift of twelve nurses',
  },
  {
    title: 'Staff Nurse',
    organisation: 'St. Camillus Hospital',
    start: 'Jun 2016',
    end: 'Jan 2021',
    did: 'Cared for eight acute patients',
  },
];

/** Ways in which the header of a job is written. */
const HEADERS: Record<string, (job: (typeof JOBS)[number]) => string[]> = {
  'title, employer (dates)': (job) => [`${job.title}, ${job.organisation} (${job.start} - ${job.end})`],
  'employer | title | dates': (job) => [`${job.organisation} | ${job.title} | ${job.start} – ${job.end}`],
  'title at employer, dates below': (job) => [
    `${job.title} at ${job.organisation}`,
    `${job.start} to ${job.end}`,
  ],
  'dates first': (job) => [`${job.start} - ${job.end}`, job.title, job.organisation],
  'dates with a colon': (job) => [`${job.start} - ${job.end}: ${job.title}, ${job.organisation}`],
  'one below the other': (job) => [job.title, job.organisation, `${job.start} - ${job.end}`],
  'employer first, one below the other': (job) => [job.organisation, job.title, `${job.start} - ${job.end}`],
  'dates at the far end': (job) => [`${job.title}          ${job.start} - ${job.end}`, job.organisation],
  'a labelled form': (job) => [
    `Company: ${job.organisation}`,
    `Position: ${job.title}`,
    `Period: ${job.start} - ${job.end}`,
  ],
  'a sentence': (job) => [
    `Worked as ${job.title} in ${job.organisation} from ${job.start} to ${job.end === 'Present' ? 'date' : job.end}`,
  ],
};

const HEAD = ['Liza Santos', 'Charge Nurse', 'liza.santos@example.com | +971 52 555 0134 | Abu Dhabi, UAE'];
const SECTIONS = (header: (job: (typeof JOBS)[number]) => string[]): Record<string, string[]> => ({
  SUMMARY: ['Registered nurse with nine years in emergency and critical care, calm at triage.'],
  EXPERIENCE: JOBS.flatMap((job) => [...header(job), `- ${job.did}`, '']),
  EDUCATION: ['Bachelor of Science in Nursing', 'University of Santo Tomas, 2015'],
  SKILLS: ['Triage, Wound care, IV therapy'],
  LANGUAGES: ['English (Fluent), Tagalog (Native)'],
});

const textOf = (order: string[], sections: Record<string, string[]>): string =>
  [...HEAD, ...order.flatMap((name) => ['', name, ...sections[name]!])].join('\n');

/** What is read, less where it stands. */
async function read(bytes: Uint8Array) {
  const result = await readResume(releaseTaxonomy, bytes, { now });
  if (!result.ok) throw new Error(result.reason);
  const { name, email, phone, location, work, education, skills, languages } = result.resume;
  return {
    name,
    email,
    phone,
    location,
    work: work.map((job) => ({ ...job, details: undefined })),
    education,
    skills,
    languages,
  };
}

function orders(names: string[]): string[][] {
  return names.map((_, index) => [...names.slice(index), ...names.slice(0, index)]);
}

const plain = SECTIONS(HEADERS['title, employer (dates)']!);

describe('the same resume', () => {
  it.each(orders(Object.keys(plain)).map((order) => [order.join(', '), order] as const))(
    'is read the same with its sections as %s',
    async (_, order) => {
      const utf8 = new TextEncoder();
      expect(await read(utf8.encode(textOf(order, plain)))).toEqual(
        await read(utf8.encode(textOf(Object.keys(plain), plain))),
      );
    },
  );

  it.each(Object.entries(HEADERS))('is read the same with its jobs as: %s', async (_, header) => {
    const { work } = await read(new TextEncoder().encode(textOf(Object.keys(plain), SECTIONS(header))));
    expect(work).toEqual([
      {
        title: 'Charge Nurse',
        organisation: 'Aster Medical Centre',
        location: null,
        start: '2021-03',
        end: null,
        current: true,
      },
      {
        title: 'Staff Nurse',
        organisation: 'St. Camillus Hospital',
        location: null,
        start: '2016-06',
        end: '2021-01',
        current: false,
      },
    ]);
  });

  it('is read the same as a Word document', async () => {
    const text = textOf(Object.keys(plain), plain);
    const paragraphs = text
      .split('\n')
      .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
    const docx = zipSync({
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
      ),
    });
    expect(await read(docx)).toEqual(await read(new TextEncoder().encode(text)));
  });
});
