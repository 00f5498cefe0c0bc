import { describe, expect, it } from 'vitest';
import { monthlyPay } from './monthly-pay.ts';
import { placedLines } from './sections.ts';

/** The sections of a posting's lines: headings in brackets, labels before a value. */
const sectionsOf = (...lines: string[]) =>
  placedLines(lines.join('\n')).map(({ section, label, isHeading, text }) =>
    isHeading ? `[${section}]` : `${section}: ${label === null ? '' : `${label} = `}${text}`,
  );

describe('the sections of a posting', () => {
  it('are those that their headings name; what stands before them leads', () => {
    expect(
      sectionsOf('Accountant', 'Duties', '- Close the books', '- Pay suppliers', 'Requirements:', '- CPA'),
    ).toEqual([
      'lead: Accountant',
      '[duties]',
      'duties: Close the books',
      'duties: Pay suppliers',
      '[requirements]',
      'requirements: CPA',
    ]);
  });

  it('are not opened by items of a list that are called like headings', () => {
    expect(sectionsOf('Requirements', '- Experience', '- Languages', '- Driving licence').slice(1)).toEqual([
      'requirements: Experience',
      'requirements: Languages',
      'requirements: Driving licence',
    ]);
    expect(sectionsOf('Requirements', '- CPA', '- Benefits:', '- Housing').slice(2)).toEqual([
      '[benefits]',
      'benefits: Housing',
    ]);
  });

  it.each([
    ['Benefits\n30 days of leave\nmedical insurance\nyearly ticket'],
    ['Benefits: 30 days of leave, medical insurance'],
    ['• 30 days of leave\n• medical insurance for your family\n• a housing allowance'],
    ['30 days of leave\nmedical insurance'],
    ['- إجازة سنوية 30 يومًا\n- تأمين صحي لك ولأسرتك\n- بدل سكن'],
    ['المزايا\nتأمين صحي\nبدل سكن'],
  ])('ask for nothing that is offered below the last requirement: %s', (offered) => {
    const lines = placedLines(`Requirements\n- 3 years of experience\n- A driving licence\n${offered}`);
    const below = lines.slice(3).filter(({ isHeading }) => !isHeading);
    expect(below.length).toBeGreaterThan(0);
    expect(below.map(({ section }) => section)).not.toContain('requirements');
  });

  it.each([
    'Knowledge of health insurance',
    'Health insurance claims processing',
    'Experience with housing allowance schemes',
    'Handle annual leave requests',
    'معرفة بالتأمين الصحي',
  ])('still ask for what is known of such things: %s', (asked) => {
    const lines = placedLines(`Requirements\n- 3 years of experience\n- ${asked}`);
    expect(lines.at(-1)?.section).toBe('requirements');
  });

  it('may begin on the line of their name', () => {
    expect(sectionsOf('Accountant', 'Requirements: CPA and five years', '- Excel')).toEqual([
      'lead: Accountant',
      'requirements: CPA and five years',
      'requirements: Excel',
    ]);
  });

  it('are opened by a short line before a block of tasks or conditions, whatever it calls them', () => {
    const duties = ['- Prepare monthly reports', '- Manage supplier accounts', '- Review all contracts'];
    expect(sectionsOf('Accountant', 'Your mission', ...duties)[1]).toBe('[duties]');
    expect(
      sectionsOf(
        'Accountant',
        'Your mission and everything that you will find on your desk in our house',
        ...duties,
      )[1],
    ).toBe('lead: Your mission and everything that you will find on your desk in our house');
    const asked = [
      '- Bachelor degree in accounting',
      '- At least five years of experience',
      '- Must speak Arabic',
    ];
    expect(sectionsOf('Accountant', 'Yourself', ...asked)[1]).toBe('[requirements]');
    const offered = ['- Health insurance for the family', '- Annual leave of thirty days', '- Free lunch'];
    expect(sectionsOf('Accountant', 'Yours', ...offered)[1]).toBe('[benefits]');
  });

  it('take the first list of all for duties, unless one came before or it is too short to tell', () => {
    const list = ['- Blue folders daily', '- Green folders weekly', '- Red folders never'];
    expect(sectionsOf('Accountant', 'Folders', ...list)[1]).toBe('[duties]');
    expect(sectionsOf('Accountant', 'Folders', ...list.slice(0, 2))[1]).toBe('lead: Folders');
    expect(sectionsOf('Accountant', 'Requirements', '- CPA', '', 'Folders', ...list)[3]).not.toBe('[duties]');
    expect(sectionsOf('Accountant', 'Folders', '- Blue', '- Green', '- Red')[1]).toBe('lead: Folders');
  });

  it('end at prose behind their list, and go on where the list does', () => {
    const broken = sectionsOf(
      'Requirements',
      '- CPA',
      '- Five years in audit',
      'We are an equal opportunity employer and welcome everyone.',
      '- Arabic',
    );
    expect(broken.slice(3)).toEqual([
      'tail: We are an equal opportunity employer and welcome everyone.',
      'requirements: Arabic',
    ]);
    const once = sectionsOf(
      'Requirements',
      '- CPA',
      'We are an equal opportunity employer and welcome everyone.',
    );
    expect(once[2]).toBe('requirements: We are an equal opportunity employer and welcome everyone.');
    const short = sectionsOf('Requirements', '- CPA', '- Audit', 'Arabic is a plus');
    expect(short[3]).toBe('requirements: Arabic is a plus');
  });
});

describe('facts behind their name', () => {
  it('are read beside it, or on the line below as tables are copied', () => {
    expect(sectionsOf('Accountant', 'Location: Dubai', 'Salary', 'AED 9,000', 'Company - Pearl Bay')).toEqual(
      [
        'lead: Accountant',
        'about: location = Dubai',
        '[lead]',
        'benefits: salary = AED 9,000',
        'company: company = Pearl Bay',
      ],
    );
  });

  it('are asked of the person wherever they stand', () => {
    expect(sectionsOf('Accountant', 'Experience: 5 years', 'Education: Bachelor')).toEqual([
      'lead: Accountant',
      'requirements: years = 5 years',
      'requirements: education = Bachelor',
    ]);
  });

  it('are known by the pin or the purse before them', () => {
    expect(sectionsOf('Accountant', '📍 Dubai', '💰 AED 9,000').slice(1)).toEqual([
      'lead: location = Dubai',
      'lead: salary = AED 9,000',
    ]);
  });

  it('are none where a dash parts two words of a sentence, or an address begins', () => {
    expect(sectionsOf('Accountant', 'Close the books - every month', 'See https://pearl.test')).toEqual([
      'lead: Accountant',
      'lead: Close the books - every month',
      'lead: See https://pearl.test',
    ]);
  });
});

describe('pay of a month', () => {
  const pay = {
    min: 12_000,
    max: 24_000,
    currency: 'AED',
    period: null,
    written: '',
    start: 0,
    end: 0,
  } as const;

  it.each([
    [{ period: 'month' }, [12_000, 24_000, null]],
    [{ period: null }, [12_000, 24_000, null]],
    [{ period: 'year' }, [1_000, 2_000, 'pay_converted']],
    [{ period: 'week', min: 1_200, max: null }, [5_200, null, 'pay_converted']],
    [{ period: 'day' }, [null, null, 'pay_period_open']],
    [{ period: 'hour' }, [null, null, 'pay_period_open']],
    [{ min: 150_000 }, [150_000, 24_000, null]],
    [{ min: 150_001 }, [null, null, 'pay_period_open']],
    [{ min: null, max: 200_000 }, [null, null, 'pay_period_open']],
    [{ min: 200_000, period: 'month' }, [200_000, 24_000, null]],
    [{ currency: null }, [null, null, 'pay_currency_unsaid']],
    [{ currency: 'KWD', min: 600, max: 800 }, [600, 800, null]],
    [{ currency: 'EGP', min: 300_000, max: null }, [300_000, null, null]],
    [{ currency: 'GBP', period: 'year' }, [null, null, 'pay_in_other_currency']],
  ] as const)('of %o is %o', (given, [min, max, note]) => {
    const currency = note === null || note === 'pay_converted' ? { ...pay, ...given }.currency : null;
    expect(monthlyPay({ ...pay, ...given })).toEqual({ min, max, currency, note });
  });
});
