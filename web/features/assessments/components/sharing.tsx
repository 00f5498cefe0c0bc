import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  getAssessment,
  listAssessmentShares,
  listAssessments,
  shareAssessment,
  stopSharingAssessment,
} from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useShares } from '../assessments.queries.ts';
import classes from './sharing.module.css';

/** Which companies see the result: to show it to one more, and to stop. Both can be undone. */
export function Sharing({ result }: { result: AssessmentResult }) {
  const { t } = useTranslation('assessments');
  const { date } = useFormatters();
  const query = useShares(result.assessment_id);
  return (
    <Section title={t('sharing.title')} help={t(result.review ? 'sharing.help_test' : 'sharing.help')}>
      <QueryView
        query={query}
        failedTitle={t('sharing.failed')}
        waiting={<ListSkeleton label={t('loading')} count={2} />}
      >
        {({ results, companies }) => {
          const others = companies.filter(({ id }) => !results.some(({ company }) => company.id === id));
          return (
            <div className={classes.sharing}>
              {results.length === 0 ? (
                <Words>{t('sharing.nobody')}</Words>
              ) : (
                <ul className={classes.companies}>
                  {results.map(({ company, attempt_id, completed_at, shared_at }) => (
                    <li key={company.id}>
                      <span>
                        <bdi className={classes.name}>{company.company_name}</bdi>{' '}
                        <span className={classes.small}>
                          {attempt_id === result.attempt_id
                            ? t('sharing.since', { date: date(shared_at) })
                            : t('sharing.other', { date: date(completed_at) })}
                        </span>
                      </span>
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={t('sharing.stop_named', { company: company.company_name })}
                        onClick={() => void stop(result.assessment_id, company.id, attempt_id)}
                      >
                        {t('sharing.stop')}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              {others.length > 0 ? (
                <ShowTo companies={others} result={result} />
              ) : (
                results.length === 0 && (
                  <Words size="sm" isDimmed>
                    {t('sharing.no_companies')}
                  </Words>
                )
              )}
            </div>
          );
        }}
      </QueryView>
    </Section>
  );
}

interface ShowToProps {
  companies: readonly { id: string; company_name: string }[];
  result: AssessmentResult;
}

function ShowTo({ companies, result }: ShowToProps) {
  const { t } = useTranslation('assessments');
  const [chosen, setChosen] = useState('');
  const company = companies.find(({ id }) => id === chosen) ?? companies[0];
  if (!company) return null;
  return (
    <div className={classes.show}>
      <NativeSelect
        label={t('sharing.company')}
        value={company.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={companies.map(({ id, company_name }) => ({ value: id, label: company_name }))}
      />
      <Button
        variant="default"
        size="md"
        onClick={() => void share(result.assessment_id, company.id, result.attempt_id)}
      >
        {t('sharing.show')}
      </Button>
    </div>
  );
}

const follow = () => refresh(listAssessmentShares, listAssessments, getAssessment);

async function share(assessment_id: string, company_id: string, attempt_id: string): Promise<void> {
  try {
    const { message } = await callWithMessage(shareAssessment, {
      params: { assessment_id },
      body: { company_id, attempt_id },
    });
    showNotice(message, { undo: () => void stop(assessment_id, company_id, attempt_id) });
    await follow();
  } catch (error) {
    showError(error);
  }
}

async function stop(assessment_id: string, company_id: string, attempt_id: string): Promise<void> {
  try {
    const { message } = await callWithMessage(stopSharingAssessment, {
      params: { assessment_id, company_id },
    });
    showNotice(message, { undo: () => void share(assessment_id, company_id, attempt_id) });
    await follow();
  } catch (error) {
    showError(error);
  }
}
