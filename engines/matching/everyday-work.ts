import { derived, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic, patternOfWordings } from '#engines/text/index.ts';
import type { Amount } from './request-amounts.ts';

/** Work as people name it by what is done, "looking after old people", with the occupations that do it. */
interface Everyday {
  pattern: RegExp;
  occupations: readonly string[];
}

const everydayWork = (heading: string): readonly Everyday[] =>
  wordingsIn('matching/everyday-work')
    .lines(heading)
    .map((line) => {
      const [wording = '', ids = ''] = line.split(' => ');
      const { source } = patternOfWordings([fold(wording)], { edges: 'anywhere', spaces: 'one' });
      return {
        pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu'),
        occupations: ids.split(',').map((id) => id.trim()),
      };
    });
const DONE = everydayWork('named by what is done');
const PLACES = everydayWork('a place of work, where nothing else names the work');

/** `occupation` is null where the list names a title and no occupation. */
type Title = { text: string; occupation: string | null };

const namesById = derived(
  ({ occupations }) => new Map(occupations.map(({ id, name }): [string, typeof name] => [id, name])),
);

/** Where a request names work by what is done, the longest wording first, as titles of which one will do. */
export const readEverydayWork = (taxonomy: Taxonomy, folded: string) => titlesBy(DONE, taxonomy, folded);

/** Where a request names a place of work, "bank", as titles of those who work there: for one that names no other work. */
export const readPlacesOfWork = (taxonomy: Taxonomy, folded: string) => titlesBy(PLACES, taxonomy, folded);

function titlesBy(
  wordings: readonly Everyday[],
  taxonomy: Taxonomy,
  folded: string,
): Amount<readonly Title[]>[] {
  const names = namesById(taxonomy);
  return wordings
    .flatMap(({ pattern, occupations }) =>
      [...folded.matchAll(pattern)].map((match) => ({
        value: occupations.flatMap((occupation): Title[] => {
          const name = names.get(occupation);
          if (!name) return [{ occupation: null, text: occupation }];
          return [{ occupation, text: isArabic(match[0]) ? name.ar : name.en }];
        }),
        at: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((a, b) => b.end - b.at - (a.end - a.at));
}
