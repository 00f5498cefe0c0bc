import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelAssessment, getAssessment } from '#contract/features/assessments.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type Own, ofInstrument, useOwn, useSteps, useTyped } from '../interests.queries.ts';
import { scoresForAddress } from '../scores.ts';
import { forgetStatements } from '../statements.queries.ts';
import classes from './interests.module.css';
import { NobodyIsRanked } from './nobody-is-ranked.tsx';

/** What this is, and the way in: statements, scores one knows already, or what was kept. */
export function Start() {
  const { t } = useTranslation('interests');
  const own = useOwn();
  return (
    <QueryView
      query={own}
      failedTitle={t('failed')}
      waiting={<ListSkeleton label={t('waiting')} count={3} />}
    >
      {(assessment) => (
        <>
          {assessment.open ? <UnderWay own={assessment} /> : <WaysIn own={assessment} />}
          <Kept own={assessment} />
          <KeptScores />
          <NobodyIsRanked />
        </>
      )}
    </QueryView>
  );
}

function WaysIn({ own }: { own: Own }) {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  const format = useFormatters();
  const facts = { questions: format.number(own.questions), minutes: format.number(own.minutes) };
  return (
    <Section look="sheet" title={t('start.new')} help={t('start.new_help', facts)}>
      <div className={classes.actions}>
        <ButtonLink {...linkTo('START_DESCRIPTION', FRESH)}>{t('start.answer')}</ButtonLink>
        <ButtonLink variant="default" {...linkTo('INTERESTS_SCORES', FRESH)}>
          {t('start.type')}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Without scores of another time. */
const FRESH = { scores: '', attempt: '', zone: '' } as const;

function UnderWay({ own }: { own: Own }) {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  const format = useFormatters();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation({
    ...mutationFor(cancelAssessment),
    onSuccess: () => {
      setIsAsking(false);
      void forgetStatements();
      return refresh(getAssessment);
    },
  });
  const { answered = 0, total = own.questions } = own.open?.progress ?? {};
  return (
    <Section
      look="sheet"
      title={t('start.open')}
      help={t('start.open_help', {
        answered: format.number(answered),
        total: format.number(total),
        date: format.date(own.open?.started_at),
      })}
    >
      <div className={classes.actions}>
        <ButtonLink {...linkTo('INTERESTS_QUESTIONS', { ...FRESH, page: pageOfNext(answered) })}>
          {t('start.go_on')}
        </ButtonLink>
        <ButtonLink variant="default" {...linkTo('INTERESTS_SCORES', FRESH)}>
          {t('start.type')}
        </ButtonLink>
        <Button variant="subtle" color="gray" onClick={() => setIsAsking(true)}>
          {t('start.give_up')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('start.give_up_title')}
        confirm={t('start.give_up')}
        cancel={t('start.keep')}
        isDangerous
        isRunning={cancel.isPending}
        onConfirm={() => cancel.mutate(ofInstrument)}
        onCancel={() => setIsAsking(false)}
      >
        {t('start.give_up_body')}
      </ConfirmDialog>
    </Section>
  );
}

const A_PAGE = 12;
const LAST_PAGE = 5;
/** Most people answer in order: the page after as many answers. */
const pageOfNext = (answered: number): number => Math.min(LAST_PAGE, Math.floor(answered / A_PAGE) + 1);

/** Results so far, the latest first. */
function Kept({ own }: { own: Own }) {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  const format = useFormatters();
  const done = own.history.filter(({ status }) => status === 'COMPLETED');
  if (done.length === 0) return null;
  return (
    <Section title={t('start.results')} help={t('start.results_help', { count: done.length })}>
      <ul className={classes.history}>
        {done.map(({ id, completed_at }, at) => (
          <li key={id}>
            <TextLink
              {...linkTo('RESULTS', { ...FRESH, attempt: at === 0 ? '' : id })}
              fw={at === 0 ? 600 : 500}
            >
              {t('start.result_of', { date: format.date(completed_at) })}
            </TextLink>
            {at === 0 && (
              <Words as="span" size="sm" isDimmed>
                {t('start.latest')}
              </Words>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Scores that were typed so far. */
function KeptScores() {
  const { t } = useTranslation('interests');
  const { linkTo } = useSteps();
  const format = useFormatters();
  const kept = useTyped().data?.results ?? [];
  if (kept.length === 0) return null;
  return (
    <Section title={t('start.typed')} help={t('start.typed_help')}>
      <ul className={classes.history}>
        {kept.map(({ id, scores, typed_at }) => (
          <li key={id}>
            <TextLink {...linkTo('RESULTS', { ...FRESH, scores: scoresForAddress(scores) })}>
              {t('start.typed_on', { date: format.date(typed_at) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
