import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import { useLanguage } from '#web/platform/language.ts';

/** Scales of a kind, as they were given. */
export const scalesOf = ({ scales }: Pick<AssessmentResult, 'scales'>, kind: Scale['kind']): Scale[] =>
  scales.filter((one) => one.kind === kind);

/** Reads names in the language of the page. */
export function useNames(): (name: Bilingual) => string {
  const { language } = useLanguage();
  return (name) => name[language] || name.en;
}
