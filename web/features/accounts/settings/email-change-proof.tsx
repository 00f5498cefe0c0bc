import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  cancelEmailChange,
  confirmEmailChange,
  getSignInDetails,
} from '#contract/features/accounts.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { currentSession, setUser } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CodeField } from '../components/code-field.tsx';

/** A new address that waits for its proof: the code of the mail, another mail, or giving it up. */
export function EmailChangeProof({ email, onSendAgain }: { email: string; onSendAgain: () => void }) {
  const { t } = useTranslation('accounts');
  const form = useContractForm({
    schema: async () => (await import('../forms/code.ts')).Code,
    initialValues: { code: '' },
  });
  const giveUp = useMutation({
    ...mutationFor(cancelEmailChange),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(getSignInDetails);
    },
  });
  const confirm = async (body: { code: string }) => {
    try {
      const { data, message } = await callWithMessage(confirmEmailChange, { body });
      setUser(data, currentSession().state);
      showNotice(message || t('email.changed'));
    } catch (error) {
      throw besideField(error, {
        'accounts.code_wrong': 'code',
        'accounts.code_expired': 'code',
        'accounts.too_many_tries': 'code',
      });
    }
    await refresh(getSignInDetails);
  };
  return (
    <form {...form.sending(confirm)} aria-label={t('email.change')}>
      <FormFields>
        <Text>{t('email.sent_to', { email: isolated(email) })}</Text>
        <CodeField form={form} help={t('verify.code_help')} />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('verify.submit')}
          </Button>
          <Button variant="default" onClick={onSendAgain}>
            {t('email.send_again')}
          </Button>
          <Button variant="subtle" color="gray" loading={giveUp.isPending} onClick={() => giveUp.mutate({})}>
            {t('email.keep')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
