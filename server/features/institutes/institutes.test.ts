import { describe, expect, it } from 'vitest';
import {
  type ComparedSkill,
  compareInstitutes,
  compareWithJobs,
  getComparisonFile,
  listInstitutes,
  listPrograms,
  type ProgrammeComparison,
  rankTopJobs,
  suggestProgrammeCourses,
} from '#contract/features/institutes.contract.ts';
import {
  changeProgramme,
  deleteProgramme,
  getProgramme,
  listProgrammes,
  listProgrammeVersions,
  readProgramText,
  restoreProgramme,
} from '#contract/features/programmes.contract.ts';
import { MONTHS_COMPARED } from '#contract/features/skill-maps.contract.ts';
import { plainPdf } from '#engines/documents/golden/hostile.ts';
import { skillMapCounts, skillMapMonths } from '#server/db/tables/index.ts';
import { theOne } from '#server/testing/lists.ts';
import { together, wordsOfPdf } from '#server/testing/pdf-words.ts';
import { aPerson, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const PLAN = [
  'Bachelor of Science in Quantity Surveying',
  'Study plan',
  'QSV 101 Construction Measurement (3 credit hours)',
  'Learning outcomes:',
  '- Prepare bills of quantities for small buildings.',
  '- Draw floor plans in AutoCAD.',
  'QSV 210 Contract Administration (4 credit hours)',
  'Learning outcomes:',
  '- Evaluate claims under FIDIC contracts.',
];

const anInstitute = (email?: string) => aPerson(test, 'INSTITUTE', email ? { email } : {});

const upload = (person: Person, name: string, bytes: Uint8Array | string, title = '') =>
  test.upload('/institute/upload-program', title ? { title } : {}, { name, bytes }, person.token);

const idsOf = (skills: readonly { id: string }[]) => skills.map(({ id }) => id).sort();

/** The score recomputed from the rows. */
const scoreOf = ({ shared, missing }: Pick<ProgrammeComparison, 'shared' | 'missing'>) =>
  [...shared, ...missing].reduce((sum, { weight, credit }: ComparedSkill) => sum + weight * credit, 0);

async function kept(person: Person, text = PLAN.join('\n')) {
  return (await test.call(readProgramText, { token: person.token, body: { text } })).data;
}

describe('a programme', () => {
  it('is read from a file: courses, and for each skill the sentence it stands on', async () => {
    const person = await anInstitute();
    const answer = await upload(person, 'plan.pdf', plainPdf(PLAN));
    expect(answer.status).toBe(200);
    const { response_id, degree_skills, programme } = answer.data as Awaited<ReturnType<typeof kept>>;
    expect(programme.id).toBe(response_id);
    expect(programme.title.en).toBe('Bachelor of Science in Quantity Surveying');
    expect(programme.courses.map(({ code, title, credit_hours }) => [code, title, credit_hours])).toEqual([
      ['QSV 101', 'Construction Measurement', 3],
      ['QSV 210', 'Contract Administration', 4],
    ]);
    const fidic = programme.courses[1]?.skills.find(({ id }) => id === 'fidic-contracts');
    expect([fidic?.sentence, fidic?.level]).toEqual(['Evaluate claims under FIDIC contracts.', 'evaluate']);
    expect(fidic?.sentence.slice(fidic.words?.start, fidic.words?.end)).toMatch(/FIDIC/);
    expect(degree_skills.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    const list = await test.call(listProgrammes, { token: person.token });
    expect(list.data.results.map(({ id }) => id)).toEqual([response_id]);
  });

  it('that cannot be read says what was wrong, in the reader’s language, and keeps nothing', async () => {
    const person = await anInstitute();
    const resume =
      'Amal Nasser\nExperience\nI have led teams of ten people for years.\nReferences on request.\n';
    for (const [name, bytes, status, code] of [
      ['empty.txt', '', 422, 'programmes.empty'],
      ['old.rtf', '{\\rtf1 Study plan}', 415, 'programmes.unsupported'],
      ['broken.pdf', '%PDF-1.4 and nothing more', 422, 'programmes.damaged'],
      ['letter.txt', resume, 422, 'programmes.no_courses'],
    ] as const) {
      const answer = await upload(person, name, bytes);
      expect([name, answer.status, answer.problem.code]).toEqual([name, status, code]);
    }
    const arabic = await test.call(readProgramText, {
      token: person.token,
      lang: 'ar',
      body: { text: resume },
    });
    expect(arabic.problem.message).toMatch(/مساقات/);
    expect((await test.call(listProgrammes, { token: person.token })).data.results).toEqual([]);
  });

  it('keeps corrections as versions, and they teach the next reading', async () => {
    const person = await anInstitute();
    const { programme } = await kept(person);
    const change = (
      version: number,
      corrections: { order: number; skill_id: string; is_taught: boolean; level?: 'create' }[],
    ) =>
      test.call(changeProgramme, {
        token: person.token,
        params: { id: programme.id },
        body: { version, corrections },
      });
    const { data, status } = await change(1, [
      { order: 1, skill_id: 'autocad', is_taught: false },
      { order: 2, skill_id: 'negotiation', is_taught: true, level: 'create' },
    ]);
    expect(status).toBe(200);
    expect(idsOf(data.courses[0]?.skills ?? [])).not.toContain('autocad');
    expect(data.courses[1]?.skills.find(({ id }) => id === 'negotiation')).toMatchObject({
      kind: 'correction',
      level: 'create',
    });
    expect((await change(1, [])).problem.code).toBe('programmes.changed_elsewhere');
    expect((await change(2, [{ order: 9, skill_id: 'autocad', is_taught: true }])).problem.code).toBe(
      'programmes.skill_unknown',
    );

    const again = (await kept(person)).programme;
    expect(idsOf(again.courses[0]?.skills ?? [])).not.toContain('autocad');
    expect(again.courses[1]?.skills.find(({ id }) => id === 'negotiation')?.level).toBe('create');

    const restored = await test.call(restoreProgramme, {
      token: person.token,
      params: { id: programme.id },
      body: { version: 1 },
    });
    expect(idsOf(restored.data.courses[0]?.skills ?? [])).toContain('autocad');
    const versions = await test.call(listProgrammeVersions, {
      token: person.token,
      params: { id: programme.id },
    });
    expect(versions.data.results.map(({ version, corrections }) => [version, corrections])).toEqual([
      [3, 0],
      [2, 2],
      [1, 0],
    ]);
    await test.call(deleteProgramme, { token: person.token, params: { id: programme.id } });
    const gone = await test.call(getProgramme, { token: person.token, params: { id: programme.id } });
    expect(gone.problem.code).toBe('programmes.not_found');
  });

  it('is shared with colleagues of the same institute or company and nobody else, who may not change it', async () => {
    const owner = await anInstitute('one@sidr-college.example');
    const colleague = await anInstitute('two@sidr-college.example');
    const stranger = await anInstitute('three@other-college.example');
    const { programme } = await kept(owner);
    const params = { id: programme.id };
    const see = (person: Person) => test.call(getProgramme, { token: person.token, params });
    expect((await see(colleague)).status).toBe(404);
    const body = { version: 1, is_shared: true };
    await test.call(changeProgramme, { token: owner.token, params, body });
    expect([(await see(colleague)).data.can.edit, (await see(stranger)).status]).toEqual([false, 404]);
    const theirs = await test.call(changeProgramme, {
      token: colleague.token,
      params,
      body: { version: 2, title: 'Mine' },
    });
    expect(theirs.status).toBe(404);
    const loner = await anInstitute('somebody@gmail.com');
    const own = (await kept(loner)).programme;
    const refused = await test.call(changeProgramme, { token: loner.token, params: { id: own.id }, body });
    expect([own.can.share, refused.problem.code]).toEqual([false, 'programmes.no_colleagues']);
  });
});

describe('example institutes', () => {
  it('are local or global, and their programmes are read in the reader’s language', async () => {
    const person = await anInstitute();
    for (const institute_type of ['local', 'global'] as const) {
      const { data } = await test.call(listInstitutes, { token: person.token, query: { institute_type } });
      expect(data.results).toHaveLength(8);
      for (const { id, programs } of data.results) {
        const listed = await test.call(listPrograms, { token: person.token, params: { id } });
        expect(listed.data.programs).toHaveLength(programs);
      }
    }
    const params = { id: 'wadi-noor-accounting' };
    const english = (await test.call(getProgramme, { token: person.token, params })).data;
    const arabic = (await test.call(getProgramme, { token: person.token, lang: 'ar', params })).data;
    expect(arabic.courses.map(({ skills }) => idsOf(skills))).toEqual(
      english.courses.map(({ skills }) => idsOf(skills)),
    );
    expect(arabic.courses[2]?.title).toMatch(/^\p{Script=Arabic}/u);
    expect(english.occupations.map(({ id }) => id)).toContain('accountant');
    const none = await test.call(listPrograms, { token: person.token, params: { id: 'atlantis' } });
    expect(none.problem.code).toBe('institutes.not_found');
  });
});

describe('a comparison', () => {
  it('with the openings of today adds up, and says where each skill is taught', async () => {
    const person = await anInstitute();
    const { programme } = await kept(person);
    const recruiter = await aPerson(test, 'RECRUITER');
    const must = (ref_skill: string | null, name: string) => ({
      ref_skill,
      name,
      importance: 'must' as const,
    });
    const jobId = await publishJob(test, recruiter, {
      occupation: 'quantity-surveyor',
      skills: [
        must('fidic-contracts', 'FIDIC contracts'),
        must('bills-of-quantities', 'Bills of quantities'),
        must(null, 'Quixotry'),
      ],
    });
    await publishJob(test, recruiter, {
      occupation: 'quantity-surveyor',
      skills: [must('primavera-p6', 'Primavera P6')],
    });
    const ref = { response_id: programme.id };

    const top = await test.call(rankTopJobs, {
      token: person.token,
      body: { ...ref, type: 'file', total_count: 3 },
    });
    const jobs = top.data.sectors.flatMap(({ top_jobs }) => top_jobs);
    expect(jobs).toHaveLength(3);
    const surveyor = theOne(jobs, ({ occupation }) => occupation.id === 'quantity-surveyor');
    expect([surveyor.basis, surveyor.openings.total]).toEqual(['openings', 2]);
    expect(surveyor.matching_score).toBeCloseTo(
      scoreOf({ shared: surveyor.job_match, missing: surveyor.job_gap }),
      9,
    );
    // Two of two skills that both ask for as a must, of three such; the one that the taxonomy does not know counts nothing.
    expect(surveyor.matching_score).toBeCloseTo(2 / 3, 9);
    expect(surveyor.openings.results.map(({ jid, matching_score }) => [jid, matching_score])[0]).toEqual([
      jobId,
      1,
    ]);
    expect(surveyor.pay).toBeNull();

    const listed = await test.call(rankTopJobs, { token: person.token, body: ref });
    const all = await test.call(compareWithJobs, { token: person.token, body: ref });
    const asked = ({ shared, missing }: { shared: { id: string }[]; missing: { id: string }[] }) =>
      [...shared, ...missing].map(({ id }) => id);
    const listedJobs = listed.data.sectors.flatMap(({ top_jobs }) => top_jobs);
    expect(listedJobs.length).toBeGreaterThan(3);
    for (const { job_match, job_gap } of listedJobs) {
      const [heaviest = ''] = asked({
        shared: [...job_match, ...job_gap].sort((a, b) => b.weight - a.weight),
        missing: [],
      });
      expect(asked(all.data), 'what each job that is listed asks for most').toContain(heaviest);
    }

    const one = await test.call(compareWithJobs, {
      token: person.token,
      body: { ...ref, occupation_id: 'quantity-surveyor' },
    });
    expect(idsOf(one.data.shared)).toEqual(['bills-of-quantities', 'fidic-contracts']);
    expect(idsOf(one.data.missing)).toEqual(['primavera-p6']);
    expect(one.data.unread).toEqual(['Quixotry']);
    expect(one.data.other.map(({ id }) => id)).toContain('autocad');
    const cell = one.data.coverage.find(({ skill_id }) => skill_id === 'fidic-contracts');
    expect([cell?.order, cell?.sentence]).toEqual([2, 'Evaluate claims under FIDIC contracts.']);
    const taughtAs = one.data.shared.flatMap(({ id, through }) =>
      programme.courses.flatMap(({ order, skills }) =>
        skills
          .filter((skill) => skill.id === (through?.id ?? id))
          .map(({ sentence }) => [id, order, sentence]),
      ),
    );
    expect(one.data.coverage.map(({ skill_id, order, sentence }) => [skill_id, order, sentence])).toEqual(
      taughtAs,
    );

    const whatIf = await test.call(compareWithJobs, {
      token: person.token,
      body: {
        ...ref,
        occupation_id: 'quantity-surveyor',
        drop: [2],
        add: [{ title: 'Project Planning', outcomes: 'Prepare schedules using Primavera P6.' }],
      },
    });
    expect(whatIf.data.score_before).toBeCloseTo(2 / 3, 9);
    expect(idsOf(whatIf.data.missing)).toEqual(['fidic-contracts']);
    expect(idsOf(whatIf.data.shared)).toEqual(['bills-of-quantities', 'primavera-p6']);
    expect(whatIf.data.courses.map(({ is_dropped, is_tried }) => [is_dropped, is_tried])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);

    // Nobody had counted three months ago; now somebody did.
    expect(one.data.moves).toBeNull();
    const then = new Date();
    then.setUTCMonth(then.getUTCMonth() - MONTHS_COMPARED, 1);
    const month = then.toISOString().slice(0, 7);
    const counted = { portal: 'HCMS', month, side: 'jobs' as const, sector: '*', level: '*', place: '*' };
    await test.program.parts.db.insert(skillMapMonths).values([
      { ...counted, skill: '', count: 40 },
      { ...counted, skill: 'fidic-contracts', count: 20 },
    ]);
    const { month: _, ...today } = counted;
    await test.program.parts.db
      .insert(skillMapCounts)
      .values({ ...today, industry: '*', skill: '', count: 50 })
      .onConflictDoNothing();
    const later = await test.call(compareWithJobs, {
      token: person.token,
      body: { ...ref, occupation_id: 'quantity-surveyor' },
    });
    expect([later.data.moves?.since, later.data.moves?.skills.map(({ id, group }) => [id, group])]).toEqual([
      month,
      [['fidic-contracts', 'shared']],
    ]);

    const asTried = {
      programme: programme.id,
      occupation: 'quantity-surveyor',
      drop: [2],
      add: 'Project Planning\nPrepare schedules using Primavera P6.',
    };
    const csv = await test.call(getComparisonFile, { token: person.token, query: asTried });
    const rows = String(csv.body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));
    const { shared, missing, other } = whatIf.data;
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
    expect(rows.map(([, skill, weight, taught]) => [skill, weight, taught])).toEqual([
      ...[...shared, ...missing].map((it) => [it.name.en, percent(it.weight), percent(it.credit)]),
      ...other.map((it) => [it.name.en, percent(it.weight), '']),
    ]);
    for (const language of ['en', 'ar'] as const) {
      const query = { ...asTried, language };
      const pdf = await test.call(getComparisonFile, {
        token: person.token,
        query: { ...query, format: 'pdf' },
      });
      expect([pdf.status, String(pdf.headers['content-type'])]).toEqual([200, 'application/pdf']);
      const words = await wordsOfPdf(pdf.body as unknown as Uint8Array);
      expect(words).toContain(percent(whatIf.data.score));
      if (language === 'en')
        for (const [, skill, weight, taught, , openings] of rows)
          expect(words).toContain(together([skill, weight, taught, openings].join('')));
      const png = await test.call(getComparisonFile, {
        token: person.token,
        query: { ...query, format: 'png' },
      });
      expect([png.status, String(png.headers['content-type'])]).toEqual([200, 'image/png']);
    }
  });

  it('of a national programme with a global one shows what both, one and the other teach', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const body = {
      national: { ref_institute_id: 'wadi-noor-university', ref_program_id: 'wadi-noor-accounting' },
      global: { ref_program_id: 'northbridge-vale-accounting' },
    };
    const { data } = await test.call(compareInstitutes, { token: recruiter.token, body });
    const [here, there] = await Promise.all(
      ['wadi-noor-accounting', 'northbridge-vale-accounting'].map(async (id) => {
        const one = await test.call(getProgramme, { token: recruiter.token, params: { id } });
        return new Set(one.data.courses.flatMap(({ skills }) => skills.map((skill) => skill.id)));
      }),
    );
    const exact = data.shared.filter(({ through }) => through === null);
    expect(idsOf(exact)).toEqual([...(there ?? [])].filter((id) => here?.has(id)).sort());
    expect(data.missing.every(({ id, courses_there }) => !here?.has(id) && courses_there.length > 0)).toBe(
      true,
    );
    expect(data.other.every(({ id }) => here?.has(id) && !there?.has(id))).toBe(true);
    expect(data.score).toBeCloseTo(scoreOf(data), 9);
    const courses = await test.call(suggestProgrammeCourses, {
      token: recruiter.token,
      body: { skills: data.missing.map(({ id }) => id) },
    });
    expect(courses.data.groups.length).toBeGreaterThan(0);

    const elsewhere = { ...body, national: { ...body.national, ref_institute_id: 'samra-polytechnic' } };
    const wrong = await test.call(compareInstitutes, { token: recruiter.token, body: elsewhere });
    expect(wrong.problem.code).toBe('programmes.not_found');
    const nothing = await test.call(rankTopJobs, { token: recruiter.token, body: { type: 'list' } });
    expect(nothing.problem.message).toBe('Failed to get degree skills');
  });
});
