import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { postingFromPrompt } from './prompt.ts';

const made = (prompt: string, chosen?: string) => postingFromPrompt(releaseTaxonomy, prompt, chosen)!;

describe('a draft from a prompt', () => {
  it('holds what the prompt says and is completed by the occupation', () => {
    const { posting, fromTaxonomy, isKnown } = made(
      'senior accountant in Dubai, Arabic and English, IFRS, 5 years',
    );
    const own = releaseTaxonomy.occupation('senior-accountant')!;
    expect(isKnown).toBe(true);
    expect(posting).toMatchObject({
      lang: 'en',
      title: 'Senior Accountant',
      occupation: 'senior-accountant',
      location: 'Dubai, United Arab Emirates',
      minYears: 5,
      seniority: 'senior',
      languages: [
        { language: 'arabic', level: null },
        { language: 'english', level: null },
      ],
      responsibilities: own.tasks.en,
    });
    expect(posting.skills[0]).toMatchObject({ id: 'ifrs', importance: 'must' });
    expect(posting.skills.map(({ id }) => id)).toEqual(
      expect.arrayContaining(own.skills.map(({ id }) => id)),
    );
    expect(fromTaxonomy).toContain('responsibilities.0');
    expect(fromTaxonomy).not.toContain('min_years');
    expect(posting.summary.length).toBeGreaterThanOrEqual(70);
  });

  it('is in the language of the prompt', () => {
    const { posting } = made('محاسب أول في دبي، العربية والإنجليزية، خبرة 5 سنوات');
    expect(posting).toMatchObject({
      lang: 'ar',
      title: 'محاسب أول',
      occupation: 'senior-accountant',
      minYears: 5,
    });
    expect(posting.location).toContain('دبي');
    expect(posting.requirements[0]).toBe('خبرة لا تقل عن 5 سنوات في عمل مماثل');
    expect(posting.responsibilities.every((line) => /[\u0600-\u06ff]/.test(line))).toBe(true);
  });

  it.each([
    [
      'I need a nurse for our clinic in Sharjah, full-time, AED 7000',
      { title: 'Nurse', employmentType: 'full_time', salaryMin: 7_000 },
    ],
    [
      'react developer, remote, junior',
      { title: 'React Developer', workPlace: 'remote', seniority: 'junior' },
    ],
    ['نحتاج إلى سائق في الشارقة، بدون خبرة', { title: 'سائق', minYears: 0 }],
    ['دبي، باريستا بدوام جزئي', { title: 'باريستا', employmentType: 'part_time' }],
    ['Night nurse for a small clinic in Sharjah', { title: 'Night nurse', occupation: 'registered-nurse' }],
    ['Part-time Arabic teacher, online', { employmentType: 'part_time', workPlace: 'remote' }],
    ['social media specialist under 25', { title: 'Social Media Specialist' }],
    ['Looking for someone who can weld in Abu Dhabi, 4+ years', { title: 'Welder', minYears: 4 }],
  ])('reads “%s”', (prompt, expected) => {
    expect(made(prompt).posting).toMatchObject(expected);
  });

  it('leaves out what the prompt calls needless', () => {
    const { posting } = made('data analyst in Dubai, SQL, no Python needed');
    expect(posting.skills.map(({ id }) => id)).not.toContain('python');
    expect(releaseTaxonomy.occupation('data-analyst')!.skills.map(({ id }) => id)).toContain('python');
  });

  it.each([
    ['nurse in Dubai, night shifts, 5 years', 'Night shifts.'],
    [
      'We need two waiters for our hotel in Dubai. They will work night shifts, weekends too. 30 days of leave and medical insurance. Salary 3000 AED.',
      'They will work night shifts, weekends too. 30 days of leave and medical insurance.',
    ],
    ['senior accountant in Dubai, Arabic and English, IFRS, 5 years', ''],
    ['data analyst in Dubai, SQL required, no Python needed', ''],
    [
      'Waiter in Dubai\nWe offer:\n- 30 days of leave\n- medical insurance\n- AED 3000',
      '30 days of leave. Medical insurance.',
    ],
    ['نحتاج إلى ممرض في الشارقة، ورديات ليلية، خبرة 3 سنوات', 'ورديات ليلية.'],
  ])('keeps in its own words what no field takes: “%s”', (prompt, rest) => {
    const { posting } = made(prompt);
    const usual = made(posting.title).posting.summary;
    expect(posting.summary).toBe(`${usual} ${rest}`.trim());
  });

  it('makes up neither pay nor place nor language', () => {
    const { posting } = made('accountant');
    expect(posting).toMatchObject({
      salaryMin: null,
      salaryMax: null,
      location: null,
      languages: [],
      seniority: null,
    });
    expect(posting.notFound).toEqual(expect.arrayContaining(['location', 'salary_min']));
  });

  it('of a title that may be many waits for the choice', () => {
    const open = made('engineer');
    expect([open.isKnown, open.posting.responsibilities, open.posting.occupation]).toEqual([false, [], null]);
    expect(open.posting.occupations.length).toBeGreaterThan(1);
    const chosen = made('engineer', 'civil-engineer');
    expect(chosen.posting).toMatchObject({ title: 'Engineer', occupation: 'civil-engineer' });
    expect(chosen.posting.occupations[0]!.id).toBe('civil-engineer');
    expect(chosen.posting.responsibilities.length).toBeGreaterThan(2);
  });

  it('of an occupation nobody knows holds what was said and nothing else', () => {
    const { posting, isKnown, fromTaxonomy } = made('quantum llama herder in Dubai, 2 years');
    expect([isKnown, fromTaxonomy]).toEqual([false, []]);
    expect(posting).toMatchObject({
      title: 'Quantum Llama Herder',
      minYears: 2,
      responsibilities: [],
      summary: '',
    });
  });

  it.each(['hello', '???', '   ', '12345'])('is none of “%s”', (prompt) => {
    expect(postingFromPrompt(releaseTaxonomy, prompt)).toBeNull();
  });

  it('shows where in the prompt each fact stands', () => {
    const prompt = 'Senior accountant, IFRS, 5 years';
    const places = made(prompt).posting.places.map(({ field, start, end }) => [
      field,
      prompt.slice(start, end),
    ]);
    expect(places).toEqual(
      expect.arrayContaining([
        ['job_title', 'Senior accountant'],
        ['min_years', '5 years'],
        ['skills.0', 'IFRS'],
      ]),
    );
  });
});
