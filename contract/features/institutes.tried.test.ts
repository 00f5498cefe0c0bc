import { describe, expect, it } from 'vitest';
import { LONGEST_TRIED, MOST_TRIED, textOfTried, triedIn } from './institutes.tried.ts';

const COURSES = [
  { title: 'Project Planning', outcomes: 'Prepare schedules.\nTrack costs.' },
  { title: 'إدارة العقود', outcomes: '' },
];

describe('courses that are tried', () => {
  it('are the same after they stood in an address, whatever empty lines somebody typed', () => {
    expect(triedIn(textOfTried(COURSES) ?? '')).toEqual(COURSES);
    const typed = [{ title: ' Project Planning ', outcomes: '\nPrepare schedules.\n\n\nTrack costs.\n' }];
    expect(triedIn(textOfTried(typed) ?? '')).toEqual([COURSES[0]]);
    expect(triedIn('')).toEqual([]);
  });

  it('are not written where they are too many or too long, and read only so far', () => {
    const many = Array.from({ length: MOST_TRIED + 1 }, (_, at) => ({ title: `Course ${at}`, outcomes: '' }));
    expect(textOfTried(many)).toBeNull();
    expect(triedIn(many.map(({ title }) => title).join('\n\n'))).toHaveLength(MOST_TRIED);
    expect(textOfTried([{ title: 'Long', outcomes: 'x'.repeat(LONGEST_TRIED) }])).toBeNull();
  });
});
