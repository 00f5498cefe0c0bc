import { Text } from '@mantine/core';
import type { ApplicationStep } from '#contract/features/applications.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge, type StageReader } from './application-stage.tsx';
import classes from './application-steps.module.css';

/** Every step of an application from the first to the last, when it was taken, by whom, and why where that was said. */
export function ApplicationSteps({
  steps,
  reader = 'applicant',
}: {
  steps: readonly ApplicationStep[];
  reader?: StageReader;
}) {
  const { t } = useTranslation('application-stage');
  const format = useFormatters();
  return (
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        <li key={step.at} aria-current={at === steps.length - 1 ? 'step' : undefined}>
          <div className={classes.line}>
            <ApplicationStageBadge stage={step.stage} reader={reader} />
            <Text size="sm" c="dimmed" component="time" dateTime={step.at}>
              {format.dateAndTime(step.at)}
            </Text>
          </div>
          {step.reason && (
            <Text size="sm" className={classes.reason}>
              {t(`reason.${step.by}`)} <q dir="auto">{step.reason}</q>
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
