import { expect, it } from 'vitest';
import { createRelief, createTidying } from './memory.ts';

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

it('a thread at rest gives back what its work has left, be it of many answers or of few, and nothing twice', () => {
  let held = 140 * MB;
  let releases = 0;
  const tidyUp = createTidying(16, {
    held: () => held,
    release: () => {
      releases += 1;
      held = 130 * MB;
    },
  });
  tidyUp();
  expect(releases).toBe(1);

  // Little was left: a collection takes longer than it is worth.
  held = 145 * MB;
  tidyUp();
  expect(releases).toBe(1);

  held = 230 * MB;
  tidyUp();
  tidyUp();
  expect(releases).toBe(2);
});
