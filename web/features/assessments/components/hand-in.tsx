import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Attempt } from '#contract/features/assessments.fields.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ClockIcon } from '#web/design/icons.ts';
import { Heading, Words } from '#web/design/words.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { AnswerKeeping, AnswersState } from '#web/widgets/answer-keeping/answer-keeping.ts';
import { type Assessment, handIn } from '../assessments.queries.ts';
import type { AttemptPages } from '../attempt-pages.ts';
import classes from './hand-in.module.css';

export interface Finish {
  assessment: Assessment;
  attempt: Attempt;
  keeping: AnswerKeeping;
  onEnd: (how: { attemptId: string; isTimeOver: boolean } | null) => void;
}

/** Of what is answered at one's leisure so much must be there. */
const LEAST_SHARE = 0.9;

/** Hands in what was answered, once all of it is saved; what somebody else ended is over all the same. */
function useHandIn({ assessment, attempt, keeping, onEnd }: Finish) {
  const { user } = useSession();
  return useMutation({
    mutationFn: async (how: { incomplete?: boolean; form?: 'short'; isTimeOver?: boolean }) => {
      await keeping.settled();
      const body = {
        attempt_id: attempt.id,
        ...(how.incomplete && { incomplete: true }),
        ...(how.form && { form: how.form }),
      };
      await handIn(assessment.assessment_id, user?.id ?? '', body);
    },
    onSuccess: (_, { isTimeOver = false }) => onEnd({ attemptId: attempt.id, isTimeOver }),
    onError: (error) => {
      // It was given up elsewhere: there is nothing to hand in.
      if (error instanceof ApiError && error.code === 'assessments.attempt_not_found') onEnd(null);
    },
    retry: (failures, error) => error instanceof ApiError && error.isPassing && failures < MOST_TRIES,
    retryDelay: (failures) => Math.min(30_000, 1_000 * 2 ** failures),
  });
}

const MOST_TRIES = 20;

interface HandInProps extends Finish {
  page: number;
  pages: AttemptPages;
  onPage: (page: number) => void;
}

/** At the end of the last page, or wherever all is answered: what is left, and handing in. */
export function HandIn({ page, pages, onPage, ...finish }: HandInProps) {
  const { t } = useTranslation('assessments');
  const sending = useHandIn(finish);
  const { assessment, attempt } = finish;
  const left = pages.total - pages.answered;
  const firstOpen = assessment.is_adaptive ? null : pages.firstOpen;
  const isAtEnd = page === pages.count || left === 0;
  if (!isAtEnd) return <ShortResult page={page} pages={pages} {...finish} />;
  const mayLeaveOut = assessment.is_timed || pages.answered / pages.total >= LEAST_SHARE;
  return (
    <section className={classes.panel}>
      <Heading level={2} looks={3}>
        {t(left > 0 ? 'hand_in.left' : assessment.is_adaptive ? 'adaptive.found' : 'hand_in.all', {
          number: left,
        })}
      </Heading>
      <Words size="sm" isDimmed>
        {left === 0
          ? t(assessment.is_adaptive ? 'adaptive.found_help' : 'hand_in.all_help')
          : !mayLeaveOut
            ? t('hand_in.needed')
            : t(assessment.is_timed ? 'hand_in.left_out_earns' : 'hand_in.left_out_middle')}
      </Words>
      <div className={classes.buttons}>
        {left > 0 && firstOpen !== null && firstOpen !== page && (
          <Button onClick={() => onPage(firstOpen)}>{t('hand_in.to_open')}</Button>
        )}
        {(left === 0 || mayLeaveOut) && (
          <Button
            variant={left === 0 ? 'filled' : 'default'}
            loading={sending.isPending}
            onClick={() => sending.mutate({ incomplete: left > 0 })}
          >
            {t(left > 0 ? 'hand_in.action_left' : assessment.is_adaptive ? 'adaptive.see' : 'hand_in.action')}
          </Button>
        )}
      </div>
      {sending.isPending && (
        <Words size="sm" isDimmed>
          {t('hand_in.running')}
        </Words>
      )}
      {sending.isError && (
        <p role="alert" className={classes.error}>
          {errorText(sending.error)}
        </p>
      )}
      {attempt.form === 'full' && left > 0 && <ShortResult page={page} pages={pages} {...finish} />}
    </section>
  );
}

/** Half of a personality has results of its own: one may stop there. */
function ShortResult({ page, pages, ...finish }: Omit<HandInProps, 'onPage'>) {
  const { t } = useTranslation('assessments');
  const sending = useHandIn(finish);
  const { assessment, attempt } = finish;
  const { short } = assessment;
  if (!short || attempt.form === 'short' || !pages.hasFirst(short.questions)) return null;
  // Told where the half is reached, and not on each page after it.
  const { from, to } = pages.span(page);
  if (short.questions < from || short.questions > to) return null;
  return (
    <section className={classes.panel}>
      <Heading level={2} looks={3}>
        {t('short.title')}
      </Heading>
      <Words size="sm" isDimmed>
        {t('short.body', { number: pages.total - short.questions })}
      </Words>
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={sending.isPending}
          onClick={() => sending.mutate({ form: 'short' })}
        >
          {t('short.action')}
        </Button>
      </div>
      {sending.isError && (
        <p role="alert" className={classes.error}>
          {errorText(sending.error)}
        </p>
      )}
    </section>
  );
}

interface TimeOverProps extends Finish {
  ended: AnswersState['ended'];
  answered: number;
}

/** The time is over, or the attempt was ended elsewhere: what was answered is handed in by itself. */
export function TimeOver({ ended, answered, ...finish }: TimeOverProps) {
  const { t } = useTranslation('assessments');
  const sending = useHandIn(finish);
  const { mutate } = sending;
  const isTimeOver = ended !== 'over';
  useEffect(() => mutate({ incomplete: true, isTimeOver }), [mutate, isTimeOver]);
  return (
    <div role="status">
      <EmptyState
        icon={<ClockIcon size={28} stroke={1.6} aria-hidden />}
        title={t(isTimeOver ? 'time_over.title' : 'time_over.elsewhere')}
        action={
          sending.isError && (
            <Button onClick={() => mutate({ incomplete: true, isTimeOver })}>{t('time_over.retry')}</Button>
          )
        }
      >
        {sending.isError ? errorText(sending.error) : t('time_over.body', { number: answered })}
      </EmptyState>
    </div>
  );
}
