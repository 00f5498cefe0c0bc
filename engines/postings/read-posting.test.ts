import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readPosting } from './read-posting.ts';

/** A posting with one more line among its requirements. */
const asking = (line: string, title = 'Accountant') =>
  readPosting(
    releaseTaxonomy,
    `${title}\n\nRequirements:\n- Careful with figures\n- ${line}\n- Friendly on the phone`,
  );
const asking_ar = (line: string) =>
  readPosting(releaseTaxonomy, `محاسب\n\nالمتطلبات:\n- الدقة في الأرقام\n- ${line}\n- حسن التعامل`);
const skill = (posting: ReturnType<typeof readPosting>, id: string) =>
  posting.skills.find((one) => one.id === id);

describe('the place of work', () => {
  it('is not remote where that is refused', () => {
    expect(asking('Remote working is not possible').workPlace).not.toBe('remote');
    expect(asking('We do not offer remote work').workPlace).not.toBe('remote');
    expect(asking_ar('لا نقبل العمل عن بعد').workPlace).not.toBe('remote');
    expect(asking_ar('العمل عن بعد').workPlace).toBe('remote');
  });
});

describe('experience', () => {
  it.each([
    ['5+ years of experience', 5],
    ['Minimum of three years in a similar role', 3],
    ['3-5 years’ experience', 3],
    ['8+ years of experience, including 3 in management', 8],
    ['Three (3) years of relevant experience', 3],
    ['More than ten years of experience', 10],
    ['18 months of experience', 1],
    ['No experience required', 0],
    ['Fresh graduates welcome', 0],
    ['At least 2 years of experience; 5 preferred', 2],
  ])('of “%s” is %i', (line, years) => {
    expect(asking(line).minYears).toBe(years);
  });

  it.each([
    ['الخبرة: ٥ سنوات', 5],
    ['خبرة لا تقل عن ثلاث سنوات', 3],
    ['خبرة من 3 إلى 5 سنوات', 3],
    ['خبرة سنتين في المجال', 2],
    ['خبرة لا تقل عن خمس عشرة سنة', 15],
    ['لا تشترط الخبرة', 0],
    ['بدون خبرة', 0],
    ['خبرة سنة واحدة', 1],
  ])('of “%s” is %i', (line, years) => {
    expect(asking_ar(line).minYears).toBe(years);
  });

  it.each([
    'Applicants aged 25 to 35 years',
    'A 2-year contract',
    'Five years of experience would be a plus',
    'Warranty of 3 years',
  ])('is not what “%s” asks for', (line) => {
    expect(asking(line).minYears).toBeNull();
  });

  it('of the company is not asked of anyone', () => {
    const posting = readPosting(
      releaseTaxonomy,
      'Accountant\n\nAbout us\nWe have over 25 years of experience in the market.\n\nRequirements\n- Careful with figures\n- Friendly',
    );
    expect(posting.minYears).toBeNull();
  });
});

describe('education', () => {
  it.each([
    ['Bachelor’s degree in accounting', 'bachelor'],
    ['Bachelor’s degree required, Master’s preferred', 'bachelor'],
    ['Diploma or bachelor degree', 'diploma'],
    ['High school diploma', 'secondary'],
    ['MBA', 'master'],
    ['Any graduate', 'bachelor'],
    ['No degree required', 'none'],
  ])('of “%s” is %s', (line, level) => {
    expect(asking(line).education).toBe(level);
  });

  it.each([
    'A certified Scrum Master',
    'Experience with master data',
    'A degree of patience is a plus',
    'Mastery of Excel',
  ])('is not in “%s”', (line) => {
    expect(asking(line).education).toBeNull();
  });
});

describe('languages', () => {
  it.each([
    ['Fluent in English and Arabic', 'english fluent, arabic fluent'],
    ['Native Arabic, fluent English', 'arabic native, english fluent'],
    ['English (fluent), French (basic)', 'english fluent, french basic'],
    ['Arabic is a plus', ''],
    ['Fluent in English or Arabic', ''],
    ['English is not required', ''],
    ['Fluency in written English is not required', ''],
    ['Fluency in English is required, in spoken Hindi it is not required', 'english fluent'],
    ['Fluent English; fluent Hindi is a plus', 'english fluent'],
    ['Experience with Japanese cars', ''],
    ['Good command of English; Hindi is an advantage', 'english intermediate'],
    ['Degree in English literature', ''],
  ])('of “%s” are %s', (line, expected) => {
    const found = asking(line).languages.map(({ language, level }) =>
      [language, level].filter(Boolean).join(' '),
    );
    expect(found.join(', ')).toBe(expected);
  });
});

describe('pay', () => {
  const pay = (line: string) => {
    const { salaryMin, salaryMax, payNote } = readPosting(
      releaseTaxonomy,
      `Accountant\nLocation: Dubai\n${line}\n\nDuties\n- Close the books\n- Pay suppliers`,
    );
    return [salaryMin, salaryMax, payNote];
  };
  it.each([
    ['Salary: AED 8,000 - 10,000', 8_000, 10_000, null],
    ['Salary: 12k-15k AED per month', 12_000, 15_000, null],
    ['Salary up to AED 9,000', null, 9_000, null],
    ['Salary: from AED 9,000', 9_000, null, null],
    ['Salary: AED 120,000 per annum', 10_000, 10_000, 'pay_converted'],
    ['Package: AED 9,000', 9_000, 9_000, null],
    ['Salary: AED 3,000 + housing allowance AED 1,000', 3_000, 3_000, null],
    ['Salary: USD 3,000 monthly', 3_000, 3_000, null],
    ['Salary: GBP 3,000 monthly', null, null, 'pay_in_other_currency'],
    ['Salary: AED 20–25K', 20_000, 25_000, null],
    ['Up to SAR 9,000 with transport', null, 9_000, null],
    ['KWD 450-550 + commission', 450, 550, null],
    ['الراتب من ٥ آلاف إلى ٦ آلاف ريال', 5_000, 6_000, null],
    ['Package: OMR 900 tax free', 900, 900, null],
    ['Salary: 8000-10000', 8_000, 10_000, 'pay_currency_of_place'],
    ['2000-2300 + OT', 2_000, 2_300, 'pay_currency_of_place'],
    ['7-9k visa mon-fri', 7_000, 9_000, 'pay_currency_of_place'],
    ['Warehouse of 2000-2300 sqm', null, null, null],
    ['راتب 2500 - 3500 + نسبة', 2_500, 3_500, 'pay_currency_of_place'],
    ['Pay: AED 60 per hour', null, null, 'pay_period_open'],
    ['الراتب: ٧٬٠٠٠ درهم شهريًا', 7_000, 7_000, null],
    ['A competitive salary', null, null, null],
    ['Projects worth AED 80 million', null, null, null],
    ['Housing allowance AED 2,000', null, null, null],
  ])('of “%s”', (line, min, max, note) => {
    expect(pay(line)).toEqual([min, max, note]);
  });
});

it('takes riyals for those of the country of work', () => {
  const read = (town: string) => readPosting(releaseTaxonomy, `Driver, ${town}\nSalary 2,500 riyals`);
  expect(['Doha', 'Jeddah', 'Muscat'].map((town) => read(town).salaryCurrency)).toEqual([
    'QAR',
    'SAR',
    'OMR',
  ]);
});

describe('the title', () => {
  it('is the first sentence of a posting of one line, with its places behind it', () => {
    const posting = readPosting(
      releaseTaxonomy,
      'Senior Process Chemist (paints), Jubail, KSA. Batch records, stability trials in LIMS, six years, MSc chemistry.',
    );
    expect(posting.title).toBe('Senior Process Chemist (paints)');
  });

  it.each([
    [
      'Housekeeping Supervisor (5*) – The Palm. 4 yrs, Opera, English + Russian a plus. 4,500 all in',
      /^Housekeeping Supervisor/,
    ],
    [
      'Sous chef x 2, fine dining, Doha, QAR 6-7k, HACCP, own visa not needed, join in two weeks please',
      /^Sous Chef$/i,
    ],
    ['شركة مقاولات بحاجة الى مشرف صحة وسلامة بالدمام', /^مشرف صحة وسلامة/],
  ])('opens a posting that was written in one go: %s', (text, title) => {
    expect(readPosting(releaseTaxonomy, text).title).toMatch(title);
  });

  it('is the first line rather than a thing that a list of tasks names', () => {
    const posting = readPosting(
      releaseTaxonomy,
      'QC Laboratory Head (paints), Sohar\nRuns a lab of nine people. Method checks, audits, budget. Eight years of laboratory work.',
    );
    expect(posting.title).toMatch(/^QC Laboratory Head/);
    expect(posting.skills.map(({ id }) => id)).not.toContain('a-b-testing');
  });
});

describe('skills', () => {
  it('are conditions, wishes or neither by what is said of them', () => {
    const posting = asking('Microsoft Excel; SAP is a plus; no Python needed');
    expect([
      skill(posting, 'microsoft-excel')?.importance,
      skill(posting, 'sap-erp')?.importance,
      skill(posting, 'python'),
    ]).toEqual(['must', 'nice', undefined]);
  });

  it('under a heading of wishes are wishes, and their lines say so where the heading is gone', () => {
    const posting = readPosting(
      releaseTaxonomy,
      'Accountant\n\nRequirements\n- Microsoft Excel\n\nNice to have\n- SAP\n- Tally, an advantage',
    );
    expect(skill(posting, 'sap-erp')?.importance).toBe('nice');
    expect(posting.requirements).toEqual(['Microsoft Excel', 'SAP (preferred)', 'Tally, an advantage']);
  });

  it('count less where only some of it is asked for, and have a level where the wording names one', () => {
    const posting = readPosting(
      releaseTaxonomy,
      'Draughtsperson\n\nRequirements\n- Basic knowledge of AutoCAD\n- Expert in Revit',
    );
    expect(skill(posting, 'autocad')).toMatchObject({ importance: 'must', level: 2, weight: 0.6 });
    expect(skill(posting, 'revit')).toMatchObject({ importance: 'must', level: 5, weight: null });
  });

  it('that the company offers or has are nobody’s to bring', () => {
    const posting = readPosting(
      releaseTaxonomy,
      'Accountant\n\nAbout us\nWe are a leading provider of cyber security.\n\nRequirements\n- Microsoft Excel\n- Accounting\n\nBenefits\n- Health insurance\n- Training in Python',
    );
    expect(posting.skills.map(({ id }) => id).sort()).toEqual(['accounting', 'microsoft-excel']);
  });
});

describe('the summary', () => {
  it('is made of whole sentences about the job, not of the company’s praise', () => {
    const { summary } = readPosting(
      releaseTaxonomy,
      `Accountant

Pearl Bay is the leading contractor of the region, founded in 1990.

You will keep the books of three companies and close them each month. You report to the finance manager and work with two assistants.

Requirements
- Microsoft Excel`,
    );
    expect(summary).toBe(
      'You will keep the books of three companies and close them each month. You report to the finance manager and work with two assistants.',
    );
  });

  it('takes tasks where the posting has no prose, and never cuts a word', () => {
    const tasks = Array.from(
      { length: 40 },
      (_, at) => `- Prepare the ${at + 1}th report for the board of directors`,
    );
    const { summary } = readPosting(releaseTaxonomy, `Accountant\n\nResponsibilities\n${tasks.join('\n')}`);
    expect(summary.length).toBeGreaterThanOrEqual(70);
    expect(summary.length).toBeLessThanOrEqual(700);
    expect(summary).toMatch(/directors\.$/);
  });

  it('ends a sentence that is too long by itself at a joint, and says that it goes on', () => {
    const { summary } = readPosting(
      releaseTaxonomy,
      `Accountant\n\nAbout the role\nYou will keep ${'the books of one more company, '.repeat(40)}and close them.`,
    );
    expect(summary.length).toBeLessThanOrEqual(700);
    expect(summary).toMatch(/company…$/);
  });
});

describe('a text that is no posting', () => {
  it.each([
    '',
    ' \n\n ',
    '???',
    '.'.repeat(5_000),
    '- \n'.repeat(2_000),
    '\u202e\u0000\ufffe',
    'a '.repeat(40_000),
  ])('is read without harm', (text) => {
    const posting = readPosting(releaseTaxonomy, text);
    expect(posting.skills).toEqual([]);
    expect(posting.notFound).toContain('skills');
  });

  it('says what it does not tell', () => {
    expect(readPosting(releaseTaxonomy, 'Accountant').notFound).toEqual([
      'description',
      'skills',
      'location',
      'work_place',
      'employment_type',
      'min_years',
      'education',
      'seniority',
      'salary_min',
    ]);
  });
});

describe('the title of a posting in few words', () => {
  it.each([
    ['سقّالات – الجبيل. تركيب وفك السقالات المعدنية. خبرة 3 سنوات.', 'سقّالات'],
    ['Nanny for twins (2 yrs). Family in Riffa, Bahrain. Live-in.', 'Nanny for twins (2 yrs)'],
    ['Forecast demand, run S&OP, Jeddah plant.\nDemand Planner, FMCG. 5 years.', 'Demand Planner'],
  ])('takes no family, duty or heading for the title: %s', (text, title) => {
    expect(readPosting(releaseTaxonomy, text).title).toBe(title);
  });
});

describe('a title that two fields bear', () => {
  it('is of the one whose skills are asked for', () => {
    const occupationOf = (text: string) => readPosting(releaseTaxonomy, text).occupation;
    const title = 'Control Room Operator';
    expect(
      occupationOf(
        `${title}, residential towers\n\nRequirements:\n- CCTV monitoring\n- Physical access control\n- Incident report writing\n- Radio communication`,
      ),
    ).toBe('cctv-operator');
    expect(
      occupationOf(`${title}\n\nRequirements:\n- DCS operation\n- Process control\n- Permit to work`),
    ).toBe('control-room-operator');
    expect(occupationOf(title)).toBe('control-room-operator');
  });

  it('is of the field whose work needs what is asked for', () => {
    const of = (asked: string) =>
      readPosting(releaseTaxonomy, `Store Supervisor\n\nRequirements:\n${asked}`).occupation;
    expect(of('- Visual merchandising\n- Fashion retail\n- Inventory management\n- Stock counting')).toBe(
      'store-supervisor',
    );
    expect(of('- Stock counting\n- Goods issue\n- Receiving and putaway\n- Forklift operation')).toBe(
      'warehouse-supervisor',
    );
  });
});

describe('studies of which one will do', () => {
  const importanceOf = (line: string, id: string) =>
    readPosting(releaseTaxonomy, `Case Manager\nRequirements\n${line}`).skills.find((it) => it.id === id)
      ?.importance;

  it('are no musts, and the one study that is asked for is', () => {
    expect(importanceOf('BA in social work, psychology or similar', 'psychology')).toBe('should');
    expect(importanceOf('BA in psychology', 'psychology')).toBe('must');
  });
});

describe('years of experience', () => {
  const yearsIn = (line: string) =>
    readPosting(releaseTaxonomy, `Accountant\nRequirements\n${line}`).minYears;

  it.each([
    ['4 to 6 yrs planning exp.', 4],
    ['خبرة لا تقل عن ٥ سنوات في المصانع (يفضل بلاستيك أو كيماويات)', 5],
    ['police check from all countries of the last 5 years', null],
    ['a 3 year plan for the branch', null],
    ['5 years of experience (preferred)', null],
    ['Not a programme for people with 3+ years of experience', 0],
    ['If you have more than 2 years of experience this post will be too small for you', 0],
  ])('are read from “%s”', (line, years) => {
    expect(yearsIn(line)).toBe(years);
  });
});

describe('bullets', () => {
  it.each([
    ['with no space behind a dash', '-2 years of hotel work\n-a food safety card\n-night shifts'],
    ['that were copied as letters', 'o 2 years of hotel work\no a food safety card\no night shifts'],
    ['that are minus signs', '− 2 years of hotel work\n− a food safety card\n− night shifts'],
    ['that stand in one line', '- 2 years of hotel work - for a food safety card - night shifts'],
    ['of stars in one line', '* 2 years of hotel work * for a food safety card * night shifts'],
    ['that are hollow', '○ 2 years of hotel work ○ a food safety card\n○ night shifts'],
  ])('are parted: those %s', (_which, list) => {
    const { requirements } = readPosting(releaseTaxonomy, `Waiter\n\nRequirements:\n${list}`);
    expect(requirements.map((line) => line.replace(/^for /, ''))).toEqual([
      '2 years of hotel work',
      'a food safety card',
      'night shifts',
    ]);
  });

  it('are none within a sentence', () => {
    const { requirements } = readPosting(
      releaseTaxonomy,
      'Waiter\n\nRequirements:\n2 years of work - in hotels - in Dubai\no-level certificate',
    );
    expect(requirements).toEqual(['2 years of work - in hotels - in Dubai', 'o-level certificate']);
  });
});
