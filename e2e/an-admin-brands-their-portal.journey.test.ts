import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { accentFor } from '#contract/kernel/accent.ts';
import { ON_A_PHONE, visit } from './browser.ts';
import { programUrl } from './program-url.ts';

/** Too bright for anyone to read white text on it. */
const BRIGHT = '#facc15';

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('a colour is made legible, a guest sees it at their next load, and another admin’s change is not overwritten', async () => {
    const admin = await visit(look);
    const { t, page, button, field } = admin;
    await admin.enters('admin@masar.demo');
    await admin.arrives('recruiter-dashboard');
    await admin.goesTo('admin-portal');
    await admin.arrives('admin-portal', field(t('portals:accent.label')));
    const former = await field(t('portals:accent.label')).inputValue();

    // A second tab of the same portal, as another admin has it open.
    const other = await admin.newTab();
    await other.open('/recruiter/admin/portal');
    await other.arrives('admin-portal', other.field(t('portals:accent.label')));

    await field(t('portals:accent.label')).fill(BRIGHT);
    await page.getByText(t('portals:accent.changes')).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() });
    await page.getByRole('img', { name: t('portals:logos.light_en'), exact: true }).waitFor();
    await button(t('portals:save')).click();
    const notice = button(t('platform:undo'));
    await notice.waitFor();
    await admin.arrives('admin-portal');

    const guest = await visit(look);
    const fill = accentFor(BRIGHT)[look.scheme].fill;
    await expect
      .poll(
        async () => {
          await guest.open('/auth/login');
          await guest.arrives('login', guest.button(t('sessions:login.submit')));
          return guest.page.evaluate(() =>
            getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-accent-filled'),
          );
        },
        { timeout: 10_000 },
      )
      .toBe(fill);
    // The page itself brings the brand: nothing is asked for it.
    const html = await (await fetch(`${programUrl()}/auth/login`)).text();
    expect(html).toContain(`"accent":"${BRIGHT}"`);
    expect(await guest.page.locator('header img').count()).toBe(1);

    await other.field(t('portals:accent.label')).fill('#112233');
    await other.button(t('portals:save')).click();
    await other.page.getByText(t('portals:meanwhile.title')).waitFor();
    await other.arrives('admin-portal');
    await other.button(t('portals:meanwhile.take_theirs')).click();
    expect(await other.field(t('portals:accent.label')).inputValue()).toBe(BRIGHT);

    // As it was, for whoever comes next.
    await field(t('portals:accent.label')).fill(former);
    await button(t('portals:logos.remove_named', { which: t('portals:logos.light_en') })).click();
    await button(t('portals:save')).click();
    await expect
      .poll(
        async () => {
          const { data } = await (await fetch(`${programUrl()}/api/portal`)).json();
          return [data.accent, data.logos.light.en];
        },
        { timeout: 10_000 },
      )
      .toEqual([former, null]);
  });
});

async function aLogo(): Promise<Buffer> {
  const canvas = createCanvas(360, 80);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7a3b2e';
  context.fillRect(0, 0, 80, 80);
  context.fillRect(100, 24, 260, 32);
  return canvas.encode('png');
}
