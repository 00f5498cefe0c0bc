import { Text } from '@mantine/core';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** Where one's personality is measured and read: its results are shown there, and here only the way to them. */
export function PersonalitySection() {
  const { t } = useTranslation('profiles');
  return (
    <Section look="sheet" title={t('personality.title')}>
      <Text c="dimmed" mb="xs">
        {t('personality.body')}
      </Text>
      <TextLink to="/candidate/assessments/personality">{t('personality.open')}</TextLink>
    </Section>
  );
}
