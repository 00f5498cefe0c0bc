import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RESUME_STEPS, type ResumeStatus } from '#contract/features/resumes.contract.ts';
import { CheckIcon } from '#web/design/icons.ts';
import classes from './reading-steps.module.css';

/** The steps one below the other: the one at work is said aloud when it changes. */
export function ReadingSteps({ step }: { step: ResumeStatus['step'] }) {
  const { t } = useTranslation('resumes');
  const current = RESUME_STEPS.indexOf(step);
  return (
    <>
      <VisuallyHidden role="status">{t(`step.${step}`)}</VisuallyHidden>
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
          </li>
        ))}
      </ol>
    </>
  );
}
