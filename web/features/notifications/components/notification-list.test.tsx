// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  actOnNotification,
  countNotifications,
  listNotifications,
  type Notification,
} from '#contract/features/notifications.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aNotification } from '../notifications.fakes.ts';
import { changed, countsAfter, type Pages } from '../notifications.queries.ts';
import NotificationList from './notification-list.tsx';

const noop = () => {};

// jsdom sees nothing: the end of the list never comes into sight by itself.
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

/** A server that keeps these, and does what it is told with them. */
function keeps(all: Notification[]) {
  const api = fakeApi();
  let kept = all;
  const counts = () => ({
    count: kept.filter((one) => !one.is_read).length,
    unseen: kept.filter((one) => !one.is_read && !one.is_seen).length,
  });
  api.answer(countNotifications, () => Response.json({ data: counts(), message: '' }));
  api.answer(listNotifications, ({ query }) => {
    const shown = query.get('is_read') === 'false' ? kept.filter((one) => !one.is_read) : kept;
    const from = Number(query.get('page')) * 20;
    return Response.json({
      data: { count: shown.length, results: shown.slice(from, from + 20) },
      message: '',
    });
  });
  api.answer(actOnNotification, ({ path, body }) => {
    const { id } = body as { id?: string };
    const before = kept;
    if (path.endsWith('/delete')) kept = kept.filter((one) => one.id !== id);
    if (path.endsWith('/restore')) kept = all;
    if (path.endsWith('/read')) kept = kept.map((one) => (one.id === id ? { ...one, is_read: true } : one));
    if (path.endsWith('/read-all')) kept = kept.map((one) => ({ ...one, is_read: true }));
    if (path.endsWith('/seen')) kept = kept.map((one) => ({ ...one, is_seen: true }));
    const undo = before.length > kept.length ? { undo: 'sealed' } : {};
    return Response.json({ data: { ...counts(), ...undo }, message: '' });
  });
  return api;
}

const asked = (api: ReturnType<typeof fakeApi>, path: string) =>
  api.calls.filter((one) => one.path === path).map((one) => one.body);

describe('the list of notifications', () => {
  test('shows who did it, what and when, in the language of the reader', async () => {
    keeps([
      aNotification({ actor: { name: 'Sara Haddad', avatar: null }, text: { en: 'x', ar: 'طلب موافقة' } }),
    ]);
    const { screen } = await renderIn('ar', <NotificationList onGo={noop} unseen={0} />);
    expect(await screen.findByText('طلب موافقة')).toBeTruthy();
    expect(screen.getByText('SH')).toBeTruthy();
    expect(screen.getByText('غير مقروء:', { exact: false })).toBeTruthy();
    expect(document.querySelector('time')?.dateTime).toMatch(/^2026-|^2025-/);
  });

  test('marks what came as seen as soon as it is open, once', async () => {
    const api = keeps([aNotification()]);
    await renderIn('en', <NotificationList onGo={noop} unseen={1} />);
    await waitFor(() => expect(asked(api, '/notification/seen')).toEqual([{}]));
  });

  test('reads what is opened, and goes where it leads', async () => {
    const one = aNotification({ link: '/candidate/jobs?page=2' });
    const api = keeps([one]);
    let gone = 0;
    const { screen, router } = await renderIn('en', <NotificationList onGo={() => gone++} unseen={0} />);
    fireEvent.click(await screen.findByRole('link', { name: new RegExp(one.text.en) }));
    await waitFor(() => expect(router.state.location.href).toBe('/candidate/jobs?page=2'));
    await waitFor(() => expect(asked(api, '/notification/read')).toEqual([{ id: one.id }]));
    expect(gone).toBe(1);
  });

  test('can show only the unread, and says so when there are none', async () => {
    const [read, unread] = [aNotification({ is_read: true }), aNotification()];
    keeps([read, unread]);
    const { screen } = await renderIn('en', <NotificationList onGo={noop} unseen={0} />);
    await screen.findByText(read.text.en);
    fireEvent.click(screen.getByRole('radio', { name: 'Unread' }));
    await waitFor(() => expect(screen.queryByText(read.text.en)).toBeNull());
    expect(await screen.findByText(unread.text.en)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All read')).toBeTruthy();
  });

  test('asks for more when the end is reached, and shows nothing twice', async () => {
    const all = Array.from({ length: 23 }, () => aNotification());
    keeps(all);
    const { screen } = await renderIn('en', <NotificationList onGo={noop} unseen={0} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(23));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('is gone through by the arrows; Delete deletes and the focus goes on', async () => {
    const [first, second, third] = [aNotification(), aNotification(), aNotification()];
    const api = keeps([first, second, third]);
    const { screen } = await renderIn('en', <NotificationList onGo={noop} unseen={0} />);
    const link = async (one: Notification) =>
      screen.findByRole('link', { name: new RegExp(`${one.text.en}\\b`) });
    (await link(first)).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await link(second));
    fireEvent.keyDown(document.activeElement!, { key: 'Delete' });
    expect(document.activeElement).toBe(await link(third));
    await waitFor(() => expect(screen.queryByText(second.text.en)).toBeNull());
    await waitFor(() => expect(asked(api, '/notification/delete')).toEqual([{ id: second.id }]));
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement).toBe(await link(first));
  });

  test('says when it could not be loaded, and tries again', async () => {
    const api = fakeApi();
    api.refuse(listNotifications, { status: 400, code: 'request.malformed', message: 'No.' });
    const { screen } = await renderIn('en', <NotificationList onGo={noop} unseen={0} />);
    expect(await screen.findByText('We could not load your notifications')).toBeTruthy();
    api.on(listNotifications, { count: 0, results: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing new')).toBeTruthy();
  });
});

describe('what is shown before the server answers', () => {
  const [read, unread] = [aNotification({ is_read: true, is_seen: true }), aNotification()];
  const pages: Pages = { pages: [{ count: 2, results: [read, unread] }], pageParams: [0] };
  const shown = (after: Pages) =>
    after.pages.flatMap((page) => page.results.map((one) => [one.id, one.is_read]));

  test('is the list with one read, all read, or one gone', () => {
    expect(shown(changed(pages, 'read', unread.id))).toEqual([
      [read.id, true],
      [unread.id, true],
    ]);
    expect(shown(changed(pages, 'delete', read.id))).toEqual([[unread.id, false]]);
  });

  test('is the count without what was read or deleted unread', () => {
    const counts = { count: 3, unseen: 1 };
    expect(countsAfter(counts, 'read', unread)).toEqual({ count: 2, unseen: 0 });
    expect(countsAfter(counts, 'delete', read)).toEqual(counts);
    expect(countsAfter(counts, 'read-all', undefined)).toEqual({ count: 0, unseen: 0 });
  });
});
