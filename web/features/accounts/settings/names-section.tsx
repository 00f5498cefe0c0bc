import { Button } from '@mantine/core';
import type { z } from 'zod';
import { editDetails } from '#contract/features/accounts.contract.ts';
import { FormFields } from '#web/design/form-layout.tsx';
import { Section } from '#web/design/section.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { currentSession, setUser, useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { NameFields } from '#web/widgets/sign-up/name-fields.tsx';
import type { Names } from '../forms/names.ts';

export function NamesSection() {
  const { t } = useTranslation('accounts');
  const { user, state } = useSession();
  const form = useContractForm({
    schema: async () => (await import('../forms/names.ts')).Names,
    initialValues: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '' },
    draft: 'account-names',
  });
  const save = async (names: z.output<typeof Names>) => {
    const { data, message } = await callWithMessage(editDetails, { body: names });
    setUser(data, currentSession().state);
    showNotice(message || t('account.saved'));
  };
  return (
    <Section title={t('account.names')} help={state === 'CANDIDATE' && t('account.names_help')}>
      <form {...form.sending(save)}>
        <FormFields>
          <NameFields form={form} />
          <div>
            <Button type="submit" loading={form.submitting}>
              {t('account.save')}
            </Button>
          </div>
        </FormFields>
      </form>
    </Section>
  );
}
