import { describe, expect, it } from 'vitest';
import { BULLET } from './page.ts';

describe('an item of a list', () => {
  it.each(['> night audit', '--> chiller log', '-> rosters', '✅ routes', '• rosters', '- rosters'])(
    'opens with its mark: %s',
    (line) => expect(line.replace(BULLET, '')).toMatch(/^(?:night|chiller|rosters|routes)/u),
  );
  it('opens with no mark where a word or a number does', () => {
    for (const line of ['>90 days due', 'on-site work', '2019 to now']) expect(line).not.toMatch(BULLET);
  });
});
