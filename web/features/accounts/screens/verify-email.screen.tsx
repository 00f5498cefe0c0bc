import { Anchor, Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { verifyEmail } from '#contract/features/accounts.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { MailIcon } from '#web/design/icons.ts';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { logOut, setUser, useSession } from '#web/platform/session.ts';
import classes from '../components/code-field.module.css';
import { ResendButton } from '../components/resend-button.tsx';

/** The six digits of the mail. */
const Code = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^\d{6}$/, 'invalid_code'),
});

export default function VerifyEmailScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { user } = useSession();
  const form = useContractForm({ schema: Code, initialValues: { code: '' } });

  const confirm = async ({ code }: z.output<typeof Code>) => {
    if (!user) return;
    await call(verifyEmail, { params: { token: code }, body: { email: user.email } });
    setUser({ ...user, is_email_confirmed: true }, 'EMAIL_VERIFICATION_COMPLETED');
    await navigate({ to: '/auth/email-verified', replace: true });
  };

  return (
    <FlowPage
      icon={<MailIcon size={30} stroke={1.5} aria-hidden />}
      title={t('verify.title')}
      // Isolated, so that the address does not pull the full stop of an Arabic sentence to its side.
      lead={t('verify.lead', { email: `\u2068${user?.email ?? ''}\u2069` })}
      footer={
        <>
          {t('verify.wrong_address')}{' '}
          <Anchor component="button" type="button" underline="always" onClick={() => void logOut()}>
            {t('verify.log_out')}
          </Anchor>
        </>
      }
    >
      <form {...form.sending(confirm)}>
        <FormFields>
          <TextInput
            {...form.getInputProps('code')}
            classNames={{ input: classes.code ?? '' }}
            dir="ltr"
            label={t('verify.code')}
            description={t('verify.code_help')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            size="lg"
            autoFocus
          />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('verify.submit')}
          </Button>
          <ResendButton />
        </FormFields>
      </form>
    </FlowPage>
  );
}
