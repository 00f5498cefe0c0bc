import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { getSignInDetails, sendEmail, verifyEmail } from '#contract/features/accounts.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { MailIcon } from '#web/design/icons.ts';
import { besideField } from '#web/platform/api-error.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { logOut } from '#web/platform/log-out.ts';
import { refresh } from '#web/platform/queries.ts';
import { setUser, useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CodeField } from '../components/code-field.tsx';
import { CorrectEmail } from '../components/correct-email.tsx';
import { ResendButton } from '../components/resend-button.tsx';

import { useResendTime } from '../sign-in-details.ts';

/** The name of the wait between two mails. */
const WAIT = 'verify-email-wait';

export default function VerifyEmailScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { user } = useSession();
  const [isCorrecting, correcting] = useDisclosure(false);
  const until = useResendTime();
  const form = useContractForm({
    schema: async () => (await import('../forms/code.ts')).Code,
    initialValues: { code: '' },
  });

  const confirm = async ({ code }: { code: string }) => {
    if (!user) return;
    try {
      await call(verifyEmail, { params: { token: code }, body: { email: user.email } });
    } catch (error) {
      throw besideField(error, {
        'accounts.code_wrong': 'code',
        'accounts.code_expired': 'code',
        'accounts.too_many_tries': 'code',
      });
    }
    setUser({ ...user, is_email_confirmed: true }, 'EMAIL_VERIFICATION_COMPLETED');
    await navigate({ to: '/auth/email-verified', replace: true });
  };

  return (
    <FlowPage
      icon={<MailIcon size={30} stroke={1.5} aria-hidden />}
      title={t('verify.title')}
      // Isolated, so that the address does not pull the full stop of an Arabic sentence to its side.
      lead={t('verify.lead', { email: isolated(user?.email ?? '') })}
      footer={
        isCorrecting && user ? (
          <CorrectEmail
            user={user}
            onClose={() => {
              correcting.close();
              form.reset();
              void refresh(getSignInDetails);
            }}
          />
        ) : (
          <>
            {t('verify.wrong_address')}{' '}
            <Anchor component="button" type="button" underline="always" onClick={correcting.open}>
              {t('verify.correct')}
            </Anchor>{' '}
            {t('verify.or')}{' '}
            <Anchor component="button" type="button" underline="always" onClick={() => void logOut()}>
              {t('verify.log_out')}
            </Anchor>
          </>
        )
      }
    >
      <form {...form.sending(confirm)}>
        <FormFields>
          <CodeField form={form} help={t('verify.code_help')} autoFocus />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('verify.submit')}
          </Button>
          <ResendButton
            name={WAIT}
            until={until}
            send={() => callWithMessage(sendEmail, { body: { type: 'resend-email' } })}
          />
        </FormFields>
      </form>
    </FlowPage>
  );
}
