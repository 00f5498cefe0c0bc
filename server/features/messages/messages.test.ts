import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import {
  addMessageTemplate,
  changeMessageTemplate,
  deleteMessageTemplate,
  listMessages,
  listMessageTemplates,
  type MessageInput,
  previewMessage,
  sendMessage,
  takeMessageBack,
} from '#contract/features/messages.contract.ts';
import { emails } from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, contextOf, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { letLeave } from './messages.sending.ts';

const test = testApp();

const mailsTo = async (person: Person) =>
  (await test.program.parts.db.select().from(emails).where(eq(emails.userId, person.id))).filter(
    ({ kind }) => kind === 'candidate-message',
  );

describe('templates', () => {
  const TEMPLATE = {
    name: 'First talk',
    purpose: 'invitation',
    language: 'en',
    subject: 'A talk about {{job}}',
    body: 'Dear {{name}}, shall we talk? {{recruiter}}',
  } as const;

  it('begin with the product’s own, in both languages', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(listMessageTemplates, { token });
    expect(data.results.map(({ purpose, language }) => `${purpose} ${language}`).toSorted()).toEqual(
      ['invitation', 'other', 'rejection'].flatMap((purpose) => [`${purpose} ar`, `${purpose} en`]),
    );
    expect((await test.call(listMessageTemplates, { token })).data.results).toHaveLength(6);
  });

  it('are added, changed and deleted, each name once in a language', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const added = (await test.call(addMessageTemplate, { token, body: TEMPLATE })).data.results;
    const { id } = theOne(added, ({ name }) => name === TEMPLATE.name);
    const twice = await test.call(addMessageTemplate, { token, body: { ...TEMPLATE, name: 'FIRST talk' } });
    expect(twice.problem.code).toBe('messages.name_taken');
    const body = { ...TEMPLATE, name: 'Second talk' };
    const changed = (await test.call(changeMessageTemplate, { token, params: { id }, body })).data.results;
    expect(changed.find((one) => one.id === id)?.name).toBe('Second talk');
    const left = (await test.call(deleteMessageTemplate, { token, params: { id } })).data.results;
    expect(left.some((one) => one.id === id)).toBe(false);
  });

  it('fill known placeholders only', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const body = { ...TEMPLATE, body: 'Dear {{nmae}}' };
    const refused = await test.call(addMessageTemplate, { token, body });
    expect([refused.status, refused.problem.errors?.[0]?.code]).toEqual([422, 'unknown_placeholder']);
  });
});

describe('a message', () => {
  let recruiter: Person;
  let person: Person;
  let stranger: Person;
  let jobId: string;

  const act = (action: 'SHORTLISTED' | 'REJECTED') =>
    test.call(actOnCandidate, {
      token: recruiter.token,
      body: { candidate_id: person.id, job_id: jobId, action },
    });
  const input = (changes: Partial<MessageInput> = {}): MessageInput => ({
    job_id: jobId,
    candidate_ids: [person.id, stranger.id],
    purpose: 'invitation',
    texts: [{ language: 'en', subject: 'About {{job}}', body: 'Dear {{name}},\n\nbest, {{company}}' }],
    ...changes,
  });
  const send = (changes: Partial<MessageInput> = {}) =>
    test.call(sendMessage, { token: recruiter.token, body: input(changes) });
  const leave = async (id: string) => letLeave(await contextOf(test), id);

  beforeAll(async () => {
    recruiter = await aPerson(test, 'RECRUITER');
    person = await aPerson(test, 'CANDIDATE');
    stranger = await aPerson(test, 'CANDIDATE');
    const posted = await test.call(postJob, {
      token: recruiter.token,
      body: { job: aJob({ job_title: 'Charge Nurse' }), publish: true },
    });
    jobId = posted.data.jid;
    await act('SHORTLISTED');
  });

  it('is seen beforehand as each gets it, and says who gets none without saying who they are', async () => {
    const { data } = await test.call(previewMessage, { token: recruiter.token, body: input() });
    expect(data.recipients).toMatchObject([{ candidate_id: person.id, subject: 'About Charge Nurse' }]);
    expect(firstOf(data.recipients).body).not.toContain('{{');
    expect(data.skipped).toEqual([{ candidate_id: stranger.id, name: null, reason: 'no_tie' }]);
  });

  it('leaves once, with the company as its sender and the recruiter to answer to', async () => {
    const { data } = await send();
    expect([data.status, data.recipients, await mailsTo(person)]).toEqual(['waiting', 1, []]);
    await leave(data.id);
    await leave(data.id);
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect([mail!.subject, mail!.replyTo]).toEqual(['About Charge Nurse', recruiter.email]);
    expect(await mailsTo(stranger)).toEqual([]);
    const back = await test.call(takeMessageBack, { token: recruiter.token, params: { id: data.id } });
    expect(back.problem.code).toBe('messages.has_left');
  });

  it('taken back in time reaches nobody', async () => {
    const before = (await mailsTo(person)).length;
    const { id } = (await send()).data;
    const back = await test.call(takeMessageBack, { token: recruiter.token, params: { id } });
    expect(back.data.status).toBe('taken_back');
    await leave(id);
    expect(await mailsTo(person)).toHaveLength(before);
  });

  it('that rejects goes only to whom a person has rejected, and once', async () => {
    const refused = await send({ purpose: 'rejection' });
    expect(refused.problem.code).toBe('messages.nobody_to_write_to');
    await act('REJECTED');
    // Whoever neither applied nor said yes waits for no outcome.
    const unasked = await test.call(previewMessage, {
      token: recruiter.token,
      body: input({ purpose: 'rejection' }),
    });
    expect(unasked.data.skipped).toMatchObject([{ reason: 'never_applied' }, { reason: 'no_tie' }]);
    expect((await send({ purpose: 'rejection' })).problem.code).toBe('messages.nobody_to_write_to');
    await test.call(applyToJob, { token: person.token, body: { job_id: jobId, answers: {} } });
    await act('REJECTED');
    expect((await send({ purpose: 'rejection' })).data.recipients).toBe(1);
    const again = await test.call(previewMessage, {
      token: recruiter.token,
      body: input({ purpose: 'rejection' }),
    });
    expect(again.data.skipped).toMatchObject([{ reason: 'told_already' }, { reason: 'no_tie' }]);
  });

  it('is nothing to other companies', async () => {
    const other = await aPerson(test, 'RECRUITER');
    const { id } = (await send()).data;
    const taken = await test.call(takeMessageBack, { token: other.token, params: { id } });
    expect(taken.problem.code).toBe('messages.not_found');
    expect((await test.call(listMessages, { token: other.token, query: {} })).data.results).toEqual([]);
    const sent = await test.call(sendMessage, { token: other.token, body: input() });
    expect(sent.problem.code).toBe('jobs.not_found');
  });
});
