import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import * as contract from '#contract/features/employees.contract.ts';
import * as jobContract from '#contract/features/jobs.contract.ts';
import { getSkillGap } from '#contract/features/matches.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { auditEntries, emails, employees } from '#server/db/tables/index.ts';
import { expected } from '#server/platform/expected.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, contextOf, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { addressOfLink } from './employees.links.ts';

const test = testApp();

const add = ({ token }: Person, given: Record<string, unknown> = {}) =>
  test.call(contract.addEmployee, {
    token,
    body: { name: 'Huda Salem', email: `${crypto.randomUUID()}@work.test`, ...given },
  });
const list = async ({ token }: Person, query: Record<string, string> = {}) =>
  (await test.call(contract.listEmployees, { token, query })).data;
const names = async (person: Person, query: Record<string, string> = {}) =>
  (await list(person, query)).results.map(({ name }) => name);
const send = async (person: Person, bytes: string | Uint8Array, confirm = false) => {
  const answer = await test.upload(
    '/recruiter/employees/import',
    { confirm: String(confirm) },
    { name: 'people.csv', bytes },
    person.token,
  );
  return { ...answer, data: answer.data as contract.EmployeeImport };
};
const export_ = async ({ token }: Person, lang: 'en' | 'ar' = 'en') =>
  String((await test.call(contract.exportEmployees, { token, query: {}, lang })).body);
const linkIn = async (address: string): Promise<string> => {
  const rows = await test.program.parts.db.select().from(emails).where(eq(emails.recipient, address));
  const latest = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)!;
  return /\/employment\/([\w.-]+)/.exec(latest.text)![1]!;
};
/** What the link of an employee says who was invited when their row says. */
async function tokenOf(id: string): Promise<string> {
  const ctx = await contextOf(test);
  const row = firstOf(await ctx.db.select().from(employees).where(eq(employees.id, id)));
  const address = await addressOfLink(ctx, { ...row, invitedAt: expected(row.invitedAt, 'invitation') });
  return address.slice(address.lastIndexOf('/') + 1);
}
/** Somebody whom the company lists and who said yes. */
async function linked(owner: Person, person: Person, given: Record<string, unknown> = {}) {
  const { data } = await add(owner, { email: person.email, ...given });
  await test.call(contract.inviteEmployee, { token: owner.token, params: { id: data.id } });
  await test.call(contract.acceptEmployment, {
    token: person.token,
    params: { token: await linkIn(person.email) },
  });
  return data.id;
}

describe('a company’s people', () => {
  it('are listed by what they are searched by, and by nobody else', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const other = await aPerson(test, 'RECRUITER');
    await add(owner, { name: 'Huda', department: 'Finance', location: 'Dubai', started_on: '2019-02-01' });
    await add(owner, { name: 'Basma', department: 'Sales', skills: [{ name: 'FIDIC contracts' }] });
    expect(await names(owner)).toEqual(['Basma', 'Huda']);
    expect(await names(owner, { department: 'Finance' })).toEqual(['Huda']);
    expect(await names(owner, { location: 'Dubai' })).toEqual(['Huda']);
    expect(await names(owner, { skill: 'fidic' })).toEqual(['Basma']);
    expect(await names(owner, { q: 'hud' })).toEqual(['Huda']);
    expect(await names(owner, { link: 'linked' })).toEqual([]);
    expect(await names(owner, { sort: 'longest' })).toEqual(['Huda', 'Basma']);
    const all = await list(owner);
    expect([all.people, all.departments, all.locations]).toEqual([2, ['Finance', 'Sales'], ['Dubai']]);
    expect(firstOf(all.results).skills).toEqual([{ ref_skill: 'fidic-contracts', name: 'FIDIC contracts' }]);
    expect(await names(other)).toEqual([]);
  });

  it('are changed by owners and managers, and read by members', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const member = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
    const { data } = await add(owner);
    expect((await list(member)).can).toEqual({ edit: false });
    const tried = [
      await add(member),
      await test.call(contract.deleteEmployee, { token: member.token, params: { id: data.id } }),
      await test.call(contract.inviteEmployee, { token: member.token, params: { id: data.id } }),
      await send(member, 'name,email\nA,a@work.test\n', true),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await names(member)).toEqual(['Huda Salem']);
  });

  it('keep what a colleague changed meanwhile, and no address twice', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { data } = await add(owner, { email: 'twice@work.test' });
    expect((await add(owner, { email: 'Twice@work.test' })).problem.code).toBe('employees.email_taken');
    const change = (name: string, was: string) =>
      test.call(contract.changeEmployee, {
        token: owner.token,
        params: { id: data.id },
        body: { employee: { name, email: data.email }, was_updated_at: was },
      });
    const first = await change('Huda S.', data.updated_at);
    expect(first.data.name).toBe('Huda S.');
    expect((await change('Somebody', data.updated_at)).problem.code).toBe('employees.changed_elsewhere');
    await test.call(contract.deleteEmployee, { token: owner.token, params: { id: data.id } });
    expect(await names(owner)).toEqual([]);
    const audit = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, owner.id));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'employee.added',
      'employee.changed',
      'employee.deleted',
    ]);
  });
});

describe('one of a company’s people', () => {
  const change = ({ token }: Person, was: contract.Employee, given: Record<string, unknown>) =>
    test.call(contract.changeEmployee, {
      token,
      params: { id: was.id },
      body: { employee: { name: was.name, email: was.email, ...given }, was_updated_at: was.updated_at },
    });

  it('does not get the address of another, and may keep their own', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    await add(owner, { email: 'taken@work.test' });
    const { data } = await add(owner, { email: 'free@work.test' });
    expect((await change(owner, data, { email: 'taken@work.test' })).problem.code).toBe(
      'employees.email_taken',
    );
    expect((await change(owner, data, { name: 'Huda S.' })).data.name).toBe('Huda S.');
  });

  it('with another address is asked again, unless an account is theirs', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await add(owner, { email: person.email });
    const params = { id: data.id };
    const invited = await test.call(contract.inviteEmployee, { token: owner.token, params });
    const renamed = await change(owner, invited.data, { name: 'Huda S.' });
    expect(renamed.data.link).toBe('invited');
    const token = await linkIn(person.email);
    const moved = await change(owner, renamed.data, { email: 'moved@work.test' });
    expect(moved.data.link).toBe('none');
    expect((await test.call(contract.getEmployment, { params: { token } })).status).toBe(404);

    await linked(owner, person);
    const now = firstOf((await list(owner, { link: 'linked' })).results);
    const kept = await change(owner, now, { email: 'new@work.test' });
    expect(kept.data).toMatchObject({ link: 'linked', candidate_id: person.id });
    expect(kept.data.invited_at).not.toBeNull();
  });

  it('has each skill once, however it is written', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { data } = await add(owner, { skills: [{ name: 'excel' }, { name: 'Python' }, { name: 'Excel' }] });
    expect(data.skills.map(({ name }) => name)).toEqual(['Excel', 'Python']);
  });

  it('is not added to as many as a company may list', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { db } = test.program.parts;
    const fill = (from: number, to: number) =>
      db.execute(sql`insert into employees (company_id, name, email)
        select ${owner.companyId}::uuid, 'P', 'p' || n || '@work.test' from generate_series(${from}::int, ${to}::int) as n`);
    await fill(1, contract.MOST_EMPLOYEES - 1);
    expect((await add(owner)).status).toBe(200);
    expect((await add(owner)).problem.code).toBe('employees.too_many');
  });
});

describe('a file of employees', () => {
  const FILE = [
    'Full name;E-mail;المسمى الوظيفي;Start date;Skills;Shoe size',
    'Huda Salem;huda@work.test;Accountant;9/3/2021;FIDIC contracts | Excel;38',
    'Basma;not an address;Engineer;2021-13-45;;39',
    ';empty@work.test;;;;',
    'Huda again;HUDA@work.test;;;;',
    'Omar;omar@work.test;Driver;٢٠٢٠-٠١-٠٢;;',
  ].join('\r\n');

  it('says of every row what it would do, and saves nothing until that is confirmed', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { data } = await send(owner, FILE);
    expect(data.is_saved).toBe(false);
    expect(data.counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 3 });
    expect(data.ignored).toEqual(['Shoe size']);
    expect(
      data.rows.map(({ row, outcome, problems }) => [row, outcome, problems.map((it) => it.column)]),
    ).toEqual([
      [2, 'created', []],
      [3, 'refused', ['email', 'started_on']],
      [4, 'refused', ['name']],
      [5, 'refused', ['email']],
      [6, 'created', []],
    ]);
    expect(firstOf(data.rows[3]!.problems).text).toContain('row 2');
    expect(await names(owner)).toEqual([]);

    expect((await send(owner, FILE, true)).data.is_saved).toBe(true);
    const saved = await list(owner);
    expect(saved.results.map(({ name, started_on }) => [name, started_on])).toEqual([
      ['Huda Salem', '2021-03-09'],
      ['Omar', '2020-01-02'],
    ]);
    expect(firstOf(saved.results).skills.map(({ name }) => name)).toEqual(['FIDIC contracts', 'Excel']);
  });

  it('changes by address who is there, and leaves what an empty cell does not say', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    await send(owner, FILE, true);
    const { data } = await send(
      owner,
      'name,email,department\nHuda Salem,huda@work.test,Finance\nOmar,omar@work.test,\n',
      true,
    );
    expect(data.counts).toEqual({ created: 0, updated: 1, unchanged: 1, refused: 0 });
    const huda = firstOf((await list(owner)).results);
    expect([huda.department, huda.job_title, huda.started_on]).toEqual([
      'Finance',
      'Accountant',
      '2021-03-09',
    ]);
  });

  it('is read as spreadsheets of the region save it', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const text = 'الاسم,البريد الإلكتروني,القسم\nهدى سالم,huda@work.test,المالية\n';
    const bom = Buffer.from([0xff, 0xfe]);
    const utf16 = Buffer.concat([bom, Buffer.from(text, 'utf16le')]);
    expect(firstOf((await send(owner, utf16)).data.rows).name).toBe('هدى سالم');
    expect(firstOf((await send(owner, Buffer.from(text, 'utf16le'))).data.rows).name).toBe('هدى سالم');
    expect(firstOf((await send(owner, `\uFEFF${text}`)).data.rows).name).toBe('هدى سالم');
    const decoder = new TextDecoder('windows-1256');
    const signs = new Map(
      Array.from({ length: 256 }, (_, byte) => [decoder.decode(Buffer.from([byte])), byte]),
    );
    const windows = Buffer.from([...text].map((sign) => signs.get(sign)!));
    const odd = text.replace('سالم', 'سا\0لم\u202e');
    expect(firstOf((await send(owner, odd)).data.rows).name).toBe('هدى سالم');
    expect((await send(owner, windows, true)).data.counts.created).toBe(1);
    expect((await list(owner)).departments).toEqual(['المالية']);
  });

  it('is refused where it has no rows, no address, or more than can be taken at once', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const code = async (text: string) => (await send(owner, text)).problem.code;
    expect(await code('')).toBe('employees.file_empty');
    expect(await code('name,email\n')).toBe('employees.file_empty');
    expect(await code('name,phone\nHuda,5\n')).toBe('employees.columns_missing');
    expect(await code('name,email\n"Huda,a@work.test\n')).toBe('employees.file_unreadable');
    const rows = (most: number) =>
      `name,email\n${Array.from({ length: most }, (_, at) => `P${at},p${at}@work.test`).join('\n')}`;
    expect(await code(rows(contract.MOST_IMPORTED + 1))).toBe('employees.file_too_long');
    const { data } = await send(owner, rows(contract.MOST_IMPORTED), true);
    expect(data.counts.created).toBe(contract.MOST_IMPORTED);
    expect((await list(owner)).people).toBe(contract.MOST_IMPORTED);
  });

  it('comes out as it goes in, and runs as no formula', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    await add(owner, { name: '=1+1', email: 'f@work.test', skills: [{ name: 'Excel' }, { name: 'Python' }] });
    const text = await export_(owner, 'ar');
    expect(text).toContain('الاسم,البريد الإلكتروني');
    expect(text).toContain("'=1+1");
    expect((await send(owner, text)).data.counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 1,
      refused: 0,
    });
    const template = await test.call(contract.getEmployeesTemplate, { token: owner.token });
    expect(String(template.body)).toContain('Name,Email,Job title');
  });
});

describe('the link between an employee and an account', () => {
  it('is made by the person’s yes alone, and ended by either side', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await add(owner, { email: person.email });
    const invited = await test.call(contract.inviteEmployee, { token: owner.token, params: { id: data.id } });
    expect([invited.data.link, invited.data.candidate_id]).toEqual(['invited', null]);
    const again = await test.call(contract.inviteEmployee, { token: owner.token, params: { id: data.id } });
    expect(again.problem.code).toBe('employees.too_soon');

    const token = await linkIn(person.email);
    const seen = await test.call(contract.getEmployment, { params: { token } });
    expect(seen.data).toEqual({ company_name: 'Pearl Bay Contracting', name: 'Huda Salem', status: 'open' });
    expect(firstOf((await list(owner)).results).link).toBe('invited');
    await test.call(contract.acceptEmployment, { token: person.token, params: { token } });
    expect((await list(owner)).results[0]).toMatchObject({ link: 'linked', candidate_id: person.id });
    const told = await test.call(listNotifications, { token: owner.token, query: {} });
    expect(told.data.results.map(({ kind }) => kind)).toContain('invitation_accepted');

    const stranger = await aPerson(test, 'CANDIDATE');
    const taken = await test.call(contract.acceptEmployment, { token: stranger.token, params: { token } });
    expect(taken.problem.code).toBe('employees.already_linked');

    const own = await test.call(contract.listEmployments, { token: person.token });
    expect(own.data.results.map(({ company_name }) => company_name)).toEqual(['Pearl Bay Contracting']);
    await test.call(contract.endEmployment, { token: person.token, params: { id: data.id } });
    expect(firstOf((await list(owner)).results).link).toBe('none');
    const gone = await test.call(contract.acceptEmployment, { token: person.token, params: { token } });
    expect(gone.problem.code).toBe('employees.link_unknown');
  });

  it('opens by no link that was made up, taken back, or of a former address', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await add(owner, { email: person.email });
    const look = async (token: string) =>
      (await test.call(contract.getEmployment, { params: { token } })).status;
    expect(await look(`${data.id}.${'a'.repeat(43)}`)).toBe(404);
    expect(await look('nonsense')).toBe(404);
    await test.call(contract.inviteEmployee, { token: owner.token, params: { id: data.id } });
    const token = await linkIn(person.email);
    expect(await look(token)).toBe(200);
    await test.call(contract.unlinkEmployee, { token: owner.token, params: { id: data.id } });
    expect(await look(token)).toBe(404);
  });
});

describe('an invitation to be linked', () => {
  it('opens nothing after a month, and can be mailed again after a minute', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await add(owner, { email: person.email });
    const invite = () => test.call(contract.inviteEmployee, { token: owner.token, params: { id: data.id } });
    const invitedBefore = (ms: number) =>
      test.program.parts.db
        .update(employees)
        .set({ invitedAt: new Date(Date.now() - ms) })
        .where(eq(employees.id, data.id));
    await invitedBefore(61_000);
    expect((await invite()).status).toBe(200);
    const month = 30 * 86_400_000;
    for (const [passedMs, status, accepted] of [
      [month + 60_000, 'expired', 404],
      [month - 60_000, 'open', 200],
    ] as const) {
      await invitedBefore(passedMs);
      const token = await tokenOf(data.id);
      expect((await test.call(contract.getEmployment, { params: { token } })).data.status).toBe(status);
      const answer = await test.call(contract.acceptEmployment, { token: person.token, params: { token } });
      expect(answer.status).toBe(accepted);
    }
    const token = await tokenOf(data.id);
    expect((await test.call(contract.getEmployment, { params: { token } })).data.status).toBe('accepted');
    expect((await invite()).problem.code).toBe('employees.already_linked');
  });

  it('is one a company: an account is the company’s only once', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    await linked(owner, person);
    const { data } = await add(owner);
    await test.call(contract.inviteEmployee, { token: owner.token, params: { id: data.id } });
    const answer = await test.call(contract.acceptEmployment, {
      token: person.token,
      params: { token: await linkIn(data.email) },
    });
    expect(answer.problem.code).toBe('employees.already_linked');
  });
});

describe('a job for employees', () => {
  it('is opened and applied for by those it was sent to, while they are linked', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aSurveyor(test);
    const outsider = await aSurveyor(test);
    const id = await linked(owner, person);
    const jobId = await publishJob(test, owner, { audience: 'employees' });
    const open = async ({ token }: Person) =>
      (await test.call(jobContract.getJob, { token, params: { id: jobId } })).status;
    expect(await open(person)).toBe(404);

    const sent = await test.call(contract.sendInternalJob, {
      token: owner.token,
      body: { job_id: jobId, employee_ids: [id] },
    });
    expect(sent.data).toEqual({ told: 1, mailed: 0, skipped: [] });
    expect([await open(person), await open(outsider)]).toEqual([200, 404]);
    const gap = await test.call(getSkillGap, { token: person.token, body: { job_id: jobId } });
    expect(gap.data.score).toBeGreaterThan(0);
    const told = await test.call(listNotifications, { token: person.token, query: {} });
    expect(told.data.results.map(({ kind, link }) => [kind, link])).toContainEqual([
      'internal_job',
      `/candidate/jobs/view/${jobId}`,
    ]);
    const own = async () => (await test.call(contract.listEmployments, { token: person.token })).data.jobs;
    expect((await own()).map((job) => [job.id, job.is_applied])).toEqual([[jobId, false]]);

    const apply = ({ token }: Person) =>
      test.call(applyToJob, { token, body: { job_id: jobId, answers: {} } });
    expect((await apply(outsider)).status).toBe(404);
    expect((await apply(person)).status).toBe(200);
    expect(firstOf(await own()).is_applied).toBe(true);

    await test.call(contract.unlinkEmployee, { token: owner.token, params: { id } });
    expect([await open(person), (await own()).length]).toEqual([404, 0]);
  });

  it('goes by mail with an invitation to who is not linked, to a department, and to nobody twice', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const person = await aPerson(test, 'CANDIDATE');
    await add(owner, { email: person.email, department: 'Sites' });
    await add(owner, { department: 'Finance' });
    const jobId = await publishJob(test, owner, { audience: 'employees' });
    const send = () =>
      test.call(contract.sendInternalJob, {
        token: owner.token,
        body: { job_id: jobId, department: 'Sites', message: 'Have a look' },
      });
    expect((await send()).data).toEqual({ told: 0, mailed: 1, skipped: [] });
    expect((await send()).data).toMatchObject({ mailed: 0, skipped: [{ reason: 'already_sent' }] });
    await test.call(contract.acceptEmployment, {
      token: person.token,
      params: { token: await linkIn(person.email) },
    });
    const { data } = await test.call(contract.listEmployments, { token: person.token });
    expect(data.jobs.map(({ id }) => id)).toEqual([jobId]);
    const listed = await list(owner, { job_id: jobId, department: 'Sites' });
    expect(firstOf(listed.results).sent_at).not.toBeNull();
  });

  it('is sent only while it is published, and for employees', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { data } = await add(owner);
    const jobId = await publishJob(test, owner);
    const send = (job_id: string) =>
      test.call(contract.sendInternalJob, { token: owner.token, body: { job_id, employee_ids: [data.id] } });
    expect((await send(jobId)).problem.code).toBe('employees.job_not_internal');
    const closed = await publishJob(test, owner, { audience: 'employees' });
    await test.call(jobContract.closeJob, { token: owner.token, params: { id: closed } });
    expect((await send(closed)).problem.code).toBe('employees.job_not_internal');
    expect((await list(owner, { job_id: closed })).job).toMatchObject({ is_internal: true, is_open: false });
    expect(
      (await test.program.parts.db.select().from(employees).where(eq(employees.id, data.id))).length,
    ).toBe(1);
  });

  it('is sent to nobody where one of those who are named is not the company’s', async () => {
    const [owner, other] = [await aPerson(test, 'RECRUITER'), await aPerson(test, 'RECRUITER')];
    const ids = [(await add(owner)).data.id, (await add(other)).data.id];
    const jobId = await publishJob(test, owner, { audience: 'employees' });
    const send = (given: { employee_ids?: string[]; department?: string }) =>
      test.call(contract.sendInternalJob, { token: owner.token, body: { job_id: jobId, ...given } });
    expect((await send({ employee_ids: ids })).problem.code).toBe('employees.not_found');
    expect((await send({ department: 'Nowhere' })).problem.code).toBe('employees.not_found');
    expect((await send({ employee_ids: ids.slice(0, 1) })).data).toMatchObject({ mailed: 1, skipped: [] });
  });

  it('ranks the company’s people, and says by what each was judged', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const surveyor = await aSurveyor(test);
    await linked(owner, surveyor, { name: 'Linked', job_title: 'Cook' });
    await add(owner, {
      name: 'Listed',
      job_title: 'Quantity Surveyor',
      skills: [{ name: 'FIDIC contracts' }],
    });
    await add(owner, { name: 'Baker', job_title: 'Baker' });
    const jobId = await publishJob(test, owner);
    const ranked = await list(owner, { job_id: jobId, sort: 'match' });
    expect(ranked.results.map(({ name, match }) => [name, match!.source])).toEqual([
      ['Linked', 'profile'],
      ['Listed', 'company'],
      ['Baker', 'company'],
    ]);
    expect(firstOf(ranked.results).match!.matched).toContain('FIDIC contracts');
    expect([ranked.total, ranked.unranked]).toEqual([3, 0]);
    const second = await list(owner, { job_id: jobId, sort: 'match', page: '2', limit: '2' });
    expect([second.total, second.results.map(({ name }) => name)]).toEqual([3, ['Baker']]);
    expect(await names(owner, { job_id: jobId, sort: 'name' })).toEqual(['Baker', 'Linked', 'Listed']);
    expect(await names(owner, { sort: 'match', page: '2', limit: '2' })).toEqual(['Listed']);
    expect(firstOf((await list(owner)).results).match).toBeNull();
    expect(ranked.job).toMatchObject({ is_internal: false, is_open: true, is_blind: false });
    const blind = await publishJob(test, owner, { is_blind: true });
    const hidden = await list(owner, { job_id: blind, sort: 'match' });
    expect([hidden.job!.is_blind, hidden.results.map(({ match }) => match)]).toEqual([
      true,
      [null, null, null],
    ]);
  });
});
