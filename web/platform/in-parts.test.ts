import { expect, it } from 'vitest';
import { sendInParts } from './in-parts.ts';

it('many are sent in calls of as many as one takes, and a call that fails fails for its own alone', async () => {
  const heard: number[] = [];
  const outcomes = await sendInParts([1, 2, 3, 4, 5], 2, {
    send: async (part) => {
      if (part.includes(3)) throw new Error('the line is down');
      return part.map((one) => `sent ${one}`);
    },
    refused: (one, { code }) => `${code} ${one}`,
    onProgress: ({ length }) => heard.push(length),
  });
  expect(outcomes).toEqual(['sent 1', 'sent 2', 'request.failed 3', 'request.failed 4', 'sent 5']);
  expect(heard).toEqual([0, 2, 4, 5]);
});
