import { describe, expect, it } from 'vitest';
import { plainPdf } from '#engines/documents/golden/hostile.ts';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';

const PLAN = [
  'Bachelor of Science in Accounting',
  'Study plan',
  'ACC 101 Financial Accounting (3 credit hours)',
  'Learning outcomes:',
  '- Record journal entries and prepare financial statements.',
  'ACC 210 Auditing (3 credit hours)',
  'Learning outcomes:',
  '- Evaluate internal controls in an audit.',
];

/** The server says why it could not be read. */
const FOUND_NONE = /no courses|لا مساقات/;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('an institute reads a programme, holds it against jobs and against another, and sees each sentence', async () => {
    const visitor = await visit(look);
    const { page, t, button, link, field } = visitor;
    await visitor.enters('institute@masar.demo');
    await visitor.arrives('institute-select', link(t('institutes:select.jobs')));
    expect(new URL(page.url()).pathname, 'institutes land on their area').toBe('/institute/select');

    await link(t('institutes:select.jobs')).first().click();
    await visitor.arrives('national-job', button(t('institutes:choice.type')));
    await readTyped(visitor, 'Nothing but a line');
    // The first reading lays out the meanings of the taxonomy.
    await page.getByText(FOUND_NONE).first().waitFor({ timeout: 90_000 });
    const reading = page.getByRole('dialog');
    await reading.getByRole('button', { name: t('institutes:choice.upload') }).click();
    await reading
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(plainPdf(PLAN)) });
    await link(t('institutes:compare')).click();
    const ring = page.getByRole('img', { name: new RegExp(t('institutes:score', { share: '.*' })) });
    await visitor.arrives('national-job-result', ring, page.getByRole('table'));

    await page.locator('button[data-role]').first().click();
    await page.getByRole('dialog').locator('mark').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').first().click();
    const effect = new RegExp(t('institutes:what_if.effect', { before: '.*', after: '.*' }));
    await page.getByText(effect).first().waitFor();
    expect(page.url()).toContain('drop=1');
    await field(t('institutes:what_if.course')).fill('Tax Accounting');
    await field(t('institutes:what_if.outcomes')).fill('Prepare VAT returns.');
    await button(t('institutes:what_if.try')).click();
    await button(t('institutes:what_if.remove')).waitFor();
    // Whoever opens the link sees what is tried as well.
    await page.reload();
    await page.getByText(effect).first().waitFor();
    await button(t('institutes:what_if.remove')).waitFor();
    for (const format of ['csv', 'pdf', 'png'] as const) {
      const saved = page.waitForEvent('download');
      await button(t(`figure-files:${format}`)).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
    }

    await link(t('institutes:to_upskill')).click();
    await visitor.arrives('national-job-upskill', page.getByRole('region').first());

    const both = 'program=wadi-noor-accounting&other=northbridge-vale-accounting';
    await visitor.open(`/institute/national-global/result?${both}`);
    await visitor.arrives('national-global-result', ring, page.getByRole('table'));
    await link(t('institutes:to_upskill')).click();
    await visitor.arrives('national-global-upskill', page.getByRole('region').first());

    await visitor.open('/institute/national-job/result?program=no-such-programme');
    await visitor.arrives('institute-error', button(t('institutes:error.back')));
    await button(t('institutes:error.back')).click();
    await visitor.arrives('national-job', field(t('institutes:choice.institute')));
  });
});

async function readTyped({ page, t, button }: Visitor, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await button(t('institutes:choice.type')).click();
  await dialog.getByRole('textbox').nth(1).fill(text);
  await dialog.getByRole('button', { name: t('institutes:reading.read'), exact: true }).click();
}
