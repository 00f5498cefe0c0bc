import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ArrowStartIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { Description } from '../components/description.tsx';
import classes from '../components/interests.module.css';
import { Start } from '../components/start.tsx';
import type { Step } from '../interests.addresses.ts';
import { useSteps } from '../interests.queries.ts';

const Statements = lazy(() =>
  import('../components/statements.tsx').then((it) => ({ default: it.Statements })),
);
const TypedScores = lazy(() =>
  import('../components/typed-scores.tsx').then((it) => ({ default: it.TypedScores })),
);
const Results = lazy(() => import('../components/results.tsx').then((it) => ({ default: it.Results })));
const JobZones = lazy(() => import('../components/job-zones.tsx').then((it) => ({ default: it.JobZones })));
const Careers = lazy(() => import('../components/careers.tsx').then((it) => ({ default: it.Careers })));
const MoreCareers = lazy(() =>
  import('../components/careers.tsx').then((it) => ({ default: it.MoreCareers })),
);

const SCREENS: Record<Step, () => ReactNode> = {
  START: () => <Start />,
  START_DESCRIPTION: () => <Description />,
  INTERESTS_QUESTIONS: () => <Statements />,
  INTERESTS_SCORES: () => <TypedScores />,
  RESULTS: () => <Results />,
  JOB_ZONES: () => <JobZones />,
  CAREERS: () => <Careers />,
  MORE_CAREERS: () => <MoreCareers />,
};

/** Where each step leads back to. */
const BEFORE: Partial<Record<Step, Step>> = {
  START_DESCRIPTION: 'START',
  INTERESTS_QUESTIONS: 'START',
  INTERESTS_SCORES: 'START',
  RESULTS: 'START',
  JOB_ZONES: 'RESULTS',
  CAREERS: 'RESULTS',
  MORE_CAREERS: 'CAREERS',
};

/** From what one likes to do to work that is like it. The step stands in the address. */
export default function MyNextMoveScreen() {
  const { t } = useTranslation('interests');
  const { address, linkTo } = useSteps();
  const { step } = address;
  const before = BEFORE[step];
  useStepInFocus(step);
  return (
    <Page
      title={t(`steps.${step}.title`)}
      lead={t(`steps.${step}.lead`)}
      back={
        before && (
          <TextLink {...linkTo(before)} size="sm" c="dimmed" className={classes.back}>
            <FlipOnRtl>
              <ArrowStartIcon size={16} stroke={1.8} aria-hidden />
            </FlipOnRtl>
            {t(`steps.${before}.name`)}
          </TextLink>
        )
      }
    >
      <Suspense fallback={<CardSkeleton label={t('waiting')} count={2} />}>{SCREENS[step]()}</Suspense>
    </Page>
  );
}

/** A new step is read from its beginning, as a new screen is. */
function useStepInFocus(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [step]);
}
