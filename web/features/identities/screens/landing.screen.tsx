import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { SignedIn } from '#contract/features/accounts.contract.ts';
import { landSignIn, linkIdentity, registerIdentity } from '#contract/features/identities.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ErrorState } from '#web/design/error-state.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { ownPath } from '#web/platform/address.ts';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { errorText } from '#web/platform/error-words.ts';
import { queryFor } from '#web/platform/queries.ts';
import { beginSession, loadUser } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { NameFields } from '#web/widgets/sign-up/name-fields.tsx';
import { TermsField } from '#web/widgets/sign-up/terms-field.tsx';

type Outcome = Reply<typeof landSignIn>;

/** Where a browser comes back to from a provider. A query, not a mutation: the token is spent by its one call. */
export default function LandingScreen() {
  const { t } = useTranslation('identities');
  const { token = '' } = useParams({ strict: false });
  const enter = useEntering();
  // Kept here: the token is spent, and a query that is asked anew must not lose who came in by it.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const landing = useQuery({
    ...queryFor(landSignIn, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: outcome === null,
  });
  useEffect(() => {
    if (!landing.data || outcome) return;
    setOutcome(landing.data);
    if (landing.data.outcome === 'signed-in') void enter(landing.data.session, landing.data.redirect);
  }, [landing.data, outcome, enter]);

  if (landing.isError)
    return (
      <ErrorState
        level={1}
        title={t('failed')}
        action={<ButtonLink to="/auth/login">{t('log_in')}</ButtonLink>}
      >
        {errorText(landing.error)}
      </ErrorState>
    );
  if (outcome?.outcome === 'new') return <NewAccount token={token} person={outcome} onSignedIn={enter} />;
  if (outcome?.outcome === 'proof-needed')
    return outcome.has_password ? (
      <Proof token={token} email={outcome.email} onSignedIn={enter} />
    ) : (
      <NoPassword email={outcome.email} />
    );
  return (
    <FlowPage title={t('working')}>
      <FormSkeleton label={t('working')} count={1} />
    </FlowPage>
  );
}

type Enter = (session: z.output<typeof SignedIn>, redirect?: string | null) => Promise<void>;

function useEntering(): Enter {
  const navigate = useNavigate();
  const [enter] = useState<Enter>(
    (): Enter => async (session, redirect) => {
      beginSession(session);
      await loadUser();
      await navigate({ href: ownPath(redirect ?? ''), replace: true });
    },
  );
  return enter;
}

function NewAccount({
  token,
  person,
  onSignedIn,
}: {
  token: string;
  person: Extract<Outcome, { outcome: 'new' }>;
  onSignedIn: Enter;
}) {
  const { t } = useTranslation('identities');
  const form = useContractForm({
    schema: async () =>
      (await import('#contract/features/identities.contract.ts')).registerIdentity.body.omit({ token: true }),
    initialValues: { first_name: person.first_name, last_name: person.last_name, terms: false },
  });
  return (
    <FlowPage title={t('new.title')} lead={t('new.lead', { email: person.email })}>
      <form
        {...form.sending(async (values) => {
          await onSignedIn(await call(registerIdentity, { body: { token, ...values } }));
        })}
      >
        <FormFields>
          <NameFields form={form} />
          <TermsField form={form} />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('new.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}

function Proof({ token, email, onSignedIn }: { token: string; email: string; onSignedIn: Enter }) {
  const { t } = useTranslation('identities');
  const form = useContractForm({
    schema: async () =>
      (await import('#contract/features/identities.contract.ts')).linkIdentity.body.omit({ token: true }),
    initialValues: { password: '' },
  });
  return (
    <FlowPage
      title={t('proof.title')}
      lead={t('proof.lead', { email })}
      footer={
        <TextLink to="/auth/reset-password/email-verification" underline="always">
          {t('proof.forgot')}
        </TextLink>
      }
    >
      <form
        {...form.sending(async ({ password }) => {
          await onSignedIn(await call(linkIdentity, { body: { token, password } }));
        })}
      >
        <FormFields>
          <PasswordField
            {...form.getInputProps('password')}
            label={t('proof.password')}
            autoComplete="current-password"
            autoFocus
            showLabel={t('proof.show_password')}
          />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('proof.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}

function NoPassword({ email }: { email: string }) {
  const { t } = useTranslation('identities');
  return (
    <FlowPage title={t('proof.title')} lead={t('proof.no_password', { email })}>
      <FormFields>
        <ButtonLink to="/auth/login">{t('log_in')}</ButtonLink>
        <ButtonLink to="/auth/reset-password/email-verification" variant="default">
          {t('proof.set_password')}
        </ButtonLink>
      </FormFields>
    </FlowPage>
  );
}
