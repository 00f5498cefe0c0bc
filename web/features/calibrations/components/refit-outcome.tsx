import { Text } from '@mantine/core';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { Refit } from '../calibrations.queries.ts';
import { CalibrationQuality } from './calibration-quality.tsx';
import classes from './calibrations.module.css';

/** What came of a refit: whether it was adopted, why, and what it changed or would have changed. */
export function RefitOutcome({ refit }: { refit: Refit }) {
  const { t } = useTranslation('calibrations');
  const { report, is_adopted } = refit;
  return (
    <Section title={t('outcome.title')} look="sheet">
      <div className={classes.lines}>
        <StatusBadge tone={is_adopted ? 'good' : 'neutral'}>
          {t(is_adopted ? 'outcome.adopted' : 'outcome.kept')}
        </StatusBadge>
        <Text>{t(`verdicts.${report.verdict}`)}</Text>
        <Text size="sm" c="dimmed">
          {t('outcome.based_on', { count: report.pairs })} {t('outcome.relevant', { count: report.relevant })}
        </Text>
        <CalibrationQuality report={report} />
      </div>
    </Section>
  );
}
