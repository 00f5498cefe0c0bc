import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenAsPeer } from '#server/testing/hiring-system-peer.ts';
import { isolated } from '#web/platform/isolated.ts';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, applyFor, NURSE_JOB, type SharedJob, shareJob } from './other-side.ts';

const KEY = 'little-ats-key';
const SYSTEM = 'Little ATS';
const NAMED = { system: isolated(SYSTEM) };
/** The queue takes it there. */
const ARRIVES = { timeout: 20_000 };
const RESUMES = { en: 'g01-nurse.pdf', ar: 'g12-ar-nurse.pdf' } as const;

type Peer = Awaited<ReturnType<typeof listenAsPeer>>;
let ats: Peer;
beforeAll(async () => {
  ats = await listenAsPeer(KEY);
});
afterAll(() => ats.close());

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('a job is posted there, a candidate sent, their stage comes back, a conflict is decided, and one signs on', async () => {
    const job = await shareJob(NURSE_JOB[look.language], []);
    const person = await addCandidate(RESUMES[look.language]);
    await applyFor(job.id, person);
    const visitor = await visit(look);
    await visitor.enters(job.recruiter);
    await visitor.arrives('recruiter-dashboard');
    const tell = await connect(visitor);
    await seePart(visitor, 'mapping');
    await seePart(visitor, 'people');
    await seePart(visitor, 'connection');
    const posted = await postJob(visitor, job);
    const sent = await sendCandidate(visitor, job, posted);
    await comeBack(visitor, sent, tell);
    await decide(visitor, sent, tell);
    await signOn(visitor);
  });
});

type Tell = (id: string) => Promise<void>;

/** The line is tested, then connected; what its events are signed with is put in there. */
async function connect(visitor: Visitor): Promise<Tell> {
  const { t, button, field, page } = visitor;
  await visitor.goesTo('hiring-system');
  await visitor.arrives('hiring-system', button(t('hiring-systems:connect.submit')));
  await field(t('hiring-systems:connect.address')).fill(ats.address);
  await field(t('hiring-systems:connect.access_key')).fill('not the key');
  await button(t('hiring-systems:connect.submit')).click();
  await page
    .getByText(/does not accept the key|لا يقبل المفتاح/)
    .first()
    .waitFor();
  await field(t('hiring-systems:connect.access_key')).fill(KEY);
  await button(t('hiring-systems:connect.test')).click();
  await page.getByRole('status').filter({ hasText: SYSTEM }).waitFor();
  await button(t('hiring-systems:connect.submit')).click();
  const dialog = page.getByRole('dialog');
  const shown = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
  const url = await shown(t('hiring-systems:connection.events'));
  const secret = await shown(t('hiring-systems:secret.label'));
  await visitor.arrives('hiring-system');
  await dialog.getByRole('button', { name: t('hiring-systems:secret.done') }).click();
  await visitor.arrives('hiring-system', visitor.heading(SYSTEM));
  return async (id) => {
    expect((await ats.tell(url, secret, 'candidate', id)).status).toBe(200);
  };
}

async function seePart(visitor: Visitor, part: 'mapping' | 'people' | 'connection'): Promise<void> {
  const { t, page } = visitor;
  await page.getByRole('tab', { name: t(`hiring-systems:parts.${part}`) }).click();
  const sees = {
    mapping: visitor.heading(t('hiring-systems:mapping.job')),
    people: page.getByRole('checkbox', { name: t('hiring-systems:scope.jobs') }),
    connection: visitor.button(t('hiring-systems:connection.disconnect')),
  };
  await visitor.arrives('hiring-system', sees[part]);
}

/** From its page; what is sent is shown before. The id of its record there. */
async function postJob(visitor: Visitor, job: SharedJob): Promise<string> {
  const { t, page, button } = visitor;
  await visitor.open(`/recruiter/jobs/${job.id}`);
  await button(t('system-records:job.action', NAMED)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(job.title, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: t('system-records:job.send') }).click();
  const link = page.getByRole('link', { name: SYSTEM, exact: true });
  await link.waitFor();
  await expect.poll(() => recordOf('job', job.title), ARRIVES).toBeTruthy();
  return recordOf('job', job.title)?.id ?? '';
}

const recordOf = (type: 'job' | 'candidate', of: string) =>
  [...ats.peer.records.values()].find(
    (one) => one.type === type && (type === 'job' ? one.fields.title === of : one.job === of),
  );

async function sendCandidate(visitor: Visitor, job: SharedJob, posted: string): Promise<string> {
  const { t, page, button } = visitor;
  await visitor.open(`/recruiter/jobs/${job.id}?status=APPLIED`);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await button(t('system-records:candidate.action', NAMED)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Full name', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: t('system-records:candidate.send') }).click();
  await expect.poll(() => recordOf('candidate', posted)?.fields.full_name, ARRIVES).toBeTruthy();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Inbox', { exact: true }).waitFor();
  return recordOf('candidate', posted)?.id ?? '';
}

/** One of its users moves the candidate; the recruiter sees it here without doing anything. */
async function comeBack(visitor: Visitor, sent: string, tell: Tell): Promise<void> {
  const { t, page } = visitor;
  ats.peer.move(sent, 'talks');
  await tell(sent);
  await page.getByText('Talks', { exact: true }).waitFor();
  await page.getByText(t('pipeline-stage:kinds.interview'), { exact: true }).first().waitFor();
}

/** Both move the candidate: nothing is written over until the recruiter says what holds. */
async function decide(visitor: Visitor, sent: string, tell: Tell): Promise<void> {
  const { t, page, button } = visitor;
  ats.peer.move(sent, 'offer');
  await button(t('candidate-decisions:reject')).click();
  const reasons = page.getByRole('dialog');
  await reasons.getByRole('button', { name: t('candidate-decisions:reject') }).click();
  await page.getByText(t('system-records:state.conflict'), { exact: true }).waitFor();
  await page.getByRole('link', { name: SYSTEM, exact: true }).click();
  await visitor.arrives('system-record', button(t('hiring-systems:conflict.ours')));
  expect(ats.peer.records.get(sent)?.standing).toBe('offer');
  await button(t('hiring-systems:conflict.theirs', NAMED)).click();
  await page.getByText(t('system-records:state.agreed'), { exact: true }).waitFor();
  await tell(sent);
  await page.getByText('Offer', { exact: true }).first().waitFor();
}

async function signOn(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.open('/recruiter/hiring-system');
  await visitor.arrives('hiring-system', page.getByRole('tab', { name: t('hiring-systems:parts.records') }));
  await button(t('hiring-systems:sign_on', NAMED)).click();
  await page.getByRole('heading', { name: /^Signed in as Sami Nasser/ }).waitFor();
}
