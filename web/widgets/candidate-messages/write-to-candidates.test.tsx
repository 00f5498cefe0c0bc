// @vitest-environment jsdom
import { Notifications } from '@mantine/notifications';
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  listMessageTemplates,
  type Message,
  type MessageTemplate,
  previewMessage,
  sendMessage,
  takeMessageBack,
} from '#contract/features/messages.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import WriteToCandidates from './write-to-candidates.tsx';

const JOB = '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a00';
const HUDA = { candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01', name: 'Huda Saleh' };
const ADAM = { candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02', name: 'Adam Noor' };

const template = (changes: Partial<MessageTemplate>): MessageTemplate => ({
  id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a11',
  name: 'First talk',
  purpose: 'invitation',
  language: 'en',
  subject: 'Your talk',
  body: 'Dear {{name}}',
  updated_at: '2026-01-04T08:00:00.000Z',
  ...changes,
});
const ARABIC = template({
  id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a12',
  name: 'أول حديث',
  language: 'ar',
  subject: 'حديثنا',
  body: 'عزيزتي {{name}}',
});
const REJECTION = template({
  id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a13',
  name: 'Thank you',
  purpose: 'rejection',
  subject: 'Your application',
});
const MESSAGE: Message = {
  id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a21',
  job: null,
  purpose: 'invitation',
  subject: 'Your talk',
  status: 'waiting',
  recipients: 1,
  sender: null,
  leaves_at: '2026-01-04T08:00:10.000Z',
  created_at: '2026-01-04T08:00:00.000Z',
};

function server() {
  const api = fakeApi();
  api.on(listMessageTemplates, { results: [template({}), ARABIC, REJECTION], can: { edit: false } });
  api.on(previewMessage, {
    recipients: [{ ...HUDA, language: 'en', subject: 'Your talk', body: 'Dear Huda' }],
    skipped: [{ candidate_id: ADAM.candidate_id, name: null, reason: 'no_tie' }],
  });
  return api;
}

const drawn = (onClose = () => {}) =>
  renderIn(
    'en',
    <>
      <Notifications />
      <WriteToCandidates jobId={JOB} candidates={[HUDA, ADAM]} onClose={onClose} />
    </>,
  );

describe('writing to candidates', () => {
  test('begins with the templates of both languages, and tells who gets it as what, and who does not and why', async () => {
    const api = server();
    const { screen } = await drawn();
    expect(await screen.findByText('Dear Huda')).toBeTruthy();
    expect(screen.getByText(/^Adam Noor$/).closest('li')?.textContent).toContain(
      'neither applied nor was shortlisted',
    );
    const asked = api.calls.find(({ path }) => path === '/recruiter/messages/preview');
    expect(asked?.body).toMatchObject({
      job_id: JOB,
      purpose: 'invitation',
      texts: [
        { language: 'en', body: 'Dear {{name}}' },
        { language: 'ar', body: 'عزيزتي {{name}}' },
      ],
    });
  });

  test('takes other words with another purpose, but never what was written by hand', async () => {
    server();
    const { screen } = await drawn();
    const subject = () => screen.getAllByLabelText<HTMLInputElement>('Subject')[0]!;
    await screen.findByText('Dear Huda');
    fireEvent.change(screen.getByLabelText('What it is about'), { target: { value: 'rejection' } });
    expect(subject().value).toBe('Your application');
    fireEvent.change(subject(), { target: { value: 'My own words' } });
    fireEvent.change(screen.getByLabelText('What it is about'), { target: { value: 'other' } });
    expect(subject().value).toBe('My own words');
  });

  test('says that it leaves, and takes it back where that is wanted', async () => {
    const api = server();
    api.on(sendMessage, { ...MESSAGE, skipped: [] });
    api.on(takeMessageBack, { ...MESSAGE, status: 'taken_back' }, { message: 'Nobody got it.' });
    let isClosed = false;
    const { screen } = await drawn(() => {
      isClosed = true;
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send to 1 person' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(isClosed).toBe(true);
    expect(await screen.findByText('Nobody got it.')).toBeTruthy();
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain(`/recruiter/messages/${MESSAGE.id}/take-back`),
    );
  });

  test('shows in the dialog why it was refused', async () => {
    const api = server();
    api.refuse(sendMessage, {
      status: 422,
      code: 'messages.nobody_to_write_to',
      message: 'None of them can be written to.',
    });
    const { screen } = await drawn();
    fireEvent.click(await screen.findByRole('button', { name: /^Send/ }));
    expect(await screen.findByText('None of them can be written to.')).toBeTruthy();
  });
});
