/**
 * Courses that are only tried, as a text that an address can hold: a title on a line, what the course teaches on the lines
 * below, and an empty line before the next course.
 */
export interface TriedCourse {
  title: string;
  /** One a line. */
  outcomes: string;
}

/** So many courses are tried at once; what more a text names is passed over. */
export const MOST_TRIED = 5;
/** In letters. */
export const LONGEST_TITLE = 160;
/** In letters, of all courses together: in Arabic six times as many bytes of an address, of which servers read 16,000. */
export const LONGEST_TRIED = 1_800;

/** The courses that a text names. What is too much or too long is passed over. */
export const triedIn = (text: string): TriedCourse[] =>
  linesIn(text.slice(0, LONGEST_TRIED), /\n\s*\n/)
    .slice(0, MOST_TRIED)
    .flatMap((course) => {
      const [title, ...outcomes] = linesIn(course, '\n');
      return title ? [{ title: title.slice(0, LONGEST_TITLE), outcomes: outcomes.join('\n') }] : [];
    });

/** The text that names courses; null where they are too many or too long for it. */
export function textOfTried(courses: readonly TriedCourse[]): string | null {
  const text = courses
    .map(({ title, outcomes }) => [title.trim(), ...linesIn(outcomes, '\n')].join('\n'))
    .join('\n\n');
  return courses.length > MOST_TRIED || text.length > LONGEST_TRIED ? null : text;
}

const linesIn = (text: string, between: string | RegExp): string[] =>
  text
    .split(between)
    .map((line) => line.trim())
    .filter(Boolean);
