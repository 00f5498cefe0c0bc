import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyToJob, getApplication } from '#contract/features/applications.contract.ts';
import { actOnCandidate, moveCandidate } from '#contract/features/candidates.contract.ts';
import * as contract from '#contract/features/hiring-stages.contract.ts';
import { auditEntries } from '#server/db/tables/index.ts';
import { theOne } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const list = async ({ token }: Person) => (await test.call(contract.listHiringStages, { token })).data;
const kinds = async (person: Person) =>
  (await list(person)).results.map(({ kind, name }) => (name ? `${kind}: ${name}` : kind));
const add = ({ token }: Person, kind: contract.NamedStageKind, name: string) =>
  test.call(contract.addHiringStage, { token, body: { kind, name } });
const idOf = async (person: Person, name: string) =>
  theOne((await list(person)).results, (one) => one.name === name || one.kind === name).id;
const rename = async (person: Person, of: string, name: string | null, was: string | null) =>
  test.call(contract.renameHiringStage, {
    token: person.token,
    params: { id: await idOf(person, of) },
    body: { name, was },
  });

describe('a company’s stages', () => {
  it('are the usual ones until it makes its own, in the order in which people pass them', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    expect(await kinds(owner)).toEqual(['shortlisted', 'interview', 'offered', 'hired']);
    await add(owner, 'interview', 'Site visit');
    await add(owner, 'shortlisted', 'Phone call');
    expect(await kinds(owner)).toEqual([
      'shortlisted',
      'shortlisted: Phone call',
      'interview',
      'interview: Site visit',
      'offered',
      'hired',
    ]);
    const moved = await test.call(contract.moveHiringStage, {
      token: owner.token,
      params: { id: await idOf(owner, 'Site visit') },
      body: { after_id: null },
    });
    expect(moved.data.results.map(({ name }) => name)).toEqual([
      null,
      'Phone call',
      'Site visit',
      null,
      null,
      null,
    ]);
    const audit = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, owner.id));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'hiring_stage.added',
      'hiring_stage.added',
      'hiring_stage.moved',
    ]);
  });

  it('are made once, though two colleagues ask for them first at the same moment', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const colleague = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
    const both = await Promise.all([list(owner), list(colleague)]);
    expect(both.map(({ results }) => results.length)).toEqual([4, 4]);
    expect(both[0].results.map(({ id }) => id)).toEqual(both[1].results.map(({ id }) => id));
  });

  it('lose nothing when two people change them at the same moment', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const manager = await aPerson(test, 'RECRUITER', {
      companyId: owner.companyId,
      companyRole: 'manager',
    });
    await list(owner);
    const both = await Promise.all([add(owner, 'interview', 'Task'), add(manager, 'interview', 'Panel')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await kinds(owner)).length).toBe(6);
    await rename(owner, 'Task', 'Work sample', 'Task');
    const late = await rename(manager, 'Work sample', 'Exercise', 'Task');
    expect([late.status, late.problem.code]).toEqual([409, 'hiring_stages.changed_elsewhere']);
    const taken = await rename(manager, 'Work sample', 'panel', 'Work sample');
    expect(taken.problem.code).toBe('hiring_stages.name_taken');
  });

  it('are never called like another kind, in either language, nor like each other', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const codeOf = async (answer: ReturnType<typeof add>) => {
      const { status, problem } = await answer;
      return status === 200 ? 'added' : problem.code;
    };
    expect(await codeOf(add(owner, 'interview', 'offer'))).toBe('hiring_stages.name_of_other_kind');
    expect(await codeOf(add(owner, 'interview', 'مرفوض'))).toBe('hiring_stages.name_of_other_kind');
    expect(await codeOf(add(owner, 'interview', 'Interview'))).toBe('hiring_stages.name_taken');
    expect(await codeOf(add(owner, 'interview', 'المقابلة'))).toBe('hiring_stages.name_taken');
    expect(await codeOf(add(owner, 'interview', 'Panel'))).toBe('added');
    const renamed = await rename(owner, 'Panel', 'Hired', 'Panel');
    expect(renamed.problem.code).toBe('hiring_stages.name_of_other_kind');
    expect((await rename(owner, 'Panel', 'panel', 'Panel')).status).toBe(200);
  });

  it('are changed by owners and managers alone', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const member = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
    expect((await list(member)).can).toEqual({ edit: false });
    const answer = await add(member, 'interview', 'Task');
    expect([answer.status, answer.problem.code]).toEqual([403, 'companies.not_allowed']);
  });

  it('are never without a beginning and an end', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const remove = async (which: string, to: string) =>
      test.call(contract.removeHiringStage, {
        token: owner.token,
        params: { id: await idOf(owner, which) },
        body: { move_to_id: await idOf(owner, to) },
      });
    const needed = async () =>
      (await list(owner)).results.filter(({ is_needed }) => is_needed).map(({ kind }) => kind);
    expect(await needed()).toEqual(['shortlisted', 'hired']);
    expect((await remove('hired', 'interview')).problem.code).toBe('hiring_stages.needed');
    expect((await remove('offered', 'interview')).status).toBe(200);
    expect(await kinds(owner)).toEqual(['shortlisted', 'interview', 'hired']);
    await add(owner, 'hired', 'Signed');
    expect(await needed()).toEqual(['shortlisted']);
    expect((await remove('Signed', 'Signed')).problem.code).toBe('hiring_stages.not_found');
    expect((await remove('Signed', 'hired')).status).toBe(200);
  });

  it('are moved among their kind alone, and know no stage of another company', async () => {
    const [owner, stranger] = [await aPerson(test, 'RECRUITER'), await aPerson(test, 'RECRUITER')];
    for (const name of ['Task', 'Panel']) await add(owner, 'interview', name);
    const move = async (id: string, after_id: string | null) =>
      test.call(contract.moveHiringStage, { token: owner.token, params: { id }, body: { after_id } });
    const [task, panel] = [await idOf(owner, 'Task'), await idOf(owner, 'Panel')];
    const theirs = await idOf(stranger, 'interview');
    const moved = await move(task, panel);
    expect(moved.data.results.map(({ kind, name }) => name ?? kind)).toEqual([
      'shortlisted',
      'interview',
      'Panel',
      'Task',
      'offered',
      'hired',
    ]);
    const otherKind = await move(task, await idOf(owner, 'offered'));
    expect(otherKind.problem.code).toBe('hiring_stages.other_kind');
    expect((await move(task, theirs)).problem.code).toBe('hiring_stages.not_found');
    expect((await move(theirs, null)).problem.code).toBe('hiring_stages.not_found');
    const removed = await test.call(contract.removeHiringStage, {
      token: owner.token,
      params: { id: task },
      body: { move_to_id: theirs },
    });
    expect(removed.problem.code).toBe('hiring_stages.not_found');
  });

  it('are so many at the most', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    for (let at = 4; at < contract.MOST_STAGES; at++) await add(owner, 'interview', `Interview ${at}`);
    expect((await list(owner)).results).toHaveLength(contract.MOST_STAGES);
    expect((await add(owner, 'interview', 'One more')).problem.code).toBe('hiring_stages.too_many');
  });

  it('get their usual name back, and write down no change that is none', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    await rename(owner, 'interview', 'Meeting', null);
    await rename(owner, 'Meeting', 'Meeting', 'Meeting');
    expect((await rename(owner, 'Meeting', null, 'Meeting')).status).toBe(200);
    expect(await kinds(owner)).toEqual(['shortlisted', 'interview', 'offered', 'hired']);
    const audit = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, owner.id))
      .orderBy(auditEntries.createdAt);
    expect(audit.map(({ action, details }) => [action, details.name, details.was])).toEqual([
      ['hiring_stage.renamed', 'Meeting', null],
      ['hiring_stage.renamed', 'Meeting', 'Meeting'],
    ]);
  });

  it('give their people to another when they are removed, and who applied sees where they stand', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, owner);
    const person = await aSurveyor(test);
    const application = await test.call(applyToJob, {
      token: person.token,
      body: { job_id: jobId, answers: {} },
    });
    const first = await aSurveyor(test);
    await test.call(actOnCandidate, {
      token: owner.token,
      body: { job_id: jobId, candidate_id: first.id, action: 'SHORTLISTED' },
    });
    await test.call(moveCandidate, {
      token: owner.token,
      body: { job_id: jobId, candidate_id: person.id, stage_id: await idOf(owner, 'offered') },
    });
    const { data } = await test.call(contract.removeHiringStage, {
      token: owner.token,
      params: { id: await idOf(owner, 'offered') },
      body: { move_to_id: await idOf(owner, 'interview') },
    });
    expect(data.results.map(({ kind, people }) => [kind, people])).toEqual([
      ['shortlisted', 1],
      ['interview', 1],
      ['hired', 0],
    ]);
    const shown = await test.call(getApplication, {
      token: person.token,
      params: { id: application.data.id },
    });
    expect(shown.data.stage).toBe('INTERVIEW');
  });
});
