// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderIn } from '#web/testing/render-in.tsx';
import { QueryView } from './query-view.tsx';

afterEach(() => vi.restoreAllMocks());

const goes = (line: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online');
  act(() => void dispatchEvent(new Event(line)));
};

function Part({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['part'], queryFn: ask, retry: false, networkMode: 'always' });
  return (
    <QueryView query={query} waiting={<p>Waiting</p>}>
      {(text) => <p>{text}</p>}
    </QueryView>
  );
}

test('what was not loaded says so without a network, and comes by itself once there is one', async () => {
  goes('offline');
  const ask = vi.fn(async () => 'Here it is').mockRejectedValueOnce(new Error('no line'));
  const { screen } = await renderIn('en', <Part ask={ask} />);
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  goes('online');
  expect(await screen.findByText('Here it is')).toBeTruthy();
});
