// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AdminPortal, getAdminPortal, patchAdminPortal } from '#contract/features/portals.contract.ts';
import { fakeApi, problem } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aPortal } from '../portals.fakes.ts';
import PortalScreen from './portal.screen.tsx';

const AT = { at: '/recruiter/admin/portal' };

/** A server that remembers one portal. */
function serverWith(first: AdminPortal) {
  const api = fakeApi();
  let portal = first;
  let saves = 0;
  api.answer(getAdminPortal, () => Response.json({ data: portal, message: '' }));
  api.answer(patchAdminPortal, ({ body }) => {
    const { updated_at, ...changes } = body as { updated_at: string };
    if (updated_at !== portal.updated_at)
      return problem({
        status: 409,
        code: 'portals.changed_meanwhile',
        message: 'meanwhile',
        errors: [{ path: 'accent', code: 'changed_meanwhile', message: '' }],
      });
    portal = { ...portal, ...changes, updated_at: `2026-03-02T08:00:0${++saves}.000Z` };
    return Response.json({ data: portal, message: 'The portal is saved.' });
  });
  return {
    api,
    changedByAnother: (changes: Partial<AdminPortal>) => {
      portal = { ...portal, ...changes, updated_at: '2026-03-02T07:00:00.000Z' };
    },
    sent: () => api.calls.filter((call) => call.method === 'PATCH').map((call) => call.body),
  };
}

describe('the portal’s screen', () => {
  let server: ReturnType<typeof serverWith>;
  beforeEach(() => {
    sessionStorage.clear();
    server = serverWith(aPortal());
  });

  test('sends only what was changed, and the snackbar takes it back', async () => {
    const { screen } = await renderIn('en', <PortalScreen />, AT);
    const name = await screen.findByRole('textbox', { name: 'Name in English' });
    fireEvent.change(name, { target: { value: 'KU Jobs' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent()).toHaveLength(1));
    expect(server.sent()[0]).toEqual({
      updated_at: '2026-03-01T08:00:00.000Z',
      name: { en: 'KU Jobs', ar: 'وظائف الجامعة' },
    });
  });

  test('offers no digital human, while none greets anywhere', async () => {
    const { screen } = await renderIn('en', <PortalScreen />, AT);
    await screen.findByRole('textbox', { name: 'Name in English' });
    expect(screen.queryByText(/digital human/i)).toBeNull();
  });

  test('tells honestly what is made of a colour that cannot be read, in either language', async () => {
    const { screen } = await renderIn('en', <PortalScreen />, AT);
    const colour = await screen.findByRole('textbox', { name: 'Colour' });
    expect(screen.queryByText(/darkened from/)).toBeNull();
    fireEvent.change(colour, { target: { value: '#ef4444' } });
    expect(
      screen.getByText(/^On light, buttons use .* your colour was darkened from .*#ef4444.* white text/),
    ).toBeTruthy();
    fireEvent.change(colour, { target: { value: '#fac' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a colour such as #0f5a54.')).toBeTruthy();
    expect(server.sent()).toEqual([]);
  });

  test('shows the preview in both languages and schemes at once', async () => {
    const { screen } = await renderIn('ar', <PortalScreen />, AT);
    const preview = within(await screen.findByRole('complementary'));
    expect(preview.getAllByRole('figure')).toHaveLength(4);
    expect(preview.getByText('الإنجليزية، داكن')).toBeTruthy();
    expect(preview.getAllByText('KU Careers')).not.toHaveLength(0);
    expect(preview.getAllByText('وظائف الجامعة')).not.toHaveLength(0);
  });

  test('with two admins takes in what the other changed, names what both did, and lets one choose', async () => {
    const { screen } = await renderIn('en', <PortalScreen />, AT);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Colour' }), {
      target: { value: '#112233' },
    });
    server.changedByAnother({ accent: '#445566', contact_email: 'other@ku.test' });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('Both of you changed: Colour.');
    expect(document.activeElement).toBe(told);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact address' }).value).toBe(
      'other@ku.test',
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour' }).value).toBe('#112233');

    fireEvent.click(within(told).getByRole('button', { name: 'Use their version' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour' }).value).toBe('#445566');
  });

  test('keeps what was typed across a reload, but not into another state of the portal', async () => {
    const first = await renderIn('en', <PortalScreen />, AT);
    fireEvent.change(await first.screen.findByRole('textbox', { name: 'Sender of emails' }), {
      target: { value: 'Career Centre' },
    });
    first.unmount();
    const again = await renderIn('en', <PortalScreen />, AT);
    const sender = await again.screen.findByRole<HTMLInputElement>('textbox', { name: 'Sender of emails' });
    expect(sender.value).toBe('Career Centre');
    again.unmount();
    server.changedByAnother({ contact_email: 'other@ku.test' });
    const { queryCache } = await import('#web/platform/query-cache.ts');
    queryCache.clear();
    const later = await renderIn('en', <PortalScreen />, AT);
    expect(
      (await later.screen.findByRole<HTMLInputElement>('textbox', { name: 'Sender of emails' })).value,
    ).toBe('');
  });

  test('offers only ways to sign in that are configured, and says so where none is', async () => {
    server = serverWith(aPortal({ configured_sign_in_methods: [], chosen_sign_in_methods: [] }));
    const { screen } = await renderIn('en', <PortalScreen />, AT);
    expect(await screen.findByText(/No provider is configured/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Google' })).toBeNull();
  });
});
