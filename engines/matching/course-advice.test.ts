import { describe, expect, it } from 'vitest';
import { type Course, courseLevels, rungs } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { CourseOptions } from './course-choice.ts';
import type { ProfileFeatures } from './features.ts';
import { jobGap } from './job-gap.ts';
import { standingTowards } from './learning-standing.ts';
import { releaseModel } from './model.fixtures.ts';
import { jobFeaturesFromText, profileFeatures } from './read-features.ts';
import { rungOf } from './rungs.ts';
import { coursesForGap } from './upskilling.ts';

const person = (title: string, years: number, text: string) =>
  profileFeatures(releaseTaxonomy, { title, years, text });

const tester = person('Software Tester', 5, 'Manual testing, ISTQB Foundation, Jira, Selenium scripts, SQL.');
const planner = person('Planning Engineer', 7, 'Primavera P6, baseline programmes, weekly updates.');
const officer = person(
  'HSE Officer',
  8,
  'NEBOSH IGC, IOSH. Toolbox talks, permit to work, incident reports.',
);
const teller = person('Bank Teller', 4, 'Cash handling, account opening, KYC documents.');
const accountant = person(
  'Senior Accountant',
  9,
  'Month-end close, IFRS, VAT returns, reconciliations, B.Com.',
);

function advised(who: ProfileFeatures, title: string, text: string, options: CourseOptions = {}): Course[] {
  const gap = jobGap(jobFeaturesFromText(releaseTaxonomy, { title, text }), who, releaseModel);
  const { occupationId, qualifying, skills, country, denied, studies } = gap;
  const standing = standingTowards(occupationId, who, releaseModel);
  const plan = coursesForGap(releaseModel, skills, {
    ...standing,
    occupationId,
    qualifying,
    country,
    denied,
    studies,
    ...options,
  });
  return plan.courses.map(({ courseId }) => releaseTaxonomy.course(courseId)!);
}
const idsOf = (courses: readonly Course[]) => courses.map(({ id }) => id);
const subjectsOf = (courses: readonly Course[]) => courses.map(({ skills }) => skills[0]?.id);

describe('where somebody stands towards an occupation', () => {
  it('is deeper in what they do, a step from the rung below or the next room, and else new', () => {
    expect(rungOf(planner, 'construction-planner', releaseModel)).toBe('deeper');
    expect(rungOf(accountant, 'finance-manager', releaseModel)).toBe('step');
    expect(rungOf(teller, 'aml-analyst', releaseModel)).toBe('step');
    expect(rungOf(teller, 'registered-nurse', releaseModel)).toBe('new');
  });

  it('is at the beginning of a licensed profession again after years away, and a step elsewhere', () => {
    const away = 'Career break to raise my children since 2015.';
    const nurse = person('', 5, `Registered Nurse, ward of a hospital, 2009-2014. ${away}`);
    expect(rungOf(nurse, 'registered-nurse', releaseModel)).toBe('new');
    const bookkeeper = person('', 5, `Accountant, trading company, 2009-2014. ${away}`);
    expect(rungOf(bookkeeper, 'accountant', releaseModel)).toBe('step');
  });
});

describe('what somebody is advised to learn', () => {
  it('is first what the job asks for by name, and nothing of what they hold', () => {
    const courses = advised(officer, 'HSE Manager', 'NEBOSH Diploma required. ISO 45001, audits.');
    expect(courses[0]!.id).toBe('nebosh-idip');
    expect(idsOf(courses)).not.toContain('nebosh-igc');
    expect(idsOf(courses)).not.toContain('iosh-managing-safely');
    expect(idsOf(advised(teller, 'AML Analyst', 'CAMS preferred. Screening.'))).toContain('acams-cams');
  });

  it('begins at their own level', () => {
    const deeper = advised(planner, 'Senior Planning Engineer', 'Delay analysis, claims support, FIDIC.');
    expect(deeper.filter(({ level }) => level === 'beginner')).toEqual([]);
    const testing = advised(
      tester,
      'QA Automation Engineer',
      'Playwright, API test automation, CI pipelines.',
    );
    expect(idsOf(testing)).not.toContain('istqb-ctfl');
    expect(subjectsOf(testing)).not.toContain('manual-testing');
    const leading = advised(accountant, 'Finance Manager', 'Budgeting, forecasting, treasury, leads six.');
    expect(subjectsOf(leading)).not.toContain('accounting');
    expect(leading.length).toBeGreaterThanOrEqual(1);
  });

  it('is no certificate of what they do every day, no tool that nobody names, and nothing where nothing is lacking', () => {
    const translator = person(
      'Legal Translator',
      12,
      'Contracts and pleadings, English and Arabic. Trados, memoQ, term bases, revision.',
    );
    const sworn = advised(translator, 'Legal Translator', 'Contracts, CAT tools, 5 years of legal texts.');
    expect(idsOf(sworn)).not.toContain('ciol-diptrans');
    const engineer = person(
      'Data Engineer',
      8,
      'Python, Spark, Airflow, Snowflake, AWS Glue, SQL, star schemas.',
    );
    const analytics = idsOf(
      advised(engineer, 'Analytics Engineer', 'Model in dbt, dashboards in Looker, Snowflake, strong SQL.'),
    );
    expect(analytics.some((id) => id.startsWith('dbt-'))).toBe(true);
    expect(analytics).not.toContain('databricks-data-engineer-associate');
  });

  it('is the law of the country in which the job is', () => {
    const officer = person('HR Officer', 4, 'Recruitment, onboarding, leave, personnel files.');
    const inRiyadh = idsOf(advised(officer, 'HR Officer', 'Riyadh. Labour law, payroll, Muqeem.'));
    expect(inRiyadh).not.toContain('dji-labour-law');
  });

  it('prepares for the licence of their own profession', () => {
    const nurse = person('Staff Nurse', 6, 'Medical ward, Kerala. BLS, ACLS. Wound care, IV therapy.');
    const inDubai = idsOf(advised(nurse, 'Staff Nurse', 'Ward nurse, Dubai. DHA licence required.'));
    expect(inDubai[0]).toBe('prometric-nursing');
    expect(inDubai.filter((id) => id.startsWith('prometric-'))).toHaveLength(1);
  });

  it('keeps to the hours, the languages and the purse, with others about the same in the place of what does not', () => {
    const ask = (options: CourseOptions) =>
      advised(accountant, 'Finance Manager', 'Budgeting, treasury, leads a team.', options);
    expect(ask({ hours: 20 }).reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(20);
    for (const { cost } of ask({ free: true })) expect(['free', 'audit']).toContain(cost);
    const arabic = ask({ languages: ['arabic'] });
    expect(arabic.length).toBeGreaterThan(0);
    for (const { languageIds } of arabic) expect(languageIds).toContain('arabic');
  });

  it('is five courses at most, each said to close something, what prepares for another before it', () => {
    for (const { id, learning } of releaseTaxonomy.occupations.filter((_, at) => at % 9 === 0)) {
      if (!learning) continue;
      for (const rung of rungs) {
        const plan = coursesForGap(releaseModel, [], { occupationId: id, rung });
        const courses = plan.courses.map(({ courseId }) => releaseTaxonomy.course(courseId)!);
        expect([id, courses.length <= 5]).toEqual([id, true]);
        expect(plan.courses.filter(({ closes }) => closes.length === 0)).toEqual([]);
        expect(new Set(idsOf(courses)).size).toBe(courses.length);
        courses.forEach((course, at) => {
          for (const later of courses.slice(at + 1)) {
            const isEasier = courseLevels.indexOf(later.level) < courseLevels.indexOf(course.level);
            expect([id, later.id, isEasier && course.needs.includes(later.skills[0]?.id ?? '')]).toEqual([
              id,
              later.id,
              false,
            ]);
          }
        });
      }
    }
  });

  it('is what those advise who know the work, in their order, where a posting says nothing', () => {
    const { learning } = releaseTaxonomy.occupation('aml-analyst')!;
    const plan = coursesForGap(releaseModel, [], { occupationId: 'aml-analyst', rung: 'deeper' });
    const own = plan.courses.map(({ courseId }) => courseId).filter((id) => learning!.deeper.includes(id));
    expect(own[0]).toBe(learning!.deeper[0]);
    expect(own.length).toBe(Math.min(5, learning!.deeper.length));
    expect(plan.groups.every(({ isUsual }) => isUsual)).toBe(true);
  });

  it('are about a tool that must be known, in whatever work', () => {
    const text = 'Requirements:\n- Accounts reconciliation and IFRS\n- Tableau is a must';
    const subjects = advised(accountant, 'Chief Accountant', text).map(({ skills: [first] }) => first?.id);
    expect(subjects).toContain('tableau');
  });

  it('name the study alone where a profession cannot be entered without it, and not to those who have it', () => {
    const text = 'ETABS, tall buildings. 8 years.';
    const foreman = person('Civil Foreman', 20, 'Formwork, rebar, 40 workers. Vocational school.');
    expect(idsOf(advised(foreman, 'Structural Engineer', text))).toEqual(['degree-civil']);
    const graduate = person('Civil Foreman', 20, 'Formwork, rebar. B.Tech Civil 2012.');
    expect(idsOf(advised(graduate, 'Structural Engineer', text))).not.toContain('degree-civil');
  });

  it('leave out what the posting says it does not ask for', () => {
    const clerk = person('Public Service Clerk', 11, 'Counter, files, ICDL.');
    const text = 'Monthly plans and writing. No design or video editing needed.';
    const taught = advised(clerk, 'Social Media Specialist', text).flatMap(({ skills }) =>
      skills.slice(0, 2).map(({ id }) => id),
    );
    expect(taught).not.toContain('video-editing');
  });

  it('lead to a licence of the country of the job', () => {
    const driver = person('Private Driver', 11, 'Families, school runs.');
    const truck = (place: string) =>
      idsOf(advised(driver, 'Heavy Truck Driver', `Based in ${place}. Heavy licence.`));
    expect(truck('Dubai, UAE')).toContain('rta-heavy-truck');
    expect(truck('Dammam, Saudi Arabia')).toContain('school-heavy-truck');
  });

  it('is no trifle beside what weighs: no tool that is only welcome, no program that each site shows', () => {
    const electrician = person('Electrician', 6, 'Wiring, distribution boards, testing.');
    const plant = advised(
      electrician,
      'Solar O&M Technician',
      'IV curve tracing and PV O&M of a 200 MW plant. Write in CMMS. Opera would be a plus.',
    );
    expect(idsOf(plant)).toContain('sei-pv-maintenance');
    expect(idsOf(plant)).not.toContain('iwfm-helpdesk');
    expect(idsOf(plant)).not.toContain('oracle-opera-cloud');
  });

  it('is what a posting names in any sector, in either language', () => {
    const clerk = person('Secretary', 6, 'Letters, filing, Word 2010.');
    expect(
      idsOf(advised(clerk, 'Executive Assistant', 'Calendar, minutes, SharePoint, Microsoft 365.')),
    ).toContain('ms-microsoft-365');
    const visitor = person('موظف ميداني', 6, 'زيارات ميدانية وتعبئة استمارات.');
    expect(idsOf(advised(visitor, 'موظف برامج', 'المتابعة والتقييم وإعداد التقارير.'))).toContain(
      'disasterready-mel',
    );
    const waiter = person('Commis Chef', 4, 'Grill section, PIC Level 2.');
    expect(idsOf(advised(waiter, 'Chef de Partie', 'Pasta section. PIC Level 3 required.'))[0]).toBe(
      'highfield-food-safety-3',
    );
  });

  it('is what answers a must and a wish at once before what is only wished for, and no long paper that nobody names', () => {
    const helpdesk = person('Helpdesk Agent', 4, 'Tenants, work orders, calls of a tower.');
    const ids = idsOf(
      advised(
        helpdesk,
        'Facilities Coordinator',
        'Must have\nBachelor degree\nRisk assessment\nPreferred\nIOSH\nFMP',
      ),
    );
    expect(ids[0]).toBe('iosh-managing-safely');
    expect(ids).not.toContain('highfield-risk-assessment');
    const coder = person('Clinic Receptionist', 3, 'Appointments and calls.');
    const claims = idsOf(
      advised(
        coder,
        'Insurance Coordinator',
        'Must have\nInsurance approvals\nHealth insurance\nMedical billing',
      ),
    );
    expect(claims).not.toContain('aapc-cpb');
  });

  it('is no licence of other authorities than those of the country of the job', () => {
    const pharmacist = person('Pharmacist', 3, 'B.Pharm. Dispensing and counselling.');
    const ids = (country: string) =>
      idsOf(advised(pharmacist, 'Pharmacist', 'MOH licence, Prometric', { country }));
    expect(ids('kuwait')).not.toContain('prometric-pharmacist');
    expect(ids('uae')).toContain('prometric-pharmacist');
  });

  it('is a licence beside the work, which leaves the work itself to be learned', () => {
    const job = 'Requirements:\nSale of loans and cards to customers of companies\nDriving licence';
    const { qualifying } = jobGap(
      jobFeaturesFromText(releaseTaxonomy, { title: 'Relationship Officer', text: job }),
      teller,
      releaseModel,
    );
    expect(qualifying.find(({ kind }) => kind === 'licence')).toMatchObject({ isBeside: true });
    const subjects = subjectsOf(advised(teller, 'Relationship Officer', job));
    expect(subjects.filter((id) => id !== 'light-vehicle-driving')).not.toEqual([]);
    const guard = jobGap(
      jobFeaturesFromText(releaseTaxonomy, { title: 'Security Guard', text: 'SIRA licence' }),
      teller,
      releaseModel,
    );
    expect(guard.qualifying[0]?.isBeside).toBeUndefined();
  });

  it('is a tool in the language of its maker, where it is taught in no other', () => {
    const housekeeper = person('مشرفة تدبير فندقي', 8, 'تدبير الغرف وتوزيع المهام وتدريب الجدد في الفندق');
    const text = 'Requirements:\nOpera PMS\nHousekeeping operations of 300 rooms';
    const ids = idsOf(advised(housekeeper, 'Executive Housekeeper', text, { prefers: ['arabic'] }));
    expect(ids).toContain('oracle-opera-cloud');
  });

  it('begins no cloud with its fundamentals for whoever works in another', () => {
    const builder = person(
      'Software Engineer',
      6,
      'Java services on AWS (ECS, RDS, S3), PostgreSQL, Docker.',
    );
    const text = 'Requirements:\nAzure\nData pipelines in Python and SQL';
    const ids = idsOf(advised(builder, 'Data Engineer', text));
    expect(ids).not.toContain('ms-az-900');
  });
});
