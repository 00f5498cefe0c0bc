import { VisuallyHidden } from '@mantine/core';
import { RESUME_STEPS, type ResumeStatus } from '#contract/features/resumes.contract.ts';
import { CheckIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './reading-steps.module.css';

/** The steps one below the other: the one at work is said aloud when it changes, and each page of a scan. */
export function ReadingSteps({ status }: { status: ResumeStatus }) {
  const { t } = useTranslation('resumes');
  const format = useFormatters();
  const { step } = status;
  const current = RESUME_STEPS.indexOf(step);
  const scan = status.upload_response?.being_read;
  const page =
    scan && scan.pages < scan.of
      ? t('page_of', { page: format.number(scan.pages + 1), of: format.number(scan.of) })
      : null;
  return (
    <>
      <VisuallyHidden role="status">
        {t(`step.${step}`)} {page}
      </VisuallyHidden>
      <ol className={classes.steps} aria-label={t('steps')}>
        {RESUME_STEPS.map((one, index) => (
          <li
            key={one}
            className={classes.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.sign} aria-hidden="true">
              {index < current && <CheckIcon size={14} stroke={2.4} />}
            </span>
            {t(`step.${one}`)}
            {index === current && page && <span className={classes.page}>{page}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
