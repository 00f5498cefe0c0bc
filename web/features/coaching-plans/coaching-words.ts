import type {
  CoachingReplyPart,
  CoachingStep,
  CoachingStepName,
  HiringMatter,
} from '#contract/features/coaching-plans.contract.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** Below that a time is told in minutes. */
const LEAST_HOURS = 1;
const MINUTES_AN_HOUR = 60;

/** How plans, steps and what a mentor says read in the reader's language. */
export function useCoachingWords() {
  const { t } = useTranslation('coaching-plans');
  const { language } = useLanguage();
  const format = useFormatters();
  const name = (of: Bilingual) => of[language] || of.en;
  const step = ({ id, kind, name: given }: CoachingStepName): string => {
    if (given) return name(given);
    if (kind === 'jobs') return t('step.jobs');
    return kind === 'hiring' ? t(`hiring.${id as HiringMatter}.title`) : t('step.gone');
  };
  const time = (hours: number): string => {
    if (hours > 0 && hours < LEAST_HOURS)
      return t('minutes', { count: Math.max(1, Math.round(hours * MINUTES_AN_HOUR)) });
    const shown = hoursTold(hours);
    return t('hours', { count: shown, shown: format.number(shown) });
  };
  return {
    name,
    names: (list: readonly { name: Bilingual }[]) => format.list(list.map((one) => name(one.name))),
    step,
    time,
    /** How much of the whole a week's part is; nothing where it is the whole. */
    part: ({ hours, before, of }: CoachingStep): string =>
      hours === of
        ? ''
        : before === 0
          ? t('step.part', { of: time(of) })
          : t('step.part_on', { of: time(of), before: time(before) }),
    reply: (part: CoachingReplyPart): string => sentenceOf(part, { t, format, step, time }),
  };
}

const HINDERED = {
  hindered_time: 'time',
  hindered_difficulty: 'difficulty',
  hindered_access: 'access',
  hindered_motivation: 'motivation',
  hindered_health: 'health',
  hindered_family: 'family',
  hindered_other: 'other',
} as const;

interface Says {
  t: ReturnType<typeof useTranslation<'coaching-plans'>>['t'];
  format: ReturnType<typeof useFormatters>;
  step: (name: CoachingStepName) => string;
  time: (hours: number) => string;
}

/** A sentence of the mentor's. Those about a concern have a place of their own and more words. */
function sentenceOf(
  { code, count = 0, of = 0, hours = 0, day = '', steps = [] }: CoachingReplyPart,
  { t, format, step, time }: Says,
): string {
  switch (code) {
    case 'all_done':
      return t('reply.all_done', { count });
    case 'some_done':
      return t('reply.some_done', { count, of: format.number(of) });
    case 'in_a_row':
      return t('reply.in_a_row', { count });
    case 'finished':
    case 'next':
      return t(`reply.${code}`, { steps: format.list(steps.map(step)) });
    case 'hours_changed':
    case 'more_than_planned':
    case 'hours_in_all':
      return t(`reply.${code}`, { hours: time(hours) });
    case 'ends_later':
    case 'ends_sooner':
      return t(`reply.${code}`, { day: format.date(day) });
    case 'half_done':
    case 'none_done':
    case 'plan_done':
    case 'concern_crisis':
    case 'concern_medical':
    case 'concern_legal':
      return t(`reply.${code}`);
    default:
      return t(`reply.hindered.${HINDERED[code]}`);
  }
}
