import { Input, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { editDetails } from '#contract/features/accounts.contract.ts';
import { FormFields } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { call } from '#web/platform/call.ts';
import { type Language, setLanguage, useLanguage } from '#web/platform/language.ts';
import { currentSession, setUser } from '#web/platform/session.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** Language and colours: both change at once. */
export function DisplaySection() {
  const { t } = useTranslation('accounts');
  return (
    <Section title={t('account.display')}>
      <FormFields>
        <LanguageField />
        <SchemeField />
      </FormFields>
    </Section>
  );
}

function LanguageField() {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const id = useId();
  const choose = async (chosen: Language) => {
    await setLanguage(chosen);
    try {
      setUser(await call(editDetails, { body: { language: chosen } }), currentSession().state);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Input.Wrapper
      label={t('account.language')}
      description={t('account.language_help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      labelElement="div"
      labelProps={{ id }}
    >
      <div>
        <SegmentedControl
          aria-labelledby={id}
          value={language}
          onChange={(value) => void choose(value)}
          data={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'ar', label: <span lang="ar">العربية</span> },
          ]}
        />
      </div>
    </Input.Wrapper>
  );
}

const SCHEMES = ['auto', 'light', 'dark'] as const;

function SchemeField() {
  const { t } = useTranslation('accounts');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const id = useId();
  return (
    <Input.Wrapper label={t('account.scheme')} labelElement="div" labelProps={{ id }}>
      <div>
        <SegmentedControl
          aria-labelledby={id}
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={SCHEMES.map((scheme) => ({ value: scheme, label: t(`account.schemes.${scheme}`) }))}
        />
      </div>
    </Input.Wrapper>
  );
}
