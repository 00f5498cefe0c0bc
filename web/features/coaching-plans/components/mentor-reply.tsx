import type { CoachingWeek } from '#contract/features/coaching-plans.contract.ts';
import { SparklesIcon } from '#web/design/icons.ts';
import { Heading, Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';
import { ConcernNotice } from './concern-notice.tsx';

/** What is said after a week, marked as made by the program; what needs a person stands before it. */
export function MentorReply({ week: { number, check_in: checkIn } }: { week: CoachingWeek }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  if (!checkIn) return null;
  const parts = checkIn.reply.filter(({ code }) => !code.startsWith('concern_'));
  return (
    <>
      {checkIn.concern && <ConcernNotice concern={checkIn.concern} />}
      {parts.length > 0 && (
        <section className={classes.mentor}>
          <Heading level={3}>{t('mentor.title', { number })}</Heading>
          {parts.map((part) => (
            <Words key={part.code}>{words.reply(part)}</Words>
          ))}
          <p className={classes.generated}>
            <SparklesIcon size={15} stroke={1.7} aria-hidden />
            {t('mentor.generated')}
          </p>
        </section>
      )}
    </>
  );
}
