import {
  type Course,
  courseCosts,
  courseKinds,
  courseLevels,
  type Provider,
  providerKinds,
} from '../concepts.ts';
import {
  bilingual,
  columns,
  headedLinesOf,
  leveledIds,
  linesOf,
  oneOf,
  type TextFile,
  words,
} from './text-files.ts';

/** Reads `id | English | Arabic | kind | home address | address of a search, with {title}`. */
export function parseProviders(file: TextFile, problems: string[]): Provider[] {
  return linesOf(file).flatMap(({ text, place }) => {
    if (text === '') return [];
    const [id, en, ar, kind, home, search] = columns(text);
    if (id && en && ar && oneOf(providerKinds, kind) && isAddress(home) && search?.includes('{title}'))
      return [{ id, name: { en, ar }, kind, home, search }];
    problems.push(`${place}: a provider is id | English | Arabic | kind | home | search with {title}`);
    return [];
  });
}

/** Reads courses under headings "## provider id"; the columns stand in docs/taxonomy.md. */
export function parseCourses(file: TextFile, problems: string[]): Course[] {
  return headedLinesOf(file).flatMap(({ text, place, heading }) => {
    const [id, en, ar, kind, level, hours, languages, cost, skills, needs, address = '', about] =
      columns(text);
    if (!heading || !id || !en || !ar) {
      problems.push(`${place}: a course is id | English | Arabic | … under "## provider"`);
      return [];
    }
    if (!oneOf(courseKinds, kind) || !oneOf(courseLevels, level) || !oneOf(courseCosts, cost)) {
      problems.push(
        `${place}: ${id} needs a kind of ${courseKinds.join(', ')}, a level of ${courseLevels.join(', ')} and a cost of ${courseCosts.join(', ')}`,
      );
      return [];
    }
    const length = Number(hours);
    if (!(length > 0)) problems.push(`${place}: the length of ${id}, "${hours ?? ''}", is not hours`);
    if (address !== '' && !isAddress(address)) problems.push(`${place}: "${address}" is no web address`);
    return [
      {
        id,
        title: { en, ar },
        about: bilingual(about),
        providerId: heading,
        kind,
        level,
        hours: length || 1,
        languageIds: words(languages),
        cost,
        skills: leveledIds(skills, place, problems),
        needs: words(needs),
        address: isAddress(address) ? address : null,
        source: place,
      },
    ];
  });
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^https:\/\/[^\s]+$/.test(text) && URL.canParse(text);
}
