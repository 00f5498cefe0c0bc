import { Button, SegmentedControl, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  COACHING_HOURS,
  COACHING_WEEKS,
  type CoachingPlan,
} from '#contract/features/coaching-plans.contract.ts';
import { FieldGroup, FormActions, FormFields } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { Words } from '#web/design/words.tsx';
import { today } from '#web/platform/days.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import { useStart } from '../coaching-plans.queries.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';

const USUAL_HOURS = 5;
const USUAL_WEEKS = 12;

/** How much time somebody has for how long; why no plan can be made of it is said here. */
export function StartForm({ goal }: Pick<CoachingPlan, 'goal'>) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  const [hours, setHours] = useState(USUAL_HOURS);
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const [isFree, setFree] = useState(false);
  const start = useStart();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    start.mutate({ body: { hours_a_week: hours, weeks, is_free: isFree, start_on: today() } });
  };
  return (
    <Section
      look="sheet"
      title={goal ? t('start.title', { name: words.name(goal.name) }) : t('start.title_hiring')}
      help={t(goal ? 'start.help' : 'start.help_hiring')}
    >
      <form onSubmit={send} noValidate>
        <FormFields>
          <LateNumberInput
            label={t('start.hours')}
            description={t('start.hours_help')}
            {...COACHING_HOURS}
            clampBehavior="strict"
            allowDecimal={false}
            hideControls={false}
            className={classes.short}
            value={hours}
            onChange={(value) => setHours(Number(value) || 1)}
          />
          {goal && (
            <>
              <FieldGroup label={t('start.weeks')}>
                <SegmentedControl
                  aria-label={t('start.weeks')}
                  data={COACHING_WEEKS.map((count) => ({
                    value: String(count),
                    label: t('start.weeks_option', { count }),
                  }))}
                  value={String(weeks)}
                  onChange={(value) => setWeeks(Number(value))}
                />
              </FieldGroup>
              <Switch
                label={t('start.free')}
                checked={isFree}
                onChange={({ currentTarget: { checked } }) => setFree(checked)}
              />
            </>
          )}
          {start.isError && (
            <div role="alert" className={classes.refusal}>
              <Words>{errorText(start.error)}</Words>
            </div>
          )}
          <FormActions>
            <Button type="submit" loading={start.isPending}>
              {t('start.submit')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Section>
  );
}
