import { describe, expect, test } from 'vitest';
import { listed, movesNothing, NOTHING_SHOWN, type ShownEvent, showOrder } from './shown-order.ts';

const through = (...events: ShownEvent[]) => events.reduce(showOrder, NOTHING_SHOWN);
const shown: ShownEvent = { kind: 'adopted', latest: ['ada', 'bilal', 'caro'] };

describe('a list of candidates', () => {
  test('shows the latest order until one was taken over, and that one from then on', () => {
    expect(listed(NOTHING_SHOWN, ['ada'])).toEqual(['ada']);
    expect(listed(through(shown), ['caro', 'ada'])).toEqual(['ada', 'bilal', 'caro']);
  });

  test('is left at once by whoever is decided on, and by nobody twice', () => {
    const without = through(
      shown,
      { kind: 'taken out', ids: ['bilal'] },
      { kind: 'taken out', ids: ['bilal'] },
    );
    expect(listed(without, [])).toEqual(['ada', 'caro']);
  });

  test('has those who are put back in their old place', () => {
    const back = through(
      shown,
      { kind: 'taken out', ids: ['ada', 'bilal'] },
      { kind: 'put back', ids: ['ada'] },
    );
    expect(listed(back, [])).toEqual(['ada', 'caro']);
  });

  test('forgets both with a new order: the server knows by then', () => {
    const anew = through(
      shown,
      { kind: 'taken out', ids: ['ada'] },
      { kind: 'adopted', latest: ['ada', 'caro'] },
    );
    expect(listed(anew, [])).toEqual(['ada', 'caro']);
  });
});

describe('a new order', () => {
  test('moves nothing where it is the list', () => {
    expect(movesNothing(through(shown), ['ada', 'bilal'], ['ada', 'bilal'])).toBe(true);
  });

  test('moves something where anybody comes, goes or changes places', () => {
    const state = through(shown);
    for (const latest of [['ada'], ['ada', 'bilal', 'dina'], ['bilal', 'ada']])
      expect(movesNothing(state, ['ada', 'bilal'], latest), latest.join()).toBe(false);
  });

  test('moves nothing by bringing back whom the reader has put back', () => {
    const back = through({ kind: 'adopted', latest: ['ada', 'caro'] }, { kind: 'put back', ids: ['bilal'] });
    expect(movesNothing(back, ['ada', 'caro'], ['ada', 'bilal', 'caro'])).toBe(true);
    const goneAgain = showOrder(back, { kind: 'taken out', ids: ['bilal'] });
    expect(movesNothing(goneAgain, ['ada', 'caro'], ['ada', 'bilal', 'caro'])).toBe(false);
  });
});
