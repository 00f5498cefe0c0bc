// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { favouriteJobs } from '#contract/features/favourites.contract.ts';
import { SnackbarStage } from '#web/app/snackbar-stage.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aMatchingJob } from '../job-lists.fakes.ts';
import { JobActions } from './job-actions.tsx';

test('a favourite that the server refuses is not said to be one any longer', async () => {
  const job = aMatchingJob();
  const answer = Promise.withResolvers<Response>();
  fakeApi().answer(favouriteJobs, () => answer.promise);
  const { screen } = await renderIn(
    'en',
    <>
      <JobActions job={job} standing={job} />
      <SnackbarStage />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Favourite/ }));
  await screen.findByText(/is now a favourite/);
  answer.resolve(Response.json({ message: 'Not today', code: 'internal' }, { status: 422 }));
  await screen.findByText('Not today');
  await expect.poll(() => screen.queryByText(/is now a favourite/)).toBeNull();
});
