import { describe, expect, it } from 'vitest';
import type { RouteName } from '#web/platform/feature.ts';
import { AT_A_DESK, ON_A_PHONE, VISITS, type Visitor, visit } from './browser.ts';

const AREAS = [
  {
    email: 'candidate@masar.demo',
    screens: ['candidate-dashboard', 'candidate-jobs', 'candidate-profile'],
    looks: ON_A_PHONE,
  },
  { email: 'recruiter@masar.demo', screens: ['recruiter-dashboard', 'recruiter-jobs'], looks: AT_A_DESK },
] as const satisfies readonly { email: string; screens: readonly RouteName[]; looks: typeof AT_A_DESK }[];

describe.each(VISITS)('beginning in $language, $width px wide, $scheme', (look) => {
  it('the login changes language and direction at once, and keeps what is typed', async () => {
    const before = await visit(look);
    await before.open('/auth/login');
    await before.arrives('login');
    await before.field(before.t('sessions:login.email')).fill('mariam@example.com');
    const after = await switchLanguage(before);
    await after.arrives('login', after.button(after.t('sessions:login.submit')));
    expect(await after.field(after.t('sessions:login.email')).inputValue()).toBe('mariam@example.com');
    await after.page.reload();
    await after.arrives('login', after.button(after.t('sessions:login.submit')));
    expect(await directionOf(after)).toEqual(DIRECTIONS[after.language]);
  });
});

describe.each(AREAS)('the screens of $email', ({ email, screens, looks }) => {
  it.each(looks)('change under way, there and back: $language, $width px wide', async (look) => {
    let visitor = await visit(look);
    await visitor.enters(email);
    await visitor.arrives(screens[0]);
    for (const screen of screens) {
      await visitor.goesTo(screen);
      await visitor.arrives(screen);
      visitor = await switchLanguage(visitor);
      await visitor.arrives(screen);
    }
  });
});

const DIRECTIONS = { en: { lang: 'en', dir: 'ltr' }, ar: { lang: 'ar', dir: 'rtl' } } as const;

const directionOf = ({ page }: Visitor) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

/** Presses the switch where this width has it, and makes sure that the page stayed the same page. */
async function switchLanguage(visitor: Visitor): Promise<Visitor> {
  const { page, t, button } = visitor;
  const other = visitor.language === 'en' ? 'ar' : 'en';
  const openedAt = await page.evaluate(() => performance.timeOrigin);
  const press = button(new RegExp(t('app:language.label')));
  const more = button(t('app:navigation.more'));
  await press.or(more).first().waitFor();
  const isInMenu = await more.isVisible();
  if (isInMenu) await more.click();
  await press.click();
  await page.locator(`html[lang=${other}][dir=${DIRECTIONS[other].dir}]`).waitFor();
  if (isInMenu) await page.keyboard.press('Escape');
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was not loaded again').toBe(openedAt);
  return visitor.inLanguage(other);
}
