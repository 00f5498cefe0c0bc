import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { jobFeatures, jobFeaturesFromText, profileFeaturesFromText } from './index.ts';
import { languageKey } from './spoken-languages.ts';

const importanceIn = (text: string) =>
  Object.fromEntries(
    jobFeaturesFromText(releaseTaxonomy, { title: '', text }).skills.map((skill) => [
      skill.id,
      skill.importance,
    ]),
  );

describe('features of a job', () => {
  it('weigh skills by the section they stand in', () => {
    const found = importanceIn(
      'About the role\nYou will write Python.\nRequirements:\n- JavaScript\n- Git\nNice to have:\n- Docker',
    );
    expect(found).toMatchObject({ python: 'should', javascript: 'must', git: 'must', docker: 'nice' });
  });

  it('weigh skills by the wording beside them before the section', () => {
    const found = importanceIn('Requirements:\n- JavaScript\n- Docker is a plus\n- Python preferred');
    expect(found).toMatchObject({ javascript: 'must', docker: 'nice', python: 'nice' });
  });

  it('read Arabic sections and wording', () => {
    const found = importanceIn('المتطلبات:\n- جافا سكريبت\n- يفضل معرفة Docker\nالمهام:\n- العمل على Python');
    expect(found).toMatchObject({ javascript: 'must', docker: 'nice', python: 'should' });
  });

  it.each([
    ['5+ years of experience in sales', 5, undefined],
    ['Minimum of 3 years’ experience', 3, undefined],
    ['At least five (5) years experience', 5, undefined],
    ['3-5 years of experience', 3, 5],
    ['2 to 4 years experience in a similar role', 2, 4],
    ['خبرة 5 سنوات في المحاسبة', 5, undefined],
    ['خبرة لا تقل عن خمس سنوات', 5, undefined],
    ['خبرة من ٣ إلى ٥ سنوات', 3, 5],
    ['خبرة سنتين على الأقل', 2, undefined],
    ['We have been established for 20 years', undefined, undefined],
  ])('read years from "%s"', (text, min, max) => {
    const features = jobFeaturesFromText(releaseTaxonomy, { title: 'Clerk', text });
    expect([features.minYears, features.maxYears]).toEqual([min, max]);
  });

  it.each([
    ["Bachelor's or Master's degree in finance", 'bachelor'],
    ['Diploma in nursing required; bachelor preferred', 'diploma'],
    ['High school certificate', 'secondary'],
    ['بكالوريوس في الهندسة المدنية', 'bachelor'],
    ['Certified Scrum Master', undefined],
  ])('read the education asked in "%s"', (text, level) => {
    expect(jobFeaturesFromText(releaseTaxonomy, { title: '', text }).education).toBe(level);
  });

  it('require the languages named as required and not those wished for', () => {
    const languages = jobFeaturesFromText(releaseTaxonomy, {
      title: '',
      text: 'Fluent English is required.\nArabic is a plus.',
    }).languages;
    expect(languages).toEqual([{ language: 'english', level: 'fluent' }]);
    expect(
      jobFeaturesFromText(releaseTaxonomy, {
        title: '',
        text: 'إجادة اللغة العربية والإنجليزية',
      }).languages?.map((l) => l.language),
    ).toEqual(['arabic', 'english']);
  });

  it('require no language where one of several will do', () => {
    expect(
      jobFeaturesFromText(releaseTaxonomy, { title: '', text: 'Fluent in English or Arabic' }).languages,
    ).toBeUndefined();
  });

  it('know places in both scripts, and work from anywhere', () => {
    expect(jobFeaturesFromText(releaseTaxonomy, { title: '', text: 'Location: Abu Dhabi' }).location).toEqual(
      {
        city: 'abu-dhabi',
        country: 'uae',
      },
    );
    expect(
      jobFeaturesFromText(releaseTaxonomy, { title: '', text: 'موقع العمل: الرياض، السعودية' }).location,
    ).toEqual({
      city: 'riyadh',
      country: 'saudi-arabia',
    });
    expect(jobFeaturesFromText(releaseTaxonomy, { title: 'Designer (remote)', text: '' }).remote).toBe(true);
    expect(
      jobFeaturesFromText(releaseTaxonomy, { title: 'Technician', text: 'Work at remote sites' }).remote,
    ).toBe(false);
  });

  it('keep what the employer gave over what was read', () => {
    const features = jobFeatures(releaseTaxonomy, {
      title: 'Engineer',
      text: 'Python is required. 7 years of experience.',
      skills: [{ name: 'Python', importance: 'nice' }],
      minYears: 2,
    });
    expect(features.minYears).toBe(2);
    expect(features.skills.find((skill) => skill.id === 'python')?.importance).toBe('nice');
  });
});

describe('features of a person', () => {
  it('take the years stated, or else those of dated jobs without overlaps or studies', () => {
    const years = (text: string, now?: Date) => profileFeaturesFromText(releaseTaxonomy, { text }, now).years;
    expect(years('Chef with 12 years of experience')).toBe(12);
    expect(years('محاسب بخبرة 7 سنوات')).toBe(7);
    const jobs =
      'Experience\nCook, A\n01/2015 - 12/2016\nCook, B\n06/2016 - 12/2018\nEducation\nDiploma 2010 - 2014';
    expect(years(jobs)).toBe(4);
    expect(years('Cook, A\nJan 2020 - Present', new Date('2024-01-15'))).toBe(4);
    expect(years('A cook')).toBe(null);
  });

  it('name the highest education and the languages spoken', () => {
    const features = profileFeaturesFromText(releaseTaxonomy, {
      text: 'Education\nMSc Finance 2019\nBSc Accounting 2015\nLanguages\nArabic: native\nEnglish: very good',
    });
    expect(features.education).toBe('master');
    expect(features.languages).toEqual([
      { language: 'arabic', level: 'native' },
      { language: 'english', level: 'advanced' },
    ]);
  });

  it('name a language at the head of a line though its name alone was looked up before', () => {
    expect(languageKey(releaseTaxonomy, 'English')).toBe('english');
    const text = 'Languages\nEnglish: very good';
    expect(profileFeaturesFromText(releaseTaxonomy, { text }).languages).toEqual([
      { language: 'english', level: 'advanced' },
    ]);
  });

  it('find titles in the text, in order, with the present one first', () => {
    const titles = profileFeaturesFromText(releaseTaxonomy, {
      text: 'Lina Aziz\nSoftware Engineer\nExperience\nData Analyst\nAcme, 2012 - 2015',
    }).titles;
    expect(titles).toEqual([
      { title: 'Software Engineer', current: true },
      { title: 'Data Analyst', current: false },
    ]);
  });

  it('never read a place from a nationality or a birthplace', () => {
    const text =
      'Lina Aziz\nNationality: Jordanian\nPlace of birth: Amman, Jordan\nAddress: Al Nahda, Sharjah, UAE';
    expect(profileFeaturesFromText(releaseTaxonomy, { text }).location).toEqual({
      city: 'sharjah',
      country: 'uae',
    });
  });
});

describe('the place where a skill is shown', () => {
  it('is one item of a list that was written into one long line, and all of a sentence with dashes', () => {
    const shownOf = (text: string) =>
      profileFeaturesFromText(
        releaseTaxonomy,
        { title: 'Accountant', text },
        new Date('2026-11-01'),
      ).skills.find(({ id }) => id === 'bank-reconciliation')?.place?.text;
    expect(
      shownOf(
        'Booked invoices of 120 suppliers against their orders - did the bank reconciliation of nine accounts every month - prepared cheques and transfers - filed the monthly tax return',
      ),
    ).toBe('did the bank reconciliation of nine accounts every month');
    const sentence = 'Did the bank reconciliation - nine accounts - each month for the group';
    expect(shownOf(sentence)).toBe(sentence);
  });
});
