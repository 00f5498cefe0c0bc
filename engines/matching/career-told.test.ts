import { describe, expect, it } from 'vitest';
import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { careerPaths } from './career-paths.ts';
import { careerStart } from './career-start.ts';
import { releaseModel } from './model.fixtures.ts';
import { profileFeatures } from './read-features.ts';

/** The paths of somebody who tells of themselves in their own words and is called by one title. */
function told(
  title: string,
  text: string,
  { years, education }: { years?: number; education?: EducationLevel } = {},
) {
  const titles = [{ title, current: true }];
  const profile = {
    titles,
    text,
    ...(education ? { education } : {}),
    ...(years === undefined ? {} : { years }),
  };
  return careerPaths(
    releaseModel,
    careerStart(profileFeatures(releaseTaxonomy, profile, new Date('2026-11-01'))),
  );
}
const from = (...given: Parameters<typeof told>) => told(...given).from?.occupationId;
const firsts = (...given: Parameters<typeof told>) =>
  told(...given).paths.map(({ steps }) => steps[0]?.occupationId);
const degrees = (...given: Parameters<typeof told>) =>
  told(...given).paths.flatMap(({ steps }) => steps.map(({ education }) => education));

describe('where somebody stands who tells it in a few lines', () => {
  it('is what the account opens with, before what they are only called further on', () => {
    expect(from('Nurse', 'Pharmacy assistant in Salmiya, 4 years. My sister is a nurse.')).toBe(
      'pharmacy-technician',
    );
    expect(from('Bookkeeper', 'Storekeeper cum bookkeeper in a tile shop')).toBe('bookkeeper');
  });

  it('is what stands behind the greeting and the name, in any dialect', () => {
    expect(from('', 'صباح الخير، انا حسن شغال معلم فلافل في عمان صرلي 8 سنين')).toBe(
      from('معلم فلافل', 'معلم فلافل'),
    );
    expect(from('', 'أشتغل في جهة حكومية من 6 سنوات، المسمى ضابط موارد بشرية')).toBe('hr-officer');
    expect(from('', "I'm 27, BA in English, working 2 years as a shadow teacher in Sharjah")).toBe(
      'shadow-teacher',
    );
    expect(from('انا باريستا', 'انا باريستا في كوفي من 3 سنوات')).toBe('barista');
    expect(from('', 'سعاد م. – معلمة رياضيات – إربد\nدروس تقوية منذ 2018')).toBe('mathematics-teacher');
  });

  it('is what they are called, before what they say they were', () => {
    const text = 'Before I was an accountant in Lahore. Now at home with my children.';
    expect(from('Nurse', text)).toBe(from('Nurse', ''));
  });

  it('is never whom somebody stands in for, is trusted by or works for', () => {
    const grill = 'انا سمير شغال شيف مشاوي من 6 سنين وصاحب المطعم بيعتمد عليا';
    expect(from('صاحب المطعم', grill)).not.toBe('restaurant-owner');
    const cook = 'Chef de partie\nWhen sous chef on leave I run the kitchen';
    const path = told('Chef de partie', cook);
    expect([path.from?.occupationId, path.paths[0]?.steps[0]?.occupationId]).toEqual([
      'chef-de-partie',
      'sous-chef',
    ]);
  });

  it('is what they call themselves, before what their deeds and houses sound like', () => {
    const pharmacist = 'اهلا، انا دكتورة صيدلانية شغالة في صيدلية كبيرة من 4 سنين';
    expect(from('فني صيدلة', pharmacist)).toBe('pharmacist');
    expect(from('الامام', 'متخرجة ادارة اعمال من جامعة الامام، تدريب تعاوني')).not.toBe('imam');
    const kitchen = 'شغالة\nشغالة فكوزينة ديال ريسطو هادي 3 سنين، كنغسل الماعن';
    expect(from('شغالة', kitchen)).not.toBe('domestic-worker');
    expect(from('شغالة', 'شغالة، 5 سنين مع عائلة')).toBe('domestic-worker');
    expect(from('I do all house work', 'I do all house work, cook and iron, one family')).toBe(
      'domestic-worker',
    );
    const network = 'Main contractor\nCisco switching and FortiGate firewalls for offices, VPN, on call';
    expect(from('System integrator', network)).not.toBe('contractor');
  });

  it('is a rank of the police where any line names the police', () => {
    expect(from('رقيب', 'رقيب\nرقيب بشرطة الشارقة 8 سنوات')).toMatch(/^police-/u);
  });

  it('is what people call a doctor, and nothing that a school leaver has studied', () => {
    expect(from('دكتورة اطفال', 'دكتورة اطفال في مستوصف من 6 سنوات')).toBe('paediatrician');
    expect(from('خريج ثانوية', 'خريج ثانوية، ابي وظيفة حكومية')).not.toBe('school-teacher');
  });

  it('is the helper of a trade, in whatever order they name it', () => {
    const helper = told('electrician', 'sir i am helper plumber in dammam 2 year, ITI electrician 2019');
    expect(helper.from?.occupationId).toBe('technician-helper');
    expect(helper.paths.map(({ steps }) => steps[0]?.occupationId)).toEqual(['plumber']);
  });

  it('is the post to which they have risen, by any word of its name', () => {
    expect(from('ويتر', 'بدأت ويتر في فندق ومن سنتين بقيت كابتن في المطعم')).toBe('head-waiter');
    const stores = 'Storekeeper, joined as picker then storekeeper then since 2020 supervisor of 9 people';
    expect(from('Storekeeper', stores)).toBe('warehouse-supervisor');
  });

  it('is the head of a section where a ministry is named before, and no company', () => {
    const ministry = 'بكالوريوس إدارة\n1435: فرع الوزارة بالدمام\n1442: رئيس قسم المتابعة';
    expect(from('رئيس قسم المتابعة', ministry, { education: 'bachelor' })).toBe('government-section-head');
    const company = 'بكالوريوس إدارة\n2012: فرع الوزارة بالدمام\n2019: شركة أغذية، رئيس قسم المتابعة';
    expect(from('رئيس قسم المتابعة', company, { education: 'bachelor' })).not.toBe('government-section-head');
  });

  it('is never what a doctor or somebody else is who says something', () => {
    const text = 'Tile mason, 12 years. My knee is bad, doctor say stop. Supervisor go home next month.';
    expect(from('Tile mason', text)).toBe('tile-setter');
  });

  it('is where graduates begin, whatever they did beside their studies', () => {
    const text = 'خريج هندسة مدنية ٢٠٢٤\nاشتغلت كاشير ايام الجامعة';
    expect(from('كاشير', text)).not.toBe('cashier');
    expect(degrees('كاشير', text)).not.toContain('bachelor');
  });

  it('is one’s field where the work is called a stopgap, and the work itself where it is not', () => {
    const teacher = 'Maths teacher, 2 years. BSc Petroleum Engineering 2023.';
    expect(from('Maths teacher', teacher)).toBe('mathematics-teacher');
    expect(from('Maths teacher', `${teacher} I teach since graduating and apply everywhere.`)).not.toBe(
      'mathematics-teacher',
    );
  });

  it('is the work itself where the title says nothing of leading it', () => {
    expect(from('plaster and gypsum work', 'Plaster and gypsum work, 9 years in Dammam')).toBe('plasterer');
    expect(from('Duct fabrication', 'Duct fabrication, 5 years')).toBe('duct-fabricator');
    expect(from('Plastering foreman', 'Plastering foreman, 9 years')).toMatch(/foreman/);
  });

  it('is no post that is only wished for, held by another or named since when', () => {
    expect(from('Welder', 'Welder, 7 years in Jubail. Now I want a foreman job.')).toBe('welder');
    expect(from('Cashier', 'Cashier, 4 years. Last 2 years the supervisor gave me the keys.')).toBe(
      'cashier',
    );
    expect(from('Foreman', 'Foreman since 2016, forty workers')).toBe('site-foreman');
    expect(from('Welder', 'Welder in Jubail, then welding foreman since 2021.')).toBe('welding-foreman');
  });

  it('is the kind of work of which the text tells, where one name means several', () => {
    expect(from('محامي', 'محامي، ٦ سنوات في مكتب محاماة، أحضر الجلسات في المحاكم')).toBe('litigation-lawyer');
    expect(from('محامي', 'محامي في بنك، أراجع العقود')).toBe('legal-counsel');
    expect(from('Civil engineer', 'Civil engineer, 5 years on site, casting and subcontractors')).toBe(
      'site-engineer',
    );
    expect(from('Civil engineer', 'Civil engineer, design of bridges. I want to go on site.')).toBe(
      'civil-engineer',
    );
    expect(from('مهندس ميكانيك', 'مهندس ميكانيك في مصنع ألبان، صيانة وقائية وأعطال الخطوط')).toBe(
      'maintenance-engineer',
    );
  });

  it('is no other assistant than the title names', () => {
    expect(from('Audit assistant', 'Audit assistant, 3 years')).not.toBe('healthcare-assistant');
    expect(from('Physio assistant', 'Physio assistant, 3 years')).toBe('therapy-assistant');
  });

  it('is no employer that stands in the place of a title', () => {
    expect(from('Main contractor', 'Main contractor\nLand surveyor, setting out and levels, 6 years')).toBe(
      'land-surveyor',
    );
    expect(from('Property developer', 'Property developer, my own projects')).not.toBe('land-surveyor');
  });

  it('is what somebody says that their card or their team calls them', () => {
    expect(from('Accountant', 'Accountant, 15 years. My card says Finance Manager.')).toBe('finance-manager');
    expect(from('Call centre agent', 'centre d’appel هادي 5 سنين، هادي عامين chef d’équipe')).toBe(
      'call-centre-team-leader',
    );
  });

  it('is what somebody does in houses, in hiring and at the pumps of a farm', () => {
    expect(from('', '8 years house work in Riyadh, cooking and ironing too')).toBe('domestic-worker');
    expect(from('', 'I did recruitment for five years in an agency')).toBe('recruiter');
    expect(from('', 'كنشتغل ف ضيعة، أنا مقابل السقي والتنقيط')).toBe('irrigation-technician');
  });

  it('is the same trade by the names of the Maghreb and by short forms', () => {
    expect(from('تقني صيانة', 'تقني صيانة، ٤ سنوات في معمل')).toBe('maintenance-technician');
    expect(from('Civil engr', 'Civil engr, design office')).toBe('civil-engineer');
    expect(from('HR admin', 'HR admin, timesheets and leave')).toBe('hr-assistant');
  });

  it('is the trade of a soldier after the service', () => {
    const text = 'رقيب متقاعد من الجيش، خدمة ٢٠ سنة. بعدها سنتين مشرف أمن في فندق.';
    expect(from('رقيب', text)).toBe('security-supervisor');
  });

  it('is the head of a department where a doctor says so, and of a section of a ministry without a trade', () => {
    expect(from('Orthopaedic surgeon', 'Orthopaedic surgeon, 20 years, chairman of surgery in Muscat')).toBe(
      'medical-department-head',
    );
    expect(from('رئيس قسم', 'رئيس قسم في وزارة الزراعة منذ ٢٠١٨')).toBe('government-section-head');
  });

  it('is the business of an owner by what is sold or done there', () => {
    expect(from('Mechanic', 'I own garage in Salalah since 2015, 5 men')).toBe('workshop-owner');
    const owner = 'Owner of a small Lebanese restaurant in Amman, 14 staff, menu and suppliers.';
    expect(from('Owner of a', owner)).toBe('restaurant-owner');
    expect(from('مدخل بيانات', 'مدخل بيانات في عيادة. عندي دبلوم سكرتارية طبية')).toBe('data-entry-operator');
  });

  it('is the desk that somebody with a licence chose, unless they prepare for it', () => {
    const text = 'مندوب دعاية طبية، صيدلي، ٧ سنوات في شركات أدوية';
    expect(told('مندوب دعاية طبية', text).from).toMatchObject({ occupationId: 'medical-representative' });
  });
});

describe('what somebody writes that draws them', () => {
  it('comes first among the ways', () => {
    expect(firsts('Welder', '6G welder, 10 years. I would like to go for CSWIP and inspect welds.')[0]).toBe(
      'welding-inspector',
    );
    expect(firsts('Warehouse manager', 'Warehouse manager, 9 years. I want the whole supply chain.')[0]).toBe(
      'supply-chain-manager',
    );
  });

  it('may be a post that is offered or that somebody leaves', () => {
    const text = 'Optometrist, 6 years. There is an opening for area manager next year.';
    expect(firsts('Optometrist', text)[0]).toBe('retail-area-manager');
  });

  it('is none of what is denied', () => {
    const text = "Quantity surveyor, 8 years. Don't want to go into site management.";
    expect(firsts('Quantity surveyor', text)).toContain('senior-quantity-surveyor');
    expect(firsts('Quantity surveyor', text)).not.toContain('site-engineer');
  });

  it('is not shut out by who does not want to do the same for ever', () => {
    const text = 'CAD operator, 4 years. I do not want to be CAD operator forever.';
    expect(firsts('CAD operator', text)[0]).toBe('bim-technician');
  });

  it('is first what leads up and out of the work that somebody leaves', () => {
    const text = 'Heavy truck driver, 14 years. I do not want to drive any more.';
    expect(firsts('Heavy truck driver', text)[0]).toBe('fleet-supervisor');
  });

  it('is lighter work where the body bears it no longer', () => {
    const text = 'Steel fixer, 12 years. My back is finished, no heavy lifting.';
    const ways = firsts('Steel fixer', text);
    expect(ways.some((id) => id === 'storekeeper' || id === 'banksman')).toBe(true);
  });
});

describe('a degree', () => {
  it('is asked of nobody whom years in the work have taught it, where work is learned by doing', () => {
    expect(degrees('Farm foreman', 'Farm foreman, date farm, 13 years', { years: 13 })).not.toContain(
      'bachelor',
    );
    expect(
      degrees('Leasing officer', 'Leasing officer, 5 years', { years: 5, education: 'diploma' }),
    ).not.toContain('bachelor');
  });

  it('is still asked for where all have studied', () => {
    const ways = told('Bookkeeper', 'Bookkeeper, 8 years. I want to become an accountant', {
      years: 8,
      education: 'secondary',
    });
    expect(ways.paths[0]?.steps[0]).toMatchObject({ occupationId: 'accountant', education: 'bachelor' });
  });

  it('is not held by who studies for it still or left it unfinished', () => {
    const draughtsman = 'CAD operator, 1 year. BS Architecture, not finished.';
    expect(degrees('CAD operator', draughtsman, { years: 1 })).toContain('bachelor');
  });
});

describe('the way of somebody who tells what has changed', () => {
  it('is back to their own work after children, and not where they say that they do not want to go back', () => {
    const back = 'كنت محاسبة 5 سنين وسبت الشغل لما خلفت، دلوقتي العيال دخلوا المدرسة وعايزة ارجع';
    expect(told('محاسبة', back).isReturning).toBe(true);
    expect(told('محاسبة', 'محاسبة من 5 سنين، مش عايزة ارجع لشغل المصانع').isReturning).toBe(false);
    const teacher =
      'English teacher 9 years, stopped in 2018 for the kids. Please no classroom, no teaching.';
    expect(firsts('English teacher', teacher)).not.toContain('english-teacher');
  });

  it('is employment for an owner who gives up the business', () => {
    const shop = 'عندي بقالة من 12 سنة، قررت اسكر المحل وادور وظيفة براتب ثابت';
    expect(firsts('صاحب بقالة', shop)).not.toContain('multi-branch-owner');
    expect(firsts('صاحب بقالة', shop).length).toBeGreaterThan(0);
  });

  it('is nursing by day for a nurse who wants no nights and no ward to run', () => {
    const nurse = 'Charge nurse, 14 years. I want out of bedside: no nights, no ward to run.';
    expect(firsts('Charge nurse', nurse)).toContain('nurse-educator');
    expect(firsts('Charge nurse', nurse)).not.toContain('nurse-manager');
  });

  it('is civilian work near to what soldiers did', () => {
    const soldier = 'رقيب متقاعد، 20 سنة، مسؤول حركة السيارات وصيانتها، ابي شغل مدني';
    expect(firsts('رقيب', soldier)[0]).toMatch(/fleet-supervisor|logistics-supervisor/u);
    const officer =
      'Major (retired), BSc Civil Engineering 2001, 20 years of building works. Civilian post wanted.';
    const paths = firsts('Army officer', officer, { years: 20, education: 'bachelor' });
    expect(paths[0]).toBe('construction-project-manager');
    expect(paths).not.toContain('senior-military-officer');
  });

  it('is an office post for graduates, and not that of a clerk', () => {
    const caller = 'كول سنتر 3 سنين، بكالوريوس ادارة اعمال. ما بدي تلفون، بدي شي مكتبي';
    expect(firsts('كول سنتر', caller, { education: 'bachelor' })).not.toContain('office-clerk');
  });

  it('is a practice of their own for doctors who want one, whatever it pays', () => {
    expect(firsts('دكتورة نساء وولادة', 'دكتورة نساء وولادة 9 سنين، عايزة عيادتي الخاصة')[0]).toBe(
      'clinic-owner',
    );
  });

  it('is a business of their own trade where they say that they open one', () => {
    const teacher = 'معلم فيزياء 10 سنوات. الهدف: أفتح مركز ثقافي وأترك المدرسة';
    expect(firsts('معلم فيزياء', teacher)).toContain('training-centre-owner');
    expect(firsts('صاحب صالون حلاقة', 'عندي صالون حلاقة من 2016، افكر افتح فرع ثاني')).toContain(
      'multi-branch-owner',
    );
  });

  it('is not drawn by sick leave, courses taken or plans of work', () => {
    const cleaner = 'Cleaner in a hospital, 5 years. Supervisor tell me, 3 cleaners follow, sign the paper.';
    expect(firsts('Cleaner', cleaner)[0]).toBe('cleaning-supervisor');
    const engineer = 'Maintenance engineer, 8 years. PM plan, spare parts budget, short course in welding.';
    expect(firsts('Maintenance engineer', engineer)[0]).toBe('maintenance-manager');
  });

  it('is the work that is made of the skill that they name as their objective', () => {
    const desk = 'Insurance Coordinator\nCareer objective: Medical coding, preferably in a hospital.';
    expect(firsts('Insurance Coordinator', desk)).toContain('medical-coder');
  });
});

describe('somebody who comes back to work', () => {
  it('is nobody who refuses to, and nobody whose work has gone on since', () => {
    const back = (text: string, worksNow = false) =>
      careerPaths(releaseModel, { titles: ['Bus driver'], skills: [], text, worksNow }).isReturning;
    expect(back('سواق باص ١٠ سنين، مش عايز ارجع اشتغل عند حد')).toBe(false);
    expect(back('سواق باص، عايز ارجع اشتغل بعد سنتين في البيت')).toBe(true);
    expect(back('Bus driver. 2017 - 2020 at home with my children')).toBe(true);
    expect(back('Bus driver. 2017 - 2020 at home with my children', true)).toBe(false);
  });
});

describe('what draws somebody', () => {
  it('is what they write that they want, and no course or opening in a list of facts', () => {
    const electrician = 'Electrician, villas and towers.';
    expect(firsts('Electrician', `${electrician}\nLift maintenance short course, 2015`)[0]).toBe(
      'electrical-supervisor',
    );
    expect(firsts('Electrician', `${electrician}\nI am doing a lift maintenance course`)[0]).toBe(
      'lift-technician',
    );
  });

  it('is the post above their own that leads, where they wish for one', () => {
    expect(firsts('معلمة علوم', 'معلمة علوم، ٩ سنوات. ودي أنتقل لعمل إشرافي في المدرسة')[0]).toBe(
      'academic-coordinator',
    );
    expect(firsts('Electrician', 'Electrician, 9 years. I want to move to a supervisory role.')[0]).toBe(
      'electrical-supervisor',
    );
  });

  it('is a business of their trade, though none of its ways is reviewed', () => {
    const { paths } = told('أخصائي تواصل اجتماعي', 'بدي افتح وكالة صغيرة باسمي');
    expect(paths.flatMap(({ steps }) => steps.map(({ occupationId }) => occupationId))).toContain(
      'creative-agency-owner',
    );
    expect(firsts('سائق باص', 'سائق باص. عايز اشتري باصين ويبقوا شغلي')[0]).toBe('transport-company-owner');
  });

  it('is no trade that is called civil, for a soldier who wants civilian work', () => {
    expect(firsts('رقيب في الجيش', 'رقيب في الجيش ١٥ سنة، تقاعدت. بدي شغل مدني')).not.toContain(
      'site-engineer',
    );
    expect(firsts('Army sergeant', 'Army sergeant, 15 years, retired. I want a civil job.')).not.toContain(
      'site-engineer',
    );
  });

  it('is read in the dialects of the Maghreb too', () => {
    expect(firsts('كهربائي', 'كهربائي، ٨ سنين. راني نحوس ندخل للطاقة الشمسية')[0]).toMatch(/^solar/);
    expect(
      firsts('محاسب', 'محاسب، ٤ سنين. بغيت نخرج من المحاسبة و ندخل لمراقبة التسيير', { years: 4 })[0],
    ).toMatch(/^(?:management-accountant|financial-analyst|cost-accountant)$/);
  });
});
