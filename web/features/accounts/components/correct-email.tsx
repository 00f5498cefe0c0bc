import { Button, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { correctEmail, type User } from '#contract/features/accounts.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { ApiError, besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { clock, useCountdown } from '#web/platform/countdown.ts';
import { setUser } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface CorrectEmailProps {
  user: User;
  onClose: () => void;
}

/** Another address for an account whose first one was mistyped: the former code dies, a new one goes out. */
export function CorrectEmail({ user, onClose }: CorrectEmailProps) {
  const { t } = useTranslation('accounts');
  const [waitSeconds, startWait] = useCountdown('correct-email');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/accounts.contract.ts')).correctEmail.body,
    initialValues: { email: user.email },
    draft: 'correct-email',
  });
  const correct = async (body: z.output<typeof correctEmail.body>) => {
    try {
      const { data, message } = await callWithMessage(correctEmail, { body });
      setUser({ ...user, email: data.email });
      showNotice(message || t('verify.sent'));
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds) startWait(error.retryAfterSeconds);
      throw besideField(error, {
        'accounts.email_taken': 'email',
        'accounts.email_same': 'email',
        'accounts.resend_too_soon': 'email',
      });
    }
    onClose();
  };
  return (
    <form {...form.sending(correct)} aria-label={t('verify.correct')}>
      <FormFields>
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          dir="ltr"
          label={t('verify.right_address')}
          autoComplete="email"
          inputMode="email"
          autoFocus
        />
        <FormActions>
          <Button type="submit" variant="light" loading={form.submitting} disabled={waitSeconds > 0}>
            {waitSeconds > 0
              ? t('verify.send_there_in', { time: clock(waitSeconds) })
              : t('verify.send_there')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
