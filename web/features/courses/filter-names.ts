import { COURSE_COSTS, COURSE_KINDS, COURSE_LEVELS } from '#contract/features/courses.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { CatalogueAddress, SetCatalogueAddress } from './catalogue-address.ts';
import { useCourseWords } from './course-names.ts';
import type { CourseCounts } from './courses.queries.ts';

export interface CourseFiltersProps {
  address: CatalogueAddress;
  setAddress: SetCatalogueAddress;
}

export type WithCounts = CourseFiltersProps & { counts: CourseCounts | undefined };

/** How choices are called; one that nothing is known of by its id. */
export function useFilterNames(counts: CourseCounts | undefined) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const named = (list: CourseCounts['skills'] | undefined) => (id: string) => {
    const found = list?.find((one) => one.id === id);
    return found ? words.name(found.name) : id;
  };
  const oneOf =
    <W extends string>(known: readonly W[], name: (word: W) => string) =>
    (id: string) => {
      const word = known.find((one) => one === id);
      return word ? name(word) : id;
    };
  return {
    skills: named(counts?.skills),
    providers: named(counts?.providers),
    languages: words.language,
    levels: oneOf(COURSE_LEVELS, (level) => t(`level.${level}`)),
    kinds: oneOf(COURSE_KINDS, (kind) => t(`kind.${kind}`)),
    costs: oneOf(COURSE_COSTS, (cost) => t(`cost.${cost}`)),
  };
}
