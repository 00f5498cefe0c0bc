// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_SIGHTINGS, noteSeenCandidates, noteSeenJobs } from '#contract/features/matches.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { useSeenCandidates, useSeenJob } from './sightings.ts';

const Job = ({ id }: { id: string }) => {
  useSeenJob(id);
  return null;
};
const Candidates = ({ jobId, ids }: { jobId: string; ids: readonly string[] }) => {
  useSeenCandidates(jobId, ids);
  return null;
};

let nextId = 0;
/** Nobody has seen it in this file. */
const anId = () => `0f8fad5b-d9cd-4469-a165-${String(++nextId).padStart(12, '0')}`;

let api: ReturnType<typeof fakeApi>;
const told = () => api.calls.map(({ body }) => body);
const aSecond = () => vi.advanceTimersByTimeAsync(1_000);

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi();
  api.on(noteSeenJobs, { noted: 1 });
  api.on(noteSeenCandidates, { noted: 1 });
  setUser(aUser(), 'CANDIDATE');
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('what comes on the screen', () => {
  it('is told in one call, and once in a tab', async () => {
    const [first, second] = [anId(), anId()];
    const list = (
      <>
        <Job id={first} />
        <Job id={second} />
      </>
    );
    render(list).unmount();
    expect(told()).toEqual([]);
    await aSecond();
    expect(told()).toEqual([{ job_ids: [first, second] }]);
    render(list);
    await aSecond();
    expect(told()).toHaveLength(1);
  });

  it('is told by job, of no more people in a call than it takes', async () => {
    const [jobId, otherId] = [anId(), anId()];
    const ids = Array.from({ length: MOST_SIGHTINGS + 1 }, anId);
    render(
      <>
        <Candidates jobId={jobId} ids={ids} />
        <Candidates jobId={otherId} ids={ids.slice(0, 1)} />
      </>,
    );
    await aSecond();
    expect(told()).toEqual([
      { job_id: jobId, candidate_ids: ids.slice(0, MOST_SIGHTINGS) },
      { job_id: jobId, candidate_ids: ids.slice(MOST_SIGHTINGS) },
      { job_id: otherId, candidate_ids: ids.slice(0, 1) },
    ]);
  });

  it('was seen by nobody while its tab is behind others', async () => {
    const [passed, shown] = [anId(), anId()];
    turn('hidden');
    render(<Job id={passed} />).unmount();
    render(<Job id={shown} />);
    await aSecond();
    expect(told()).toEqual([]);
    turn('visible');
    await aSecond();
    expect(told()).toEqual([{ job_ids: [shown] }]);
  });

  it('is told again at its next showing where telling failed', async () => {
    const id = anId();
    api.refuse(noteSeenJobs, { status: 500, code: 'request.failed' });
    render(<Job id={id} />).unmount();
    await aSecond();
    api.on(noteSeenJobs, { noted: 1 });
    render(<Job id={id} />);
    await aSecond();
    expect(told()).toEqual([{ job_ids: [id] }, { job_ids: [id] }]);
  });

  it('is not told in the name of who signed in meanwhile', async () => {
    render(<Job id={anId()} />);
    setUser(aUser({ id: anId() }), 'CANDIDATE');
    await aSecond();
    expect(told()).toEqual([]);
  });
});
