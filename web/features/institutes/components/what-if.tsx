import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import {
  LONGEST_TITLE,
  LONGEST_TRIED,
  MOST_TRIED,
  type TriedCourse,
  textOfTried,
  triedIn,
} from '#contract/features/institutes.tried.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface WhatIfProps {
  comparison: ProgrammeComparison;
  drop: readonly string[];
  /** Courses that are tried, as an address holds them. */
  add: string;
  onDrop: (drop: string[]) => void;
  onAdd: (add: string) => void;
}

/** Courses left out and courses tried: what the numbers would be. */
export function WhatIf({ comparison, drop, add, onDrop, onAdd }: WhatIfProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const { score, score_before: before, courses } = comparison;
  const added = triedIn(add);
  const without = (title: string) => added.filter((one) => one.title !== title);
  return (
    <Section title={t('what_if.title')} help={t('what_if.help')}>
      <Text aria-live="polite" fw={500} mb="sm">
        {before === null
          ? t('what_if.nothing')
          : t('what_if.effect', { before: format.percent(before), after: format.percent(score) })}
      </Text>
      <Stack gap={6}>
        {courses
          .filter((course) => !course.is_tried)
          .map(({ order, title }) => (
            <Checkbox
              key={order}
              label={<bdi>{title}</bdi>}
              checked={!drop.includes(String(order))}
              onChange={({ currentTarget }) =>
                onDrop(
                  currentTarget.checked
                    ? drop.filter((one) => one !== String(order))
                    : [...drop, String(order)],
                )
              }
            />
          ))}
        {added.map((course) => (
          <Group key={course.title} gap="xs">
            <Text>
              <bdi>{course.title}</bdi>
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => onAdd(textOfTried(without(course.title)) ?? '')}
            >
              {t('what_if.remove')}
            </Button>
          </Group>
        ))}
      </Stack>
      <AddCourse
        onAdd={(course) => {
          const text = textOfTried([...without(course.title), course]);
          if (text !== null) onAdd(text);
          return text !== null;
        }}
      />
    </Section>
  );
}

/** `onAdd` says whether the course could be tried besides the others. */
function AddCourse({ onAdd }: { onAdd: (course: TriedCourse) => boolean }) {
  const { t } = useTranslation('institutes');
  const [title, setTitle] = useState('');
  const [outcomes, setOutcomes] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isTooMuch, setIsTooMuch] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(title.trim() === '');
        if (title.trim() === '') return;
        const isAdded = onAdd({ title: title.trim(), outcomes });
        setIsTooMuch(!isAdded);
        if (!isAdded) return;
        setTitle('');
        setOutcomes('');
      }}
    >
      <Stack gap="xs" mt="md" maw="32rem">
        <TextInput
          label={t('what_if.course')}
          dir="auto"
          value={title}
          maxLength={LONGEST_TITLE}
          error={isMissing ? t('what_if.course_missing') : null}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Textarea
          label={t('what_if.outcomes')}
          description={t('what_if.outcomes_help')}
          dir="auto"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST_TRIED}
          error={isTooMuch ? t('what_if.too_much', { most: MOST_TRIED }) : null}
          value={outcomes}
          onChange={({ currentTarget }) => setOutcomes(currentTarget.value)}
        />
        <Button type="submit" variant="default" style={{ alignSelf: 'flex-start' }}>
          {t('what_if.try')}
        </Button>
      </Stack>
    </form>
  );
}
