import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningItem } from '#contract/features/learning-items.contract.ts';
import { CalendarIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { useAddress } from '#web/platform/address.ts';
import { today } from '#web/platform/days.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import { useCourseWords } from '../course-names.ts';
import { COURSES } from '../courses.addresses.ts';
import { useLaidOut } from '../courses.queries.ts';
import { setDays } from '../learning-changes.ts';
import classes from './plan.module.css';

const MOST_HOURS = 60;
const TYPING_PAUSE_MS = 250;

/** Hours a week become days: what they would be is told before they are set. */
export function PlanSchedule({ items }: { items: readonly LearningItem[] }) {
  const { t } = useTranslation('courses');
  const format = useFormatters();
  const words = useCourseWords();
  const [{ week }, setAddress] = useAddress(COURSES);
  const [startOn, setStartOn] = useState(today);
  const hoursAWeek = Math.min(MOST_HOURS, week);
  const [asked] = useDebouncedValue(hoursAWeek, TYPING_PAUSE_MS);
  const { data } = useLaidOut(asked, startOn);
  const apply = useMutation({ mutationFn: () => setDays(data?.items ?? [], items) });
  return (
    <Section title={t('schedule.title')} help={t('schedule.help')} look="sheet">
      <div className={classes.schedule}>
        <LateNumberInput
          size="sm"
          label={t('schedule.hours_a_week')}
          min={1}
          max={MOST_HOURS}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls={false}
          value={hoursAWeek}
          onChange={(value) => setAddress({ week: Number(value) || 1 })}
        />
        <TextInput
          type="date"
          size="sm"
          label={t('schedule.start_on')}
          value={startOn}
          onChange={({ currentTarget: { value } }) => setStartOn(value)}
        />
        <Button
          size="sm"
          leftSection={<CalendarIcon size={17} stroke={1.7} aria-hidden />}
          disabled={!data?.ends_on}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('schedule.apply')}
        </Button>
      </div>
      <Text size="sm" mt="sm" aria-live="polite">
        {data?.ends_on
          ? t('schedule.ends', { hours: words.hours(data.hours), date: format.date(data.ends_on) })
          : t('schedule.waiting')}
      </Text>
    </Section>
  );
}
