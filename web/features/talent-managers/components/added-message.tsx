import { Textarea } from '@mantine/core';
import { useTranslation } from '#web/platform/translation.ts';

/** The manager's own words in the invitation, beside the portal's. */
export function AddedMessage({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('talent-managers');
  return (
    <Textarea
      label={t('adding.message')}
      description={t('adding.message_help')}
      value={value}
      maxLength={1_000}
      autosize
      minRows={2}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
