import { SegmentedControl } from '@mantine/core';
import type { Reviewed } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { REPORT } from '../assessments.addresses.ts';
import classes from './review.module.css';

interface ReviewProps {
  questions: readonly Reviewed[];
  /** Some answers are better than others. */
  isScored: boolean;
}

/** Each question once more: what was chosen, what would have been best, and why. */
export function Review({ questions, isScored }: ReviewProps) {
  const { t } = useTranslation('assessments');
  const [{ questions: wanted }, setAddress] = useAddress(REPORT);
  const missed = questions.filter(isMissed);
  const shown = isScored && wanted === 'missed' ? missed : questions;
  return (
    <Section
      title={t('review.title')}
      help={t(isScored ? 'review.help' : 'review.help_unscored')}
      actions={
        isScored &&
        missed.length > 0 &&
        missed.length < questions.length && (
          <SegmentedControl
            size="sm"
            aria-label={t('review.which')}
            value={wanted}
            onChange={(next) => setAddress({ questions: next === 'missed' ? 'missed' : 'all' })}
            data={[
              { value: 'all', label: t('review.all', { number: questions.length }) },
              { value: 'missed', label: t('review.missed', { number: missed.length }) },
            ]}
          />
        )
      }
    >
      <ol className={classes.questions}>
        {shown.map((question) => (
          <Question key={question.id} question={question} isScored={isScored} />
        ))}
      </ol>
    </Section>
  );
}

const isMissed = ({ points, most }: Reviewed): boolean => most > 0 && points < most;

function Question({ question, isScored }: { question: Reviewed } & Pick<ReviewProps, 'isScored'>) {
  const { t } = useTranslation(['assessments', 'assessment-result']);
  const names = useNames();
  const { number } = useFormatters();
  const { chosen, points, most } = question;
  const inOwn = question.lang ? { lang: question.lang, dir: 'ltr' } : {};
  const tone = chosen === null ? 'neutral' : points >= most ? 'good' : points > 0 ? 'caution' : 'problem';
  return (
    <li value={question.number} className={classes.question}>
      <details>
        <summary>
          <span className={classes.text} {...inOwn}>
            {names(question.text)}
          </span>
          <span className={classes.facts}>
            {isScored ? (
              <StatusBadge tone={tone}>
                {chosen === null
                  ? t('review.left_out')
                  : t('assessment-result:topics.points', {
                      count: most,
                      score: number(points),
                      most: number(most),
                    })}
              </StatusBadge>
            ) : (
              chosen === null && <StatusBadge>{t('review.left_out')}</StatusBadge>
            )}
            <span className={classes.topic}>{names(question.topic)}</span>
          </span>
        </summary>
        {question.passage && <Passage question={question} />}
        <ul className={classes.options}>
          {question.options.map((option) => {
            const isBest = isScored && most > 0 && option.points === most;
            return (
              <li
                key={option.value}
                className={classes.option}
                data-chosen={option.value === chosen || undefined}
                data-best={isBest || undefined}
              >
                <span className={classes.choice}>
                  <span {...inOwn}>{names(option.text)}</span>
                  {option.value === chosen && <StatusBadge tone="accent">{t('review.yours')}</StatusBadge>}
                  {isBest && <StatusBadge tone="good">{t('review.best')}</StatusBadge>}
                  {option.brings && <StatusBadge>{names(option.brings)}</StatusBadge>}
                </span>
                {option.why && (
                  <Words size="sm" isDimmed>
                    {names(option.why)}
                  </Words>
                )}
              </li>
            );
          })}
        </ul>
        {question.why && (
          <p className={classes.why}>
            <strong>{t('review.why')}</strong> {names(question.why)}
          </p>
        )}
      </details>
    </li>
  );
}

/** What was read, with the words that the right answer rests on. */
function Passage({ question: { passage, evidence, lang } }: { question: Reviewed }) {
  const parts: { text: string; isEvidence: boolean; at: number }[] = [];
  let at = 0;
  for (const words of evidence) {
    const from = passage?.indexOf(words, at) ?? -1;
    if (!passage || from < 0) continue;
    parts.push({ text: passage.slice(at, from), isEvidence: false, at });
    parts.push({ text: words, isEvidence: true, at: from });
    at = from + words.length;
  }
  parts.push({ text: passage?.slice(at) ?? '', isEvidence: false, at });
  return (
    <span className={classes.passage} {...(lang && { lang, dir: 'ltr' })}>
      {parts.map((part) => (part.isEvidence ? <mark key={part.at}>{part.text}</mark> : part.text))}
    </span>
  );
}
