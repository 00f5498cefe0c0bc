import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ON_A_PHONE, VISITS, type Visitor, visit } from './browser.ts';
import { logIn, logOut, newEmail, signUp } from './people.ts';

const RESUME = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs/g01-nurse.pdf');

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('a guest is sent to the login, and after it to where they wanted to go', async () => {
    const guest = await visit(look);
    await guest.open('/candidate/jobs?tab=all&page=2');
    await guest.arrives('login', guest.button(guest.t('sessions:login.submit')));
    await logIn(guest, 'candidate@masar.demo');
    await guest.arrives('candidate-jobs', guest.page.getByRole('article'));
    const { pathname, searchParams } = new URL(guest.page.url());
    expect(pathname).toBe('/candidate/jobs');
    expect(Object.fromEntries(searchParams)).toEqual({ tab: 'all', page: '2' });
  });

  it('a candidate who opens a recruiter’s address is sent home', async () => {
    const candidate = await visit(look);
    await candidate.enters('candidate@masar.demo');
    await candidate.arrives('candidate-dashboard');
    await candidate.open('/recruiter/dashboard');
    await candidate.arrives('candidate-dashboard');
    expect(new URL(candidate.page.url()).pathname).toBe('/candidate/dashboard');
  });

  it('who logs out in one tab is logged out in all', async () => {
    const here = await visit(look);
    await here.enters('person1@masar.demo');
    await here.arrives('candidate-dashboard');
    const there = await here.newTab();
    await there.open('/candidate/profile');
    await there.arrives('candidate-profile', there.heading(there.t('profiles:work.title')));
    await logOut(here);
    await here.arrives('login');
    await there.arrives('login');
    expect(await there.page.getByText(there.t('profiles:work.title')).count()).toBe(0);
  });
});

it('a file opens for its owner and for nobody else', async () => {
  const owner = await visit(VISITS[0]);
  await signUp(owner, { firstName: 'Liza', lastName: 'Santos', email: newEmail('owner') });
  await owner.link(new RegExp(owner.t('onboarding:choice.candidate'))).click();
  await owner.arrives('onboarding-candidate');
  const uploaded = owner.page.waitForResponse((reply) => /\/api\/files\/?|upload/.test(reply.url()));
  await owner.page.locator('input[type=file]').first().setInputFiles(RESUME);
  const { data } = (await (await uploaded).json()) as { data: { id: string } };
  const address = `/api/files/${data.id}`;
  expect(await statusOf(owner, address)).toBe(200);

  const other = await visit(VISITS[1]);
  await other.enters('person2@masar.demo');
  await other.arrives('candidate-dashboard');
  expect(await statusOf(other, address)).toBe(404);
  const typed = await other.page.goto(address);
  expect(typed?.status(), 'without a session an address says nothing').toBe(401);
});

/** What the server answers to this person's browser, with the session it has. */
const statusOf = ({ page }: Visitor, address: string): Promise<number> =>
  page.evaluate(async (at) => {
    const reply = await fetch(at, { headers: { token: localStorage.getItem('token') ?? '' } });
    return reply.status;
  }, address);
