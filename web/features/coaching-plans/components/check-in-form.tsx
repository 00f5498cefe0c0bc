import { Button, Checkbox, Chip, SegmentedControl, Textarea } from '@mantine/core';
import {
  COACHING_HINDRANCES,
  COACHING_HOURS,
  type COACHING_OUTCOMES,
  type CoachingPlan,
  type CoachingStep,
  type CoachingWeek,
  type checkIn,
  WEEK_HOURS_MOST,
} from '#contract/features/coaching-plans.contract.ts';
import { isOneOf } from '#contract/kernel/records.ts';
import { FieldGroup, FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { type ContractForm, useContractForm } from '#web/platform/contract-form.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import { useCheckIn } from '../coaching-plans.queries.ts';
import { useCoachingWords } from '../coaching-words.ts';
import classes from './coaching.module.css';

type Outcome = (typeof COACHING_OUTCOMES)[number];
interface Values extends Record<string, unknown> {
  week: number;
  steps: { id: string; outcome: Outcome }[];
  hours: number;
  hindrances: (typeof COACHING_HINDRANCES)[number][];
  words: string;
  hours_a_week: number;
  declares: string[];
}
type Form = ContractForm<Values, typeof checkIn.body>;

interface CheckInFormProps {
  week: CoachingWeek;
  plan: CoachingPlan;
  onClose: () => void;
}

/** A look back on a week: what was done, what stood in the way, and how it goes on. What is typed survives a reload. */
export function CheckInForm({ week, plan, onClose }: CheckInFormProps) {
  const { t } = useTranslation('coaching-plans');
  const send = useCheckIn();
  const form: Form = useContractForm<Values, typeof checkIn.body>({
    schema: async () => (await import('#contract/features/coaching-plans.contract.ts')).checkIn.body,
    draft: `coaching-week-${week.number}`,
    initialValues: {
      week: week.number,
      steps: week.steps.map(({ id }) => ({ id, outcome: 'not' as const })),
      hours: 0,
      hindrances: [],
      words: '',
      hours_a_week: plan.hours_a_week,
      declares: [],
    },
  });
  return (
    <form
      {...form.sending(async (body) => {
        await send.mutateAsync({ body });
      })}
    >
      <FormFields>
        <div>
          <Heading level={3}>{t('check_in.title', { number: week.number })}</Heading>
          <Words isDimmed size="sm">
            {t('check_in.help')}
          </Words>
        </div>
        <Outcomes form={form} steps={week.steps} />
        <Declared form={form} steps={week.steps} />
        <Hindrances form={form} />
        <Textarea
          label={t('check_in.words')}
          description={t('check_in.words_help')}
          autosize
          minRows={2}
          maxLength={2_000}
          dir="auto"
          {...form.getInputProps('words')}
        />
        <FormRow>
          <LateNumberInput
            label={t('check_in.hours')}
            min={0}
            max={WEEK_HOURS_MOST}
            decimalScale={1}
            hideControls={false}
            {...form.getInputProps('hours')}
          />
          <LateNumberInput
            label={t('check_in.hours_next')}
            {...COACHING_HOURS}
            allowDecimal={false}
            hideControls={false}
            {...form.getInputProps('hours_a_week')}
          />
        </FormRow>
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('check_in.send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('check_in.cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

/** What stood in the way. */
function Hindrances({ form }: { form: Form }) {
  const { t } = useTranslation('coaching-plans');
  return (
    <FieldGroup label={t('check_in.hindrances')}>
      <Chip.Group
        multiple
        value={form.values.hindrances}
        onChange={(chosen) =>
          form.setFieldValue(
            'hindrances',
            chosen.filter((one) => isOneOf(COACHING_HINDRANCES, one)),
          )
        }
      >
        <div className={classes.chips}>
          {COACHING_HINDRANCES.map((one) => (
            <Chip key={one} value={one} size="sm">
              {t(`check_in.hindrance.${one}`)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </FieldGroup>
  );
}

/** How each step went. Of the last part all of it is done once it is. */
function Outcomes({ form, steps }: { form: Form; steps: readonly CoachingStep[] }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  return (
    <FieldGroup label={t('check_in.steps')}>
      <div className={classes.outcomes}>
        {steps.map((step, at) => (
          <div key={step.id} className={classes.outcome}>
            <span>
              <bdi>{words.step(step)}</bdi> <span className={classes.note}>{words.time(step.hours)}</span>
            </span>
            <SegmentedControl
              size="sm"
              aria-label={words.step(step)}
              data={[
                { value: 'not', label: t('check_in.outcome.not') },
                { value: 'partly', label: t('check_in.outcome.partly') },
                { value: 'done', label: t(`check_in.outcome.${step.is_last ? 'whole' : 'done'}`) },
                ...(step.is_last ? [] : [{ value: 'finished', label: t('check_in.outcome.finished') }]),
              ]}
              {...form.getInputProps(`steps.${at}.outcome`)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Skills of courses that are finished with this week: which of them the person would say of themselves. */
function Declared({ form, steps }: { form: Form; steps: readonly CoachingStep[] }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  const finished = steps.filter((step, at) => {
    const outcome = form.values.steps[at]?.outcome;
    return step.kind === 'course' && (outcome === 'finished' || (outcome === 'done' && step.is_last));
  });
  const skills = [
    ...new Map(finished.flatMap((step) => step.skills.map((one) => [one.id, one] as const))).values(),
  ];
  if (skills.length === 0) return null;
  return (
    <Checkbox.Group label={t('check_in.declares')} {...form.getInputProps('declares')}>
      <div className={classes.chips}>
        {skills.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={words.name(name)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
