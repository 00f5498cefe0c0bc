import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { qualificationsToGain } from './qualifications.ts';

const gained = (job: string, person: string) =>
  qualificationsToGain(releaseTaxonomy, job, person).flatMap(({ courseIds }) => courseIds.slice(0, 1));

describe('qualifications that a job names', () => {
  it('are gained by the course that gives them, and a higher one stands for a lower', () => {
    expect(gained('Required: NEBOSH International Diploma (IDip).', 'NEBOSH IGC 2019')).toEqual([
      'nebosh-idip',
    ]);
    expect(gained('NEBOSH IGC is a must', 'NEBOSH International Diploma')).toEqual([]);
    expect(gained('NEBOSH IGC is a must', 'Safety officer')).toEqual(['nebosh-igc']);
  });

  it('are asked of nobody who has one of those of which any will do, and else the shortest is', () => {
    const job = 'شهادة CPA أو SOCPA أو CMA، وخبرة ١٠ سنوات';
    expect(gained(job, 'محاسب، زمالة SOCPA')).toEqual([]);
    expect(gained(job, 'محاسب')).toEqual(['ima-cma']);
    expect(gained('PMP and ITIL certified', '')).toEqual(['pmi-pmp', 'itil-4-foundation']);
  });

  it('are those of the catalogue that no list names, by their title or the letters behind it, in their trade', () => {
    const gainedIn = (sector: string, job: string, person = '') =>
      qualificationsToGain(releaseTaxonomy, job, person, [sector]).map(({ courseIds: [first] }) => first);
    expect(gainedIn('hospitality-and-tourism', 'CHHE is an advantage')).toEqual(['ahlei-chhe']);
    expect(gainedIn('hospitality-and-tourism', 'CHHE required', 'CHHE 2021')).toEqual([]);
    expect(gainedIn('finance-and-insurance', 'CHHE required')).toEqual([]);
    // What it teaches is asked for as a duty by another name, and it is a paper all the same.
    expect(gainedIn('healthcare', 'CRCST certificate, no application without')).toEqual(['hspa-crcst']);
    expect(gainedIn('healthcare', 'CRCST required', 'CRCST 2022')).toEqual([]);
    expect(gainedIn('finance-and-insurance', 'CII Award or Certificate, or enrolled')).toEqual([
      'cii-certificate-insurance',
    ]);
    expect(gainedIn('government-and-public-services', 'شهادة C-KPI أو BSC (بطاقة الأداء المتوازن)')).toEqual([
      'kpi-certified-professional',
    ]);
  });

  it('are a driving licence in any work that names it so, and where "licence" alone means one', () => {
    const of = (sector: string, job: string, person = '') =>
      qualificationsToGain(releaseTaxonomy, job, person, [sector]).map(
        ({ qualification }) => qualification?.id,
      );
    expect(of('finance-and-insurance', 'Valid UAE driving licence')).toEqual(['driving-licence']);
    expect(of('business-services', 'رخصة قيادة سارية')).toEqual(['driving-licence']);
    expect(of('business-services', 'Driving licence', 'Saudi licence, own car')).toEqual([]);
    expect(of('healthcare', 'UAE licence')).toEqual([]);
    expect(of('logistics-and-transport', 'UAE licence')).toEqual(['light-licence']);
  });

  it('are not had by whoever has passed some of their parts, or writes that there is none', () => {
    expect(gained('CIPS Level 4 complete', 'CIPS Level 4 (5 of 8 modules)')).toEqual([
      'cips-level-4-diploma',
    ]);
    expect(gained('شهادة CIPS', 'CIPS Level 4 (اجتزت 5 وحدات من 8)')).toEqual(['cips-level-4-diploma']);
    expect(gained('CIPS', 'CIPS Level 4, 2021')).toEqual([]);
    expect(gained('Opera PMS', 'Opera: NIL')).toEqual([]);
    expect(gained('CMA required', 'CMA, group 2 pending')).toEqual([]);
    expect(gained('CMA required', 'CMA group 2 pending')).toEqual(['ima-cma']);
  });

  it('are none where a word or the money of the country is written as a paper is', () => {
    const of = (sector: string, job: string) => qualificationsToGain(releaseTaxonomy, job, '', [sector]);
    expect(of('finance-and-insurance', 'The tax sits with another team. Salary SAR 12,000')).toEqual([]);
    expect(of('construction-and-real-estate', '2600 + acc + transport')).toEqual([]);
  });

  it('are begun with the lower of two long ones, and what is strongly preferred is asked for', () => {
    const of = (job: string, person = '') => qualificationsToGain(releaseTaxonomy, job, person);
    const ids = (job: string, person = '') => of(job, person).map(({ qualification }) => qualification?.id);
    expect(ids('CCNA at least, CCNP is better')).toEqual(['ccna']);
    expect(ids('CCNA at least, CCNP is better', 'CCNA 2022')).toEqual(['ccnp']);
    expect(ids('BLS and ACLS')).toEqual(['bls', 'acls']);
    expect(of('TNCC strongly preferred')).toMatchObject([{ isWelcome: false }]);
    expect(of('TNCC preferred')).toMatchObject([{ isWelcome: true }]);
  });

  it('are held where the examination is passed and only the post is lacking, and not where they are wished for', () => {
    const job = 'QCHP licence or eligibility';
    const gains = (text: string) =>
      qualificationsToGain(releaseTaxonomy, job, text, ['healthcare']).map(
        ({ qualification }) => qualification?.id,
      );
    expect(gains('Prometric for Qatar: passed July 2024 (eligibility letter in hand)')).toEqual([]);
    expect(gains('Prometric for Qatar: expired')).toEqual(['qchp-licence']);
    const lost = 'كورس إسعافات أولية من الهلال الأحمر في 2017 والشهادة ضاعت';
    expect(gained('شهادة إسعافات أولية سارية', lost)).toHaveLength(1);
    expect(gained('شهادة إسعافات أولية سارية', 'كورس إسعافات أولية 2025')).toEqual([]);
    const crane = (text: string) =>
      qualificationsToGain(releaseTaxonomy, 'شهادة مشغل رافعة رصيف STS', text, ['logistics-and-transport']);
    expect(crane('نفسي أشتغل على أوناش الرصيف')).toHaveLength(1);
    expect(crane('مشغل رافعة رصيف منذ 2015')).toEqual([]);
  });

  it('are alternatives only where they stand beside each other', () => {
    const job = 'CCNP (Enterprise) or JNCIP required, firewalls (Fortigate or Palo Alto)';
    expect(gained(job, '')).toEqual(['cisco-ccnp-enterprise', 'fortinet-fortigate-administrator']);
    expect(gained('CSWIP 3.1 or AWS CWI must, API 570 preferred', '')).toEqual(['twi-cswip-3-1', 'api-570']);
    expect(gained('BLS/ACLS', 'Nurse, BLS 2025')).toEqual(['aha-acls']);
  });

  it('are of tools one alone where a stroke or an "or" stands between, and none that is known a little', () => {
    expect(gained('HubSpot / Salesforce hands-on', '')).toHaveLength(1);
    expect(gained('إجادة SAP FICO أو أوراكل', 'محاسب، نظام ساب. SAP FICO منذ 2019')).toEqual([]);
    expect(gained('Terraform required', 'Admin. basic Terraform')).toHaveLength(1);
    expect(gained('One of Security+, CySA+, CEH', '')).toHaveLength(1);
  });

  it('are only welcome below a heading that says so', () => {
    const job = 'You need\n- Terraform\nPrefer\n- CKA\n\nPMP is required';
    const named = qualificationsToGain(releaseTaxonomy, job, '');
    expect(named.map(({ qualification, isWelcome }) => [qualification?.id, isWelcome])).toEqual([
      ['pmp', false],
      ['terraform', false],
      ['cka', true],
    ]);
  });

  it('are asked before the one thing that a long line welcomes, and all welcome where its first word says so', () => {
    const welcomeIn = (job: string) =>
      qualificationsToGain(releaseTaxonomy, job, '').map(({ qualification, isWelcome }) => [
        qualification?.id,
        isWelcome,
      ]);
    expect(welcomeIn('Terraform, Ansible, rotas, reports, shifts, Kafka a plus')).toEqual([
      ['terraform', false],
      ['ansible', false],
      ['kafka', true],
    ]);
    expect(welcomeIn('Desirable: French; Kafka or Flink')).toEqual([['kafka', true]]);
  });

  it('are the licences of one authority, whatever another has given, and nothing that is refused', () => {
    const asked = (person: string) =>
      qualificationsToGain(releaseTaxonomy, 'Active DHA licence only', person, ['healthcare']).map(
        ({ qualification }) => qualification?.id,
      );
    expect(asked('Pharmacist. MOHAP licence active')).toEqual(['dha-licence']);
    expect(asked('Pharmacist, DHA licence')).toEqual([]);
    expect(gained('لا نحتاج باور بي اي', '')).toEqual([]);
  });

  it('are not had where they are only begun', () => {
    expect(gained('ACCA required', 'B.Com, ACCA part-qualified (9 papers)')).toEqual(['acca-qualification']);
    expect(gained('ACCA required', 'ACCA, 2019')).toEqual([]);
    expect(gained('CA/ACCA/CPA qualified', 'ACCA\nM.Com, ACCA part-qualified (9 papers)')).toEqual([
      'acca-qualification',
    ]);
  });

  it('come after those asked where the job would only welcome them', () => {
    expect(qualificationsToGain(releaseTaxonomy, 'CAMS an advantage. PMP required.', '')).toMatchObject([
      { courseIds: ['pmi-pmp'], isWelcome: false },
      { courseIds: ['acams-cams'], isWelcome: true },
    ]);
  });

  it('are tools, standards, licences and duties as well, the licence first', () => {
    const job = 'Aconex set-up, ISO 19650, dbt in production. NFPA 72 panels. Must hold an RTA permit.';
    const construction = qualificationsToGain(releaseTaxonomy, job, '', ['construction-and-real-estate']);
    expect(construction.map(({ courseIds }) => courseIds[0])).toEqual([
      'oracle-aconex',
      'bsi-iso-19650',
      'nfpa-72',
    ]);
    const driver = qualificationsToGain(releaseTaxonomy, `GPS tracking.\n${job}`, '', [
      'logistics-and-transport',
    ]);
    expect(driver[0]?.courseIds[0]).toBe('rta-taxi');
  });

  it('are had by whoever names them without denying it, in a part of a sentence or in Arabic', () => {
    const asks = (person: string) => gained('Aconex and Koha', person);
    expect(asks('Aconex, Koha')).toEqual([]);
    expect(asks('Aconex (only the training account), Koha')).toEqual(['oracle-aconex']);
    expect(asks('لم أجرب Koha. أستخدم Aconex يوميا')).toEqual(['koha-cataloguing']);
    expect(gained('صيد التهديدات، إدارة المشروع على أكونكس', '')).toEqual(['oracle-aconex', 'sans-for508']);
    expect(gained('خبرة في وأكونكس', '')).toEqual(['oracle-aconex']);
  });

  it('are not asked where a posting says that they are not', () => {
    expect(gained('Aconex, Navisworks not needed. Koha is not required', '')).toEqual(['oracle-aconex']);
  });

  it('stand a line each, so that what is welcome in one is asked in the next', () => {
    expect(qualificationsToGain(releaseTaxonomy, 'CAMS preferred\nPMP\nITIL', '')).toMatchObject([
      { courseIds: ['pmi-pmp'], isWelcome: false },
      { courseIds: ['itil-4-foundation'], isWelcome: false },
      { courseIds: ['acams-cams'], isWelcome: true },
    ]);
  });

  it('are welcome where a list opens or ends so, and asked beside what speaks of something else', () => {
    const isWelcome = (text: string) =>
      Object.fromEntries(
        qualificationsToGain(releaseTaxonomy, text, '').map((gain) => [gain.courseIds[0], gain.isWelcome]),
      );
    expect(isWelcome('Nice to have: PMP, ITIL')).toEqual({ 'pmi-pmp': true, 'itil-4-foundation': true });
    expect(isWelcome('PMP, ITIL a plus')).toEqual({ 'pmi-pmp': true, 'itil-4-foundation': true });
    expect(isWelcome('Fluent English, Opera knowledge useful, PMP')).toMatchObject({ 'pmi-pmp': false });
    expect(isWelcome('Police or army background is a plus, fluent English, PMP')).toEqual({
      'pmi-pmp': false,
    });
  });

  it('are not asked on conditions, nor where the employer sees to them', () => {
    expect(gained('PMP only for team leads. ITIL (we will arrange)', '')).toEqual([]);
  });

  it('are not found in other words', () => {
    expect(gained('Cameras and cash. Blessed place. A campus.', '')).toEqual([]);
  });

  it('are only welcome below such a heading whose list has lost its marks, and learned at work where only duties name them', () => {
    const job = [
      'Required',
      'Diploma in logistics',
      'SAP EWM',
      'Nice',
      'French',
      'Power BI',
      'The job',
      'Take part in S&OP',
    ].join('\n');
    const named = qualificationsToGain(releaseTaxonomy, job, '');
    expect(
      named.map(({ qualification, isWelcome, onlyIn }) => [qualification?.id, isWelcome, onlyIn]),
    ).toEqual([
      ['sap-ewm', false, undefined],
      ['s-and-op', false, 'duties'],
      ['power-bi', true, undefined],
    ]);
  });

  it('are one tool of a kind where others are named as its examples', () => {
    const asked = (job: string, person: string) =>
      qualificationsToGain(releaseTaxonomy, job, person).map(({ qualification }) => qualification?.id);
    expect(asked('CAFM (Maximo, SAP PM or other)', 'Planner. Concept Evolution daily')).toEqual([]);
    expect(asked('HRIS such as SuccessFactors', 'Clerk')).toEqual(['hrms']);
    expect(asked('HR system: Bayzat, Oracle HCM or similar', 'Clerk')).toEqual(['hrms']);
    expect(asked('Maximo, Primavera', 'Planner. CAFM')).toEqual(['maximo', 'primavera']);
  });

  it('are met in Arabic with the article or with what swallows it', () => {
    const asked = (job: string) =>
      qualificationsToGain(releaseTaxonomy, job, '', ['healthcare']).map(
        ({ qualification }) => qualification?.id,
      );
    expect(asked('تصنيف الهيئة السعودية للتخصصات الصحية')).toContain('scfhs-licence');
  });

  it('are not had where they are known of elsewhere alone', () => {
    const named = qualificationsToGain(releaseTaxonomy, 'VAT', 'VAT', ['finance-and-insurance'], () => true);
    expect(named.map(({ qualification }) => qualification?.id)).toEqual(['vat']);
  });

  it('are asked or welcome by the label of their line, also where the same line stands elsewhere without it', () => {
    const job = 'SAP PM\nKafka\nMust: diploma, SAP PM\nAlso nice: Kafka\nDuties: weekly S&OP';
    const named = qualificationsToGain(releaseTaxonomy, job, '');
    expect(
      named.map(({ qualification, isWelcome, onlyIn }) => [qualification?.id, isWelcome, onlyIn]),
    ).toEqual([
      ['sap-pm', false, undefined],
      ['s-and-op', false, 'duties'],
      ['kafka', true, undefined],
    ]);
  });

  it('are had by their level, and of a long one no more is asked than its first part', () => {
    const hotel = ['hospitality-and-tourism'];
    const asked = (job: string, person: string) =>
      qualificationsToGain(releaseTaxonomy, job, person, hotel).map(({ qualification }) => qualification?.id);
    expect(asked('Food safety', 'Food safety level 2')).toEqual([]);
    expect(asked('Food safety level 3', 'Food safety level 2')).toEqual(['food-safety-3']);
    expect(gained('B.Com, CA inter or ACCA part', 'B.Com')).toEqual([]);
  });

  it('are no budget that is paid to whoever is taken on', () => {
    const asked = (job: string) =>
      qualificationsToGain(
        releaseTaxonomy,
        job,
        '',
        releaseTaxonomy.sectors.map(({ id }) => id),
      ).map(({ qualification }) => qualification?.id);
    expect(asked('Training budget of 3,000 a year')).toEqual([]);
    expect(asked('Own the budget of the ward')).toEqual(['budget']);
  });
});
