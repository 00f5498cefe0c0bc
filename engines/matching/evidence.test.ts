import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { bestProof, isConvincing } from './evidence.ts';

const proofOf = (name: string, ...sentences: string[]) => shown({ name, isTool: false }, sentences);
const proofOfTool = (name: string, ...sentences: string[]) => shown({ name, isTool: true }, sentences);
const shown = (skill: { name: string; isTool: boolean }, sentences: readonly string[]) =>
  bestProof(
    sentences.map((text) => ({
      ...skill,
      place: { text, in: 'text' as const, start: 0, end: text.length },
    })),
  )?.text;

describe('the sentence that is shown for a skill', () => {
  it('tells of work, before the line that heads a job and before what was studied', () => {
    expect(
      proofOf(
        'AutoCAD',
        'Gulf Line, AutoCAD Draughtsman, 2018 - 2022',
        'Diploma in AutoCAD',
        'Drew shop drawings in AutoCAD',
      ),
    ).toBe('Drew shop drawings in AutoCAD');
    expect(proofOf('محاسبة', 'بكالوريوس محاسبة', 'محاسبة التكاليف في مصنعين')).toBe(
      'محاسبة التكاليف في مصنعين',
    );
  });

  it('tells of work with figures before work without, and before a list of it', () => {
    expect(
      proofOf(
        'stocktaking',
        'Receiving, stocktaking, dispatch',
        'Did the stocktaking with the auditors',
        'Monthly stocktaking of 4,000 lines',
      ),
    ).toBe('Monthly stocktaking of 4,000 lines');
    expect(proofOf('stocktaking', 'Receiving, stocktaking, dispatch')).toBe(
      'Receiving, stocktaking, dispatch',
    );
  });

  it('counts no year as a figure, and puts what is told in passing behind', () => {
    const deed = 'Reads bone marrow slides for the haematology bench';
    expect(
      proofOf('haematology', 'Filed papers for the survey of 2021 (forms of haematology, leave)', deed),
    ).toBe(deed);
    expect(proofOf('stocktaking', 'Helped with the stocktaking of 40 shops', 'Did the stocktaking')).toBe(
      'Did the stocktaking',
    );
  });

  it('shows nothing that is only looked over, but the looking itself', () => {
    const round = 'Daily site inspection of scaffolding, lifting and excavation';
    expect(proofOf('scaffolding', round)).toBeUndefined();
    expect(proofOf('site inspection', round)).toBe(round);
    expect(proofOf('confined space', 'Permit to work audit (hot work, confined space)')).toBeUndefined();
    const built = 'Erects scaffolding of 12 m for façade work';
    expect(proofOf('scaffolding', round, built)).toBe(built);
  });

  it('shows nothing of another thing that has the same word, nor the trade of those who are led', () => {
    expect(proofOf('first aid', 'Certificates: psychological first aid, sign language')).toBeUndefined();
    expect(
      proofOf('الإسعافات الأولية', 'إدارة الحالة (30 ساعة)، الإسعافات الأولية النفسية، لغة الإشارة'),
    ).toBeUndefined();
    expect(proofOf('daily kpi', 'RF scanning, daily KPI mail to account managers')).toBeUndefined();
    expect(
      proofOf('reach truck', 'In charge of B shift: 42 people (pickers, 6 reach truck operators)'),
    ).toBeUndefined();
  });

  it('shows a paper in force before what is done beside its work', () => {
    const check = 'Crash cart check every shift, life support trolley of the ward';
    expect(proofOf('ACLS', check, 'ACLS (AHA) valid 03/2026')).toBe('ACLS (AHA) valid 03/2026');
    expect(proofOf('ACLS', 'ACLS (AHA) valid till 2023, expired')).toBeUndefined();
  });

  it('shows no till by the title of a cashier', () => {
    expect(proofOfTool('cashier', 'Cashier, skin care counter, stock expiry, shelf filling')).toBeUndefined();
  });

  it('shows no tool that is used a little', () => {
    expect(proofOfTool('Excel', 'Computer: MS Word, little Excel (typing data)')).toBeUndefined();
    expect(proofOfTool('إكسل', 'كمبيوتر: وورد وإكسل بسيط')).toBeUndefined();
    expect(proofOfTool('Excel', 'Weekly returns in Excel with charts')).toBeDefined();
  });

  it('is no trade of those who are led, no part of a system that is set up, no source of data', () => {
    expect(proofOf('crane', 'Guide 3 riggers and a crane operator at the quay')).toBeUndefined();
    expect(proofOf('laundry attendants', 'Responsible for 12 laundry attendants at night')).toBeUndefined();
    expect(proofOf('payroll', 'Configured the modules: ledger, payroll, assets')).toBeUndefined();
    expect(proofOf('payroll', 'Implemented Odoo 16 for 9 shops: ledger, payroll, assets')).toBeUndefined();
    expect(proofOf('payroll', 'Month end on SAP: payroll, journals, accruals of four firms')).toBeDefined();
    expect(proofOf('الرواتب', 'إعداد الموديولات: الرواتب، الأصول، المخازن')).toBeUndefined();
    expect(proofOfTool('Excel', 'Migrated the opening stock from Excel with the client')).toBeUndefined();
    expect(proofOfTool('Excel', 'Built the stock report in Excel from scratch')).toBeDefined();
  });

  it('is nothing that was not done, or that somebody still looks for', () => {
    expect(
      proofOf('stress analysis', 'I have not run the stress analysis of a vessel alone yet'),
    ).toBeUndefined();
    expect(proofOf('تسعير', 'لم أعمل في تسعير المناقصات وحدي')).toBeUndefined();
    expect(
      proofOf('game design', 'Computing graduate looking for a junior seat in game design'),
    ).toBeUndefined();
    expect(
      proofOf('game design', 'Did not stop at mock-ups: game design of two released titles'),
    ).toBeDefined();
  });

  it('counts the hours of a course as no figure of work, and years of work as one', () => {
    const deed = 'Cleans survey tables in Python every morning';
    expect(
      proofOf('Python', 'Python basics at the evening school (40 h)', 'Cleaned 900 tables in Python'),
    ).toBe('Cleaned 900 tables in Python');
    expect(proofOfTool('Python', 'Python (40 h)', deed)).toBe(deed);
    expect(proofOf('upholstery', 'Sofa upholstery 6 years')).toBe('Sofa upholstery 6 years');
  });

  it('is no work of those who are coached, no club, no audit that others made', () => {
    expect(proofOf('sales', 'Plans the week and coaches the sales officers on calls')).toBeUndefined();
    expect(proofOf('robotics', 'Treasurer of the robotics club, ran 2 fairs')).toBeUndefined();
    expect(proofOf('audit', 'Year-end audit passed for 2 branches without a finding')).toBeUndefined();
    expect(proofOf('audit', 'Audit of 2 branches a month')).toBeDefined();
  });

  it('is no work of those beside, no other thing of the same name, and nothing that has run out', () => {
    expect(proofOf('MEP', 'Coordinate the shafts with structural and MEP consultants')).toBeUndefined();
    expect(proofOf('packing', 'Count cartons against packing list')).toBeUndefined();
    expect(proofOf('trade finance', 'Trade finance lines and term loans of 40 firms')).toBeUndefined();
    expect(
      proofOf('clinic management', 'Built a clinic management software for nine clinics'),
    ).toBeUndefined();
    expect(proofOf('sales', 'Loads daily sales of six regions into a warehouse')).toBeUndefined();
    expect(proofOf('sales', 'Closed sales of two towers to investors')).toBeDefined();
    expect(proofOf('first aid', 'Safety and first aid card expired')).toBeUndefined();
    expect(proofOf('ICU', 'No emergency or ICU duty so far')).toBeUndefined();
    expect(proofOf('Hard working', 'Hard working driver with 8 years in two fleets')).toBeUndefined();
    expect(proofOf('coding', 'Good knowledge of coding for 9 payers', 'Does the coding of charts')).toBe(
      'Does the coding of charts',
    );
  });

  it('is no study that goes on, and nothing that is only basic', () => {
    expect(
      proofOf('nursing', 'Currently on a part time diploma in nursing (finish Jun 2027)'),
    ).toBeUndefined();
    expect(proofOf('nursing', 'Diploma in nursing, 2016')).toBeDefined();
    expect(proofOf('fire fighting', 'First aid, fire fighting basic.')).toBeUndefined();
  });

  it('is no entry of a list of skills that tells nothing', () => {
    const listed = (name: string, text: string) =>
      bestProof([
        { name, isTool: false, isListed: true, place: { text, in: 'text', start: 0, end: text.length } },
      ]);
    expect(listed('HACCP', 'HACCP fridge sheet')).toBeUndefined();
    expect(listed('welding', 'welding, 6 years')).toBeDefined();
    expect(listed('PMP', 'PMP 2019')).toBeDefined();
    expect(listed('take-off', 'take-off of concrete and steel (BS, SMM7)')).toBeDefined();
    expect(listed('welding', 'Repaired the welding of pipes for two refineries')).toBeDefined();
  });

  it('is no list of tools, unless their years stand beside it', () => {
    expect(proofOfTool('Figma', 'Figma, Sketch, Adobe XD, Zeplin')).toBeUndefined();
    expect(proofOfTool('Revit', 'Revit, AutoCAD, codes ACI 318')).toBeUndefined();
    expect(proofOfTool('Figma', 'Figma, Sketch, Adobe XD, Zeplin', 'Built the design system in Figma')).toBe(
      'Built the design system in Figma',
    );
    expect(proofOfTool('Figma', '6 yrs. Figma, Sketch, Adobe XD')).toBe('6 yrs. Figma, Sketch, Adobe XD');
  });

  it('is no tool named among many, though more is told behind them', () => {
    const list = 'VMware vSphere 7, AD, GPO, DNS, Veeam, move of the mail to Microsoft 365, patching';
    expect(proofOfTool('AD', list)).toBeUndefined();
    const row =
      'Java (daily), Spring, Kafka, Redis, Docker, Helm, Grafana, Git, Postgres incl. Read Replica Sets';
    expect(proofOfTool('Postgres', row)).toBeUndefined();
    expect(proofOfTool('Veeam', list)).toBeUndefined();
    const versions = 'vSphere, Windows Server 2012-2022, AD, GPO, DNS, Veeam';
    expect(proofOfTool('Windows Server', versions)).toBeUndefined();
    expect(proofOfTool('Microsoft 365', list)).toBe(list);
    const told = 'Reports for the board in Excel, Tableau, Power BI, Qlik';
    expect(proofOfTool('Tableau', told)).toBe(told);
  });

  it('is no department beside a title', () => {
    const headline = 'Night auditor / front office';
    expect(proofOf('front office', headline, 'Trained the front office of two hotels')).toBe(
      'Trained the front office of two hotels',
    );
    expect(proofOf('front office', headline)).toBeUndefined();
  });

  it('tells of an Arabic deed, which is no name of a list', () => {
    expect(proofOfTool('Odoo', 'نفذت مشاريع Odoo: مخازن، مبيعات')).toBe('نفذت مشاريع Odoo: مخازن، مبيعات');
    expect(proofOfTool('باوربوينت', 'وورد، إكسل، باوربوينت')).toBeUndefined();
  });

  it.each([
    ['load sheet', 'want promotion to office work like load sheet'],
    ['steering committee', 'I am at ease with a steering committee'],
    ['Power BI', 'Power BI for reporting (reader more than maker)'],
    ['marketing', 'Passionate about marketing'],
    ['CPR', ', Bahrain CPR'],
    ['Kotlin', 'A bit of Kotlin on the side'],
    ['الإكسل', 'الإكسل بسيط جدا'],
    ['Postman', 'Postman'],
    ['intensive care', 'To be part of a hospital where I can use my intensive care skills'],
    ['marketing', 'Seeking a position in marketing'],
    ['الأمن السيبراني', 'الهدف: وظيفة في مجال الأمن السيبراني'],
    ['Payroll', 'HR and Payroll Officer, Al Reem Group, 2018 - 2021'],
    ['Sales', 'Assistant Director of Sales'],
    ['رواتب', 'مسؤول رواتب وأجور، الرياض'],
    ['stock', 'and I planned the stock of spare parts'],
    ['sales', 'Careful cashier of four years, wants to move to sales'],
    ['marketing', 'Digital marketing executive position'],
    ['diving', 'First aid valid, pool rescue yes, diving no'],
    ['audit', 'Prepare the files for checking by the audit manager'],
    ['Teaching', 'Teaching assistant, grade 2'],
    ['Negotiation', 'Skills: Negotiation, Tenders, Word'],
    ['البحث', 'المهارات: البحث، الطباعة'],
    ['Journalism', 'Seven years of journalism (2017 to 2024: central bank, food prices'],
  ])('%s is not shown by "%s"', (name, sentence) => {
    expect(proofOf(name, sentence)).toBeUndefined();
  });
});

describe('a sentence about another skill', () => {
  it.each([
    ['continuous-integration', 'jenkins', true],
    ['stream-processing', 'apache-kafka', false],
    ['goaml', 'anti-money-laundering', false],
    ['videography', 'video-editing', false],
    ['b2b-sales', 'sales', false],
    ['accounting', 'accounts-payable', false],
    ['property-management-systems', 'opera-pms', true],
    ['playwright', 'cypress', false],
    ['cloud-security', 'cybersecurity', false],
    ['plumbing', 'mep-engineering', false],
    ['sap-successfactors', 'oracle-hcm', false],
    ['python', 'accounting', false],
    ['gas-turbines', 'steam-turbines', false],
  ])('for %s one about %s convinces: %s', (asked, through, convinces) => {
    expect(isConvincing(releaseTaxonomy, asked, through)).toBe(convinces);
  });
});
