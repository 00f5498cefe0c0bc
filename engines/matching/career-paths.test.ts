import { describe, expect, it } from 'vitest';
import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { titleAt } from './career-owner.ts';
import { careerPathAlong, careerPaths } from './career-paths.ts';
import { type CareerStart, careerStart } from './career-start.ts';
import { releaseModel } from './model.fixtures.ts';
import { fitTo, occupationGap } from './occupation-gap.ts';

const skills = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const lines = (start: CareerStart, n?: number) =>
  careerPaths(releaseModel, start, n).paths.map(({ steps }) => steps.map(({ occupationId }) => occupationId));

describe('career paths', () => {
  it('begin at the occupation of the present title, in either language', () => {
    const english = careerPaths(releaseModel, { titles: ['Accountant'], skills: [] });
    const arabic = careerPaths(releaseModel, { titles: ['محاسب'], skills: [] });
    expect(english.from).toEqual({ occupationId: 'accountant', foundBy: 'title' });
    expect(arabic).toEqual(english);
    expect(english.paths[0]!.steps[0]).toMatchObject({
      occupationId: 'senior-accountant',
      why: releaseTaxonomy.occupation('accountant')!.ways!.steps[0]!.why,
    });
  });

  it('find an occupation named within a headline, and take a past title where the present one tells nothing', () => {
    const from = (titles: string[]) => careerPaths(releaseModel, { titles, skills: [] }).from?.occupationId;
    expect(from(['Quantity Surveyor | FIDIC | Dubai'])).toBe('quantity-surveyor');
    expect(from(['مسّاح كميات، عقود فيديك، دبي', 'Waiter'])).toBe('quantity-surveyor');
    expect(from(['Xyzzy', 'Registered Nurse'])).toBe('registered-nurse');
  });

  it('take the likeliest of what a title is only like, unless a past title is known', () => {
    const from = (titles: string[]) => careerPaths(releaseModel, { titles, skills: [] }).from;
    expect(from(['Accounts Human'])).toEqual({ occupationId: 'accountant', foundBy: 'title' });
    expect(from(['Accounts Human', 'Waiter'])?.occupationId).toBe('waiter');
    expect(from(['Ledger Somebody'])).toBeNull();
  });

  it('begin at the nearest by skills where no title tells, and nowhere where nothing does', () => {
    const own = releaseTaxonomy.occupation('registered-nurse')!.skills.map(({ id }) => id);
    expect(careerPaths(releaseModel, { skills: skills(...own) }).from).toEqual({
      occupationId: 'registered-nurse',
      foundBy: 'skills',
    });
    expect(careerPaths(releaseModel, { skills: [] })).toEqual({
      from: null,
      isReturning: false,
      paths: [],
      end: null,
      neighbours: [],
    });
  });

  it('lead by the next rung, and from there by the commonest, whatever another line shows', () => {
    const of = (occupationId: string) => lines({ occupationId, skills: [] });
    expect(of('cashier')).toEqual([['head-cashier', 'store-supervisor']]);
    // Cooking is another trade than washing up, and yet the way of whoever learns it.
    expect(of('kitchen-steward')).toContainEqual(['commis-chef', 'demi-chef-de-partie']);
    expect(of('electrical-engineer')[0]).toEqual(['senior-engineer', 'lead-discipline-engineer']);
    expect(of('barber')[0]).toEqual(['head-barber', 'salon-manager']);
    // A business of one's own asks for money first.
    const able = skills(...releaseTaxonomy.occupation('cleaning-company-owner')!.skills.map(({ id }) => id));
    expect(lines({ occupationId: 'cleaning-supervisor', skills: able.slice(0, 8) })[0]![0]).toBe(
      'facilities-supervisor',
    );
  });

  it('follow the reviewed ways up, and say where a way ends; what lies aside is a neighbour', () => {
    const { paths, neighbours } = careerPaths(releaseModel, {
      occupationId: 'finance-manager',
      skills: [],
      years: 14,
    });
    expect(paths.map(({ steps }) => steps.map(({ occupationId }) => occupationId))).toEqual([
      // Nothing that this person can points to the way aside, which leads no further.
      ['chief-financial-officer', 'general-manager'],
    ]);
    expect(neighbours.map(({ occupationId }) => occupationId)).toEqual([
      'financial-controller',
      'treasury-manager',
    ]);
    const top = releaseTaxonomy.occupation('general-manager')!.ways!.end;
    expect(paths[0]!.end).toEqual(top);
    const above = careerPaths(releaseModel, { occupationId: 'general-manager', skills: [] });
    expect(above.end).toEqual(top);
    // Whoever stands at the top goes on aside, and from there not to what asks for less.
    const after = above.paths.flatMap(({ steps }) => steps.slice(1));
    expect(above.paths.length).toBe(2);
    for (const { occupationId } of after)
      expect(releaseTaxonomy.occupation(occupationId)!.years).toBeGreaterThanOrEqual(
        releaseTaxonomy.occupation('general-manager')!.years,
      );
  });

  it('are one, and a second only where it is asked for or the work is left', () => {
    const firsts = (title: string, text: string) =>
      lines({ titles: [title], skills: [], years: 4, text: `${title}. ${text}` }).map(([id]) => id);
    expect(firsts('Plumber', '')).toHaveLength(1);
    expect(firsts('بائع', '')).toHaveLength(1);
    // Nor has whoever asks for one thing asked for what is commonest beside it.
    expect(firsts('Welder', 'How can I become a welding inspector?')).toEqual(['welding-inspector']);
    // Whoever names a direction is shown the way there.
    expect(firsts('Storekeeper', 'I would like to go into safety.')).toEqual(['assistant-safety-officer']);
    // Whoever leaves a kind of work has two ways out.
    expect(firsts('Telesales agent', 'No more calls, I am tired of phones.')).toHaveLength(2);
    // Two wishes are two ways.
    expect(
      firsts('Receptionist', 'I want to become an HR assistant. I want to become an office manager.'),
    ).toHaveLength(2);
  });

  it('end in sight: neither more than ten years ahead nor, after a first step, with a doctorate', () => {
    const long = lines({ occupationId: 'finance-manager', skills: [], years: 8 });
    expect(long[0]).toEqual(['chief-financial-officer']);
    const doctor = { occupationId: 'dentist', skills: [], years: 3, education: 'bachelor' as const };
    for (const { steps } of careerPaths(releaseModel, doctor).paths)
      expect(steps.slice(1).map(({ education }) => education)).not.toContain('doctorate');
  });

  it('take whoever owns a business for its manager, in either language, and nobody who owns a product', () => {
    const from = (title: string) =>
      careerPaths(releaseModel, { titles: [title], skills: [], text: title }).from?.occupationId;
    expect(from('Restaurant owner and chef')).toBe('restaurant-owner');
    expect(from('Co-owner of a gym')).toBe('gym-manager');
    expect(from('Owner, travel agency')).toBe('travel-agency-owner');
    expect(from('مالكة صالون تجميل')).toBe('salon-owner');
    expect(from('صاحب مطعم')).toBe('restaurant-owner');
    expect(from('Product Owner')).toBe('product-owner');
    expect(from('Business owner')).not.toBe('general-manager');
  });

  it('have what somebody owned in their title, and leave any other title alone', () => {
    expect(titleAt('صاحب', 'ورشة موبيليا')).toBe('صاحب ورشة موبيليا');
    expect(titleAt('Owner', 'Travel Agency')).toBe('Travel Agency Owner');
    expect(titleAt('Product Owner', 'Bank')).toBe('Product Owner');
    expect(titleAt('Owner', null)).toBe('Owner');
  });

  it('pass over what somebody has outgrown by rank or years, but no work that leads', () => {
    const first = (title: string, years: number) =>
      lines({ titles: [title], skills: [], years, text: title }).map(([id]) => id);
    expect(first('Accountant', 3)).toEqual(['senior-accountant']);
    expect(first('Senior Accountant', 9)).not.toContain('senior-accountant');
    expect(first('Senior Procurement Officer', 9)).toEqual(['procurement-category-manager']);
    expect(first('Director of Procurement', 15)).toEqual(['supply-chain-director']);
    expect(first('Senior flight attendant, cabin crew', 9)).not.toContain('senior-cabin-crew');
    expect(first('Site Foreman', 25)).toContain('general-foreman');
    expect(first('Registered Nurse', 20)).toContain('charge-nurse');
  });

  it('allow four years to lead an organisation, and two to whoever comes back after years without work', () => {
    const text = 'Primary school teacher 2006-2014, then raising my children. I want to return to work.';
    const back = careerPaths(releaseModel, { titles: ['Primary teacher'], skills: [], years: 9, text });
    expect(back.isReturning).toBe(true);
    expect(back.paths[0]!.steps[0]).toMatchObject({
      occupationId: 'primary-teacher',
      isReturn: true,
      years: 1,
    });
    const [line] = careerPaths(releaseModel, { titles: ['Finance Manager'], skills: [], years: 30 }).paths;
    expect(line!.steps.map(({ years }) => years)).toEqual([2, 4]);
  });

  it('pass over the reviewed steps where the person has been, and lead on from them', () => {
    const { paths } = careerPaths(releaseModel, {
      titles: ['Charge Nurse', 'Head Nurse', 'Nurse Manager'],
      skills: [],
    });
    expect(paths[0]!.steps[0]!.occupationId).toBe('director-of-nursing');
  });

  it('lead a waiter where people go', () => {
    expect(lines({ occupationId: 'waiter', skills: [] }).flat()).toEqual(
      expect.arrayContaining(['head-waiter', 'restaurant-supervisor']),
    );
  });

  it('begin, for those who still learn, at work that takes people without experience', () => {
    for (const titles of [['Marketing student'], ['Student of nursing'], ['طالب تسويق']]) {
      const { from } = careerPaths(releaseModel, { titles, skills: [] });
      expect(from?.foundBy).toBe('studies');
      expect(releaseTaxonomy.occupation(from?.occupationId ?? '')?.years).toBeLessThanOrEqual(1);
    }
  });

  it('begin, for those who have studied a field, where people of that field begin', () => {
    const from = (titles: string[], text = '') =>
      careerPaths(releaseModel, { titles, skills: [], text }).from?.occupationId;
    expect(from(['Mechanical engineering student'])).toBe('mechanical-engineer');
    expect(from(['خريجة محاسبة'])).toBe('accounts-assistant');
    expect(from(['Graduate engineer'], 'Bachelor of Civil Engineering, 2025')).toBe('site-engineer');
    expect(from(['Apprentice welder'])).toBe('welder');
    expect(from(['Engineering intern'])).toBeUndefined();
    // Work that is told is no study, however few its months; the name of a skill is no work.
    expect(from(['IT help desk'], 'IT help desk, 18 months. Diploma in IT')).toBe('it-support-technician');
    expect(from(['Report writing'], 'BA Psychology 2025. Report writing')).toBe('hr-assistant');
    // A word of a sentence makes nobody with a new degree what it may name.
    expect(from(['Chauffeur'], 'BSc Biology 2025. Volunteer in a blood drive.')).toBe(
      'quality-laboratory-technician',
    );
  });

  it('begin below the trade for those who help in it, train for it or keep watch beside it', () => {
    const first = (title: string) => {
      const { from, paths } = careerPaths(releaseModel, {
        titles: [title],
        skills: [],
        text: title,
        years: 2,
      });
      return [from?.occupationId, paths[0]?.steps[0]?.occupationId];
    };
    for (const title of ['Electrician Helper', 'مساعد كهربائي'])
      expect(first(title)).toEqual(['technician-helper', 'electrician']);
    expect(first('Plumber helper')).toEqual(['technician-helper', 'plumber']);
    expect(first('محامية متدربة')).toEqual(['trainee-lawyer', 'litigation-lawyer']);
    expect(first('Hole watch man')[0]).toBe('fire-watcher');
    expect(first('NOC technician')).toEqual(['noc-technician', 'network-engineer']);
    expect(first('Avionics student')[1]).toBe('aircraft-maintenance-engineer');
    expect(first('Electrician')[0]).toBe('electrician');
  });

  it('tell ranks of the police from those of the army, and lead nobody to the title they bear', () => {
    const from = (title: string) =>
      careerPaths(releaseModel, { titles: [title], skills: [], text: title }).from?.occupationId;
    expect(from('عريف في الشرطة')).toBe('police-officer');
    expect(from('Corporal, army')).toBe('military-nco');
    const manager = {
      titles: ['General manager'],
      skills: [],
      text: 'General manager of a hotel of 200 rooms',
    };
    const { paths } = careerPaths(releaseModel, manager);
    expect(paths.flatMap(({ steps }) => steps.map(({ occupationId }) => occupationId))).not.toContain(
      'general-manager',
    );
  });

  it('begin at the kind of work that the line of a title names', () => {
    const from = (title: string, text: string) =>
      careerPaths(releaseModel, { titles: [title], skills: [], text }).from?.occupationId;
    expect(from('Receptionist', 'Receptionist, Palm Hotel, 2021 - present')).toBe('hotel-receptionist');
    expect(from('ممرضة', 'ممرضة، قسم الأطفال')).toBe('paediatric-nurse');
    expect(from('Accountant', 'Accountant, Halim Foods: VAT, cost control')).toBe('accountant');
    // Another level is another occupation.
    expect(from('Site Engineer', 'Site Engineer, civil works')).toBe('site-engineer');
    // And so is what only shares words with the line.
    expect(from('Store Manager', 'Store manager of a shoe brand, 6 years')).toBe('store-manager');
    expect(from('مشرف سلامة', 'مشرف سلامة في موقع بناء')).toMatch(/safety-officer$/u);
    expect(from('مشرف سلامة في موقع بناء', '')).toMatch(/safety-officer$/u);
  });

  it('mean by a title that is part of several names the one that the rest of the resume tells', () => {
    const from = (title: string, text: string) =>
      careerPaths(releaseModel, { titles: [title], skills: [], text }).from?.occupationId;
    expect(from('Partner', 'Partner in a law office, litigation and court pleadings, arbitration')).toBe(
      'law-firm-partner',
    );
    expect(from('Partner', 'Partner for HR of the business: employee relations, workforce plans')).toBe(
      'hr-business-partner',
    );
    expect(from('Accountant', 'Accountant in a law office')).toBe('accountant');
  });

  it('count the years that people tell where no job has dates', () => {
    const first = (text: string) =>
      careerPaths(
        releaseModel,
        careerStart({ titles: [{ title: 'Plumber', current: true }], skills: [], text }),
      ).paths[0]?.steps[0]?.years;
    for (const told of ['Plumber, Dubai. 9 years in villas and towers.', 'سباك، تسع سنوات في الفلل'])
      expect(first(told)).toBeLessThan(first('Plumber') ?? 0);
    expect(first('Plumber, 33 years old')).toBe(first('Plumber'));
  });

  it('never lead back to what the person has been', () => {
    const ids = lines({ titles: ['Accountant', 'Auditor', 'Tax Consultant'], skills: [] }).flat();
    for (const past of ['accountant', 'auditor', 'tax-consultant']) expect(ids).not.toContain(past);
  });

  it('count the years that are there already, and at least one for every step up', () => {
    const years = (have: number) =>
      careerPaths(
        releaseModel,
        { occupationId: 'accountant', skills: [], years: have },
        1,
      ).paths[0]!.steps.map((step) => step.years);
    expect(years(0)[0]).toBe(3);
    expect(years(4)[0]).toBe(1);
    expect(years(30)[0]).toBe(1);
    expect(years(30).slice(1)).toEqual(
      years(30)
        .slice(1)
        .filter((more) => more >= 1),
    );
  });

  it('ask for the degree that is missing, and for the years that it takes', () => {
    const firstStep = (education: EducationLevel) =>
      careerPathAlong(releaseModel, { skills: [], years: 12, education }, [
        'accounts-assistant',
        'accountant',
      ])!.steps[0]!;
    expect(firstStep('diploma')).toMatchObject({ education: 'bachelor', years: 2 });
    expect(firstStep('bachelor')).toMatchObject({ education: null, years: 1 });
  });

  it('lead first to what somebody writes that they want to become, in years of that trade', () => {
    const wishing = (text: string) =>
      careerPaths(releaseModel, { titles: ['English teacher'], skills: [], years: 7, text }).paths[0]!
        .steps[0]!;
    const wished = wishing('Teacher for 7 years. Goal: to become a UX designer; Figma portfolio.');
    expect(wished).toMatchObject({ occupationId: 'ui-ux-designer', isWished: true, why: null, years: 2 });
    expect(wishing('أرغب في العمل في تحليل البيانات').occupationId).toBe('data-analyst');
    expect(wishing('أرغب في العمل كمصممة جرافيك').occupationId).toBe('graphic-designer');
    expect(wishing('Aim: graphic designer').occupationId).toBe('graphic-designer');
    expect(wishing('Looking for a new challenge.').isWished).toBe(false);
    const ofBank = { titles: ['موظف تحصيل'], skills: [], years: 7, education: 'bachelor' as const };
    const wishes = lines({ ...ofBank, text: 'ابغى انتقل لإدارة المخاطر أو الالتزام' }).flat();
    expect(wishes.some((id) => /risk|compliance/.test(id))).toBe(true);
  });

  it('lead nobody back into the service that they retired from', () => {
    const retired = { titles: ['شرطي مرور'], skills: [], years: 22, text: 'شرطي مرور متقاعد، ٢٢ سنة خدمة' };
    expect(lines(retired).flat()).not.toHaveLength(0);
    expect(
      lines(retired)
        .flat()
        .filter((id) => id.startsWith('police')),
    ).toEqual([]);
  });

  it('ask those who have practised for years for no diploma, and nobody for school', () => {
    const asked = (years: number) =>
      careerPaths(releaseModel, { titles: ['Rigger'], skills: [], years, education: 'none' }).paths.flatMap(
        ({ steps }) => steps.map(({ education }) => education),
      );
    expect(asked(6).filter((level) => level === 'secondary' || level === 'diploma')).toEqual([]);
  });

  it('lead to a wish that lies further than one step through the work before it', () => {
    const [path] = careerPaths(releaseModel, {
      titles: ['Accountant'],
      skills: [],
      text: 'I want to become a finance manager.',
    }).paths;
    const ids = path!.steps.map(({ occupationId }) => occupationId);
    expect(ids).toContain('finance-manager');
    expect(path!.steps.every(({ years }) => years > 0)).toBe(true);
  });

  it('count a year at least for whoever comes back to work', () => {
    const first = (text: string) =>
      careerPaths(releaseModel, { titles: ['Executive assistant'], skills: [], years: 8, text });
    expect(first('Career break raising family 2017-2025')).toMatchObject({ isReturning: true });
    const yearsOf = (text: string) => first(text).paths.map(({ steps }) => steps[0]!.years);
    expect(Math.min(...yearsOf('Career break raising family'))).toBeGreaterThanOrEqual(1);
    expect(first('Career coach, breaks records').isReturning).toBe(false);
  });

  it('begin for those who studied a field at the likeliest of its first works', () => {
    const { from, paths } = careerPaths(releaseModel, {
      titles: ['Mechanical engineering student'],
      skills: [],
    });
    expect(paths[0]!.fromId).toBe(from?.occupationId);
    expect(paths).toHaveLength(1);
  });

  it('say what to gain, missing essential skills first, and each skill once a line', () => {
    const [path] = careerPaths(
      releaseModel,
      { occupationId: 'data-analyst', skills: skills('python', 'sql') },
      1,
    ).paths;
    const gained = path!.steps.flatMap(({ toGain }) => toGain);
    expect(new Set(gained.map(({ id }) => id)).size).toBe(gained.length);
    expect(gained.map(({ id }) => id)).not.toContain('python');
    for (const { toGain } of path!.steps) {
      const importances = toGain.map(({ importance }) => importance);
      expect(importances).toEqual([...importances].sort());
      expect(toGain.every(({ level, credit }) => level >= 1 && level <= 5 && credit < 1)).toBe(true);
    }
  });

  it('show a better fit the more of the skills are there', () => {
    const firstStep = (held: string[]) =>
      careerPaths(releaseModel, { occupationId: 'accountant', skills: skills(...held) }, 1).paths[0]!
        .steps[0]!;
    const before = firstStep([]);
    const after = firstStep(before.toGain.slice(0, 5).map(({ id }) => id));
    expect(before.fit).toBe(0);
    expect(after.fit).toBeGreaterThan(0.2);
    expect(after.fit).toBeLessThanOrEqual(1);
    const whole = releaseTaxonomy.occupation(before.occupationId)!.skills;
    const met = firstStep(whole.map(({ id }) => id));
    expect([met.occupationId, met.toGain]).toEqual([before.occupationId, []]);
    expect(met.fit).toBeCloseTo(1, 9);
  });
});

describe('a chosen line', () => {
  const person: CareerStart = { titles: ['Accountant'], skills: skills('accounting'), years: 4 };

  it('is walked as the path that was suggested', () => {
    const { from, paths } = careerPaths(releaseModel, person);
    for (const path of paths) {
      const line = [from!.occupationId, ...path.steps.map(({ occupationId }) => occupationId)];
      expect(careerPathAlong(releaseModel, person, line)).toEqual(path);
    }
  });

  it('need not be one that is suggested, and is none where an occupation is not known', () => {
    const odd = careerPathAlong(releaseModel, person, ['accountant', 'welder'])!;
    expect(odd.steps.map(({ occupationId, why }) => [occupationId, why])).toEqual([['welder', null]]);
    expect(careerPathAlong(releaseModel, person, ['accountant', 'no-such-thing'])).toBeNull();
    expect(careerPathAlong(releaseModel, person, ['accountant'])).toBeNull();
  });
});

describe('the gap to an occupation', () => {
  it('gives, skill by skill, exactly what the fit gains when it is learned', () => {
    const person: CareerStart = { skills: skills('sql') };
    const { fit, missing } = occupationGap(releaseModel, person, 'data-analyst');
    expect(fit).toBe(fitTo(releaseModel, person, 'data-analyst'));
    expect(missing.map(({ id }) => id)).not.toContain('sql');
    for (const { id, lift } of missing) {
      expect(lift).toBeGreaterThan(0);
      expect(fitTo(releaseModel, person, 'data-analyst', [id])).toBeCloseTo(fit + lift, 12);
    }
    expect(missing.map(({ lift }) => lift)).toEqual(missing.map(({ lift }) => lift).sort((a, b) => b - a));
  });

  it('is closed by all of its skills together', () => {
    const all = occupationGap(releaseModel, { skills: [] }, 'data-analyst').missing.map(({ id }) => id);
    expect(fitTo(releaseModel, { skills: [] }, 'data-analyst', all)).toBeCloseTo(1, 12);
  });
});
