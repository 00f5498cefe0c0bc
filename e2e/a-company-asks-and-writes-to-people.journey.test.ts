import type { Locator } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, NURSE_JOB, type SharedJob, shareJob } from './other-side.ts';
import { programUrl } from './program-url.ts';

const SIDES = {
  en: {
    resumes: ['g01-nurse.pdf', 'g12-ar-nurse.pdf'],
    job: NURSE_JOB.en,
    template: 'Talk at the unit',
    subject: 'A talk about {{job}}',
    body: 'Dear {{name}},\n\ncome and see our unit.\n\n{{recruiter}}',
    sent: 'come and see our unit',
  },
  ar: {
    resumes: ['g12-ar-nurse.pdf', 'g01-nurse.pdf'],
    job: NURSE_JOB.ar,
    template: 'لقاء في القسم',
    subject: 'لقاء بشأن وظيفة {{job}}',
    body: 'تحية طيبة {{name}}،\n\nندعوك إلى زيارة قسمنا.\n\n{{recruiter}}',
    sent: 'ندعوك إلى زيارة قسمنا',
  },
} as const;

type Side = (typeof SIDES)['en' | 'ar'];

/** The message leaves ten seconds after it is sent, and then by the queue. */
const MAILED_WITHIN_MS = 45_000;

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  const side = SIDES[look.language];

  it('somebody is asked, which is taken back, asked again and says yes; a message is taken back as well, and then leaves', async () => {
    const job = await shareJob(side.job, []);
    const [asked, other] = [await addCandidate(side.resumes[0]), await addCandidate(side.resumes[1])];
    const candidate = await visit(look);
    const askedId = await enter(candidate, asked);
    const otherId = await enter(await visit(look), other);

    const recruiter = await visit(look);
    await recruiter.enters(job.recruiter);
    await recruiter.arrives('recruiter-dashboard');
    await addTemplate(recruiter, side);

    await recruiter.open(`/recruiter/jobs/${job.id}`);
    const seen = await ask(recruiter, askedId);
    await recruiter.page
      .getByRole('button', { name: new RegExp(`^${recruiter.t('platform:undo')}`) })
      .click();
    await recruiter.page
      .getByRole('status')
      .filter({ hasText: QUESTION_BACK[look.language] })
      .first()
      .waitFor();
    await rowOf(recruiter, askedId)
      .getByText(recruiter.t('pokes:states.asked'))
      .waitFor({ state: 'detached' });

    await ask(recruiter, askedId);
    const [question, ...more] = await arrived(asked, 'poke');
    // The one that was taken back would have left before.
    expect(more).toEqual([]);
    expect(unspaced(question!)).toContain(unspaced(seen));
    await answer(candidate, job);
    await rowOf(recruiter, askedId)
      .getByText(recruiter.t('pokes:states.interested'), { exact: true })
      .waitFor();
    await writeToBoth(recruiter, { askedId, otherId, side });
    expect(await mailsTo(asked)).toHaveLength(0);

    await send(recruiter, { askedId, otherId });
    const mails = await arrived(asked, 'candidate-message');
    // The one that was taken back would have left before.
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(side.sent);
    expect(await mailsTo(other)).toHaveLength(0);
    await askBoth(recruiter);
  });
});

const rowOf = ({ page }: Visitor, id: string): Locator =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href*="${id}"]`) });

/** A candidate logs in; who they are. */
async function enter(visitor: Visitor, email: string): Promise<string> {
  await visitor.enters(email);
  await visitor.arrives('candidate-dashboard');
  const token = await visitor.page.evaluate(() => localStorage.getItem('token'));
  const reply = await visitor.page.request.get('/api/profile', { headers: { token: token ?? '' } });
  const { data } = (await reply.json()) as { data: { user_id: string } };
  return data.user_id;
}

async function addTemplate(visitor: Visitor, side: Side): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open('/settings/company/templates');
  await visitor.arrives('message-templates', button(t('messages:add')));
  await button(t('messages:add')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('messages:name'), { exact: true }).fill(side.template);
  await dialog.getByLabel(t('messages:purpose'), { exact: true }).selectOption('other');
  await dialog.getByLabel(t('message-fields:subject'), { exact: true }).fill(side.subject);
  const body = dialog.getByLabel(t('message-fields:body'), { exact: true });
  await body.fill('{{salary}}');
  await dialog.getByRole('button', { name: t('messages:save') }).click();
  await visitor.arrives('message-templates', dialog.getByText('{{salary}}').first());
  await body.fill(side.body);
  await dialog.getByRole('button', { name: t('messages:save') }).click();
  await visitor.arrives('message-templates', page.getByText(side.template, { exact: true }));
}

const askButton = (visitor: Visitor, id: string): Locator =>
  rowOf(visitor, id).getByRole('button', {
    name: new RegExp(`^${visitor.t('pokes:ask_name', { name: '' }).trim().split(/\s+/)[0]}`),
  });

/** Asks somebody of the ranking whether the job interests them; answers what was seen of it before. */
async function ask(visitor: Visitor, id: string): Promise<string> {
  const { t, page } = visitor;
  await visitor.arrives('recruiter-job', askButton(visitor, id));
  await askButton(visitor, id).click();
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('region', { name: t('message-fields:preview') });
  await visitor.arrives('recruiter-job', preview);
  const subject = (await preview.locator('p, div').first().textContent()) ?? '';
  await dialog
    .getByRole('button', { name: t('pokes:ask_them', { count: 1, number: '1' }), exact: true })
    .click();
  await rowOf(visitor, id).getByText(t('pokes:states.asked')).waitFor();
  return subject;
}

/** As the server says it. */
const QUESTION_BACK = { en: 'The question is taken back', ar: 'سُحب السؤال' };

/** Marks that set names apart are not in subjects. */
const unspaced = (text: string) => text.replace(/[\s\u2068\u2069]+/g, '');

/** Mails of a kind to a person, once there is one. */
const arrived = (email: string, kind: string): Promise<string[]> =>
  vi.waitFor(
    async () => {
      const found = await mailsTo(email, kind);
      expect(found).not.toHaveLength(0);
      return found;
    },
    { timeout: MAILED_WITHIN_MS, interval: 500 },
  );

async function answer(visitor: Visitor, job: SharedJob): Promise<void> {
  const { t, page } = visitor;
  await visitor.open('/');
  const yes = page.getByRole('button', { name: t('job-lists:pokes.interested'), exact: true });
  await visitor.arrives('candidate-dashboard', page.getByText(job.title), yes);
  await yes.click();
  await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
}

interface Chosen {
  askedId: string;
  otherId: string;
}

async function choose(visitor: Visitor, { askedId, otherId }: Chosen): Promise<void> {
  for (const id of [askedId, otherId]) {
    const box = rowOf(visitor, id).getByRole('checkbox');
    if (!(await box.isChecked())) await box.check();
  }
}

/** Chosen together, one may be written to and the other not yet; sent, it is taken back at once. */
async function writeToBoth(visitor: Visitor, { side, ...chosen }: Chosen & { side: Side }): Promise<void> {
  const { t, page } = visitor;
  const dialog = await writeWords(visitor, chosen);
  await dialog.getByText(t('candidate-messages:reasons.no_tie')).waitFor();
  const preview = dialog.getByRole('region', { name: t('message-fields:preview') });
  await visitor.arrives('recruiter-job', preview.getByText(side.sent));
  await sendOff(visitor);
  await page.getByRole('button', { name: t('platform:undo'), exact: true }).click();
  await page.getByRole('status').filter({ hasText: TAKEN_BACK[visitor.language] }).first().waitFor();
}

/** As the server says it. */
const TAKEN_BACK = { en: 'Nobody got it', ar: 'ولم تصل إلى أحد' };

async function send(visitor: Visitor, chosen: Chosen): Promise<void> {
  await writeWords(visitor, chosen);
  await sendOff(visitor);
}

/** The company's template, in one language for whoever reads whichever. */
async function writeWords(visitor: Visitor, chosen: Chosen): Promise<Locator> {
  const { t, page, language } = visitor;
  const named = (of: 'en' | 'ar') => ({ language: t(`message-fields:languages.${of}`) });
  await choose(visitor, chosen);
  await visitor.button(t('candidate-messages:write_to_them')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('candidate-messages:purpose'), { exact: true }).selectOption('other');
  await dialog
    .getByLabel(t('candidate-messages:template', named(language)), { exact: true })
    .selectOption({ label: SIDES[language].template });
  const unneeded = t('candidate-messages:remove', named(language === 'en' ? 'ar' : 'en'));
  await dialog.getByRole('button', { name: unneeded }).click();
  return dialog;
}

async function sendOff({ t, page }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('candidate-messages:send', { count: 1, number: '1' }), exact: true })
    .click();
  await dialog.waitFor({ state: 'detached' });
}

/** Of two, one was asked before and is not asked again: that is told by name. */
async function askBoth(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await visitor.button(t('pokes:ask')).click();
  const dialog = page.getByRole('dialog');
  await visitor.arrives(
    'recruiter-job',
    dialog.getByText(t('pokes:others.already_poked', { count: 1, number: '1' })),
  );
}

/** Mails from a company to a person, as the outbox holds them. */
async function mailsTo(email: string, kind = 'candidate-message'): Promise<string[]> {
  const outbox = await (await fetch(`${programUrl()}/dev/outbox`)).text();
  return outbox
    .split('<article>')
    .filter((one) => one.includes(`<bdi>${email}</bdi>`) && one.includes(`· ${kind} `));
}
