import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Section } from '#web/design/section.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Calibration, useActivate } from '../calibrations.queries.ts';
import { CalibrationQuality } from './calibration-quality.tsx';
import classes from './calibrations.module.css';

/** Every calibration the portal has had, latest first, with the way back to each. */
export function CalibrationHistory({ calibrations }: { calibrations: readonly Calibration[] }) {
  const { t } = useTranslation('calibrations');
  const [wanted, setWanted] = useState<Calibration | null>(null);
  const activate = useActivate();
  const name = useName();
  const close = () => setWanted(null);
  return (
    <Section title={t('history.title')}>
      {calibrations.length === 0 ? (
        <Text>{t('history.empty')}</Text>
      ) : (
        <ul className={classes.history}>
          {calibrations.map((one) => (
            <li key={one.id} className={classes.past}>
              <Past calibration={one} onUse={() => setWanted(one)} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={wanted !== null}
        title={t('confirm.title')}
        confirm={t('confirm.use')}
        cancel={t('confirm.cancel')}
        isRunning={activate.isPending}
        onCancel={close}
        onConfirm={() => wanted && activate.mutate({ params: { id: wanted.id } }, { onSettled: close })}
      >
        {wanted && t('confirm.body', { name: isolated(name(wanted)) })}
      </ConfirmDialog>
    </Section>
  );
}

function Past({ calibration, onUse }: { calibration: Calibration; onUse: () => void }) {
  const { t } = useTranslation('calibrations');
  const name = useName();
  const { report, is_active, is_pinned, activated_by_name } = calibration;
  return (
    <>
      <div className={classes.pastLine}>
        <div className={classes.pastWords}>
          <Text fw={600}>{name(calibration)}</Text>
          <Text size="sm" c="dimmed">
            {report ? t('outcome.based_on', { count: report.pairs }) : t('history.first')}
            {activated_by_name && <> {t('history.activated_by', { name: isolated(activated_by_name) })}</>}
          </Text>
        </div>
        {is_active ? (
          <StatusBadge tone="accent">{t(is_pinned ? 'history.pinned' : 'history.active')}</StatusBadge>
        ) : (
          <Button
            size="xs"
            variant="default"
            aria-label={t('history.use_named', { name: name(calibration) })}
            onClick={onUse}
          >
            {t('history.use')}
          </Button>
        )}
      </div>
      {report?.before && report.after && (
        <details className={classes.details}>
          <summary>{t('history.figures')}</summary>
          <CalibrationQuality report={report} />
        </details>
      )}
    </>
  );
}

/** A calibration by when it was learned; the product's own by what it is. */
function useName(): (calibration: Calibration) => string {
  const { t } = useTranslation('calibrations');
  const format = useFormatters();
  return ({ created_at }) =>
    created_at ? t('history.learned_on', { date: format.date(created_at) }) : t('own');
}
