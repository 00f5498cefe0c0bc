import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { newEmail, signUp } from './people.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs');
const RESUME = 'g01-nurse.pdf';
const CORRECTED = 'Nurse Manager';

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('someone sees where their profile comes from, corrects it, decides who sees what, and takes it along', async () => {
    const visitor = await visit(look);
    await signUp(visitor, { firstName: 'Liza', lastName: 'Santos', email: newEmail('owner') });
    await startWithResume(visitor);
    await seeTheOriginal(visitor);
    await correctTitle(visitor);
    await readAgain(visitor);
    await addAward(visitor);
    await keepBack(visitor);
    await takeAlong(visitor);
  });
});

async function startWithResume(visitor: Visitor): Promise<void> {
  const { t, page, button, heading } = visitor;
  await visitor.link(new RegExp(t('onboarding:choice.candidate'))).click();
  await page.locator('input[type=file]').first().setInputFiles(path.join(DOCUMENTS, RESUME));
  await button(t('file-field:remove')).waitFor();
  await page.getByRole('checkbox', { name: t('onboarding:candidate.on_site') }).check();
  await button(t('onboarding:candidate.submit')).click();
  await button(t('onboarding:disclaimer.submit')).click();
  await visitor.arrives('onboarding-success');
  await visitor.open('/candidate/profile');
  await arrives(visitor, heading('Charge Nurse'));
}

/** From an entry to the words it was read from, on the page and in the text. */
async function seeTheOriginal(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await view(visitor, 'original');
  await page.getByRole('button', { name: /Charge Nurse/ }).click();
  const picture = page.getByRole('img', { name: t('profiles:original.page', { page: 1, total: 1 }) });
  await arrives(visitor, picture);
  await page.getByText(t('profiles:original.as_text'), { exact: true }).click();
  await arrives(visitor, page.locator('mark').first());
  expect(await page.locator('mark').allTextContents()).toContain('Charge Nurse');
}

async function correctTitle(visitor: Visitor): Promise<void> {
  const { t, button } = visitor;
  await view(visitor, 'profile');
  await button(t('profiles:edit_named', { name: '\u2068Charge Nurse\u2069' })).click();
  await visitor.types(t('profiles:work.job_title'), CORRECTED);
  await button(t('profiles:save')).click();
  await arrives(visitor, visitor.heading(CORRECTED));
}

/** What the person corrected is offered back by a new reading, and stays as it is. */
async function readAgain(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('profiles:resume.replace')).click();
  await button(t('profiles:resume.read_again')).click();
  const offered = page.getByRole('checkbox', {
    name: t('profiles:compare.choose.changed', { name: '\u2068Charge Nurse\u2069' }),
  });
  await arrives(visitor, offered);
  expect(await offered.isChecked()).toBe(false);
  await page.reload();
  await arrives(visitor, offered);
  await button(t('profiles:compare.leave')).click();
  await arrives(visitor, visitor.heading(CORRECTED));
}

async function addAward(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('profiles:highlights.add')).click();
  await visitor.types(t('profiles:highlights.label'), 'Nurse of the year');
  const form = page.getByRole('form', { name: t('profiles:highlights.add_title') });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'award.png', mimeType: 'image/png', buffer: onePixel() });
  await button(t('profiles:save')).click();
  await arrives(visitor, visitor.heading('Nurse of the year'));
  await button(t('award-media:enlarge', { title: '\u2068Nurse of the year\u2069' })).click();
  await page.getByRole('dialog').getByRole('img', { name: 'Nurse of the year' }).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('award-media:close') })
    // The notice of what was saved has one too.
    .first()
    .click();
}

/** A part that is switched off is gone from what a recruiter gets, also after a reload. */
async function keepBack(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await view(visitor, 'sharing');
  const preview = page.getByRole('region', { name: t('profiles:sharing.preview') });
  const school = preview.getByText('University of Santo Tomas');
  await arrives(visitor, school);
  await page.getByRole('switch', { name: t('profiles:sharing.part.education') }).uncheck();
  await school.waitFor({ state: 'detached' });
  await page.reload();
  await arrives(visitor, preview.getByText('Nurse of the year'));
  expect(await school.count()).toBe(0);
}

/** As PDF, and as JSON Resume, which comes back without a difference. */
async function takeAlong(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await view(visitor, 'exchange');
  await arrives(visitor, button(t('profiles:exchange.pdf_save')));
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
    return fs.readFileSync(await download.path());
  };
  expect((await saved(t('profiles:exchange.pdf_save'))).subarray(0, 5).toString()).toBe('%PDF-');
  const json = (await saved(t('profiles:exchange.json_save'))).toString();
  expect(JSON.parse(json)).toMatchObject({ work: [{ position: CORRECTED }, {}] });
  await visitor.field(t('profiles:exchange.paste')).fill(json);
  await button(t('profiles:exchange.compare')).click();
  await arrives(visitor, visitor.heading(t('profiles:exchange.same')));
}

/** Looked at from the top: further down the bars of a phone lie over the edge of whatever is there. */
async function arrives(visitor: Visitor, sees: Locator): Promise<void> {
  await sees.first().waitFor();
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await visitor.arrives('candidate-profile', sees);
}

const view = (visitor: Visitor, name: 'profile' | 'original' | 'sharing' | 'exchange') =>
  visitor.page.getByRole('tab', { name: visitor.t(`profiles:view.${name}`), exact: true }).click();

/** The smallest picture there is. */
const onePixel = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
