import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listDataSources } from '#contract/features/occupations.contract.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** The public releases that the data draws on, in the words their licences ask for. Nothing where there is none. */
export function DataSources() {
  const { t } = useTranslation('data-sources');
  const { language } = useLanguage();
  const sources = useQuery(queryFor(listDataSources, {})).data ?? [];
  if (sources.length === 0) return null;
  return (
    <Stack component="section" gap="xs" mt="xl">
      <Title order={3} size="h5">
        {t('title')}
      </Title>
      {sources.map((source) => (
        <Text key={source.id} size="sm" c="dimmed">
          {source.attribution[language]}{' '}
          <Anchor href={source.address} target="_blank" rel="noreferrer" size="sm">
            {t('visit', { name: source.name[language] })}
          </Anchor>
        </Text>
      ))}
    </Stack>
  );
}
