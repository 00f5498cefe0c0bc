import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyToJob, getApplication, withdrawApplication } from '#contract/features/applications.contract.ts';
import { addCandidateNote, tagCandidates } from '#contract/features/candidate-notes.contract.ts';
import * as contract from '#contract/features/candidates.contract.ts';
import {
  addHiringStage,
  listHiringStages,
  type NamedStageKind,
} from '#contract/features/hiring-stages.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { applicationEvents, auditEntries, candidateMoves, jobs, matches } from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import {
  aNationalityCondition,
  aPerson,
  aSurveyor,
  type Person,
  publishJob,
} from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

// Matching reads profiles in the queue, and a filter judges by what it knows.
const test = testApp({ worker: true });

const apply = async (person: Person, jobId: string) =>
  (await test.call(applyToJob, { token: person.token, body: { job_id: jobId, answers: {} } })).data.id;
const stagesOf = async (recruiter: Person) =>
  (await test.call(listHiringStages, { token: recruiter.token })).data.results;
const stageOf = async (recruiter: Person, kind: NamedStageKind) =>
  theOne(await stagesOf(recruiter), (one) => one.kind === kind).id;
const move = (
  recruiter: Person,
  body: { candidate_id: string; job_id: string; stage_id: string; expected?: contract.Placement },
) => test.call(contract.moveCandidate, { token: recruiter.token, body });
const act = (
  recruiter: Person,
  jobId: string,
  person: Pick<Person, 'id'>,
  action: (typeof contract.CANDIDATE_ACTIONS)[number],
  more: { reason_code?: contract.RejectionReason; reason?: string; expected?: contract.Placement } = {},
) =>
  test.call(contract.actOnCandidate, {
    token: recruiter.token,
    body: { candidate_id: person.id, job_id: jobId, action, ...more },
  });
const stageShown = async (person: Person, id: string) =>
  (await test.call(getApplication, { token: person.token, params: { id } })).data.stage;

async function anApplicant() {
  const recruiter = await aPerson(test, 'RECRUITER', { name: 'Reem Haddad' });
  const jobId = await publishJob(test, recruiter);
  const person = await aSurveyor(test);
  const applicationId = await apply(person, jobId);
  return { recruiter, jobId, person, applicationId };
}

describe('a candidate’s way through the pipeline', () => {
  it('is the applicant’s to see, stage by stage to hired, and is written down with who did it', async () => {
    const { recruiter, jobId, person, applicationId } = await anApplicant();
    await act(recruiter, jobId, person, 'SHORTLISTED');
    expect(await stageShown(person, applicationId)).toBe('SHORTLISTED');
    for (const [kind, shown] of [
      ['interview', 'INTERVIEW'],
      ['offered', 'OFFERED'],
      ['hired', 'HIRED'],
    ] as const) {
      const answer = await move(recruiter, {
        candidate_id: person.id,
        job_id: jobId,
        stage_id: await stageOf(recruiter, kind),
      });
      expect([answer.status, answer.data.now.kind, answer.data.may_close_job]).toEqual([
        200,
        kind,
        kind === 'hired',
      ]);
      expect(await stageShown(person, applicationId)).toBe(shown);
    }
    const { db } = test.program.parts;
    const moves = await db.select().from(candidateMoves).where(eq(candidateMoves.jobId, jobId));
    expect(moves.map(({ fromKind, toKind, movedBy }) => [fromKind, toKind, movedBy])).toEqual([
      ['new', 'shortlisted', recruiter.id],
      ['shortlisted', 'interview', recruiter.id],
      ['interview', 'offered', recruiter.id],
      ['offered', 'hired', recruiter.id],
    ]);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['candidate.shortlisted', 'candidate.moved', 'candidate.hired']),
    );
  });

  it('keeps no trace of a slip that was undone at once, and the applicant hears nothing of it', async () => {
    const { recruiter, jobId, person, applicationId } = await anApplicant();
    await act(recruiter, jobId, person, 'SHORTLISTED');
    const interview = await stageOf(recruiter, 'interview');
    const moved = await move(recruiter, { candidate_id: person.id, job_id: jobId, stage_id: interview });
    await move(recruiter, {
      candidate_id: person.id,
      job_id: jobId,
      stage_id: moved.data.before.stage_id!,
    });
    const steps = await test.program.parts.db
      .select({ stage: applicationEvents.stage })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId))
      .orderBy(applicationEvents.createdAt);
    expect(steps.map(({ stage }) => stage)).toEqual(['SUBMITTED', 'SHORTLISTED']);
    const told = await test.call(listNotifications, { token: person.token });
    expect(told.data.results.map(({ kind }) => kind)).toEqual(['shortlisted']);
  });

  it('ends where the person withdrew: no shortlist, interview, offer or hire of them', async () => {
    const { recruiter, jobId, person, applicationId } = await anApplicant();
    await test.call(withdrawApplication, { token: person.token, params: { id: applicationId }, body: {} });
    for (const kind of ['shortlisted', 'hired'] as const) {
      const stage_id = await stageOf(recruiter, kind);
      const answer = await move(recruiter, { candidate_id: person.id, job_id: jobId, stage_id });
      expect([answer.status, answer.problem.code]).toEqual([409, 'candidates.withdrew']);
      expect(answer.problem.message).toContain('withdrawn');
    }
    expect((await act(recruiter, jobId, person, 'REJECTED')).status).toBe(200);
    expect((await act(recruiter, jobId, person, 'SHORTLISTED')).problem.code).toBe('candidates.withdrew');
    expect((await act(recruiter, jobId, person, 'REDO')).data.now.kind).toBe('withdrawn');
    const { data } = await test.call(contract.getPipeline, {
      token: recruiter.token,
      query: { job_id: jobId },
    });
    const withdrawn = theOne(data.columns, ({ kind }) => kind === 'withdrawn');
    expect(withdrawn.results.map(({ candidate_id }) => candidate_id)).toEqual([person.id]);
  });

  it('knows no stage of another company', async () => {
    const { recruiter, jobId, person } = await anApplicant();
    const stranger = await aPerson(test, 'RECRUITER');
    const stage_id = await stageOf(stranger, 'interview');
    const answer = await move(recruiter, { candidate_id: person.id, job_id: jobId, stage_id });
    expect([answer.status, answer.problem.code]).toEqual([404, 'hiring_stages.not_found']);
  });
});

describe('two recruiters of one company', () => {
  it('lose no change: the later one is told who moved the candidate where', async () => {
    const { recruiter, jobId, person } = await anApplicant();
    const colleague = await aPerson(test, 'RECRUITER', {
      companyId: recruiter.companyId,
      name: 'Omar Aziz',
    });
    const expected = { status: 'PENDING' as const, stage_id: null };
    await act(colleague, jobId, person, 'SHORTLISTED', { expected });
    const late = await act(recruiter, jobId, person, 'REJECTED', { expected, reason_code: 'skills' });
    expect([late.status, late.problem.code]).toEqual([409, 'candidates.moved_elsewhere']);
    expect(late.problem.message).toContain('Omar Aziz');
    expect(late.problem.message).toContain('Shortlist');
    // Two who want the same do not disturb each other.
    const same = await act(recruiter, jobId, person, 'SHORTLISTED', { expected });
    expect([same.status, same.data.now]).toEqual([200, same.data.before]);
  });

  it('who act at the same moment are one change and one conflict', async () => {
    const { recruiter, jobId, person } = await anApplicant();
    const colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    const expected = { status: 'PENDING' as const, stage_id: null };
    const both = await Promise.all([
      act(recruiter, jobId, person, 'SHORTLISTED', { expected }),
      act(colleague, jobId, person, 'REJECTED', { expected }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const moves = await test.program.parts.db
      .select()
      .from(candidateMoves)
      .where(eq(candidateMoves.jobId, jobId));
    expect(moves.length).toBe(1);
  });
});

describe('many at once', () => {
  it('each stand or fall by themselves, and one call takes it all back', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    const people = [await aSurveyor(test), await aSurveyor(test), await aSurveyor(test)];
    for (const person of people) await apply(person, jobId);
    await act(recruiter, jobId, people[2]!, 'SHORTLISTED');
    const to = { status: 'REJECTED' as const, stage_id: null };
    const { data } = await test.call(contract.moveCandidates, {
      token: recruiter.token,
      body: {
        steps: people.map((person) => ({
          candidate_id: person.id,
          job_id: jobId,
          to,
          reason_code: 'experience' as const,
          reason: 'We need more years.',
          expected: { status: 'PENDING' as const, stage_id: null },
        })),
      },
    });
    expect(data.results.map(({ outcome, problem }) => [outcome, problem?.code ?? null])).toEqual([
      ['done', null],
      ['done', null],
      ['refused', 'candidates.moved_elsewhere'],
    ]);
    expect(data.done).toBe(2);
    const rejected = await test.call(contract.listCandidates, {
      token: recruiter.token,
      query: { status: 'REJECTED', reasons: ['experience'] },
    });
    expect(rejected.data.results.map((row) => [row.reason_code, row.reason])).toEqual([
      ['experience', 'We need more years.'],
      ['experience', 'We need more years.'],
    ]);
    const back = await test.call(contract.moveCandidates, {
      token: recruiter.token,
      body: {
        steps: data.results
          .filter(({ outcome }) => outcome === 'done')
          .map((one) => ({
            candidate_id: one.candidate_id,
            job_id: one.job_id,
            to: { status: one.before!.status, stage_id: one.before!.stage_id },
            expected: { status: one.now!.status, stage_id: one.now!.stage_id },
          })),
      },
    });
    expect(back.data.done).toBe(2);
    const { data: board } = await test.call(contract.getPipeline, {
      token: recruiter.token,
      query: { job_id: jobId },
    });
    expect(board.columns.map(({ kind, total }) => [kind, total])).toEqual([
      ['new', 2],
      ['shortlisted', 1],
      ['interview', 0],
      ['offered', 0],
      ['hired', 0],
      ['rejected', 0],
      ['withdrawn', 0],
    ]);
  });

  it('of another company are not moved by it', async () => {
    const { jobId, person } = await anApplicant();
    const stranger = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(contract.moveCandidates, {
      token: stranger.token,
      body: {
        steps: [{ candidate_id: person.id, job_id: jobId, to: { status: 'REJECTED', stage_id: null } }],
      },
    });
    expect(data.results[0]).toMatchObject({ outcome: 'refused', problem: { code: 'jobs.not_found' } });
  });
});

describe('the list of candidates', () => {
  it('is narrowed by what people say of themselves, and never by what they keep back', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter, {
      nationality_condition: aNationalityCondition('Jordanian'),
    });
    const details = {
      name: 'Amal Nasser',
      headline: 'Quantity Surveyor',
      location: 'Dubai, United Arab Emirates',
    };
    const facts = {
      nationality: 'Jordan',
      notice_period_days: 30,
      expected_salary: 18_000,
      expected_salary_currency: 'SAR' as const,
    };
    const people = [await aSurveyor(test), await aSurveyor(test), await aSurveyor(test)] as const;
    await test.call(patchProfile, {
      token: people[0].token,
      body: {
        personal_details: { ...details, ...facts },
        education: [{ degree_title: 'BSc Civil Engineering', level: 'bachelor' }],
      },
    });
    await test.call(patchProfile, {
      token: people[1].token,
      body: { personal_details: { ...details, ...facts, location: 'Sharjah, United Arab Emirates' } },
    });
    await test.call(patchProfileSharing, {
      token: people[1].token,
      body: { parts: { nationality: false, notice_period: false, expected_salary: false } },
    });
    for (const person of people) await act(recruiter, jobId, person, 'SHORTLISTED');
    const among = async (query: object) => {
      const answer = await test.call(contract.listCandidates, {
        token: recruiter.token,
        query: { job_id: jobId, ...query },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.data.results.map(({ candidate_id }) => people.findIndex(({ id }) => id === candidate_id));
    };
    expect((await among({})).toSorted()).toEqual([0, 1, 2]);
    await test.until(async () => (await among({ places: ['Sharjah'] })).length === 1);
    await test.until(async () => (await among({ notice_period: 45 })).length === 1);
    expect(await among({ nationalities: ['Jordan'] })).toEqual([0]);
    for (const query of [{ nationalities: ['Jordan'] }, { nationalities: ['Oman'], job_id: jobId }]) {
      const refused = await test.call(contract.listCandidates, { token: recruiter.token, query });
      expect(refused.problem.code).toBe('jobs.nationality_without_reason');
    }
    expect(await among({ notice_period: 45 })).toEqual([0]);
    // Compared in dirhams, and told as it was asked for.
    expect(await among({ salary_min: 15_000, salary_max: 17_900 })).toEqual([0]);
    const told = await test.call(contract.listCandidates, {
      token: recruiter.token,
      query: { job_id: jobId, salary_min: 15_000 },
    });
    expect(told.data.results).toMatchObject([{ expected_salary: 18_000, expected_salary_currency: 'SAR' }]);
    expect(await among({ places: ['Sharjah'] })).toEqual([1]);
    expect(await among({ education: 'diploma' })).toEqual([0]);
    expect(await among({ education: 'master' })).toEqual([]);
    await test.call(tagCandidates, {
      token: recruiter.token,
      body: { candidate_ids: [people[2].id], add: ['Night shifts'] },
    });
    expect(await among({ tags: ['night shifts'] })).toEqual([2]);
    expect((await among({ sort: 'waiting' }))[0]).toBe(0);
    expect(await among({ stage: 'interview' })).toEqual([]);
    expect(await among({ stage: 'shortlisted' })).toHaveLength(3);
  });

  it('gives everyone of a filter, to act on them together', async () => {
    const { recruiter, jobId, person } = await anApplicant();
    const { data } = await test.call(contract.listCandidateKeys, {
      token: recruiter.token,
      query: { status: 'ALL', job_id: jobId },
    });
    expect(data).toMatchObject({ total: 1, results: [{ candidate_id: person.id, kind: 'new' }] });
    const none = await test.call(contract.listCandidateKeys, {
      token: recruiter.token,
      query: { status: 'REJECTED', job_id: jobId },
    });
    expect(none.data).toEqual({ total: 0, results: [] });
  });

  it('hides who somebody is while a review is blind, and takes their alias as their id', async () => {
    const { recruiter, jobId, person } = await anApplicant();
    await test.program.parts.db.update(jobs).set({ isBlind: true }).where(eq(jobs.id, jobId));
    const list = async (query: object) =>
      (
        await test.call(contract.listCandidates, {
          token: recruiter.token,
          query: { job_id: jobId, status: 'ALL', ...query },
        })
      ).data.results;
    const row = firstOf(await list({}));
    expect(row).toMatchObject({ is_blind: true, location: null, nationality: null });
    expect(row.name).not.toContain('Amal');
    expect(row.candidate_id).not.toBe(person.id);
    expect(await list({ q: 'Amal' })).toEqual([]);
    expect(await list({ places: ['Dubai'] })).toEqual([]);
    const done = await act(recruiter, jobId, { id: row.candidate_id }, 'SHORTLISTED');
    expect([done.status, done.data.candidate_id]).toEqual([200, person.id]);
    expect((await list({}))[0]).toMatchObject({ is_blind: false, name: 'Amal Nasser' });
  });
});

describe('the history of a candidate with a company', () => {
  it('has what was done over all its jobs, and nothing of other companies', async () => {
    const { recruiter, jobId, person, applicationId } = await anApplicant();
    const other = await publishJob(test, recruiter, { job_title: 'Cost Engineer' });
    await act(recruiter, other, person, 'REJECTED', { reason_code: 'salary' });
    await test.call(addCandidateNote, {
      token: recruiter.token,
      params: { id: person.id },
      body: { text: 'Knows FIDIC well.' },
    });
    const stranger = await aPerson(test, 'RECRUITER');
    await act(stranger, await publishJob(test, stranger), person, 'SHORTLISTED');
    await test.call(withdrawApplication, { token: person.token, params: { id: applicationId }, body: {} });
    const { data } = await test.call(contract.listCandidateHistory, {
      token: recruiter.token,
      params: { id: person.id },
    });
    expect(
      data.results.map((one) => [
        one.kind,
        one.job?.job_title ?? null,
        one.is_own,
        one.to ?? one.application_stage,
      ]),
    ).toEqual([
      ['application', 'Quantity Surveyor', true, 'WITHDRAWN'],
      ['note', null, false, null],
      ['moved', 'Cost Engineer', false, 'rejected'],
      ['application', 'Quantity Surveyor', true, 'SUBMITTED'],
    ]);
    expect(data.results[2]).toMatchObject({ by: 'Reem Haddad', reason_code: 'salary' });
    const jobsOf = await test.call(contract.listCandidateJobs, {
      token: recruiter.token,
      params: { id: person.id },
    });
    expect(jobsOf.data.results.map(({ jid }) => jid).toSorted()).toEqual([jobId, other].toSorted());
  });
});

describe('two accounts', () => {
  const twins = async (given: { phone?: string } = {}) => {
    const { recruiter, jobId, person } = await anApplicant();
    const twin = await aSurveyor(test);
    if (given.phone)
      await test.call(patchProfile, {
        token: twin.token,
        body: { personal_details: { name: 'Nasser Amal', phone: given.phone }, work_history_detailed: [] },
      });
    const other = await publishJob(test, recruiter, { job_title: 'Cost Engineer' });
    await apply(twin, other);
    return { recruiter, jobId, other, person, twin };
  };
  const look = async (recruiter: Person, id: string) =>
    (await test.call(contract.listDuplicates, { token: recruiter.token, params: { id } })).data;
  const decide = (
    recruiter: Person,
    id: string,
    other_id: string,
    verdict: 'same' | 'different' | 'undecided',
  ) =>
    test.call(contract.decideDuplicate, {
      token: recruiter.token,
      params: { id },
      body: { other_id, verdict },
    });

  it('with one number, or one name and employer, are found with why', async () => {
    const { recruiter, person, twin } = await twins();
    expect((await look(recruiter, person.id)).suggestions).toEqual([
      expect.objectContaining({
        candidate_id: twin.id,
        evidence: ['phone', 'name_and_employers'],
        employers: ['Copper Gate'],
      }),
    ]);
    const folded = await twins({ phone: '00971 (50) 555-0111' });
    expect((await look(folded.recruiter, folded.person.id)).suggestions).toEqual([
      expect.objectContaining({ candidate_id: folded.twin.id, evidence: ['phone'] }),
    ]);
    const stranger = await aPerson(test, 'RECRUITER');
    const [elsewhere] = [await look(stranger, person.id)];
    expect(elsewhere.suggestions).toEqual([]);
  });

  it('of one name alone are not taken for one person', async () => {
    const { recruiter, person } = await twins({ phone: '+971 50 999 0222' });
    expect((await look(recruiter, person.id)).suggestions).toEqual([]);
  });

  it('taken for one person are one with both histories, until that is taken back', async () => {
    const { recruiter, person, twin } = await twins();
    const merged = await decide(recruiter, person.id, twin.id, 'same');
    expect(merged.data.merged.map(({ candidate_id }) => candidate_id)).toEqual([twin.id]);
    expect((await look(recruiter, twin.id)).shown_as).toEqual({
      candidate_id: person.id,
      name: 'Amal Nasser',
    });
    const history = async () =>
      (await test.call(contract.listCandidateHistory, { token: recruiter.token, params: { id: person.id } }))
        .data.results;
    expect((await history()).map(({ kind, of_other }) => [kind, of_other])).toEqual([
      ['merged', false],
      ['application', true],
      ['application', false],
    ]);
    const rows = await test.call(contract.listCandidates, {
      token: recruiter.token,
      query: { status: 'ALL' },
    });
    expect(rows.data.results.map(({ shown_id }) => shown_id)).toEqual([person.id, person.id]);
    await decide(recruiter, person.id, twin.id, 'undecided');
    expect((await history()).length).toBe(1);
    expect((await look(recruiter, person.id)).suggestions.length).toBe(1);
  });

  it('taken for one person stand once for a job, by the account that applied', async () => {
    const { recruiter, other, person, twin } = await twins();
    const { db } = test.program.parts;
    const match = { jobId: other, userId: person.id, score: 0.9, version: 'made' };
    await db.insert(matches).values(match).onConflictDoNothing();
    await decide(recruiter, person.id, twin.id, 'same');
    const { data } = await test.call(contract.listCandidateJobs, {
      token: recruiter.token,
      params: { id: person.id },
    });
    const ofOther = data.results.filter(({ jid }) => jid === other);
    expect(ofOther.map(({ candidate_id, application_stage }) => [candidate_id, application_stage])).toEqual([
      [twin.id, 'SUBMITTED'],
    ]);
  });

  it('said to be two people are not asked about again', async () => {
    const { recruiter, person, twin } = await twins();
    await decide(recruiter, person.id, twin.id, 'different');
    expect((await look(recruiter, person.id)).suggestions).toEqual([]);
    expect((await look(recruiter, twin.id)).suggestions).toEqual([]);
  });

  it('of whom the company knows but one cannot be taken for one', async () => {
    const { recruiter, person } = await anApplicant();
    const unknown = await aSurveyor(test);
    const answer = await decide(recruiter, person.id, unknown.id, 'same');
    expect([answer.status, answer.problem.code]).toEqual([404, 'candidates.not_found']);
  });
});

describe('a stage that a company added', () => {
  it('is a column of its board', async () => {
    const { recruiter, jobId, person } = await anApplicant();
    await test.call(addHiringStage, {
      token: recruiter.token,
      body: { kind: 'interview', name: 'Site visit' },
    });
    const visit = theOne(await stagesOf(recruiter), ({ name }) => name === 'Site visit');
    await move(recruiter, { candidate_id: person.id, job_id: jobId, stage_id: visit.id });
    const { data } = await test.call(contract.getPipeline, { token: recruiter.token, query: {} });
    const column = theOne(data.columns, ({ stage }) => stage?.id === visit.id);
    expect([column.kind, column.total, firstOf(column.results).acted_by]).toEqual([
      'interview',
      1,
      'Reem Haddad',
    ]);
  });
});
