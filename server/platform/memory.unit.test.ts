import { expect, it } from 'vitest';
import { createRelief } from './memory.ts';

const MB = 1_048_576;

it('memory is given back when twice of what stays is held, and not for what stays', () => {
  let held = 100 * MB;
  let stays = 150 * MB;
  let releases = 0;
  const relieve = createRelief(128, {
    held: () => held,
    release: () => {
      releases += 1;
      held = stays;
    },
  });
  relieve();
  expect(releases).toBe(0);

  held = 400 * MB;
  relieve();
  expect(releases).toBe(1);

  // Dictionaries were loaded to stay: readings beside them leave little.
  for (let reading = 0; reading < 5; reading++) {
    held = stays + 60 * MB;
    relieve();
  }
  expect(releases).toBe(1);

  held = 301 * MB;
  relieve();
  expect(releases).toBe(2);

  // What was held less afterwards makes it no more eager.
  stays = 90 * MB;
  held = 299 * MB;
  relieve();
  expect(releases).toBe(2);
});
