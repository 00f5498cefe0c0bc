import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ConnectedSystem,
  type Connection,
  connectHiringSystem,
  getHiringSystem,
  SYSTEM_VENDORS,
  tryHiringSystem,
} from '#contract/features/hiring-systems.contract.ts';
import { FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { call, callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { showSigningSecret } from '../signing-secret.ts';

/** Address and key of a hiring system; of one that is connected only the key is given anew. */
export function ConnectForm({ system, onDone }: { system?: ConnectedSystem; onDone?: () => void }) {
  const { t } = useTranslation('hiring-systems');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/hiring-systems.contract.ts')).Connection,
    initialValues: {
      vendor: system?.vendor ?? 'rest',
      address: system?.address ?? '',
      secret: '',
      database: system?.database ?? '',
      login: system?.login ?? '',
    },
    draft: 'hiring-system',
    neverKeep: ['secret'],
  });
  const { vendor } = form.values;
  const isOdoo = vendor === 'odoo';
  return (
    <form
      {...form.sending(async (values) => {
        const { data, message } = await callWithMessage(connectHiringSystem, { body: values });
        if (data.signing_secret) showSigningSecret(data.signing_secret);
        await refresh(getHiringSystem);
        showNotice(message);
        onDone?.();
      })}
    >
      <FormFields>
        {!system && (
          <NativeSelect
            {...form.getInputProps('vendor')}
            label={t('connect.vendor')}
            data={SYSTEM_VENDORS.map((value) => ({ value, label: t(`vendor.${value}`) }))}
          />
        )}
        <TextInput
          {...form.getInputProps('address')}
          label={t('connect.address')}
          description={t(isOdoo ? 'connect.address_odoo' : 'connect.address_rest')}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          readOnly={system !== undefined}
        />
        {isOdoo && (
          <FormRow>
            <TextInput {...form.getInputProps('database')} label={t('connect.database')} dir="ltr" />
            <TextInput {...form.getInputProps('login')} label={t('connect.login')} dir="ltr" />
          </FormRow>
        )}
        <PasswordField
          {...form.getInputProps('secret')}
          label={t(isOdoo ? 'connect.api_key' : 'connect.access_key')}
          description={t('connect.secret_help')}
          showLabel={t('connect.show')}
          autoComplete="off"
        />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t(system ? 'connect.save_key' : 'connect.submit')}
          </Button>
          {!system && <TryButton check={form.check} />}
        </FormActions>
      </FormFields>
    </form>
  );
}

/** Asks who is there, without keeping anything; what cannot lead there is told beside its field. */
function TryButton({ check }: { check: (form: HTMLFormElement) => Promise<Connection | null> }) {
  const { t } = useTranslation('hiring-systems');
  const [answer, setAnswer] = useState<string | null>(null);
  const attempt = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const body = await check(form);
      return body && call(tryHiringSystem, { body });
    },
    onMutate: () => setAnswer(null),
    onSuccess: (there) =>
      setAnswer(
        there &&
          t('connect.answered', {
            system: isolated([there.about.name, there.about.version].filter(Boolean).join(' ')),
            ms: there.took_ms,
          }),
      ),
    onError: showError,
  });
  return (
    <>
      <Button
        variant="default"
        loading={attempt.isPending}
        onClick={({ currentTarget: { form } }) => form && attempt.mutate(form)}
      >
        {t('connect.test')}
      </Button>
      <Text size="sm" role="status">
        {answer}
      </Text>
    </>
  );
}
