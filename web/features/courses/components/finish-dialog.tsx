import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningItem } from '#contract/features/learning-items.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import { finishCourse } from '../learning-changes.ts';

/** A finished course: which of what it teaches the person would say of themselves now. */
export function FinishDialog({ item, onClose }: { item: LearningItem; onClose: () => void }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const offered = item.course.skills.filter(({ is_known }) => !is_known);
  const wanted = new Set(item.skills.map(({ id }) => id));
  const forThose = offered.filter(({ id }) => wanted.has(id));
  const [chosen, setChosen] = useState((forThose.length > 0 ? forThose : offered).map(({ id }) => id));
  const finish = useMutation({
    mutationFn: (declares: readonly string[]) => finishCourse(item.course, item.status, declares),
    onSuccess: (isDone) => isDone && onClose(),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('finish.title')} closeLabel={t('finish.cancel')}>
      <Stack gap="md">
        <Text fw={500}>
          <bdi>{words.name(item.course.title)}</bdi>
        </Text>
        {offered.length === 0 ? (
          <Text>{t('finish.none_new')}</Text>
        ) : (
          <Checkbox.Group value={chosen} onChange={setChosen} description={t('finish.lead')}>
            <Stack gap="xs" mt="sm">
              {offered.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={words.name(name)} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group gap="xs" justify="flex-end">
          {chosen.length > 0 && (
            <Button variant="default" disabled={finish.isPending} onClick={() => finish.mutate([])}>
              {t('finish.only')}
            </Button>
          )}
          <Button loading={finish.isPending} onClick={() => finish.mutate(chosen)}>
            {chosen.length > 0 ? t('finish.add', { count: chosen.length }) : t('finish.just')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
