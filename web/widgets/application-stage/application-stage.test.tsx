// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { ApplicationStageBadge } from './application-stage.tsx';

test('says where an application stands from the side of whoever reads it', async () => {
  const { screen } = await renderIn(
    'en',
    <>
      <ApplicationStageBadge stage="VIEWED" />
      <ApplicationStageBadge stage="VIEWED" reader="company" />
      <ApplicationStageBadge stage="SUBMITTED" reader="manager" />
    </>,
  );
  expect(screen.getByText('Seen by the company')).toBeTruthy();
  expect(screen.getByText('Application opened')).toBeTruthy();
  expect(screen.getByText('Applied')).toBeTruthy();
});
