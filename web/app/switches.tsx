import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from '#web/design/icons.ts';
import { setLanguage, useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** To the other language, under that language's own name. */
export function LanguageSwitch() {
  const { t } = useTranslation('app');
  const { language } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      lang={other}
      // On an English screen this one word would bring the whole Arabic font.
      ff={other === 'ar' ? '"Name of Arabic", sans-serif' : undefined}
      fw={500}
      aria-label={`${t('language.switch')} – ${t('language.label')}`}
      onClick={() => void setLanguage(other)}
    >
      {t('language.switch')}
    </Button>
  );
}

export function SchemeSwitch() {
  const { t } = useTranslation('app');
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  const isDark = shown === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(isDark ? 'scheme.to_light' : 'scheme.to_dark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? (
        <SunIcon size={20} stroke={1.7} aria-hidden />
      ) : (
        <MoonIcon size={20} stroke={1.7} aria-hidden />
      )}
    </ActionIcon>
  );
}
