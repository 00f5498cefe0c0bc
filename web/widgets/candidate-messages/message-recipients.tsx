import { NativeSelect, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type { previewMessage } from '#contract/features/messages.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { MessagePreview } from '#web/widgets/message-fields/message-fields.tsx';
import classes from './write-to-candidates.module.css';

interface MessageRecipientsProps {
  candidates: readonly { candidate_id: string; name: string }[];
  query: {
    data: Reply<typeof previewMessage> | undefined;
    isError: boolean;
    error: unknown;
  };
}

/** One of the recipients at a time, and who gets none. */
export function MessageRecipients({ query, candidates }: MessageRecipientsProps) {
  const { t } = useTranslation('candidate-messages');
  const format = useFormatters();
  const [chosen, setChosen] = useState('');
  if (!query.data) {
    if (query.isError)
      return (
        <Text role="alert" className={classes.refusal}>
          {t('preview_failed')} {errorText(query.error)}
        </Text>
      );
    return <Skeleton height={160} role="status" aria-label={t('previewing')} />;
  }
  const { recipients, skipped } = query.data;
  const shown = recipients.find(({ candidate_id }) => candidate_id === chosen) ?? recipients[0];
  const nameOf = (id: string, name: string | null) =>
    name ?? candidates.find(({ candidate_id }) => candidate_id === id)?.name ?? t('somebody');
  return (
    <>
      <Text fw={600} role="status">
        {t('gets', { count: recipients.length, number: format.number(recipients.length) })}
      </Text>
      {recipients.length > 1 && (
        <NativeSelect
          label={t('person')}
          value={shown?.candidate_id ?? ''}
          data={recipients.map(({ candidate_id, name }) => ({ value: candidate_id, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {recipients.length === 1 && (
        <Text size="sm">
          <bdi>{shown?.name}</bdi>
        </Text>
      )}
      {shown && <MessagePreview language={shown.language} subject={shown.subject} body={shown.body} />}
      {skipped.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {t('skipped', { count: skipped.length, number: format.number(skipped.length) })}
          </Text>
          <ul className={classes.skipped}>
            {skipped.map(({ candidate_id, name, reason }) => (
              <li key={candidate_id}>
                <Text size="sm">
                  <bdi>{nameOf(candidate_id, name)}</bdi>
                  {': '}
                  {t(`reasons.${reason}`)}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
