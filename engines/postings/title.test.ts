import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { readPosting } from './read-posting.ts';

const read = (text: string) => readPosting(releaseTaxonomy, text);

describe('the title of a posting', () => {
  it.each([
    // In quotation marks behind the word for a job, and counted in brackets.
    [
      'بلدية ولاية الرمال\nإعلان رقم (٧) – للمواطنين فقط\nيسر البلدية أن تعلن عن شغر وظيفة «أمين مخزن – إدارة الإمداد» وفق ما يلي:\nدبلوم وخبرة سنتين',
      'أمين مخزن',
    ],
    [
      'Harbour Trading Company\nInternal announcement 12\nThe company announces the vacant position of "Storekeeper" in Sohar.\n2 years of experience',
      'Storekeeper',
    ],
    [
      'شركة بوابة الشمال للتوريدات – طنطا\nتعلن عن حاجتها إلى\n\nمحاسب عام (مطلوب واحد)\nخبرة ٣ سنوات',
      'محاسب عام',
    ],
    // Beneath who asks, above the list of what is asked.
    [
      'عيادة أسنان في الدوحة تطلب:\nأخصائية تغذية\n• بكالوريوس تغذية\n• خبرة سنتين\n• ترخيص ساري',
      'أخصائية تغذية',
    ],
    [
      'Gulf Freight Company – Sohar\nCustoms Clearance Officer\n• 3 years of experience in clearance\n• Knowledge of HS codes\n• Driving licence',
      'Customs Clearance Officer',
    ],
    // Behind the kind of employer and a colon.
    ['مستشفى خاص بالرياض: ممرضة عناية مركزة\nخبرة ٣ سنوات\nبكالوريوس تمريض', 'ممرضة عناية مركزة'],
    // Whom a company needs.
    ['شركة نقل بعجمان تحتاج سائق شاحنة بخبرة ٣ سنوات، رخصة ثقيلة', 'سائق شاحنة'],
    ['محتاجين محاسب لديه خبرة في المقاولات. الراتب ٤٠٠ دينار', 'محاسب'],
    ['صاحب ورشة بإربد بدّه معلم ألمنيوم\nتركيب وتشطيب\nخبرة ٤ سنين', 'معلم ألمنيوم'],
    ['عائلة بالسالمية تبي سايق خاص\nخبرة ٣ سنين\nما يدخن', 'سايق خاص'],
    // How high somebody stands, and in what.
    [
      'SUPERVISOR – HOUSEKEEPING & LAUNDRY. Hotel, Muscat + new branch in Salalah\n5 years in hotels',
      'Supervisor – Housekeeping & Laundry',
    ],
    [
      'متدرب خريج – المحاسبة والمالية (١٢ شهراً)\nالمنامة\nالبرنامج\nثلاث دورات في الإدارة المالية',
      'متدرب خريج – المحاسبة والمالية',
    ],
    // Short rows that are no wrapped sentence.
    [
      'PRODUCT PHOTOGRAPHER, online shop studio, Dubai Investment Park\nperfume + watches + fashion, fifty a day\nlighting, retouching in Photoshop\n7-9k, visa, mon-fri',
      'Product Photographer',
    ],
    // One word of a list of terms, or with "for" written onto it, is no title.
    ['مطلوب لمشروع في تبوك\n٦ مشغلين بلدوزر\nشرط رخصة معدات', 'مشغلين بلدوزر'],
    // Of two lines that are named a title, the one that names a trade.
    ['إعلان توظيف – مجموعة مستشفيات في جدة\nالمسمى: فني أشعة\nعدد الشواغر: ٤', 'فني أشعة'],
    // A headline with a word that nobody knows stays before the sentence below it.
    [
      'Emergency Nurse Sternblom\nWe are looking for a registered nurse who keeps calm.\nWhat you bring\n- Two years of triage',
      'Emergency Nurse Sternblom',
    ],
    // What is said of whom is sought stands behind what they are.
    [
      'Bakery Supervisor\nFrozen and fresh, two shifts\n\nRole: lead mixing, baking and packing on the early shift with 18 staff, own the daily output, examine complaints, housekeeping and safety talks',
      'Bakery Supervisor',
    ],
    ['MOBILE SHOP SOHAR\nneed mobile technician, iphone + android\n3 year exp', 'Mobile Technician'],
  ])('is read of: %s', (text, title) => {
    expect(read(text).title).toBe(title);
  });

  it('is that of each trade where several are sought, and no occupation is chosen for them', () => {
    const posting = read(
      'BIG RECRUITMENT DRIVE Sunday 10 to 4\n1) Scaffolder – 4 yr – 10 nos\n2) Pipe fitter – ITI, 3 yr – 6 nos\n3) Rigger – 2 yr\nFood and room',
    );
    expect(posting.title).toBe('Scaffolder / Pipe fitter / Rigger');
    expect(posting.occupation).toBeNull();
    expect(posting.occupations.map(({ id }) => id)).toHaveLength(3);
  });

  it('asks whoever comes for one trade nothing that is asked of another', () => {
    const posting = read(
      'Clinic opens in Kuwait\n1. Staff nurse (6) - fresh graduates welcome, BLS must\n2. Receptionist (3) - bachelor, min 5 years\n\nAll: fluent English',
    );
    expect(posting).toMatchObject({ title: 'Staff nurse / Receptionist', minYears: null, education: null });
    expect(posting.occupation).toBeNull();
    expect(posting.skills.filter(({ importance }) => importance === 'must')).toEqual([]);
    expect(posting.languages).toMatchObject([{ level: 'fluent' }]);
  });

  it('is that of the trades of a lettered list as well', () => {
    expect(
      read('مصنع ألبان في جدة – وظيفتان\nأ) مشرف إنتاج\nخبرة ٥ سنوات\n\nب) مشرف مستودع\nجرد دوري').title,
    ).toBe('مشرف إنتاج / مشرف مستودع');
  });

  it.each([
    ['A) EXECUTIVE HOUSEKEEPER\nLeads 96 attendants of a hotel in Abu Dhabi', 'Executive Housekeeper'],
    ['أولاً: محاسب أول – عدد 4\nخبرة خمس سنوات في الرياض', 'محاسب أول'],
    ['الوظيفة الأولى: فني تكييف – العدد (٢)\nصيانة المكيفات في جدة', 'فني تكييف'],
    ['Position 1: Site Engineer – qty 2\nSupervises a tower in Doha', 'Site Engineer'],
    ['Massage Therapist, female\nSpa in Muscat, 2 years of experience', 'Massage Therapist'],
    ['B. Tech Teacher\nSchool in Doha', 'B. Tech Teacher'],
  ])('has no place in a list, no number sought and no sex: %s', (text, title) => {
    expect(read(text).title).toBe(title);
  });

  it('is that of each trade of which a number is sought', () => {
    const posting = read(
      '*LUSAIL PROJECT*\nmason (block / tile) 25 nos\npainter 15 nos\nsteel fixer 30\ntrade test',
    );
    expect(posting.title).toBe('Mason / Painter / Steel Fixer');
  });

  it('asks for no years by the months of a training', () => {
    expect(read('Graduate Trainee – Marketing (18 months)\nDoha\nFluent English').minYears).toBeNull();
  });
});

describe('a posting that announces no title', () => {
  const titleOf = (text: string) => readPosting(releaseTaxonomy, text).title;

  it('is called by the occupation that it names in passing', () => {
    expect(
      titleOf('One of my clients, a hotel in Doha, asked me to find them a pastry chef asap. 4k + live in.'),
    ).toBe('Pastry Chef');
    expect(titleOf('Salam, any good plumber around? we need 3 for a villa project, 2 yrs min')).toBe(
      'Plumber',
    );
    expect(
      titleOf('فرصة في شركة رائدة بالرياض\nنرحب بشخص طموح بمسمى أخصائي موارد بشرية\nخبرة سنتين في التوظيف'),
    ).toBe('أخصائي موارد بشرية');
  });

  it('is called by the trades of its list, also where it says how many of each are sought', () => {
    expect(
      titleOf('مطلوب لمخبز بجدة:\n1) خباز عدد 3 خبرة سنتين\n2) كاشير عدد 2 ما تشترط خبرة\nالسكن علينا'),
    ).toBe('خباز / كاشير');
    expect(
      titleOf(
        '*URGENT SHARJAH*\nfor new mall\nElectrician - 4 nos - 2 yrs exp\nPlumber - 3 nos - AED 1800\nfree food',
      ),
    ).toBe('Electrician / Plumber');
  });

  it('is not called by a greeting', () => {
    expect(titleOf('سلام، شركة فالرباط كتقلب على ناس\nÉlectricien bâtiment\nخبرة عامين')).not.toMatch(
      /سلام/u,
    );
  });

  it('is called by a headline of several parts, below a line that greets', () => {
    expect(
      titleOf(
        'Big news!\nSite Engineer – new metro line team | Riyadh, Olaya | on site (6 days / 1 off)\nYou run the works',
      ),
    ).toBe('Site Engineer');
  });

  it('is not called by whom the holder reports to, or works with', () => {
    expect(titleOf('A busy team wants help. You will report to the Finance Manager.')).not.toBe(
      'Finance Manager',
    );
    expect(titleOf('مشروع تربية في الخرج\nتحصين القطيع بإشراف الطبيب البيطري كل يوم')).not.toMatch(/بيطري/u);
    expect(
      titleOf('Good pay\nDuties\n- coordinate with consultants\n- file drawings\n- answer the phone'),
    ).not.toMatch(/consultant/iu);
  });
});
