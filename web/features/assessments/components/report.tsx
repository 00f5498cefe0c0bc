import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AssessmentIcon, ClockIcon, DownloadIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { REPORT } from '../assessments.addresses.ts';
import { PERSONALITY, savePdf, useAssessment, useResult } from '../assessments.queries.ts';
import { AssessmentsNav } from './assessments-nav.tsx';
import { PastAttempts } from './past-attempts.tsx';
import classes from './report.module.css';
import { Sharing } from './sharing.tsx';
import { Signals } from './signals.tsx';
import { TakeLink } from './take-link.tsx';

interface ReportProps {
  assessmentId: string;
  /** The latest result where none is named. */
  attemptId?: string | undefined;
  children: (result: AssessmentResult) => ReactNode;
}

/** The report of an attempt, for whoever took it: the result, what was noticed, who sees it, and what may follow. */
export function Report({ assessmentId, attemptId, children }: ReportProps) {
  const { t } = useTranslation('assessments');
  const query = useResult(assessmentId, attemptId);
  return (
    <OneView
      query={query}
      failedTitle={t('report.failed')}
      waiting={<PageSkeleton label={t('report.loading')} />}
      missing={
        <EmptyState
          level={1}
          title={t('report.missing')}
          icon={<AssessmentIcon size={30} stroke={1.5} aria-hidden />}
          action={<ButtonLink to="/candidate/assessments/overview">{t('to_overview')}</ButtonLink>}
        >
          {t('report.missing_body')}
        </EmptyState>
      }
    >
      {(result) =>
        result.status === 'COMPLETED' ? (
          <Ready result={result}>{children(result)}</Ready>
        ) : (
          <NotReady result={result} />
        )
      }
    </OneView>
  );
}

function Ready({ result, children }: { result: AssessmentResult; children: ReactNode }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { date } = useFormatters();
  const isPersonality = result.assessment_id === PERSONALITY;
  const { answered, total } = result.progress;
  const facts = [
    t('report.completed', { date: date(result.completed_at) }),
    ...(result.form === 'short' ? [t('history.short')] : []),
    ...(result.earlier ? [t('report.compared', { date: date(result.earlier.completed_at) })] : []),
  ];
  return (
    <Page title={names(result.name)} lead={<Joined parts={facts} />} actions={<Pdf result={result} />}>
      <AssessmentsNav current={isPersonality ? 'personality' : 'tests'} />
      <Notices result={result} isPartial={answered < total} />
      {children}
      {result.signals && <Signals result={result} signals={result.signals} />}
      <Sharing result={result} />
      <Next result={result} />
    </Page>
  );
}

/** What is to be known before the figures are read. */
function Notices({ result, isPartial }: { result: AssessmentResult; isPartial: boolean }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const [{ time_over }] = useAddress(REPORT);
  const { answered, total } = result.progress;
  const isOver = result.is_expired || time_over;
  return (
    <div className={classes.notices}>
      {isOver && (
        <Alert color="caution" variant="light" icon={<ClockIcon size={20} stroke={1.7} aria-hidden />}>
          {t('report.time_over', { answered, total })}
        </Alert>
      )}
      {isPartial && !isOver && (
        <Alert color="gray" variant="light">
          {t('report.partial', { answered, total })}
        </Alert>
      )}
      {result.is_uniform && (
        <Alert color="caution" variant="light">
          {t('report.uniform')}
        </Alert>
      )}
      <Words size="sm" isDimmed className={classes.note}>
        {names(result.note)}
      </Words>
    </div>
  );
}

const LANGUAGES = ['en', 'ar'] as const;
/** Languages have their own names in every language. */
const OWN_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The report as a file, in either language. */
function Pdf({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessments');
  const saving = useMutation({
    mutationFn: (language: Language) => savePdf(result, language),
    onError: showError,
  });
  return (
    <fieldset className={classes.pdf}>
      <legend>{t('report.pdf')}</legend>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          size="sm"
          variant="default"
          leftSection={<DownloadIcon size={16} stroke={1.7} aria-hidden />}
          loading={saving.isPending && saving.variables === language}
          onClick={() => saving.mutate(language)}
        >
          <span lang={language}>{OWN_NAMES[language]}</span>
        </Button>
      ))}
    </fieldset>
  );
}

/** When it may be taken again, and what was taken before. */
function Next({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessments');
  const { date } = useFormatters();
  const assessment = useAssessment(result.assessment_id).data;
  if (!assessment) return null;
  const { next_start_at: next, can, open } = assessment;
  return (
    <>
      <Section title={t('again.title')}>
        <div className={classes.again}>
          <Words>
            {open
              ? t('again.open')
              : can.go_on
                ? t('again.go_on')
                : next
                  ? t('again.from', { date: date(next) })
                  : t('again.now')}
          </Words>
          {(open || can.start || can.go_on) && <TakeLink assessment={assessment} look="button" />}
        </div>
      </Section>
      <PastAttempts assessment={assessment} />
    </>
  );
}

/** Being scored, still under way, or given up. */
function NotReady({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const { status, assessment_id } = result;
  const isScored = status === 'RESULT_PROCESSING';
  return (
    <Page title={names(result.name)}>
      <div role="status">
        <EmptyState
          icon={<ClockIcon size={28} stroke={1.6} aria-hidden />}
          title={t(`report.state.${status}.title`)}
          action={
            !isScored && (
              <ButtonLink to="/candidate/assessments/$assessment_id" params={{ assessment_id }}>
                {t('success.to_assessment')}
              </ButtonLink>
            )
          }
        >
          {t(`report.state.${status}.body`)}
        </EmptyState>
      </div>
    </Page>
  );
}
