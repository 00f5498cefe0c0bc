import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { bookDemo, DEMO_SIZES, type DemoRequest } from '#contract/features/demo-requests.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields, FormRow } from '#web/design/form-layout.tsx';
import { CheckIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';

type Sent = Pick<z.output<typeof DemoRequest>, 'name' | 'email'>;

export default function BookDemoScreen() {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent ? <Received {...sent} /> : <RequestForm onSent={setSent} />;
}

function Received({ name, email }: Sent) {
  const { t } = useTranslation('demo-requests');
  return (
    <FlowPage
      icon={<CheckIcon size={40} />}
      title={t('received', { name })}
      lead={t('received_help', { email })}
    >
      <ButtonLink to="/">{t('home')}</ButtonLink>
    </FlowPage>
  );
}

function RequestForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('demo-requests');
  const { user } = useSession();
  const form = useContractForm({
    schema: async () => (await import('#contract/features/demo-requests.contract.ts')).DemoRequest,
    initialValues: {
      name: user ? `${user.first_name} ${user.last_name}` : '',
      email: user?.email ?? '',
      company: user?.companyDetail?.company_name ?? '',
      size: '',
      message: '',
    },
    draft: 'book-demo',
  });
  const send = async (values: z.output<typeof DemoRequest>) => {
    await call(bookDemo, { body: values });
    onSent(values);
  };
  return (
    <FlowPage width="wide" title={t('title')} lead={t('lead')}>
      <form {...form.sending(send)}>
        <FormFields>
          <FormRow>
            <TextInput {...form.getInputProps('name')} label={t('name')} autoComplete="name" />
            <TextInput
              {...form.getInputProps('email')}
              type="email"
              dir="ltr"
              label={t('email')}
              autoComplete="email"
              inputMode="email"
            />
          </FormRow>
          <FormRow>
            <TextInput {...form.getInputProps('company')} label={t('company')} autoComplete="organization" />
            <NativeSelect
              {...form.getInputProps('size')}
              label={t('size')}
              data={[
                { value: '', label: t('choose') },
                ...DEMO_SIZES.map((size) => ({ value: size, label: size.replace('-', '–') })),
              ]}
            />
          </FormRow>
          <Textarea
            {...form.getInputProps('message')}
            label={`${t('message')} (${t('optional')})`}
            autosize
            minRows={3}
            maxRows={10}
          />
          <Button type="submit" size="md" loading={form.submitting}>
            {t('submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}
