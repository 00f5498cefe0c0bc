import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  completeAssessment,
  getAssessment,
  getAssessmentResult,
  type Questionnaire,
} from '#contract/features/assessments.contract.ts';
import { scoreInterests } from '#contract/features/interests.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { TargetIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { useShared } from '#web/platform/shared-value.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { AnswerKeeping } from '#web/widgets/answer-keeping/answer-keeping.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { ofInstrument, useSteps } from '../interests.queries.ts';
import { forgetStatements, STATEMENTS_A_PAGE, statementsQuery, useAnswers } from '../statements.queries.ts';
import { StatementField } from './statement-field.tsx';
import classes from './statements.module.css';

/** The statements of the attempt under way, twelve a page. */
export function Statements() {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  const query = useQuery({ ...statementsQuery, staleTime: Number.POSITIVE_INFINITY });
  return (
    <OneView
      query={query}
      missing={
        <EmptyState
          title={t('statements.none')}
          icon={<TargetIcon size={28} stroke={1.6} aria-hidden />}
          action={<ButtonLink {...linkTo('START_DESCRIPTION')}>{t('start.answer')}</ButtonLink>}
        >
          {t('statements.none_body')}
        </EmptyState>
      }
      failedTitle={t('statements.failed')}
      waiting={<FormSkeleton label={t('statements.waiting')} count={5} />}
    >
      {(questionnaire) => <Asked key={questionnaire.attempt.id} questionnaire={questionnaire} />}
    </OneView>
  );
}

function Asked({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTranslation('interests');
  const { address } = useSteps();
  const format = useFormatters();
  const keeping = useAnswers(questionnaire);
  const { answers, saving } = useShared(keeping.state);
  const [isMissingShown, setIsMissingShown] = useState(false);
  const { questions } = questionnaire;
  const pages = Math.ceil(questions.length / STATEMENTS_A_PAGE);
  const page = Math.min(pages, address.page);
  const shown = questions.slice((page - 1) * STATEMENTS_A_PAGE, page * STATEMENTS_A_PAGE);
  useFirstMissing(isMissingShown, page);
  return (
    <>
      <div className={classes.standing}>
        <Words size="sm" isDimmed>
          {t('statements.page', { page: format.number(page), pages: format.number(pages) })}
          <Dot />
          {t('statements.answered', {
            answered: format.number(answers.size),
            total: format.number(questions.length),
          })}
        </Words>
        <span role="status" className={classes.keeping} data-keeping={saving}>
          {t(`statements.keeping.${saving}`)}
        </span>
        <progress
          className={classes.progress}
          max={questions.length}
          value={answers.size}
          aria-label={t('statements.progress')}
        />
      </div>
      <div className={classes.statements}>
        {shown.map((question) => (
          <StatementField
            key={question.id}
            question={question}
            value={ratingOf(answers.get(question.id)?.value)}
            isMissing={isMissingShown && !answers.has(question.id)}
            onAnswer={keeping.give}
          />
        ))}
      </div>
      <Turning
        keeping={keeping}
        questionnaire={questionnaire}
        page={page}
        pages={pages}
        onMissing={() => setIsMissingShown(true)}
      />
    </>
  );
}

/** Once it is said what is missing, the first of it on the page gets the focus. */
function useFirstMissing(isShown: boolean, page: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page anew.
  useEffect(() => {
    if (isShown) document.querySelector<HTMLElement>('[data-missing] input')?.focus();
  }, [isShown, page]);
}

/** Without so many answers a result still says something: the server takes it so. */
const MOST_LEFT_OUT = 0.1;

interface TurningProps {
  keeping: AnswerKeeping;
  questionnaire: Questionnaire;
  page: number;
  pages: number;
  onMissing: () => void;
}

/** To the page before, the next one, or the result. */
function Turning({ keeping, questionnaire, page, pages, onMissing }: TurningProps) {
  const { t } = useTranslation('interests');
  const { linkTo, go, setAddress } = useSteps();
  const { answers } = useShared(keeping.state);
  const userId = useSession().user?.id ?? '';
  const { attempt, questions } = questionnaire;
  const finish = useMutation({
    ...mutationFor(completeAssessment),
    onSuccess: async () => {
      await refresh(getAssessment, getAssessmentResult, scoreInterests);
      go('RESULTS', { scores: '', attempt: '' });
      await forgetStatements();
    },
  });
  const missing = questions.filter(({ id }) => !answers.has(id));
  const handIn = async (incomplete: boolean) => {
    await keeping.flush();
    if (keeping.state.get().unsaved > 0) return;
    finish.mutate({
      params: { ...ofInstrument.params, user_id: userId },
      body: { attempt_id: attempt.id, incomplete },
    });
  };
  const showMissing = () => {
    onMissing();
    const first = missing[0]?.number ?? 1;
    setAddress({ page: Math.ceil(first / STATEMENTS_A_PAGE) }, { push: true });
  };
  const isLast = page === pages;
  return (
    <div className={classes.turning}>
      {isLast && missing.length > 0 && (
        <div className={classes.missing}>
          <Words size="sm">{t('statements.missing', { count: missing.length })}</Words>
          <Button variant="subtle" size="compact-sm" onClick={showMissing}>
            {t('statements.show_missing')}
          </Button>
          {missing.length <= questions.length * MOST_LEFT_OUT && (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={finish.isPending}
              onClick={() => void handIn(true)}
            >
              {t('statements.without_them')}
            </Button>
          )}
        </div>
      )}
      <div className={classes.buttons}>
        {isLast ? (
          <Button
            loading={finish.isPending}
            onClick={() => (missing.length > 0 ? showMissing() : void handIn(false))}
          >
            {t('statements.finish')}
          </Button>
        ) : (
          <ButtonLink {...linkTo('INTERESTS_QUESTIONS', { page: page + 1 })}>
            {t('statements.next')}
          </ButtonLink>
        )}
        <ButtonLink
          variant="default"
          {...(page > 1 ? linkTo('INTERESTS_QUESTIONS', { page: page - 1 }) : linkTo('START'))}
        >
          {page > 1 ? t('statements.before') : t('statements.pause')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A statement is answered by a number alone. */
const ratingOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
