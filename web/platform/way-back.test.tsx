// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hasWayBack, keepWayBack, takeWayBack } from './way-back.ts';

const JOB = '/candidate/jobs/view/7?apply=1';
const DAY_MS = 86_400_000;

beforeEach(() => localStorage.clear());

test('a job that somebody wanted to apply for waits until they are a candidate, and is given once', () => {
  keepWayBack('EMAIL_VERIFICATION_PENDING', JOB);
  expect(hasWayBack()).toBe(true);
  expect(takeWayBack('CANDIDATE')).toBe(JOB);
  expect(hasWayBack()).toBe(false);
  expect(takeWayBack('CANDIDATE')).toBeNull();
});

test('who hires is not led to a candidate’s screen, and who is inside needs no way back', () => {
  keepWayBack('ONBOARDING_PENDING', JOB);
  expect(takeWayBack('RECRUITER')).toBeNull();
  localStorage.clear();
  keepWayBack('CANDIDATE', JOB);
  expect(hasWayBack()).toBe(false);
});

test('other places are not kept, and after some days the job is not either', () => {
  keepWayBack('ONBOARDING_PENDING', '/candidate/profile');
  keepWayBack('ONBOARDING_PENDING', 'https://elsewhere.example/candidate/jobs/view/7');
  expect(hasWayBack()).toBe(false);
  keepWayBack('ONBOARDING_PENDING', JOB, Date.now() - 4 * DAY_MS);
  expect(hasWayBack()).toBe(false);
  localStorage.setItem('way_back', '{"href":7}');
  expect(takeWayBack('CANDIDATE')).toBeNull();
});
