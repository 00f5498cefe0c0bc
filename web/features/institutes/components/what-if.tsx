import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** A course that is only tried. */
export interface Tried {
  title: string;
  outcomes: string;
}

interface WhatIfProps {
  comparison: ProgrammeComparison;
  drop: readonly string[];
  added: readonly Tried[];
  onDrop: (drop: string[]) => void;
  onAdd: (added: Tried[]) => void;
}

/** Courses left out and courses tried: what the numbers would be. */
export function WhatIf({ comparison, drop, added, onDrop, onAdd }: WhatIfProps) {
  const { t } = useTranslation('institutes');
  const format = useFormatters();
  const { score, score_before: before, courses } = comparison;
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
              onClick={() => onAdd(added.filter((one) => one !== course))}
            >
              {t('what_if.remove')}
            </Button>
          </Group>
        ))}
      </Stack>
      <AddCourse
        onAdd={(course) => onAdd([...added.filter(({ title }) => title !== course.title), course])}
      />
    </Section>
  );
}

function AddCourse({ onAdd }: { onAdd: (course: Tried) => void }) {
  const { t } = useTranslation('institutes');
  const [title, setTitle] = useState('');
  const [outcomes, setOutcomes] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === '') return setIsMissing(true);
        onAdd({ title: title.trim(), outcomes });
        setTitle('');
        setOutcomes('');
        setIsMissing(false);
      }}
    >
      <Stack gap="xs" mt="md" maw="32rem">
        <TextInput
          label={t('what_if.course')}
          dir="auto"
          value={title}
          maxLength={160}
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
          maxLength={4_000}
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
