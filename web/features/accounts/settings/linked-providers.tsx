import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Identity, listIdentities, removeIdentity } from '#contract/features/identities.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';

const NAMES = { google: 'Google', linkedin: 'LinkedIn' };

/** The providers by which one may sign in, each with the way to unlink it. */
export function LinkedProviders() {
  const { t } = useTranslation('accounts');
  const identities = useQuery(queryFor(listIdentities, {}));
  return (
    <Section title={t('linked_providers.linked')} help={t('linked_providers.linked_help')}>
      <QueryView
        query={identities}
        waiting={<ListSkeleton label={t('linked_providers.linked')} count={1} />}
        failedTitle={t('linked_providers.failed')}
        isEmpty={(list) => list.length === 0}
        empty={<Text c="dimmed">{t('linked_providers.none')}</Text>}
      >
        {(list) => list.map((identity) => <LinkedProvider key={identity.id} identity={identity} />)}
      </QueryView>
    </Section>
  );
}

function LinkedProvider({ identity: { id, provider, email, linked_at } }: { identity: Identity }) {
  const { t } = useTranslation('accounts');
  const { date } = useFormatters();
  const name = NAMES[provider];
  const unlink = useMutation({
    ...mutationFor(removeIdentity),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listIdentities);
    },
  });
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {email && <bdi dir="ltr">{email}</bdi>} {t('linked_providers.since', { date: date(linked_at) })}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={unlink.isPending}
        aria-label={t('linked_providers.unlink_named', { provider: name })}
        onClick={() => unlink.mutate({ params: { id } })}
      >
        {t('linked_providers.unlink')}
      </Button>
    </Group>
  );
}
