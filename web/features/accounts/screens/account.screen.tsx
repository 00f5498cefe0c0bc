import {
  Button,
  Input,
  type MantineColorScheme,
  SegmentedControl,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { editDetails } from '#contract/features/accounts.contract.ts';
import { Required } from '#contract/kernel/fields.ts';
import { FormFields } from '#web/design/form-layout.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { call, callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { type Language, setLanguage, useLanguage } from '#web/platform/language.ts';
import { currentSession, setUser, useSession } from '#web/platform/session.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { NameFields } from '../components/name-fields.tsx';

export default function AccountScreen() {
  const { t } = useTranslation('accounts');
  return (
    <Page title={t('account.title')} lead={t('account.lead')} width="reading">
      <Section title={t('account.names')} help={t('account.names_help')}>
        <NamesForm />
      </Section>
      <Section title={t('account.display')}>
        <FormFields>
          <LanguageField />
          <SchemeField />
        </FormFields>
      </Section>
    </Page>
  );
}

const Names = z.object({ first_name: Required(60), last_name: Required(60) });

function NamesForm() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const form = useContractForm({
    schema: Names,
    initialValues: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' },
    draft: 'account-names',
  });
  const save = async (names: z.output<typeof Names>) => {
    const { data, message } = await callWithMessage(editDetails, { body: names });
    setUser(data, currentSession().state);
    showNotice(message || t('account.saved'));
  };
  return (
    <form {...form.sending(save)}>
      <FormFields>
        <NameFields form={form} />
        <TextInput
          label={t('account.email')}
          description={t('account.email_help')}
          value={user?.email ?? ''}
          dir="ltr"
          readOnly
        />
        <div>
          <Button type="submit" loading={form.submitting}>
            {t('account.save')}
          </Button>
        </div>
      </FormFields>
    </form>
  );
}

/** Changes at once what is seen; the account follows, for the mails. */
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
          onChange={(value) => void choose(value as Language)}
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
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
          data={SCHEMES.map((scheme) => ({ value: scheme, label: t(`account.schemes.${scheme}`) }))}
        />
      </div>
    </Input.Wrapper>
  );
}
