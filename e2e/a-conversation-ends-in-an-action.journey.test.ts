import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, publishJob, send } from './other-side.ts';
import { sessionOf } from './people.ts';

const RANKED_WITHIN_MS = 45_000;

const WARD = { en: 'Jasmine', ar: 'Willow' } as const;
const textOf = (ward: string) => `Staff Nurse ${ward} Ward
We are looking for a registered nurse who cares for acute patients in our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education
- English, fluent`;

const SAID = {
  en: { jobs: 'Wich jobs suit me best?', why: 'why this score?', save: 'save the first one' },
  ar: { jobs: 'شو الوظائف اللي بتناسبني؟', why: 'ليش هالنسبة؟', save: 'احفظ الأولى' },
} as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('jobs are asked for, one is explained and saved from the conversation, and the saving is undone', async () => {
    await publishJob(textOf(WARD[look.language]), 'Triage');
    const email = await addCandidate('g01-nurse.pdf');
    const visitor = await visit(look);
    const { t, page, button } = visitor;
    const said = SAID[look.language];
    const [token] = await sessionOf(email);
    const fitting = async () => (await send<{ total: number }>('/matching-jobs', token)).total;
    await expect.poll(fitting, { timeout: RANKED_WITHIN_MS }).toBeGreaterThan(0);
    await visitor.enters(email, '/candidate/chat');
    await visitor.arrives('chat', button(t('conversations:openers.candidate.learn')));

    await ask(visitor, said.jobs);
    const jobs = page.getByRole('list', { name: t('conversations:jobs') });
    await visitor.arrives('chat', jobs.getByRole('listitem').first());
    await ask(visitor, said.why);
    const steps = page.getByRole('list', { name: t('conversations:score.steps') });
    await visitor.arrives('chat', steps);

    await ask(visitor, said.save);
    await button(t('conversations:action.confirm.save_job')).click();
    await page.getByText(t('conversations:action.state.done'), { exact: true }).waitFor();
    await button(t('platform:undo')).click();
    await page.getByText(t('conversations:action.state.undone'), { exact: true }).waitFor();

    // A reload finds it all, in order, with what became of the offer.
    await page.reload();
    await visitor.arrives(
      'chat',
      steps,
      page.getByText(t('conversations:action.state.undone'), { exact: true }),
    );
    const text = await page.getByRole('region').filter({ has: steps }).textContent();
    const places = [said.jobs, said.why, said.save].map((one) => (text ?? '').indexOf(one));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

async function ask({ page, t }: Visitor, question: string): Promise<void> {
  await page.getByRole('textbox', { name: t('conversations:composer.label') }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByText(question).last().waitFor();
  await page.locator('[aria-busy="false"]').last().waitFor();
  await page.getByRole('button', { name: t('conversations:composer.send') }).waitFor();
}
