import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { postingFromPage } from './page-posting.ts';

const JOB = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Accountant (m/f/d)',
  description:
    '<p>Copper Gate makes cartons. We are looking for an accountant who keeps the books of two plants and closes them each month.</p><h3>Responsibilities</h3><ul><li>Post invoices</li><li>Prepare VAT returns</li></ul><h3>Requirements</h3><ul><li>3 years of experience</li><li>Microsoft Excel</li><li>Fluent English</li></ul>',
  employmentType: ['PART_TIME'],
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Sharjah', addressCountry: 'AE' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'AED',
    value: { '@type': 'QuantitativeValue', minValue: 96_000, maxValue: '120,000', unitText: 'YEAR' },
  },
  educationRequirements: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'bachelor degree',
  },
  hiringOrganization: { '@type': 'Organization', name: 'Copper Gate' },
};
const pageOf = (data: unknown, body = '') =>
  `<html><head><script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script></head><body>${body}</body></html>`;
const read = (page: string) => {
  const result = postingFromPage(releaseTaxonomy, page);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

describe('a page with a JobPosting', () => {
  it('gives the posting of its data, with the rest read from the description', () => {
    const { posting, fromData, text } = read(pageOf(JOB));
    expect(posting).toMatchObject({
      title: 'Accountant',
      occupation: 'accountant',
      employmentType: 'part_time',
      location: 'Sharjah, United Arab Emirates',
      salaryMin: 8_000,
      salaryMax: 10_000,
      payNote: 'pay_converted',
      education: 'bachelor',
      minYears: 3,
      responsibilities: ['Post invoices', 'Prepare VAT returns'],
      languages: [{ language: 'english', level: 'fluent' }],
    });
    expect(posting.summary).toContain('keeps the books of two plants');
    expect(fromData).toEqual(
      expect.arrayContaining(['location', 'employment_type', 'salary_min', 'education']),
    );
    const years = posting.places.find(({ field }) => field === 'min_years')!;
    expect(text.slice(years.start, years.end)).toBe('3 years');
  });

  it.each([
    ['2027-03-31', '2027-03-31T19:59:59.999Z'],
    ['2027-03-31T00:00', '2027-03-30T20:00:00.000Z'],
    ['2027-03-31T12:30:00Z', '2027-03-31T12:30:00.000Z'],
    ['2027-03-31T12:30:00+0300', '2027-03-31T09:30:00.000Z'],
    ['2027-13-45', undefined],
    ['until we have found you', undefined],
  ])('is open until %s', (validThrough, moment) => {
    expect(read(pageOf({ ...JOB, validThrough })).validThrough?.toISOString()).toBe(moment);
    expect(read(pageOf(JOB)).validThrough).toBeNull();
  });

  it.each([
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, JOB] }],
    ['in a list', [{ '@type': 'BreadcrumbList' }, JOB]],
    ['by several types', { ...JOB, '@type': ['Thing', 'JobPosting'] }],
    ['by its whole address', { ...JOB, '@type': 'https://schema.org/JobPosting' }],
    ['as a part of a page', { '@type': 'WebPage', mainEntity: JOB }],
    ['within a comment', `<!--${JSON.stringify(JOB)}-->`],
    ['with line breaks in its texts', JSON.stringify(JOB).replace('each month', 'each\n month')],
  ])('is found %s', (_, data) => {
    expect(read(pageOf(data)).posting.location).toBe('Sharjah, United Arab Emirates');
  });

  it('reads what stands in fields of its own', () => {
    const { posting } = read(
      pageOf({
        '@type': 'JobPosting',
        title: 'محاسب',
        description: '<p>تبحث شركة عن محاسب يتولى دفاتر مصنعين ويقفلها كل شهر مع مساعدين اثنين.</p>',
        qualifications: 'بكالوريوس محاسبة. خبرة 4 سنوات.',
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: '48' },
        jobLocationType: 'TELECOMMUTE',
      }),
    );
    expect(posting).toMatchObject({
      lang: 'ar',
      title: 'محاسب',
      minYears: 4,
      education: 'bachelor',
      workPlace: 'remote',
    });
  });

  it.each([
    ['en', 'Accountant', ['Responsibilities:', 'Qualifications:', 'Skills:', 'Experience:']],
    ['ar', 'محاسب للدفاتر', ['المسؤوليات:', 'المؤهلات:', 'المهارات:', 'الخبرة:']],
  ] as const)(
    'sets what stands in fields of its own under headings of its language: %s',
    (_, title, headings) => {
      const { text } = read(
        pageOf({
          '@type': 'JobPosting',
          title,
          responsibilities: ['VAT 1'],
          qualifications: 'VAT 2',
          skills: 'VAT 3',
          experienceRequirements: 'VAT 4',
        }),
      );
      expect(text.split('\n').filter((line) => line.endsWith(':'))).toEqual(headings);
      expect(text.match(/VAT \d/g)).toEqual(['VAT 1', 'VAT 2', 'VAT 3', 'VAT 4']);
    },
  );

  it.each([
    '{"@type":"JobPosting"}',
    '{"@type":"JobPosting","title":',
    '[]',
    'null',
    '"JobPosting"',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '{"@type":"JobPosting","title":"  ","description":{}}',
  ])('is none where its data says nothing: %s', (data) => {
    expect(postingFromPage(releaseTaxonomy, pageOf(data))).toEqual({ ok: false, reason: 'no_posting' });
  });

  it('does not take what is no text or number for one', () => {
    const odd = {
      ...JOB,
      baseSalary: { value: { minValue: {}, maxValue: [] } },
      jobLocation: 7,
      employmentType: { a: 1 },
    };
    expect(read(pageOf(odd)).posting).toMatchObject({ title: 'Accountant', salaryMin: null });
  });
});

describe('a page without', () => {
  const body = `<main><h1>Barista</h1><p>We are looking for a barista for our shop in Dubai.</p><h2>What you'll do</h2><ul><li>Make drinks</li><li>Keep the bar clean</li></ul><h2>Requirements</h2><ul><li>1 year of experience</li></ul></main>`;

  it('is read as its readers read it', () => {
    const { posting } = read(`<body><nav>Jobs Login</nav>${body}</body>`);
    expect(posting).toMatchObject({
      title: 'Barista',
      minYears: 1,
      responsibilities: ['Make drinks', 'Keep the bar clean'],
    });
  });

  it('gives the words that a network shows of somebody’s post', () => {
    const post = {
      '@type': 'DiscussionForumPosting',
      articleBody:
        'We are hiring! Barista in Dubai. Requirements: 1 year of experience, good English. Responsibilities: make drinks, keep the bar clean. Send me a message.',
    };
    expect(read(pageOf(post, '<p>Join now to see more</p>')).posting.minYears).toBe(1);
  });

  it.each([
    [
      'asks to sign in',
      '<title>Sign in</title><form><input name=user><input type="password"></form>',
      'sign_in',
    ],
    ['asks to sign in, in Arabic', '<title>تسجيل الدخول</title><p>أدخل بريدك الإلكتروني.</p>', 'sign_in'],
    [
      'is of something else',
      '<h1>Our menu</h1><p>Coffee, tea and cake, every day from eight to eight.</p>',
      'no_posting',
    ],
    ['is empty', '', 'no_posting'],
  ])('that %s says so', (_, page, reason) => {
    expect(postingFromPage(releaseTaxonomy, page)).toEqual({ ok: false, reason });
  });
});
