// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type JobDraft, parseJob, postJob } from '#contract/features/jobs.contract.ts';
import { listIndustries, listSectors } from '#contract/features/occupations.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { valuesOf } from '../job-form-values.ts';
import PostJobScreen from './post-job.screen.tsx';

const PATH = '/recruiter/jobs/post-job';
const TEXT = 'Site Engineer. Leads the site team of a road project, from the first drawing to handover.';
const DRAFT: JobDraft = {
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
  not_found: ['location', 'education'],
  also_mentioned: ['Florbatix'],
};

function server() {
  const api = fakeApi();
  api.on(listSectors, []);
  api.on(listIndustries, []);
  api.on(parseJob, DRAFT);
  return api;
}

afterEach(() => sessionStorage.clear());

describe('posting a job from a text', () => {
  test('marks what the text does not say, and keeps what was read across a reload', async () => {
    server();
    const first = await renderIn('en', <PostJobScreen />, { at: `${PATH}?step=text`, path: PATH });
    fireEvent.change(first.screen.getByLabelText('Text of the job'), { target: { value: TEXT } });
    fireEvent.click(first.screen.getByRole('button', { name: 'Read the text' }));
    expect(await first.screen.findByText('2 things were not in the text')).toBeTruthy();
    expect(first.screen.getAllByText('The text does not say this.')).toHaveLength(2);
    first.unmount();

    const { screen } = await renderIn('en', <PostJobScreen />, { at: `${PATH}?step=form`, path: PATH });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Job title' }).value).toBe('Site Engineer');
    expect(screen.getByText('2 things were not in the text')).toBeTruthy();
  });

  test('offers what the text mentions beside the skills, and adds it when it is wanted', async () => {
    server();
    const { screen } = await renderIn('ar', <PostJobScreen />, { at: `${PATH}?step=text`, path: PATH });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: TEXT } });
    fireEvent.click(screen.getByRole('button', { name: 'قراءة النص' }));
    const offer = await screen.findByRole('button', { name: 'إضافة Florbatix' });
    expect(screen.queryByRole('button', { name: 'إزالة Florbatix' })).toBeNull();
    fireEvent.click(offer);
    expect(screen.getByRole('button', { name: 'إزالة Florbatix' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'إضافة Florbatix' })).toBeNull();
  });

  test('keeps everything when the limit of published jobs is reached', async () => {
    const api = server();
    api.refuse(postJob, { status: 403, code: 'jobs.limit_reached', message: 'Limit Reached.' });
    sessionStorage.setItem('draft:new-job', JSON.stringify(valuesOf(DRAFT.job)));
    const { screen, router } = await renderIn('en', <PostJobScreen />, {
      at: `${PATH}?step=form`,
      path: PATH,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(api.calls.some((call) => call.path === '/recruiter/post-job')).toBe(true));
    expect(api.calls.find((call) => call.path === '/recruiter/post-job')?.body).toMatchObject({
      publish: true,
    });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false),
    );
    expect(router.state.location.pathname).toBe(PATH);
    expect(sessionStorage.getItem('draft:new-job')).toContain('Site Engineer');
  });

  test('does not send when Enter is pressed in a field', async () => {
    const api = server();
    const { screen } = await renderIn('en', <PostJobScreen />, { at: `${PATH}?step=form`, path: PATH });
    const title = screen.getByRole('combobox', { name: 'Job title' });
    expect(fireEvent.keyDown(title, { key: 'Enter', code: 'Enter' })).toBe(false);
    expect(api.calls.some((call) => call.path === '/recruiter/post-job')).toBe(false);
  });
});
