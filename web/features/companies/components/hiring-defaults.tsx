import { Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { changeCompanySettings, getCompanySettings } from '#contract/features/companies.contract.ts';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { keyOf, mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';

/** What holds for new jobs of the company, whoever begins them. */
export function HiringDefaults() {
  const { t } = useTranslation('companies');
  const settings = useQuery(queryFor(getCompanySettings, {}));
  const change = useMutation({
    ...mutationFor(changeCompanySettings),
    onSuccess: ({ data, message }) => {
      queryCache.setQueryData(keyOf(getCompanySettings, {}), data);
      showNotice(message);
    },
    onSettled: () => refresh(getCompanySettings),
  });
  return (
    <Section title={t('defaults.title')} help={t('defaults.help')}>
      <QueryView
        query={settings}
        waiting={<ListSkeleton label={t('defaults.waiting')} count={1} />}
        failedTitle={t('defaults.failed')}
      >
        {({ is_blind_by_default: isBlind, can }) => (
          <>
            <Switch
              label={t('defaults.blind')}
              description={t('defaults.blind_help')}
              checked={change.isPending ? change.variables.body.is_blind_by_default : isBlind}
              disabled={!can.edit}
              onChange={(event) =>
                change.mutate({ body: { is_blind_by_default: event.currentTarget.checked } })
              }
            />
            {!can.edit && (
              <Text size="sm" c="dimmed" mt="xs">
                {t('defaults.read_only')}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
