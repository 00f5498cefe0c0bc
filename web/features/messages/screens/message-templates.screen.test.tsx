// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  addMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '#contract/features/messages.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import MessageTemplatesScreen from './message-templates.screen.tsx';

const aTemplate = (changes: Partial<MessageTemplate> = {}): MessageTemplate => ({
  id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01',
  name: 'First talk',
  purpose: 'invitation',
  language: 'en',
  subject: 'Your talk about {{job}}',
  body: 'Dear {{name}}',
  updated_at: '2026-01-04T08:00:00.000Z',
  ...changes,
});
const DECLINED = aTemplate({
  id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02',
  name: 'اعتذار',
  purpose: 'rejection',
  language: 'ar',
});
const AT = { at: '/settings/company/templates' };

function serverWith(results: MessageTemplate[], edit = true) {
  const api = fakeApi();
  api.on(listMessageTemplates, { results, can: { edit } });
  return api;
}

describe('the templates of a company', () => {
  test('are narrowed by language in the address, and an empty list leads back to all', async () => {
    serverWith([aTemplate(), DECLINED]);
    const { screen, router } = await renderIn('en', <MessageTemplatesScreen />, AT);
    expect(await screen.findByText('First talk')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ar' } });
    await waitFor(() => expect(screen.queryByText('First talk')).toBeNull());
    expect(router.state.location.search).toMatchObject({ language: 'ar' });
    fireEvent.change(screen.getByLabelText('Purpose'), { target: { value: 'invitation' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('First talk')).toBeTruthy();
  });

  test('show at once how a person reads them, and name a placeholder that nobody knows', async () => {
    const api = serverWith([aTemplate()]);
    const { screen } = await renderIn('en', <MessageTemplatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a template' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Second talk' } });
    fireEvent.change(dialog.getByLabelText('Subject'), { target: { value: 'About {{job}}' } });
    expect(within(dialog.getByRole('region')).getByText('About Site Engineer')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'You earn {{salary}}' } });
    expect(dialog.getByText(/We do not know .*\{\{salary\}\}/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);

    api.on(addMessageTemplate, { results: [aTemplate()], can: { edit: true } });
    fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'Dear {{name}}' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        name: 'Second talk',
        language: 'en',
        body: 'Dear {{name}}',
      }),
    );
  });

  test('are copied under a name that nobody has taken, and deleted only after a question', async () => {
    const api = serverWith([aTemplate(), aTemplate({ id: DECLINED.id, name: 'First talk (2)' })]);
    const { screen } = await renderIn('en', <MessageTemplatesScreen />, AT);
    fireEvent.click((await screen.findAllByRole('button', { name: /^Duplicate / }))[0]!);
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('First talk (3)');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    api.on(deleteMessageTemplate, { results: [], can: { edit: true } });
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0]!);
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('First talk')).toBeNull());
  });

  test('are read and not changed by those who may only use them', async () => {
    serverWith([DECLINED], false);
    const { screen } = await renderIn('ar', <MessageTemplatesScreen />, AT);
    expect(await screen.findByText(/يغيّر القوالب مالك الشركة ومديروها/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'إضافة قالب' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^قراءة/ }));
    expect(within(await screen.findByRole('dialog')).getByText(/مهندس موقع/)).toBeTruthy();
  });
});
