// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { useJobChoices } from './job-choices.ts';

const job = (
  jid: string,
  job_title: string,
  location: string | null,
  created_at = '2026-03-01T08:00:00Z',
) => ({
  jid,
  job_title,
  location,
  created_at,
});
const JOBS = [
  job('a', 'Nurse', 'Dubai'),
  job('b', 'Nurse', 'Sharjah'),
  job('c', 'Welder', 'Dubai'),
  job('d', 'Nurse', 'Sharjah', '2026-05-04T08:00:00Z'),
];

function Choices() {
  const choices = useJobChoices();
  return (
    <ul>
      {choices(JOBS).map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}

test('jobs of one title are told apart by their place, and by the day where that is the same too', async () => {
  const { screen } = await renderIn('en', <Choices />);
  const labels = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect([labels[0], labels[2]]).toEqual(['Nurse · Dubai', 'Welder']);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels[3]).toContain('2026');
});
