import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { SCREENING_LISTS } from '#contract/features/screenings.fields.ts';
import { CloseIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { USUAL_TRAIT } from '../assessment-invitations.addresses.ts';
import {
  PERSONALITY,
  useAssessmentsAddress,
  useInstruments,
  useTraits,
} from '../assessment-invitations.queries.ts';
import { ExportResults } from './export-results.tsx';
import classes from './lists.module.css';

/** What narrows the results, and what is done with those that are chosen. */
export function ResultFilters({ bar }: { bar: ReactNode }) {
  const { t } = useTranslation('assessment-invitations');
  const [{ assessment, from, to, users }, setAddress] = useAssessmentsAddress();
  return (
    <div className={classes.filters}>
      <AssessmentChoice withScreenings />
      {assessment === PERSONALITY && <TraitChoice />}
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          className={classes.day}
          size="sm"
          type="date"
          label={t(`filters.${end}`)}
          value={end === 'from' ? from : to}
          {...(end === 'from' ? { max: to } : { min: from })}
          onChange={(event) => setAddress({ [end]: event.currentTarget.value, page: 1 })}
        />
      ))}
      {assessment && <ExportResults assessmentId={assessment} />}
      {users.length > 0 && (
        <UnstyledButton
          className={classes.only}
          onClick={() => setAddress({ users: [], page: 1 }, { push: true })}
        >
          {t('filters.only', { count: users.length })}
          <CloseIcon size={14} stroke={1.8} aria-hidden />
        </UnstyledButton>
      )}
      {bar}
    </div>
  );
}

/** Which instrument; all where none is chosen. Answers to the questions of jobs are lists of results beside them. */
export function AssessmentChoice({ withScreenings = false }: { withScreenings?: boolean }) {
  const { t } = useTranslation('assessment-invitations');
  const [{ assessment }, setAddress] = useAssessmentsAddress();
  const instruments = useInstruments();
  const names = useNames();
  return (
    <NativeSelect
      size="sm"
      className={classes.choice}
      label={t('filters.assessment')}
      value={assessment}
      data={[
        { value: '', label: t('filters.all') },
        ...instruments.map((one) => ({ value: one.assessment_id, label: names(one.name) })),
        ...(withScreenings ? SCREENING_LISTS : []).map((list) => ({
          value: list,
          label: t(`screenings.lists.${list}`),
        })),
      ]}
      onChange={(event) => setAddress({ assessment: event.currentTarget.value, page: 1 }, { push: true })}
    />
  );
}

function TraitChoice() {
  const { t } = useTranslation('assessment-invitations');
  const [{ trait }, setAddress] = useAssessmentsAddress();
  const names = useNames();
  const traits = useTraits(true);
  return (
    <NativeSelect
      size="sm"
      className={classes.choice}
      label={t('filters.trait')}
      value={trait}
      data={
        traits.length > 0
          ? traits.map((one) => ({ value: one.name.en, label: names(one.name) }))
          : [{ value: trait, label: trait === USUAL_TRAIT ? t('filters.usual_trait') : trait }]
      }
      onChange={(event) => setAddress({ trait: event.currentTarget.value, page: 1 }, { push: true })}
    />
  );
}
