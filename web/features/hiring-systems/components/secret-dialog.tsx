import { Button, Group, Text, TextInput } from '@mantine/core';
import type { ConnectedSystem } from '#contract/features/hiring-systems.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { CopyIcon } from '#web/design/icons.ts';
import { copyText } from '#web/platform/clipboard.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { forgetSigningSecret, useSigningSecret } from '../signing-secret.ts';

/** What its events are signed with, and where they go: shown once, to be put in there. */
export function SecretDialog({ system }: { system: ConnectedSystem }) {
  const { t } = useTranslation('hiring-systems');
  const secret = useSigningSecret();
  if (secret === null) return null;
  return (
    <Dialog isOpen onClose={forgetSigningSecret} title={t('secret.title')} size="large">
      <Text mb="md">{t('secret.help', { system: isolated(system.name) })}</Text>
      <FormFields>
        <Copied label={t('connection.events')} value={system.events_url ?? ''} />
        <Copied label={t('secret.label')} value={secret} />
      </FormFields>
      <Group justify="flex-end" mt="lg">
        <Button onClick={forgetSigningSecret}>{t('secret.done')}</Button>
      </Group>
    </Dialog>
  );
}

/** A text to be taken elsewhere. */
export function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('hiring-systems');
  const copy = () => copyText(value, { copied: t('copied'), copyYourself: t('copy_yourself') });
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label={label}
        value={value}
        readOnly
        dir="ltr"
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        aria-label={t('copy_of', { what: label })}
        leftSection={<CopyIcon size={18} stroke={1.7} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
    </Group>
  );
}
