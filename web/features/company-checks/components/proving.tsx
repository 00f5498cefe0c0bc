import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type CompanyCheck,
  getCompanyCheck,
  mailCompanyCode,
  proveCompany,
} from '#contract/features/company-checks.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { clock, useCountdown } from '#web/platform/countdown.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { loadUser } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './proving.module.css';

/** An address that the code goes to, and the code that came. */
export function Proving({ check, domain }: { check: CompanyCheck; domain: string }) {
  const { mailed } = check;
  return (
    <div className={classes.steps}>
      {mailed && <CodeForm key={mailed.sent_at} address={mailed.address} />}
      <AddressForm check={check} domain={domain} />
    </div>
  );
}

function AddressForm({ check, domain }: { check: CompanyCheck; domain: string }) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  const { mailed, mails_left: left } = check;
  const [seconds, startWait] = useCountdown(`company-code-${domain}`);
  // What the server says stands above what this tab counted.
  const [seen, setSeen] = useState<string | null>(null);
  if (mailed && mailed.sent_at !== seen) {
    setSeen(mailed.sent_at);
    startWait(check.wait_seconds);
  }
  const form = useContractForm({
    schema: async () => (await import('#contract/features/company-checks.contract.ts')).AddressOfCompany,
    initialValues: { address: mailed?.address ?? '' },
    draft: 'company-address',
  });
  const send = async ({ address }: { address: string }) => {
    try {
      const { message } = await callWithMessage(mailCompanyCode, { body: { address } });
      showNotice(message);
      await Promise.all([refresh(getCompanyCheck), loadUser()]);
    } catch (error) {
      throw besideField(error, {
        'company_checks.other_domain': 'address',
        'company_checks.free_mail': 'address',
      });
    }
  };
  return (
    <form {...form.sending(send)}>
      <FormFields>
        <TextInput
          {...form.getInputProps('address')}
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          label={t('own.address')}
          placeholder={`hr@${domain}`}
        />
        <FormActions>
          <Button
            type="submit"
            variant={mailed ? 'default' : 'filled'}
            loading={form.submitting}
            disabled={seconds > 0 || left === 0}
          >
            {seconds > 0
              ? t('own.send_in', { time: clock(seconds) })
              : t(mailed ? 'own.send_again' : 'own.send')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('own.mails_left', { count: left, shown: format.number(left) })}
          </Text>
        </FormActions>
      </FormFields>
    </form>
  );
}

const CODE_DIGITS = 6;

function CodeForm({ address }: { address: string }) {
  const { t } = useTranslation('company-checks');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/company-checks.contract.ts')).CompanyCode,
    initialValues: { code: '' },
  });
  const send = async ({ code }: { code: string }) => {
    try {
      const { message } = await callWithMessage(proveCompany, { body: { code } });
      showNotice(message);
    } catch (error) {
      throw besideField(error, {
        'company_checks.code_wrong': 'code',
        'company_checks.code_expired': 'code',
      });
    }
    await Promise.all([refresh(getCompanyCheck), loadUser()]);
  };
  return (
    <form {...form.sending(send)}>
      <FormFields>
        <TextInput
          {...form.getInputProps('code')}
          onChange={(event) =>
            form.setFieldValue(
              'code',
              asciiDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, CODE_DIGITS),
            )
          }
          dir="ltr"
          label={t('own.code')}
          description={t('own.code_sent', { address: isolated(address) })}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('own.submit')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
