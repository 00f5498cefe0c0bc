import { Text } from '@mantine/core';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** The place of an assessment that cannot be taken yet: said, with no button that leads nowhere. */
export function PersonalitySection() {
  const { t } = useTranslation('profiles');
  return (
    <Section look="sheet" title={t('personality.title')}>
      <Text c="dimmed">{t('personality.later')}</Text>
    </Section>
  );
}
