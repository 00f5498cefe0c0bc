import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type VISITS, type Visitor, visit } from './browser.ts';
import { logIn } from './people.ts';

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('an address where nothing is says so, for guests and for people', async () => {
    const guest = await visit(look);
    for (const address of ['/auth/no-such-page', '/no/such/page']) {
      await guest.open(address);
      await guest.arrives('not-found', guest.heading(guest.t('app:not_found.title')));
    }
    await guest.link(guest.t('app:go_home')).click();
    await guest.arrives('login');
    await logIn(guest, 'candidate@masar.demo');
    await guest.arrives('candidate-dashboard');
    await guest.open('/candidate/no-such-page');
    await guest.arrives('not-found', guest.link(guest.t('app:go_home')));
  });

  it('where no answer comes it is told until one does', async () => {
    const person = await visit(look);
    await person.open('/auth/login');
    await person.page.route('**/api/**', (route) => route.abort());
    await logIn(person, 'candidate@masar.demo');
    const banner = person.page.getByRole('status').filter({ hasText: person.t('platform:problems.network') });
    await banner.first().waitFor();
    await person.arrives('login');
    await person.page.unroute('**/api/**');
    await person.button(person.t('sessions:login.submit')).click();
    await person.arrives('candidate-dashboard');
    await banner.first().waitFor({ state: 'hidden' });
  });

  it('a new version waits for the person, and keeps what they typed', async () => {
    const guest = await visit(look);
    await guest.page.clock.install();
    await guest.open('/auth/signup');
    await guest.arrives('signup');
    const name = guest.t('sign-up:names.first');
    await guest.field(name).fill('Mariam');
    await guest.page.route('**/version.json', (route) => route.fulfill({ json: { build: 'another' } }));
    await guest.page.clock.runFor(6 * 60_000);
    const reload = guest.button(guest.t('app:new_version.reload'));
    await reload.waitFor();
    expect(await guest.field(name).inputValue()).toBe('Mariam');
    await reload.click();
    await guest.arrives('signup');
    expect(await guest.field(name).inputValue()).toBe('Mariam');
  });

  it('without the sectors there is no form to fill: the root error leads back to it', async () => {
    const admin = await asAdmin(look);
    await admin.page.route('**/api/sectors*', (route) => route.fulfill({ status: 404, json: {} }));
    await admin.open('/settings/company/edit');
    await admin.arrives('error', admin.heading(admin.t('app:root_error.title')));
    await admin.page.unroute('**/api/sectors*');
    await admin.button(admin.t('app:try_again')).click();
    await admin.arrives('company-edit');
  });

  it('an admin reads who did what, narrows it, and takes it along', async () => {
    const admin = await asAdmin(look);
    await admin.goesTo('admin-audit');
    const { page, t } = admin;
    await admin.arrives('admin-audit', page.getByText(/Huda Al Mansoori/).first());
    await page
      .getByRole('button', { name: t('audit-entries:only_by', { name: 'Huda Al Mansoori' }) })
      .first()
      .click();
    await page.waitForURL(/[?&]actor=/);
    const file = page.waitForEvent('download');
    await admin.button(t('audit-entries:export')).click();
    expect((await file).suggestedFilename()).toMatch(/^masar-audit-.*\.csv$/);
    await page.reload();
    await admin.arrives('admin-audit', admin.button(/Huda Al Mansoori/));

    await admin.open('/settings/account?tab=security');
    await admin.arrives('account', admin.heading(t('accounts:own_audit.title')));
  });
});

async function asAdmin(look: (typeof VISITS)[number]): Promise<Visitor> {
  const admin = await visit(look);
  await admin.enters('admin@masar.demo');
  await admin.arrives('recruiter-dashboard');
  return admin;
}
