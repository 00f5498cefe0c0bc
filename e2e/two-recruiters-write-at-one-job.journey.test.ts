import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { send, tokenOf } from './other-side.ts';
import { logIn } from './people.ts';

/** Two people of one company of the demo data. */
const FIRST = 'recruiter@masar.demo';
const SECOND = 'admin@masar.demo';

/** What one does is seen by the other within so long, without a reload. */
const SEEN_WITHIN_MS = 4_000;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('both see what the other saves, and what both wrote is chosen by a person', async () => {
    const draft = await aDraft();
    const first = await visit(look);
    const second = await visit(look);
    await openEditor(first, FIRST, draft);
    await openEditor(second, SECOND, draft);
    const { t } = first;
    const place = t('jobs:form.location');
    const years = t('jobs:form.min_years');

    await writes(first, place, 'Ajman');
    await expect.poll(() => second.field(place).inputValue(), { timeout: SEEN_WITHIN_MS }).toBe('Ajman');
    await writes(second, years, '7');
    await expect.poll(() => first.field(years).inputValue(), { timeout: SEEN_WITHIN_MS }).toBe('7');

    // Cut off, the second writes on; the first writes something else in the same place.
    await second.context.setOffline(true);
    await second.types(place, 'Fujairah');
    await second.page.getByText(t('jobs:editing.state.offline')).waitFor();
    await writes(first, place, 'Sharjah');
    await second.context.setOffline(false);
    const choice = second.page.getByRole('dialog', { name: t('jobs:editing.conflict.title') });
    await choice.waitFor();
    await second.arrives('post-job-edit', choice.getByText('Fujairah'), choice.getByText('Sharjah'));
    await choice.getByText('Fujairah').click();
    const chosen = saving(second);
    await second.button(t('jobs:editing.conflict.go_on')).click();
    await chosen;
    await expect.poll(() => first.field(place).inputValue(), { timeout: SEEN_WITHIN_MS }).toBe('Fujairah');
    expect(await first.field(years).inputValue()).toBe('7');
  });

  it('what was typed outlives a reload without a connection and the end of the session', async () => {
    const draft = await aDraft();
    const visitor = await visit(look);
    const { t, page } = visitor;
    await openEditor(visitor, FIRST, draft);
    const place = t('jobs:form.location');
    await page.route('**/api/recruiter/update-job', (route) => route.abort());
    await visitor.types(place, 'Khor Fakkan');
    await page.getByText(t('jobs:editing.state.offline')).waitFor();
    // The session ends as it does by itself: its tokens are no good any more.
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, body: '{}' }));
    await page.reload();
    await visitor.arrives('login', visitor.button(t('sessions:login.submit')));
    await page.unrouteAll();
    await logIn(visitor, FIRST);
    await visitor.arrives('post-job-edit', page.getByText(t('jobs:edit.kept')));
    expect(await visitor.field(place).inputValue()).toBe('Khor Fakkan');
    // A browser may have sent it while it left the page; what counts is that the draft has it.
    await expect.poll(() => locationOf(draft), { timeout: SEEN_WITHIN_MS }).toBe('Khor Fakkan');
  });
});

async function openEditor(visitor: Visitor, email: string, id: string): Promise<void> {
  const { t, field } = visitor;
  await visitor.enters(email, `/recruiter/jobs/post-job/${id}/edit`);
  await visitor.arrives('post-job-edit', field(t('jobs:form.location')));
}

/** Types into a field and waits until it has saved itself. */
async function writes(visitor: Visitor, field: string, text: string): Promise<void> {
  const saved = saving(visitor);
  await visitor.types(field, text);
  await saved;
}

const saving = ({ page }: Visitor) =>
  page.waitForResponse((reply) => reply.url().endsWith('/recruiter/update-job') && reply.ok());

async function aDraft(): Promise<string> {
  const job = { job_title: 'Site Foreman', source: 'form' };
  return (await send<{ jid: string }>('/recruiter/post-job', await tokenOf(FIRST), { job })).jid;
}

const locationOf = async (draft: string) =>
  (await send<{ location: string | null }>(`/job/${draft}?company_job=true`, await tokenOf(FIRST))).location;
