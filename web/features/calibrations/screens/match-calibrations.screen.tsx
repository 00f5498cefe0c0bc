import { Button, Progress, Text, VisuallyHidden } from '@mantine/core';
import { RefreshIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type Calibrations, useCalibrations, useRefit } from '../calibrations.queries.ts';
import { CalibrationHistory } from '../components/calibration-history.tsx';
import { CalibrationQuality } from '../components/calibration-quality.tsx';
import classes from '../components/calibrations.module.css';
import { RefitOutcome } from '../components/refit-outcome.tsx';

/** How well scores do in this portal, what was learned from its judgements, and the way back. */
export default function MatchCalibrationsScreen() {
  const { t } = useTranslation('calibrations');
  const calibrations = useCalibrations();
  const refit = useRefit();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        calibrations.data && (
          <Button
            leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
            loading={refit.isPending}
            onClick={() => refit.mutate({})}
          >
            {t('refit')}
          </Button>
        )
      }
    >
      <VisuallyHidden role="status">
        {refit.data && t(`verdicts.${refit.data.data.report.verdict}`)}
      </VisuallyHidden>
      {refit.data && <RefitOutcome refit={refit.data.data} />}
      <QueryView
        query={calibrations}
        waiting={<ListSkeleton label={t('loading')} count={4} />}
        failedTitle={t('failed')}
      >
        {(found) => (
          <>
            <div className={classes.columns}>
              <InForce calibrations={found} />
              <Judgements have={found.pairs} need={found.pairs_needed} />
            </div>
            <HowRight calibrations={found} />
            <CalibrationHistory calibrations={found.results} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

function InForce({ calibrations }: { calibrations: Calibrations }) {
  const { t } = useTranslation('calibrations');
  const format = useFormatters();
  const active = calibrations.results.find((one) => one.is_active);
  const learned = active?.report;
  return (
    <Section title={t('active.title')}>
      <div className={classes.lines}>
        <StatusBadge tone={learned ? 'good' : 'neutral'}>{t(learned ? 'learned' : 'own')}</StatusBadge>
        <Text>
          {learned
            ? t('active.learned', {
                count: learned.pairs,
                date: format.date(active.created_at),
              })
            : t('active.own')}
        </Text>
        {active?.is_pinned && (
          <Text size="sm">
            {active.activated_by_name
              ? t('active.pinned_by', { name: isolated(active.activated_by_name) })
              : t('active.pinned')}
          </Text>
        )}
      </div>
    </Section>
  );
}

/** What there is to learn from, and what is wanting. */
function Judgements({ have, need }: { have: number; need: number }) {
  const { t } = useTranslation('calibrations');
  const format = useFormatters();
  const wanting = Math.max(0, need - have);
  return (
    <Section title={t('judgements.title')}>
      <div className={classes.lines}>
        <Text className={classes.number} component="p">
          {wanting > 0
            ? t('judgements.of', { have: format.number(have), need: format.number(need) })
            : format.number(have)}
        </Text>
        <Progress value={Math.min(100, (have / need) * 100)} size="md" aria-label={t('judgements.title')} />
        <Text>{wanting > 0 ? t('judgements.wanting', { count: wanting }) : t('judgements.enough')}</Text>
        <Text size="sm" c="dimmed">
          {t('judgements.what')}
        </Text>
      </div>
    </Section>
  );
}

/** How the calibration in force did when it was made. */
function HowRight({ calibrations }: { calibrations: Calibrations }) {
  const { t } = useTranslation('calibrations');
  const report = calibrations.results.find((one) => one.is_active)?.report;
  return (
    <Section title={t('quality.title')}>
      {report ? <CalibrationQuality report={report} /> : <Text>{t('quality.not_measured')}</Text>}
    </Section>
  );
}
