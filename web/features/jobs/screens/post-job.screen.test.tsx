// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  checkJobWording,
  getJob,
  type Job,
  listRecruiterJobs,
  parseJob,
  postJob,
  publishJob,
  type ReadJob,
  updateJob,
} from '#contract/features/jobs.contract.ts';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { previewCandidates } from '#contract/features/rankings.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { unsavedWork } from '#web/platform/unsaved-work.ts';
import { fakeApi, problem } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { keepPositions } from '../job-positions.ts';
import { keepReading } from '../job-reading.ts';
import { aDraft } from '../jobs.fakes.ts';
import AiGeneratedJobScreen from './ai-generated-job.screen.tsx';
import EditJobScreen from './edit-job.screen.tsx';
import PostJobScreen from './post-job.screen.tsx';
import PreviewJobScreen from './preview-job.screen.tsx';

const POST = '/recruiter/jobs/post-job';
const EDIT = '/recruiter/jobs/post-job/$id/edit';
const TEXT = 'Site Engineer. Leads the site team of a road project, from the first drawing to handover.';
const JOB = aDraft({ job_title: 'Site Engineer', description: TEXT });
const READ: ReadJob = {
  job: {
    responsibilities: [],
    requirements: [],
    skills: [{ ref_skill: 'autocad', name: 'AutoCAD', importance: 'must' }],
    work_place: 'on_site',
    employment_type: 'full_time',
    languages: [],
    screening_questions: [],
    source: 'text',
    source_text: TEXT,
    job_title: 'Site Engineer',
    description: TEXT,
  },
  made_by: 'text',
  found_in: [],
  not_found: ['location', 'education'],
  also_mentioned: ['Florbatix'],
  occupations: [],
  notices: [],
  others: [],
};

function server(job: Job = JOB) {
  const api = fakeApi();
  api.on(listSectors, []);
  api.on(listIndustries, []);
  api.on(listRecruiterJobs, { results: [], total: 0, page: 1, limit: 20 });
  api.on(parseJob, READ);
  api.on(postJob, job);
  api.on(getJob, job);
  api.on(checkJobWording, { findings: [] });
  api.on(previewCandidates, {
    above_floor: 12,
    shown: 9,
    strong: 3,
    is_capped: false,
    before: null,
    results: [],
  });
  setUser(aUser(), 'RECRUITER');
  return api;
}
const path = (id = JOB.jid) => `/recruiter/jobs/post-job/${id}/edit`;
const saves = (api: ReturnType<typeof server>) =>
  api.calls.filter((call) => call.path === '/recruiter/update-job').map((call) => call.body);

afterEach(async () => {
  // An editor that is left keeps what it holds.
  cleanup();
  sessionStorage.clear();
  await unsavedWork.dropAll();
});

describe('posting a job from a text', () => {
  test('saves what was read as a draft and goes on in the editor', async () => {
    const api = server();
    const { screen, router } = await renderIn('en', <PostJobScreen />, {
      at: `${POST}?mode=TEXT_JOB_POST`,
      path: POST,
    });
    fireEvent.change(screen.getByLabelText('Text of the job'), { target: { value: TEXT } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the text' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path()));
    expect(api.calls.find((call) => call.path === '/recruiter/post-job')?.body).toMatchObject({
      job: { job_title: 'Site Engineer', source: 'text' },
      publish: false,
    });
  });

  test('marks what the text does not say, and offers what it mentions', async () => {
    server();
    keepReading(JOB.jid, READ);
    const { screen } = await renderIn('ar', <EditJobScreen />, { at: path(), path: EDIT });
    const offer = await screen.findByRole('button', { name: 'إضافة Florbatix' });
    expect(screen.getAllByText('لا يذكر النص ذلك.')).toHaveLength(2);
    fireEvent.click(offer);
    expect(screen.getByRole('button', { name: 'إزالة Florbatix' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'إضافة Florbatix' })).toBeNull();
  });
});

describe('a text that offers several positions', () => {
  const OTHERS = ['Surveyor', 'Foreman'].map((job_title) => {
    const { others: _, ...draft } = READ;
    return { ...draft, job: { ...READ.job, job_title } };
  });
  const idOf = (at: number) => `6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2b0${at}`;
  const drafts = (api: ReturnType<typeof server>) =>
    api.calls
      .filter((call) => call.path === '/recruiter/post-job')
      .map((call) => call.body as { job: { job_title: string }; publish: boolean });

  test('says so above the form of the first, and saves the others as drafts when it is told to', async () => {
    const api = server();
    api.on(parseJob, { ...READ, others: OTHERS });
    const first = await renderIn('en', <PostJobScreen />, { at: `${POST}?mode=TEXT_JOB_POST`, path: POST });
    fireEvent.change(first.screen.getByLabelText('Text of the job'), { target: { value: TEXT } });
    fireEvent.click(first.screen.getByRole('button', { name: 'Read the text' }));
    await waitFor(() => expect(first.router.state.location.pathname).toBe(path()));
    expect(drafts(api)).toHaveLength(1);
    cleanup();

    const { screen } = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    const note = await screen.findByRole('note', { name: 'The text holds 3 positions' });
    expect(note.textContent).toMatch(/Surveyor.* and .*Foreman/u);
    let stored = 0;
    api.answer(postJob, ({ body }) => {
      stored += 1;
      if (stored === 2) return problem({ status: 503, code: 'server.unavailable', message: 'Try again.' });
      const { job_title } = (body as { job: { job_title: string } }).job;
      return Response.json({ data: aDraft({ jid: idOf(stored), job_title }), message: '' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save the other 2 as drafts' }));
    // The second could not be saved: it stays, and the first is not saved again.
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Surveyor' }).getAttribute('href')).toBe(path(idOf(1)));
    expect(note.textContent).toMatch(/until you save them: .*Foreman/u);
    cleanup();

    const again = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    fireEvent.click(await again.screen.findByRole('button', { name: 'Save the other one as a draft' }));
    const last = await again.screen.findByRole('link', { name: 'Foreman' });
    expect(last.getAttribute('href')).toBe(path(idOf(3)));
    expect(drafts(api).map(({ job, publish }) => [job.job_title, publish])).toEqual([
      ['Site Engineer', false],
      ['Surveyor', false],
      ['Foreman', false],
      ['Foreman', false],
    ]);
    cleanup();

    const done = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    await done.screen.findByRole('combobox', { name: 'Job title' });
    expect(done.screen.queryByRole('note', { name: /The text holds/ })).toBeNull();
  });

  test('says so in Arabic, and nothing where there is one', async () => {
    server();
    await keepPositions(JOB.jid, { others: OTHERS.slice(0, 1), saved: [] });
    const { screen } = await renderIn('ar', <EditJobScreen />, { at: path(), path: EDIT });
    expect(await screen.findByRole('note', { name: 'في النص وظيفتان' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'احفظ الوظيفة الأخرى مسودة' })).toBeTruthy();
    cleanup();
    await keepPositions(JOB.jid, { others: [], saved: [] });
    const one = await renderIn('ar', <EditJobScreen />, { at: path(), path: EDIT });
    await one.screen.findByRole('combobox', { name: 'المسمى الوظيفي' });
    expect(one.screen.queryByRole('note', { name: /في النص/ })).toBeNull();
  });
});

describe('a draft', () => {
  test('saves itself after a pause, from the version it began with', async () => {
    const api = server();
    api.on(updateJob, { ...JOB, location: 'Ajman', own: { ...JOB.own!, version: 2 } });
    const { screen } = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Location' }), {
      target: { value: 'Ajman' },
    });
    await waitFor(() => expect(saves(api)).toHaveLength(1), { timeout: 15_000 });
    expect(saves(api)[0]).toMatchObject({ job_id: JOB.jid, version: 1, job: { location: 'Ajman' } });
    expect(await screen.findByText(/Saved at/)).toBeTruthy();
  });

  test('joins what a colleague saved meanwhile, and asks only about what both wrote', async () => {
    const api = server();
    const theirs: Job = {
      ...JOB,
      location: 'Sharjah',
      min_years: 7,
      own: { ...JOB.own!, version: 4 },
    };
    api.answer(updateJob, ({ body }) =>
      (body as { version: number }).version === 4
        ? Response.json({ data: { ...theirs, own: { ...theirs.own!, version: 5 } }, message: '' })
        : problem({ status: 409, code: 'jobs.changed_elsewhere', message: 'Sara has changed this job.' }),
    );
    const { screen } = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    const location = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' });
    fireEvent.change(location, { target: { value: 'Ajman' } });
    api.on(getJob, theirs);
    const choice = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    expect(choice.textContent).toContain('Sara has changed this job.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Years of experience/ }).value).toBe('7');
    fireEvent.click(screen.getByRole('button', { name: 'Go on with this choice' }));
    await waitFor(() => expect(saves(api)).toHaveLength(2), { timeout: 15_000 });
    expect(saves(api)[1]).toMatchObject({ version: 4, job: { location: 'Ajman', min_years: 7 } });
  });

  test('is taken up where it was left, when it could not be saved', async () => {
    // Of a job of its own: what is kept of it is kept beyond this test.
    const job = aDraft({ ...JOB, jid: '0d7a2a0e-3c3b-4b8e-9d34-0c1f4b6f8f55' });
    const api = server(job);
    api.refuse(updateJob, { status: 503, code: 'server.unavailable' });
    const first = await renderIn('en', <EditJobScreen />, { at: path(job.jid), path: EDIT });
    fireEvent.change(await first.screen.findByRole('combobox', { name: 'Location' }), {
      target: { value: 'Ajman' },
    });
    await first.screen.findByText(/No connection/, {}, { timeout: 15_000 });
    first.unmount();
    const { screen } = await renderIn('en', <EditJobScreen />, { at: path(job.jid), path: EDIT });
    const location = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' });
    expect(location.value).toBe('Ajman');
  });

  test('stays as it is when the limit of published jobs is reached', async () => {
    const api = server();
    api.refuse(publishJob, { status: 403, code: 'jobs.limit_reached', message: 'Limit Reached.' });
    const { screen, router } = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' });
    fireEvent.click(publish);
    await waitFor(
      () => expect(api.calls.some((call) => call.path.startsWith('/recruiter/publish-job'))).toBe(true),
      { timeout: 15_000 },
    );
    await waitFor(() => expect(publish.disabled).toBe(false), { timeout: 15_000 });
    expect(router.state.location.pathname).toBe(path());
  });

  test('does not send when Enter is pressed in a field', async () => {
    const api = server();
    const { screen } = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    const title = await screen.findByRole('combobox', { name: 'Job title' });
    expect(fireEvent.keyDown(title, { key: 'Enter', code: 'Enter' })).toBe(false);
    expect(api.calls.some((call) => call.path.startsWith('/recruiter/publish-job'))).toBe(false);
  });
});

describe('the editor', () => {
  test('says how many match what is written, and takes the better wording', async () => {
    const api = server();
    const start = TEXT.indexOf('Leads');
    api.on(checkJobWording, {
      findings: [
        {
          field: 'description',
          start,
          end: start + 5,
          text: 'Leads',
          kind: 'vague',
          why: 'It may mean anything.',
          better: 'Directs',
        },
      ],
    });
    const { screen } = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
    expect((await screen.findByText('candidates match')).parentElement?.textContent).toContain('12');
    fireEvent.click(await screen.findByRole('button', { name: /Write.*Directs/ }, { timeout: 15_000 }));
    const description = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });
    expect(description.value).toBe(TEXT.replace('Leads', 'Directs'));
  });
});

describe('what a careless hand sends', () => {
  test('a search without a title says what is missing and goes nowhere', async () => {
    server();
    const { screen, router } = await renderIn('en', <PostJobScreen />, {
      at: `${POST}?mode=STANDARDISED`,
      path: POST,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Search by title' }));
    expect(await screen.findByText('Write a title to search by.')).toBeTruthy();
    expect(router.state.location.pathname).toBe(POST);
  });

  test('a sentence without words says what is missing and asks for nothing', async () => {
    const api = server();
    const { screen } = await renderIn('ar', <AiGeneratedJobScreen />, { at: `${POST}/ai-generated` });
    fireEvent.click(screen.getByRole('button', { name: 'إنشاء مسودة' }));
    expect(await screen.findByText('اذكر اسم الوظيفة على الأقل.')).toBeTruthy();
    expect(api.calls.filter(({ path }) => path === '/recruiter/generate-job/prompt')).toEqual([]);
  });

  test('a draft that is published half written opens in the editor, which shows what is missing', async () => {
    const api = server(aDraft({ job_title: 'Welder', description: 'Welds.' }));
    api.refuse(publishJob, { status: 422, code: 'jobs.incomplete' });
    const { screen, router } = await renderIn('en', <PreviewJobScreen />, {
      at: `${POST}/${JOB.jid}/view`,
      path: '/recruiter/jobs/post-job/$id/view',
    });
    expect(await screen.findByText('Still to be written: Description.')).toBeTruthy();
    expect(screen.queryByText(/You can publish it all the same/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path()));
    cleanup();
    const editor = await renderIn('en', <EditJobScreen />, { at: `${path()}?check=1`, path: EDIT });
    expect(await editor.screen.findByText('Write between 70 and 700 characters.')).toBeTruthy();
  });
});

test('who sees the job is said of what it is: nothing of one that is not there, the truth of one that is closed', async () => {
  const api = server(aDraft({ status: 'closed' }));
  const closed = await renderIn('en', <EditJobScreen />, { at: path(), path: EDIT });
  expect(await closed.screen.findByText(/only your company sees it/)).toBeTruthy();
  cleanup();
  api.refuse(getJob, { status: 404, code: 'jobs.not_found' });
  const other = '0f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a12';
  const gone = await renderIn('en', <EditJobScreen />, { at: path(other), path: EDIT });
  expect(await gone.screen.findByText('This job is not there')).toBeTruthy();
  expect(gone.screen.queryByText(/Everyone sees the job/)).toBeNull();
  expect(gone.screen.getByRole('link', { name: 'Jobs' })).toBeTruthy();
});
