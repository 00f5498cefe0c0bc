import { describe, expect, it } from 'vitest';
import { candidateNotifications } from '#server/features/candidates/candidates.notifications.ts';
import { expectAccessible } from './access.ts';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, shortlist } from './other-side.ts';
import { linkFor } from './people.ts';

const RESUMES = { en: 'g01-nurse.pdf', ar: 'g12-ar-nurse.pdf' } as const;

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('news comes by itself into the open list, is deleted, taken back, opened and read', async () => {
    const email = await addCandidate(RESUMES[look.language]);
    const visitor = await visit(look);
    const { t, page, button } = visitor;
    await visitor.enters(email);
    const news = await arriveWithNews(visitor);
    await bell(visitor, news).click();
    const list = page.getByRole('region', { name: t('notifications:title') });
    await list
      .getByRole('listitem')
      .nth(news - 1)
      .waitFor();
    await expectAccessible(page);

    const title = await shortlist(email);
    const shortlisted = list.getByRole('listitem').filter({ hasText: title });
    await shortlisted.waitFor();
    await bell(visitor, news + 1).waitFor();

    await shortlisted.getByRole('button', { name: t('notifications:delete') }).click();
    await shortlisted.waitFor({ state: 'detached' });
    await button(t('platform:undo')).click();
    await shortlisted.waitFor();
    await expectAccessible(page);

    await shortlisted.getByRole('link').click();
    await visitor.arrives('candidate-job-view');
    await list.waitFor({ state: 'detached' });

    await bell(visitor, news).click();
    await list.getByText(t('notifications:unread_only'), { exact: true }).click();
    await shortlisted.waitFor({ state: 'detached' });
    await button(t('notifications:read_all')).click();
    await list.getByText(t('notifications:all_read.title')).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await bell(visitor, 0).waitFor();
  });

  it('a mail is stopped by its link, and the settings say so and change it', async () => {
    const email = await addCandidate(RESUMES[look.language]);
    await shortlist(email);
    const link = await linkFor(email, 'notification', '/unsubscribe/');

    const guest = await visit(look);
    await guest.open(link);
    await guest.arrives('unsubscribe', guest.button(guest.t('notifications:unsubscribe.stop')));
    await guest.button(guest.t('notifications:unsubscribe.stop')).click();
    await guest.button(guest.t('notifications:unsubscribe.undo')).click();
    await guest.button(guest.t('notifications:unsubscribe.stop')).click();
    await guest.arrives('unsubscribe', guest.heading(guest.t('notifications:unsubscribe.stopped_title')));
    await guest.page.reload();
    await guest.heading(guest.t('notifications:unsubscribe.stopped_title')).waitFor();

    const visitor = await visit(look);
    const { t, page } = visitor;
    await visitor.enters(email, '/settings/account?tab=notifications');
    const kind = candidateNotifications.shortlisted.label[look.language];
    const mail = page.getByRole('combobox', { name: t('accounts:notification_choices.mail_of', { kind }) });
    const inApp = page.getByRole('switch', { name: t('accounts:notification_choices.in_app_of', { kind }) });
    await visitor.arrives('account', mail);
    expect(await mail.inputValue()).toBe('never');
    const kept = () =>
      page.waitForResponse((reply) => reply.request().method() !== 'GET' && /notification/.test(reply.url()));
    await Promise.all([kept(), mail.selectOption('daily')]);
    await Promise.all([kept(), inApp.press('Space')]);
    await page.reload();
    await visitor.arrives('account', mail);
    expect([await mail.inputValue(), await inApp.isChecked()]).toEqual(['daily', false]);
  });
});

const bell = ({ page, t }: Visitor, count: number) =>
  page.getByRole('button', { name: t('notifications:bell', { count }), exact: true });

/** On the dashboard, once the bell counts: the welcome, the resume that was read and whatever else a newcomer is told. */
async function arriveWithNews(visitor: Visitor): Promise<number> {
  await visitor.arrives('candidate-dashboard');
  const counts = Array.from({ length: 6 }, (_, index) => index + 2);
  const seen = async () => {
    for (const count of counts) if (await bell(visitor, count).isVisible()) return count;
    return 0;
  };
  await expect.poll(seen, { timeout: 10_000 }).toBeGreaterThan(1);
  return seen();
}
