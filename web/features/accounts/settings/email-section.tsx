import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { signInQuery } from '../sign-in-details.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { EmailChangeLink } from './email-change-link.tsx';
import { EmailChangeProof } from './email-change-proof.tsx';

/** The address: as it is, while another one is asked for, and while that one waits for its proof. */
export function EmailSection() {
  const { t } = useTranslation('accounts');
  const [isChanging, changing] = useDisclosure(false);
  const details = useQuery(signInQuery);
  return (
    <Section title={t('account.email')} help={t('account.email_help')}>
      <EmailChangeLink />
      <QueryView query={details} waiting={<FormSkeleton label={t('account.email')} count={1} />}>
        {({ email, pending_email, has_password }) => {
          if (isChanging)
            return (
              <EmailChangeForm
                hasPassword={has_password}
                wanted={pending_email ?? ''}
                onClose={changing.close}
              />
            );
          if (pending_email) return <EmailChangeProof email={pending_email} onSendAgain={changing.open} />;
          return (
            <>
              <Text fw={500} mb="sm">
                <bdi>{email}</bdi>
              </Text>
              <Button variant="default" onClick={changing.open}>
                {t('email.change')}
              </Button>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
