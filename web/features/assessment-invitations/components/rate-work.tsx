import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  getAssessmentResult,
  getAssessmentResultOf,
  rateWork,
} from '#contract/features/assessments.contract.ts';
import { type AssessmentResult, LANGUAGE_BANDS, type Work } from '#contract/features/assessments.fields.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './report-body.module.css';

interface RateWorkProps {
  result: AssessmentResult;
  work: Work;
}

/** Scores a text or a recording by its rubric; the person sees it, and may be told why. */
export function RateWork({ result, work }: RateWorkProps) {
  const { t } = useTranslation(['assessment-invitations', 'assessment-result']);
  const names = useNames();
  const own = work.ratings[0];
  const [scores, setScores] = useState<Readonly<Record<string, number>>>(own?.scores ?? {});
  const [comment, setComment] = useState(own?.comment ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const rating = useMutation({
    ...mutationFor(rateWork),
    onSuccess: () => refresh(getAssessmentResult, getAssessmentResultOf),
  });
  const isMissing = (id: string) => isChecked && scores[id] === undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (work.rubric.some(({ id }) => scores[id] === undefined)) return;
    rating.mutate({
      params: { assessment_id: result.assessment_id, user_id: result.person.user_id },
      body: { attempt_id: result.attempt_id, question_id: work.question_id, scores: { ...scores }, comment },
    });
  };
  return (
    <details className={classes.rate} open={!own}>
      <summary>{t(own ? 'rate.change' : 'rate.title')}</summary>
      <form noValidate onSubmit={send}>
        <FormFields>
          {work.rubric.map(({ id, name }) => (
            <NativeSelect
              key={id}
              label={names(name)}
              value={scores[id] === undefined ? '' : String(scores[id])}
              error={isMissing(id) && t('rate.choose')}
              onChange={({ currentTarget: { value } }) => setScores({ ...scores, [id]: Number(value) })}
              data={[
                ...(scores[id] === undefined ? [{ value: '', label: t('rate.unset') }] : []),
                ...LANGUAGE_BANDS.map((band, level) => ({
                  value: String(level),
                  label: t(`assessment-result:bands.${band}`),
                })),
              ]}
            />
          ))}
          <Textarea
            label={t('rate.comment')}
            description={t('rate.comment_help')}
            autosize
            minRows={2}
            maxLength={2_000}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
        </FormFields>
        <FormActions>
          <Button type="submit" loading={rating.isPending}>
            {t('rate.save')}
          </Button>
        </FormActions>
      </form>
    </details>
  );
}
