import { Stack, Text } from '@mantine/core';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import type { Suggestions } from '../courses.queries.ts';

/** Skills that no course gives, with how people come by them; those that come the same way stand together. */
export function LearnedOtherwise({ skills }: { skills: readonly Suggestions['open'][number][] }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const byWay = Map.groupBy(skills, ({ otherwise }) => otherwise?.how.en ?? '');
  return (
    <Section title={t('upskill.otherwise_title')} help={t('upskill.otherwise_help')}>
      <Stack gap="md">
        {[...byWay].flatMap(([key, alike]) => {
          const way = alike[0]?.otherwise;
          if (!way) return [];
          return [
            <div key={key}>
              <Text fw={500}>{words.names(alike)}</Text>
              <Text size="sm">
                <Text span inherit c="dimmed">
                  {t(`upskill.way_${way.way}`)}{' '}
                </Text>
                <bdi>{words.name(way.how)}</bdi>
              </Text>
            </div>,
          ];
        })}
      </Stack>
    </Section>
  );
}
