import { describe, expect, it } from 'vitest';
import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { careerPaths } from './career-paths.ts';
import { careerStart } from './career-start.ts';
import type { ProfileTitle } from './features.ts';
import { releaseModel } from './model.fixtures.ts';
import { profileFeatures } from './read-features.ts';

const now = (title: string): ProfileTitle => ({ title, current: true });
const former = (title: string): ProfileTitle => ({ title, current: false });

function found(titles: ProfileTitle[], text: string, education?: EducationLevel, years?: number) {
  const features = { titles, skills: [], text, ...(education ? { education } : {}) };
  return careerPaths(releaseModel, careerStart({ ...features, years: years ?? null }));
}
const from = (...given: Parameters<typeof found>) => found(...given).from?.occupationId;
const lines = (...given: Parameters<typeof found>) =>
  found(...given).paths.map(({ steps }) => steps.map(({ occupationId }) => occupationId));

/** A resume: the title of a job that goes on, with its dates. */
const dated = (title: string): ProfileTitle => ({ title, current: true, dated: true });

describe('where the person of a resume stands', () => {
  const books =
    'Books of four shops up to finalization, VAT return, petty cash, bank reconciliation, payroll of 40, stock count';
  it('is the job that goes on, however much of the text is of the work below it', () => {
    expect(from([dated('Senior Accountant'), former('Accountant')], books, 'bachelor', 10)).toBe(
      'senior-accountant',
    );
  });

  it('is that job where the heading is the whole name of no work', () => {
    const lead = 'Shop floor targets, rota of nine, perfumes and cosmetics, opening and closing the till';
    expect(from([now('Perfume People | Riyadh'), dated('Store Supervisor')], lead)).toBe('store-supervisor');
  });

  it('is the higher rank where the job that goes on is of one', () => {
    const routing = 'Routing and switching of a hospital, firewalls, VPN, monitoring, 400 users';
    const titles = [now('Network Engineer'), dated('Senior Network Engineer')];
    expect(from(titles, routing, 'bachelor', 8)).toBe('senior-network-engineer');
  });

  it('leads back to no job of before', () => {
    const store =
      'Supervises a team of 12, receiving, picking, cycle counts, WMS, dispatch of 300 orders a day';
    const before = { title: 'Inventory Controller', current: false, dated: true };
    const all = lines([dated('Warehouse Supervisor'), before], store, undefined, 12);
    expect(all.map(([first]) => first)).not.toContain('inventory-controller');
  });

  it('is no work below a director’s title that names none', () => {
    const grid =
      'Electrical engineer with 23 years in power transmission: capital programme of lines, staff in six departments, the regulator, contractors, projects finished early and under budget';
    const below = from([now('Grid person'), former('Electrical Engineer')], grid, 'bachelor', 23);
    const led = from([dated('Director'), former('Electrical Engineer')], grid, 'bachelor', 23);
    expect(below).toMatch(/engineer$/);
    expect(led).not.toBe(below);
  });

  it('is the present work where a step up or down in the same line is asked for', () => {
    const floors =
      'Supervises room attendants. I want to become Executive Housekeeper, started as room attendant.';
    const features = [dated('Housekeeping Supervisor'), former('Room Attendant')];
    expect(from(features, `Housekeeping Supervisor\n${floors}`)).toBe('housekeeping-supervisor');
  });
});

describe('what somebody is told to go on to', () => {
  it('is a business of their own only where they ask for one', () => {
    const meat = 'Butcher in a supermarket for twelve years, cuts lamb and beef, serves at the counter';
    const all = (text: string) => lines([now('Butcher')], text, undefined, 12).flat();
    expect(all(meat)).not.toContain('shop-owner');
    expect(all(`${meat}. I want to open my own shop.`).some((id) => id.endsWith('-owner'))).toBe(true);
  });

  it('is no way back for somebody who writes that they do not want to return', () => {
    const text =
      'موظف موافقات طبية في شركة تأمين من خمس سنين، أشيك على التغطية. دبلوم تمريض وما أبي أرجع المستشفى والشفتات';
    expect(found([now('موظف موافقات طبية')], text).isReturning).toBe(false);
  });
});

describe('where somebody stands', () => {
  it('is the business that a general manager leads, and a company where none is named', () => {
    const text = 'General Manager\n220 key beach resort, Salalah\nF&B manager before.';
    expect(from([now('General Manager')], text)).toBe('hotel-manager');
    expect(from([now('General Manager')], 'General Manager, 5-star 410 room hotel')).toBe('hotel-manager');
    expect(from([now('مدير عام')], 'مدير عام، فندق أربع نجوم في صلالة')).toBe('hotel-manager');
    expect(from([now('General Manager')], 'General Manager, trading house, Manama')).toBe('general-manager');
    expect(from([now('Manager')], 'Manager, family restaurant in Sohar')).toBe('restaurant-manager');
  });

  it('is the business that somebody tells is their own, but no wish for one and nothing else that is owned', () => {
    const barber = (rest: string) => from([now('Barber')], `Barber for 9 years, ${rest}`);
    expect(barber('own small barbershop in Ajman since 2021')).toBe('salon-owner');
    expect(barber('own tools, clean work')).toBe('barber');
    expect(barber('I want to open my own salon')).toBe('barber');
    expect(barber('want own salon')).toBe('barber');
    expect(from([now('حلاق')], 'حلاق، عندي صالون حلاقة من ٢٠١٩')).toBe('salon-owner');
  });

  it('is what the text says goes on, before work that is past', () => {
    const text =
      'Clinic secretary with two dentists since 2020: bookings, files. Before that waiter, one year.';
    expect(from([former('Waiter')], text)).toBe('medical-receptionist');
    expect(from([former('Waiter')], 'Waiter in a hotel, 2016 to 2019. Clinic visits by car.')).toBe('waiter');
    expect(from([], 'Rose, Nairobi. Family cook with a household in Riyadh, 5 years.')).toBe(
      'household-cook',
    );
    expect(from([], 'I want to be a pilot. I was a waiter.')).not.toBe('airline-captain');
  });

  it('is the profession that somebody holds and does not practise, to which they come back', () => {
    const nurse = found(
      [now('Home caregiver'), former('Staff Nurse')],
      'BSc Nursing, licence',
      'bachelor',
      9,
    );
    expect(nurse.from).toEqual({
      occupationId: 'registered-nurse',
      foundBy: 'title',
      meanwhileId: 'home-caregiver',
    });
    const [first, second] = nurse.paths[0]!.steps;
    expect([nurse.paths[0]!.fromId, first!.occupationId, first!.isReturn, second!.isReturn]).toEqual([
      'home-caregiver',
      'registered-nurse',
      true,
      false,
    ]);
    expect(from([now('Taxi driver'), former('Civil Engineer')], '', 'bachelor', 8)).toBe('civil-engineer');
    expect(from([now('Waiter'), former('Receptionist')], '', 'secondary', 8)).toBe('waiter');
  });

  it('is the former profession that the text alone tells of, or that somebody writes they want back', () => {
    const architect = 'Barista, 2 years. Licensed architect, worked 5 years in a design office before.';
    expect(from([now('Barista')], architect, 'bachelor', 5)).toBe('architect');
    const teacher = 'حارس أمن منذ ٢٠٢٢. كنت مدرس رياضيات في مدرسة ثانوية ١١ سنة';
    expect(from([now('حارس أمن')], teacher, 'bachelor', 11)).toBe('mathematics-teacher');
    const coder = { titles: [now('Medical coder'), former('Staff nurse')], skills: [], text: '', years: 9 };
    const standing = (wishes: string[]) =>
      careerPaths(releaseModel, careerStart({ ...coder, wishes })).from?.occupationId;
    expect([standing(['registered-nurse']), standing([])]).toEqual(['registered-nurse', 'medical-coder']);
  });

  it('is where people of a degree begin, of whoever has done work far below it for a short time', () => {
    const graduate = (years: number) =>
      from([now('Cashier')], 'Cashier. BSc Accounting 2023', 'bachelor', years);
    expect([graduate(2), graduate(8)]).toEqual(['accounts-assistant', 'cashier']);
  });

  it('is what the words behind a title make of it, and no higher post', () => {
    expect(from([now('Secretary')], 'Secretary dental clinic, Riyadh, 3 years')).toBe('medical-receptionist');
    expect(from([now('Labour')], 'Labour camp kitchen cook 11 years')).toBe('canteen-cook');
    expect(from([now('Receptionist')], 'Ana, receptionist in polyclinic Ajman')).toBe('medical-receptionist');
    expect(from([now('Waiter')], 'Waiter in a hotel, 3 years')).toBe('waiter');
    expect(from([now('Safety officer')], 'Safety officer NEBOSH IGC')).toBe('safety-officer');
    expect(from([now('Claims clerk')], 'Motor insurance claims clerk')).toBe('claims-officer');
    expect(from([now('clerk')], 'Motor insurance claims clerk, 5 years')).toBe('claims-officer');
    expect(from([now('clerk')], 'Clerk in an office, 5 years')).toBe('office-clerk');
  });

  it('is the work of assistants and of leaders, where a title says so', () => {
    expect(from([now('Physio assistant')], 'Physio assistant, no degree', undefined, 4)).toBe(
      'therapy-assistant',
    );
    expect(from([now('Gardener foreman')], 'Gardener foreman, parks', undefined, 12)).toBe(
      'landscape-supervisor',
    );
    expect(from([now('Legal counsel in-house')], 'Legal counsel in-house, claims', 'master', 8)).toBe(
      'legal-counsel',
    );
    expect(from([now('Boat captain')], 'Boat captain tourist dhow', undefined, 10)).toBe('boat-captain');
  });

  it('is the post above to which somebody writes that they have risen', () => {
    const crew = 'Fast food crew then crew trainer then shift leader, 3.5 years';
    expect(from([now('Fast food crew')], crew)).toBe('fast-food-shift-leader');
    expect(from([now('Cabin crew')], 'Cabin crew 9 years, cabin senior since 2022')).toBe(
      'senior-cabin-crew',
    );
    expect(from([now('Train operator')], 'Train attendant then train operator')).toBe('train-operator');
  });

  it('is an office beside a profession, for its clerks', () => {
    const [first] = lines([now('Purchase clerk')], 'Purchase clerk, 5 years', 'bachelor', 5);
    expect(first![0]).toBe('procurement-officer');
  });

  it('is a trade before a rank of the forces, and a post of the state whatever section it leads', () => {
    expect(from([now('Ex-army sergeant'), former('Security Guard')], '')).toBe('security-guard');
    expect(from([now('Army Officer')], '')).toBe('military-officer');
    expect(from([now('رئيس قسم شؤون الموظفين، وزارة')], '')).toBe('government-section-head');
  });

  it('is the senior work of whoever is called so, in the title or in the text before it', () => {
    expect(from([now('Accountant')], 'Accountant\nSr. Accountant - GL and reporting, 7 years.')).toBe(
      'senior-accountant',
    );
    expect(from([now('Accountant')], 'Accountant, reports to the senior accountant')).toBe('accountant');
  });

  it('is not a profession of care above the degree of somebody whose work reads like the one below', () => {
    const text = 'قياس النظر وتركيب العدسات في الإطارات وضبط النظارات وبيعها والعدسات اللاصقة';
    expect(from([now('أخصائي بصريات في محل نظارات')], text, 'diploma', 5)).toBe('optician');
    expect(from([now('أخصائي بصريات')], text, 'bachelor', 5)).toBe('optometrist');
    expect(from([now('Registered Nurse')], 'Ward nurse, bedside care', 'diploma', 5)).toBe(
      'registered-nurse',
    );
  });

  it('is the kind of work that the title and its house name together', () => {
    expect(from([now('موظف إداري')], 'موظف إداري، وزارة الأشغال، من ٢٠١٢', 'bachelor', 13)).toBe(
      'government-administrative-officer',
    );
    expect(from([now('موظف إداري')], 'موظف إداري، شركة تجارية، من ٢٠١٢', 'bachelor', 13)).toBe(
      'administrative-assistant',
    );
    for (const [title, id] of [
      ['Microfinance officer', 'loan-officer'],
      ['Structural steel foreman', 'steel-erection-foreman'],
      ['Oven operator', 'food-processing-operator'],
      ['مشغل خط إنتاج أغذية', 'food-processing-operator'],
      ['مسؤول إقراض', 'loan-officer'],
    ] as const)
      expect([title, from([now(title)], '')]).toEqual([title, id]);
  });
});

describe('what somebody wants and does not want', () => {
  it('leads along every post that lies before what they want', () => {
    expect(lines([now('Roughneck')], 'Roughneck, land rig. I want to become a driller.')[0]).toEqual([
      'derrickman',
      'assistant-driller',
      'driller',
    ]);
  });

  it('is read of a business, of a field and of two things at once', () => {
    const run = lines(
      [now('Dental Receptionist')],
      'Dental receptionist. I would like to run a clinic one day.',
    );
    expect(run[0]).toContain('clinic-manager');
    const two = 'موظف إداري في وزارة. أبحث عن دور في التخطيط الاستراتيجي أو الموارد البشرية';
    const firsts = lines([now('موظف إداري حكومي')], two, 'master', 12).map((line) => line.join(' '));
    expect(firsts.join(' | ')).toContain('policy-and-strategy-specialist');
    expect(firsts.join(' | ')).toContain('hr-officer');
  });

  it('begins a step above where somebody stands, whatever rank a stray word had', () => {
    const text =
      'I call customers for overdue invoices, send statements, hold deliveries, take cheques, weekly ageing to the CFO, credit limits of new customers.';
    const { from: start, paths } = found([now('CFO')], text, 'bachelor', 4);
    expect(start?.foundBy).toBe('skills');
    expect(paths[0]?.steps[0]?.years ?? 0).toBeLessThanOrEqual(4);
    expect(paths.flat().flatMap(({ steps }) => steps.map(({ occupationId }) => occupationId))).not.toContain(
      'chief-operating-officer',
    );
  });

  it('shuts out what is not wanted, and with it the work that leads nowhere else', () => {
    const text = 'PhD marine biology 2020. Postdoc since then. I do not want another academic contract.';
    const { from: start, paths } = found([now('Postdoc')], text, 'doctorate', 5);
    expect(start?.occupationId).toBe('marine-biologist');
    const ids = paths.flatMap(({ steps }) => steps.map(({ occupationId }) => occupationId));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => id.startsWith('university'))).toEqual([]);
  });
});

describe('a wish', () => {
  it('is read though its words are of a skill that nobody has yet', () => {
    const text = 'Accountant, 5 years. I want to move into data analytics. B.Com.';
    const features = profileFeatures(releaseTaxonomy, { title: 'Accountant', text, years: 5 });
    const [first] = careerPaths(releaseModel, careerStart(features)).paths;
    expect(first!.steps[0]!.occupationId).toBe('data-analyst');
  });

  it('means by a word or two what lies above one’s own work', () => {
    const coder = lines(
      [now('Senior software engineer')],
      'Senior software engineer. Want architect',
      'bachelor',
      11,
    );
    expect(coder[0]).toContain('solution-architect');
    expect(coder.flat()).not.toContain('architect');
  });

  it('is read where it is said plainly, and else is none', () => {
    const crew = lines(
      [now('Cabin crew')],
      'Cabin crew, want to leave flying and do training or HR',
      'bachelor',
      6,
    );
    expect(crew.map(([first]) => first)).toContain('hr-officer');
    const agent = lines([now('Real estate agent')], 'Property consultant. Want salary', 'bachelor', 4);
    expect(agent.flat()).not.toContain('payroll-officer');
  });
});

describe('a title that is only wished for', () => {
  it('is where somebody goes, and not where they stand', () => {
    const text = 'Waiter, 3 years in a hotel. I want to become a barista';
    const titles = [now('Barista'), now('Waiter')];
    expect(from(titles, text, 'secondary', 3)).toBe('waiter');
    expect(lines(titles, text, 'secondary', 3)[0]).toContain('barista');
    const director = 'مدير موارد بشرية لمجموعة ١٨ سنة، أريد أن أعمل مستشاراً مستقلاً';
    const ways = lines([now('مستشار مستقلاً'), now('مدير موارد بشرية')], director, 'bachelor', 18);
    expect(ways[0]).toContain('independent-consultant');
  });

  it('is none where somebody is it as well', () => {
    expect(from([now('Accountant')], 'Accountant. I want to become an accountant again', 'bachelor', 5)).toBe(
      'accountant',
    );
  });
});

describe('a wish that names no work', () => {
  const firsts = (title: string, text: string, years = 7) =>
    lines([now(title)], `${title}, ${text}`, 'diploma', years).map(([first]) => first);

  it('chooses among the ways those that it describes, and shuts out what somebody is tired of', () => {
    const ground = firsts('Flight attendant', 'want to stop flying and work on the ground');
    expect(ground).toContain('passenger-service-agent');
    expect(ground).not.toContain('senior-cabin-crew');
    expect(firsts('Housemaid', '4 years. I wish to work in a hotel.')[0]).toBe('room-attendant');
  });

  it('leads to teach one’s own work, and out of it where only that is refused', () => {
    expect(firsts('Sous chef', '13 years. I want to teach cooking to young people.')[0]).toBe(
      'vocational-trainer',
    );
    const text = 'English teacher, 7 years. I want to leave teaching and move into HR. BA English';
    const [first, ...others] = lines([now('English teacher')], text, 'bachelor', 7);
    expect(first![0]).toBe('hr-officer');
    expect(others.flat()).not.toContain('vice-principal');
  });
});

describe('a line', () => {
  it('ends in the profession in which it begins', () => {
    const ends = (title: string, years: number) =>
      lines([now(title)], '', 'bachelor', years).map((line) => line.at(-1));
    expect(ends('Veterinarian', 6)).not.toContain('healthcare-quality-manager');
    expect(ends('Checkout operator', 2)).not.toContain('visual-merchandiser');
    expect(ends('Radio presenter', 9)).not.toContain('creative-director');
  });

  it('counts the years of training to come, and the years away', () => {
    const first = (title: string, text: string, years: number) =>
      found([now(title)], text, 'bachelor', years).paths[0]!.steps[0]!.years;
    expect(first('Trainee air traffic controller', 'On-the-job training in the tower', 3)).toBeGreaterThan(
      first('Air traffic controller', '', 3),
    );
    const away = 'Accountant 2004-2011. 12 years at home with my children, I want to return to work.';
    expect(first('Accountant', away, 7)).toBe(2);
    expect(first('محاسبة', '١٢ سنة في البيت وأريد أن أرجع للعمل', 7)).toBe(2);
  });
});
