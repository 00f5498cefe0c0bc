import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { postsIn } from './posts.ts';
import { readPosts } from './read-posting.ts';

const titles = (text: string) => postsIn(releaseTaxonomy, text).map(({ title }) => title.title);

const HOTEL = `Coral Tower Hotel, Muscat – pre-opening team

We open in spring and look for people who live in Oman.

1) Front office supervisor (2 posts)
- Leads the shift at the desk and answers complaints
- 3 years of experience in a five star hotel

2) PASTRY CHEF x3
- Prepares desserts and bread for 300 guests
- Diploma in culinary arts, 4 years of experience

Salary: supervisor OMR 450; chef OMR 520 + overtime
Both positions: housing, medical insurance.
Send your CV to jobs@coral.example.com`;

const WORKSHOP = `ورشة الخليج للسيارات – الدمام
تعلن عن الوظائف التالية:

أولاً: ميكانيكي سيارات (عدد ٣)
• فحص المحركات وإصلاح ناقل الحركة
• خبرة ٤ سنوات في الورش

ثانياً: كهربائي سيارات – عدد 2
• تشخيص أعطال الكهرباء والحساسات
• دبلوم كهرباء سيارات وخبرة سنتين

المزايا: ميكانيكي 3,000 – 3,500 ريال، كهربائي 3,600 ريال، سكن، تأمين طبي.
للتواصل: 0500000000`;

describe('the posts of a text', () => {
  it.each<[string, string, string[]]>([
    ['numbers', HOTEL, ['Front office supervisor', 'Pastry Chef']],
    ['ordinals', WORKSHOP, ['ميكانيكي سيارات', 'كهربائي سيارات']],
    [
      'letters',
      'Two vacancies in Doha\n\nA) Site engineer\nSupervises concrete works on a tower.\n\nB) Quantity surveyor\nMeasures works and prepares valuations.',
      ['Site engineer', 'Quantity surveyor'],
    ],
    [
      'Arabic letters',
      'مستشفى في الرياض\n\nأ) ممرض\nخبرة سنتين في الطوارئ\n\nب) فني أشعة\nخبرة ثلاث سنوات وتصنيف الهيئة',
      ['ممرض', 'فني أشعة'],
    ],
    [
      'the name of a post and its number',
      'Gulf Clinics, Sharjah\n\nPosition 1: Dental assistant\nTwo years in a clinic.\n\nPosition 2: Receptionist\nSpeaks English and Arabic.',
      ['Dental assistant', 'Receptionist'],
    ],
    [
      'the name of a post and an ordinal, in Arabic',
      'الوظيفة الأولى: محاسب\nخبرة خمس سنوات\n\nالوظيفة الثانية: أمين مستودع\nإجادة الحاسب',
      ['محاسب', 'أمين مستودع'],
    ],
    [
      'digits in boxes',
      'We are hiring in Dubai\n1️⃣ Waiter – 2 years in a hotel, good English\n2️⃣ Barista – latte art, 1 year in a coffee shop',
      ['Waiter', 'Barista'],
    ],
    [
      'bullets of a kind',
      'مزرعة ومصنع ألبان في الخرج\n\n▪ طبيب بيطري (عدد 1)\nعلاج الأبقار وتحصينها.\nخبرة 4 سنوات\n\n▪ سائق شاحنة (عدد 2)\nتوصيل الحليب.\nرخصة نقل ثقيل',
      ['طبيب بيطري', 'سائق شاحنة'],
    ],
    [
      'bold letters',
      '**Accountant**\n- Keeps the books\n- 3 years of experience\n\n**Storekeeper**\n- Receives and counts goods\n- Forklift licence\n\n**How to apply**\nSend your CV.',
      ['Accountant', 'Storekeeper'],
    ],
    [
      'capitals',
      'Join our garage\n\nAUTO ELECTRICIAN\nFinds faults of wiring, 4 years.\n\nCAR PAINTER\nMixes and sprays, 3 years.',
      ['Auto Electrician', 'Car Painter'],
    ],
    [
      'how many are sought',
      'Towers in JVC\n\nSecurity guard - 6 nos - SIRA licence must - AED 2262\nCleaner - 10 nos - 1 yr in UAE - AED 1100',
      ['Security guard', 'Cleaner'],
    ],
    [
      'lines of their own that go on',
      'Polyclinic in Kuwait\n1. General practitioner (2 nos) - MOH licence\n2. Staff nurse (6 nos) - BSc or diploma, BLS must\n3. Receptionist (1)',
      ['General practitioner', 'Staff nurse', 'Receptionist'],
    ],
    [
      'a department before the title',
      '1) FINANCE – Accountant (1)\nPayables and bank reconciliations.\n2) GUEST EXPERIENCE – Excursion Desk Agent (2)\nSells day trips.',
      ['Accountant', 'Excursion Desk Agent'],
    ],
  ])('are told apart by %s', (_, text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it.each([
    [
      'numbered sections',
      'Accountant\n\n1) Responsibilities\n- Keeps the books\n\n2) Requirements\n- 5 years of experience\n\n3) Benefits\n- Housing',
    ],
    [
      'numbered sections in Arabic',
      'وظيفة موظف استقبال\n\nأولاً: الشروط\n- دبلوم\n\nثانياً: الواجبات\n- استقبال المراجعين\n\nثالثاً: التقديم عبر المنصة',
    ],
    [
      'numbered duties that name others',
      'Finance manager\n\nDuties\n1. Accountants: lead and train a team of six\n2. Auditors: answer their questions every year\n3. Prepare the budget',
    ],
    ['numbered conditions', 'Head chef\n1. Sous chef or head chef for 5 years\n2. HACCP level 3\n3. English'],
    [
      'a list of names',
      'Hotel opening in Doha: \n1) Waiter (5)\n2) Commis (3)\n3) Room attendant (10)\nSend CV.',
    ],
    ['a list of names with how many', 'mason 25 nos\npainter 15 nos\ngulf experience 3 years must'],
    [
      'one post in both languages',
      '**Accountant**\n- Keeps the books\n- 3 years\n\n**محاسب**\n- مسك الدفاتر\n- خبرة ثلاث سنوات',
    ],
    [
      'whom the work is with',
      'Site engineer\n\nYou work with\n- Project manager\n- Quantity surveyor\n- Foreman\n\nRequirements\n- 5 years',
    ],
    [
      'those who are led, with what they do',
      'Finance manager\n\nYou will lead:\n- 2 accountants: ledgers and reconciliations every day\n- 1 cashier: deposits and petty cash of the shops',
    ],
    [
      'the steps of a career',
      'Cashier\n\nGrow with us:\n1. Cashier\n2. Head cashier\n3. Store manager\n\nRequirements\n- 1 year of experience',
    ],
    [
      'bullets of other things as well',
      'Nursery in Amman\n• Class teacher for the youngest\n• Loves children\n• Driver of the school bus comes along\n• Two years of experience',
    ],
  ])('are one where it has %s', (_, text) => {
    expect(titles(text)).toEqual([]);
  });
});

describe('the text of a post', () => {
  it('says what is said before all, of it, and behind all', () => {
    const [first = '', second = ''] = postsIn(releaseTaxonomy, HOTEL).map(({ text }) => text);
    for (const text of [first, second]) {
      expect(text).toContain('We open in spring');
      expect(text).toContain('housing, medical insurance');
      expect(text).toContain('jobs@coral.example.com');
    }
    expect(first).toContain('Leads the shift');
    expect(first).not.toContain('desserts');
    expect(second).toContain('Prepares desserts');
    expect(second).not.toContain('complaints');
  });

  it('has the pay that names it alone, and not that of the others', () => {
    const [first = '', second = ''] = postsIn(releaseTaxonomy, HOTEL).map(({ text }) => text);
    expect(first).toContain('Salary: OMR 450');
    expect(first).not.toContain('520');
    expect(second).toContain('OMR 520 + overtime');
    expect(second).not.toContain('450');
  });

  it('begins with its title where it says', () => {
    for (const { text, title } of [HOTEL, WORKSHOP].flatMap((whole) => postsIn(releaseTaxonomy, whole)))
      expect(text.slice(title.line.start).startsWith(text.slice(title.start, title.end))).toBe(true);
  });

  it.each([HOTEL, WORKSHOP])('together have every word of the whole', (whole) => {
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}@.]{2,}/gu) ?? [];
    const all = new Set(postsIn(releaseTaxonomy, whole).flatMap(({ text }) => wordsOf(text)));
    const isMark = (word: string) => /^(?:أولا|ثانيا)/u.test(word);
    const isName = (word: string) => ['supervisor', 'chef', 'ميكانيكي', 'كهربائي'].includes(word);
    expect(wordsOf(whole).filter((word) => !all.has(word) && !isMark(word) && !isName(word))).toEqual([]);
  });

  it('ends where the next begins, though its own lists are numbered too', () => {
    const text =
      'Builder in Doha\n\n1) Site engineer\n1. Degree in civil engineering\n2. Five years\n\n2) Surveyor\n1. Diploma\n2. Total station\n\nFor both: housing';
    const [first = '', second = ''] = postsIn(releaseTaxonomy, text).map((post) => post.text);
    expect(first).toContain('Five years');
    expect(first).not.toContain('Total station');
    expect(first).toContain('For both: housing');
    expect(second).toContain('Total station');
    expect(second).not.toContain('civil');
  });
});

describe('reading the posts of a text', () => {
  it('gives each its own title, years, education and pay', () => {
    const read = (text: string) =>
      readPosts(releaseTaxonomy, text).map(({ posting }) => [
        posting.title,
        posting.minYears,
        posting.education,
        posting.salaryMin,
        posting.salaryMax,
      ]);
    expect(read(HOTEL)).toEqual([
      ['Front office supervisor', 3, null, 450, 450],
      ['Pastry Chef', 4, 'diploma', 520, 520],
    ]);
    expect(read(WORKSHOP)).toEqual([
      ['ميكانيكي سيارات', 4, null, 3000, 3500],
      ['كهربائي سيارات', 2, 'diploma', 3600, 3600],
    ]);
  });

  it('asks of nobody what is asked of another', () => {
    const [supervisor, chef] = readPosts(releaseTaxonomy, HOTEL).map(({ posting }) =>
      posting.skills.map(({ id }) => id),
    );
    expect(supervisor?.filter((id) => chef?.includes(id))).toEqual([]);
  });

  it('reads a text of one post as it stands', () => {
    const text = 'Accountant\n\nRequirements:\n- 5 years of experience\n- Excel';
    expect(readPosts(releaseTaxonomy, text)).toMatchObject([
      { text, posting: { title: 'Accountant', minYears: 5 } },
    ]);
  });
});
