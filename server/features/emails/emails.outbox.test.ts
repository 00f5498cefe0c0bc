import { expect, it } from 'vitest';
import { contextOf } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { sendEmail } from './index.ts';

const test = testApp();

it('shows mails as text and, within a frame that runs nothing, as they look', async () => {
  await sendEmail(
    await contextOf(test),
    { userId: null, address: 'reader@people.test', language: 'ar' },
    { kind: 'test', subject: '<script>alert(1)</script>', paragraphs: ['مرحبًا "بك"'] },
  );
  const { status, headers, body } = await test.send('GET', '/dev/outbox');
  const page = String(body);
  expect(status).toBe(200);
  expect(page).not.toContain('<script>');
  expect(page).toContain('مرحبًا &#34;بك&#34;');
  const frame = /<iframe sandbox="" [^>]*srcdoc="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(frame).toContain('dir=&#34;rtl&#34;');
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
});
