import { Button } from '@mantine/core';
import { CompareIcon } from '#web/design/icons.ts';
import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { MOST_COMPARED } from '../assessment-invitations.addresses.ts';
import { type Row, useAssessmentsAddress } from '../assessment-invitations.queries.ts';
import classes from './lists.module.css';

/** What can be done with the results that are chosen: compare people on one assessment, or show no others. */
export function ChosenBar({ chosen, onClear }: { chosen: readonly Row[]; onClear: () => void }) {
  const { t } = useTranslation('assessment-invitations');
  const [, setAddress] = useAssessmentsAddress();
  const people = [...new Set(chosen.map(({ user_id }) => user_id))];
  const assessments = [...new Set(chosen.map(({ assessment_id }) => assessment_id))];
  if (people.length === 0) return null;
  const why = whyNot(people.length, assessments.length);
  return (
    <div className={classes.bar}>
      <Words as="span" size="sm">
        {t('chosen.people', { count: people.length })}
      </Words>
      <Button
        size="xs"
        leftSection={<CompareIcon size={16} stroke={1.7} aria-hidden />}
        disabled={why !== null}
        onClick={() => setAddress({ compare: people, assessment: assessments[0] ?? '' }, { push: true })}
      >
        {t('chosen.compare')}
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => setAddress({ users: people, page: 1 }, { push: true })}
      >
        {t('chosen.only')}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
        {t('chosen.clear')}
      </Button>
      {why && (
        <Words as="span" size="sm" isDimmed>
          {t(`chosen.${why}`, { count: MOST_COMPARED })}
        </Words>
      )}
    </div>
  );
}

function whyNot(people: number, assessments: number): 'one_more' | 'same_assessment' | 'fewer' | null {
  if (assessments > 1) return 'same_assessment';
  if (people < 2) return 'one_more';
  return people > MOST_COMPARED ? 'fewer' : null;
}
