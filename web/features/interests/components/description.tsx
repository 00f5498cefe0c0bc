import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getAssessment, startAssessment } from '#contract/features/assessments.contract.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useLanguage } from '#web/platform/language.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ofInstrument, useSteps } from '../interests.queries.ts';
import { ALL_STATEMENTS, statementsQuery } from '../statements.queries.ts';
import classes from './interests.module.css';
import { NobodyIsRanked } from './nobody-is-ranked.tsx';

/** How it goes, before the first statement. */
export function Description() {
  const { t } = useTranslation('interests');
  const { language } = useLanguage();
  const { linkTo, go } = useSteps();
  const start = useMutation({
    ...mutationFor(startAssessment),
    onSuccess: async ({ data }) => {
      queryCache.setQueryData(statementsQuery.queryKey, data);
      go('INTERESTS_QUESTIONS', { scores: '', attempt: '' });
      await refresh(getAssessment);
    },
  });
  return (
    <>
      <Section look="sheet" title={t('description.how')}>
        <ul className={classes.points}>
          <li>{t('description.statements')}</li>
          <li>{t('description.no_right')}</li>
          <li>{t('description.not_yet')}</li>
          <li>{t('description.saved')}</li>
        </ul>
        <div className={classes.actions}>
          <Button
            loading={start.isPending}
            onClick={() => start.mutate({ ...ofInstrument, body: { lang: language, limit: ALL_STATEMENTS } })}
          >
            {t('description.begin')}
          </Button>
          <ButtonLink variant="default" {...linkTo('START')}>
            {t('back')}
          </ButtonLink>
        </div>
      </Section>
      <NobodyIsRanked />
    </>
  );
}
