import { describe, expect, it } from 'vitest';
import { AT_A_DESK, ON_A_PHONE, VISITS, type Visitor, visit } from './browser.ts';
import { addCandidate } from './other-side.ts';
import { codeFor, linkFor, logIn, logOut, newEmail, PASSWORD } from './people.ts';

const NEW_PASSWORD = 'Tariq#2027';

/** A nurse each, to lose and find their password. */
const RESUMES = { en: 'g01-nurse.pdf', ar: 'g12-ar-nurse.pdf' } as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('a forgotten password is set anew by the code of a mail, and every device is logged out', async () => {
    const email = await addCandidate(RESUMES[look.language]);
    const elsewhere = await visit(look);
    await logInAt(elsewhere, email);

    const visitor = await visit(look);
    const { t, page, button } = visitor;
    await forgetPassword(visitor, email);
    await page.reload();
    await visitor.arrives(
      'reset-password-verify',
      button(new RegExp(inWords(t('accounts:verify.resend_in')))),
    );
    await visitor.field(t('accounts:verify.code')).fill(await codeFor(email, 'reset-password'));
    await button(t('accounts:reset.check')).click();
    await visitor.arrives('create-new-password');
    await page.reload();
    await visitor.arrives('create-new-password');
    await setPassword(visitor, PASSWORD);
    await visitor.arrives('create-new-password', page.locator('[id$="-error"]'));
    await setPassword(visitor, NEW_PASSWORD);
    await visitor.arrives('reset-password-success');
    await page.reload();
    await visitor.arrives('reset-password-success');
    await visitor.link(t('accounts:success.log_in')).click();

    await visitor.arrives('login');
    expect(await visitor.field(t('sessions:login.email')).inputValue()).toBe(email);
    await logIn(visitor, email);
    await page.getByRole('alert').waitFor();
    await logIn(visitor, email, NEW_PASSWORD);
    await visitor.arrives('candidate-dashboard');

    await elsewhere.page.reload();
    await elsewhere.arrives('login');
  });
});

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('the link of the mail does the same on another device, and only once', async () => {
    const email = await addCandidate(RESUMES[look.language]);
    const asking = await visit(look);
    await asking.open('/auth/login');
    await forgetPassword(asking, email);
    const link = await linkFor(email, 'reset-password');

    const { t, ...visitor } = await visit(look);
    await visitor.open(link);
    await visitor.arrives('create-new-password');
    await setPassword({ t, ...visitor }, NEW_PASSWORD);
    await visitor.arrives('reset-password-success');

    await visitor.open(link);
    await visitor.arrives('reset-password-link', visitor.heading(t('accounts:reset.over')));
    await visitor.link(t('accounts:reset.ask_again')).click();
    await visitor.arrives('reset-password', visitor.button(t('accounts:reset.submit')));
    await visitor.link(t('accounts:reset.log_in')).click();
    await visitor.arrives('login');
  });
});

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('an address changes once the new one is proved, another device is logged out, and the account goes', async () => {
    const email = await addCandidate(RESUMES[look.language]);
    const wanted = newEmail('moved');
    const elsewhere = await visit(look);
    await logInAt(elsewhere, email);
    const visitor = await visit(look);
    await logInAt(visitor, email);

    await changeEmail(visitor, email, wanted);
    await endOtherSession(visitor, elsewhere);
    await takeDataAlong(visitor);
    await deleteAccount(visitor, wanted);
  });
});

it('who logs in as somebody else in one tab is somebody else in every tab', async () => {
  const here = await visit(VISITS[0]);
  await logInAt(here, 'person1@masar.demo');
  const there = await here.newTab();
  await there.open('/settings/account');
  await there.arrives('account', there.page.getByText('person1@masar.demo'));
  await logOut(here);
  await here.arrives('login');
  await there.arrives('login');
  await logIn(here, 'person2@masar.demo');
  await here.arrives('candidate-dashboard');
  await there.arrives('candidate-dashboard');
  await there.open('/settings/account');
  await there.arrives('account', there.page.getByText('person2@masar.demo'));
});

it('who mistyped their address at sign-up corrects it, and the code goes to the right one', async () => {
  const visitor = await visit(VISITS[1]);
  const { t, page, button } = visitor;
  const [mistyped, right] = [newEmail('mistyped'), newEmail('right')];
  await visitor.open('/auth/signup');
  await visitor.field(t('sign-up:names.first')).fill('ريم');
  await visitor.field(t('sign-up:names.last')).fill('الكعبي');
  await visitor.field(t('accounts:signup.email')).fill(mistyped);
  await page.getByLabel(t('accounts:signup.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(t('accounts:signup.submit')).click();
  await visitor.arrives('verify-email', page.getByText(mistyped));

  await button(t('accounts:verify.correct')).click();
  await visitor.field(t('accounts:verify.right_address')).fill(right);
  await visitor.arrives('verify-email');
  await button(t('accounts:verify.send_there')).click();
  await visitor.arrives('verify-email', page.getByText(right));
  await visitor.field(t('accounts:verify.code')).fill(await codeFor(right));
  await button(t('accounts:verify.submit')).click();
  await visitor.arrives('email-verified');
});

async function logInAt(visitor: Visitor, email: string): Promise<void> {
  await visitor.open('/auth/login');
  await logIn(visitor, email);
  await visitor.arrives('candidate-dashboard');
}

/** From the login to the field for the code. */
async function forgetPassword(visitor: Visitor, email: string): Promise<void> {
  const { t, button } = visitor;
  await visitor.open('/auth/login');
  await visitor.field(t('sessions:login.email')).fill(email);
  await visitor.link(t('sessions:login.forgot_password')).click();
  await visitor.arrives('reset-password');
  expect(await visitor.field(t('accounts:signup.email')).inputValue()).toBe(email);
  await button(t('accounts:reset.submit')).click();
  await visitor.arrives('reset-password-verify', visitor.page.getByText(email));
}

async function setPassword({ t, page, button }: Visitor, password: string): Promise<void> {
  await page.getByLabel(t('accounts:password.new'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts:password.confirmation'), { exact: true }).fill(password);
  await button(t('accounts:reset.save')).click();
}

async function changeEmail(visitor: Visitor, present: string, wanted: string): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open('/settings/account');
  await visitor.arrives('account', page.getByText(present), button(t('accounts:email.change')));
  await button(t('accounts:email.change')).click();
  await visitor.types(t('accounts:email.new'), wanted);
  await page.getByLabel(t('accounts:email.password'), { exact: true }).fill(PASSWORD);
  await visitor.arrives('account');
  await button(t('accounts:email.send')).click();
  await visitor.arrives('account', visitor.field(t('accounts:verify.code')));
  await page.reload();
  await visitor.arrives('account', visitor.field(t('accounts:verify.code')));
  // One visit types the code, the other follows the link.
  if (visitor.language === 'ar') await visitor.open(await linkFor(wanted, 'change-email'));
  else {
    await visitor.field(t('accounts:verify.code')).fill(await codeFor(wanted, 'change-email'));
    await button(t('accounts:verify.submit')).click();
  }
  await button(t('accounts:email.change')).waitFor();
  await page
    .getByRole('region', { name: t('accounts:account.email') })
    .getByText(wanted)
    .waitFor();
}

async function endOtherSession(visitor: Visitor, elsewhere: Visitor): Promise<void> {
  const { t, page, link } = visitor;
  await link(t('settings-frame:tabs.security')).click();
  const sessions = page.getByRole('region', { name: t('accounts:sessions.title') });
  await visitor.arrives('account', sessions.getByText(t('accounts:sessions.this_one')));
  const others = sessions.getByRole('button', {
    name: new RegExp(inWords(t('accounts:sessions.end_named'))),
  });
  // The browser elsewhere, and the calls by which the account was made.
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
  await others.first().click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: t('accounts:sessions.end_others') }).click();
  await visitor.arrives('account', page.getByRole('dialog'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounts:sessions.end_others') })
    .click();
  await sessions.getByText(t('accounts:sessions.only_this')).waitFor();
  await elsewhere.page.reload();
  await elsewhere.arrives('login');
}

async function takeDataAlong(visitor: Visitor): Promise<void> {
  const { t, page, button, link } = visitor;
  await link(t('settings-frame:tabs.data')).click();
  await visitor.arrives('account', button(t('accounts:export.download')));
  const downloaded = page.waitForEvent('download');
  await button(t('accounts:export.download')).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^masar-.*\.zip$/);
}

async function deleteAccount(visitor: Visitor, email: string): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('accounts:deletion.open')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('accounts:deletion.type_email')).fill(email);
  await dialog.getByLabel(t('accounts:email.password'), { exact: true }).fill(PASSWORD);
  await visitor.arrives('account');
  await button(t('accounts:deletion.delete')).click();
  await visitor.arrives('goodbye');
  await visitor.open('/auth/login');
  await logIn(visitor, email);
  await visitor.arrives('login', page.getByRole('alert'));
}

/** Words with something to be filled in, as a pattern. */
const inWords = (words: string) => words.replace(/\{\{\w+\}\}/g, '.*');
