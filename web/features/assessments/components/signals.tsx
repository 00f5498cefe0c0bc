import type { AssessmentResult, IntegritySignals } from '#contract/features/assessments.fields.ts';
import { Fact, Facts } from '#web/design/facts.tsx';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface SignalsProps {
  result: AssessmentResult;
  signals: IntegritySignals;
}

/** What was noticed while the attempt ran, as it was told before: it is shown to the person and changes nothing. */
export function Signals({ result, signals: { tab_left: left, paste, pace } }: SignalsProps) {
  const { t } = useTranslation('assessments');
  const { number } = useFormatters();
  const isTest = result.review !== null;
  return (
    <Section title={t('signals.title')} help={t('signals.help')}>
      <Facts>
        {isTest && (
          <Fact label={t('signals.tab_left')}>
            {left.times === 0
              ? t('signals.never')
              : `${t('signals.times', { count: left.times })} ${t('signals.seconds', { count: left.seconds })}`}
          </Fact>
        )}
        {paste.times > 0 && (
          <Fact label={t('signals.paste')}>{t('signals.times', { count: paste.times })}</Fact>
        )}
        <Fact label={t('signals.pace')}>
          {pace.seconds === null
            ? t('signals.is.unknown')
            : t(`signals.is.${pace.is}`, { seconds: number(Math.round(pace.seconds)) })}
        </Fact>
      </Facts>
    </Section>
  );
}
