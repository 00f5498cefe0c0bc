import { describe, expect, it } from 'vitest';
import { pdfOfPages } from '#server/features/documents/documents.fixtures.ts';
import { isolated } from '#web/platform/isolated.ts';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { newCompany } from './other-side.ts';

const HANDBOOK = 'handbook.pdf';
const LEAVE = 'الإجازات.md';
const FILES = [
  {
    name: HANDBOOK,
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      pdfOfPages([
        ['# Employee handbook', 'This handbook is for everybody who works here.'],
        ['# Annual leave', 'Every employee has 27 working days of paid annual leave a year.'],
      ]),
    ),
  },
  {
    name: LEAVE,
    mimeType: 'text/markdown',
    buffer: Buffer.from(
      '# سياسة الإجازات\n\nتمنح الشركة كل موظفة إجازة أمومة مدتها تسعون يومًا مدفوعة الأجر.\n',
    ),
  },
];
const ANNUAL = { question: 'How many days of annual leave does an employee have?', says: /27 working days/ };
const MATERNITY = { question: 'كم يومًا إجازة الأمومة التي تمنحها الشركة لكل موظفة؟', says: /تسعون يومًا/ };
const UNKNOWN = 'Who waters the orchids in the lobby?';
const WRITTEN = 'The gardener waters the orchids in the lobby each Thursday.';

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('they are uploaded, asked, opened at the page, added to by an answer, deleted and brought back', async () => {
    const visitor = await visit(look);
    await visitor.enters(await newCompany('Sahel Partners'));
    await visitor.open('/recruiter/chatbot');
    await visitor.arrives('knowledge-base', visitor.heading(visitor.t('documents:list.empty')));
    await upload(visitor);
    await ask(visitor, ANNUAL);
    await openAtItsPage(visitor);
    await ask(visitor, MATERNITY);
    await writeWhatIsMissing(visitor);
    await deleteAndBringBack(visitor);
  });
});

const card = ({ page, t }: Visitor, name: string) =>
  page
    .getByRole('list', { name: t('documents:list.title'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: name });

async function upload(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.locator('input[type=file][multiple]').setInputFiles(FILES);
  for (const { name } of FILES)
    await card(visitor, name).getByText(t('documents:state.Processed')).waitFor({ timeout: 60_000 });
  await visitor.arrives('knowledge-base', card(visitor, HANDBOOK));
}

async function ask(
  { page, t, field, button }: Visitor,
  { question, says }: { question: string; says: RegExp },
) {
  await field(t('document-answers:ask.question')).fill(question);
  await button(t('document-answers:ask.send')).click();
  await page.getByRole('article').filter({ hasText: question }).first().getByText(says).first().waitFor();
}

async function openAtItsPage(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await visitor.arrives('knowledge-base');
  await page.getByRole('article').first().getByRole('button', { name: HANDBOOK }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('document-answers:original.page', { page: '2', pages: '2' })).waitFor();
  await dialog.getByTestId('lit').waitFor();
  await visitor.arrives('knowledge-base', dialog.getByRole('img'));
  await page.reload();
  await dialog.getByTestId('lit').waitFor();
  await dialog.getByRole('button', { name: t('document-answers:original.close') }).click();
  expect(new URL(page.url()).search).toBe('');
}

async function writeWhatIsMissing(visitor: Visitor): Promise<void> {
  const { page, t, field, button } = visitor;
  await field(t('document-answers:ask.question')).fill(UNKNOWN);
  await button(t('document-answers:ask.send')).click();
  const open = page.getByRole('listitem').filter({ hasText: UNKNOWN });
  await open.getByRole('button', { name: t('documents:open.answer') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('documents:correction.answer')).fill(WRITTEN);
  await visitor.arrives('knowledge-base', dialog);
  await dialog.getByRole('button', { name: t('documents:correction.save') }).click();
  await card(visitor, t('documents:card.correction'))
    .getByText(t('documents:state.Processed'))
    .waitFor({ timeout: 60_000 });
  await ask(visitor, { question: UNKNOWN, says: /each Thursday/ });
}

async function deleteAndBringBack(visitor: Visitor): Promise<void> {
  const { page, t, button } = visitor;
  const named = { name: isolated(HANDBOOK) };
  await button(t('documents:card.delete_of', named)).click();
  await card(visitor, HANDBOOK).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('platform:undo') }).click();
  await card(visitor, HANDBOOK).waitFor();
  await ask(visitor, ANNUAL);
}
