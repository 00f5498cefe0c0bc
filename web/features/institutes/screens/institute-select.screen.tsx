import { Stack, Text, Title } from '@mantine/core';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from '../components/comparison.module.css';
import { KeptProgrammes } from '../components/kept-programmes.tsx';
import { useKept } from '../institutes.queries.ts';

/** What a programme is held against, and the programmes that are kept. */
export default function InstituteSelectScreen() {
  const { t } = useTranslation('institutes');
  const kept = useKept();
  return (
    <Page title={t('titles.institute_select')} lead={t('select.lead')}>
      <Stack gap="xl">
        <div className={classes.choices}>
          <Section look="sheet">
            <Title order={2} size="h3">
              {t('select.jobs_title')}
            </Title>
            <Text c="dimmed" my="sm">
              {t('select.jobs_body')}
            </Text>
            <ButtonLink to="/institute/national-job">{t('select.jobs')}</ButtonLink>
          </Section>
          <Section look="sheet">
            <Title order={2} size="h3">
              {t('select.global_title')}
            </Title>
            <Text c="dimmed" my="sm">
              {t('select.global_body')}
            </Text>
            <ButtonLink to="/institute/national-global">{t('select.global')}</ButtonLink>
          </Section>
        </div>
        <Section title={t('kept.title')} help={t('kept.help')}>
          <QueryView
            query={kept}
            waiting={<ListSkeleton label={t('kept.loading')} count={3} />}
            isEmpty={({ results }) => results.length === 0}
            empty={
              <EmptyState title={t('kept.empty')} size="small">
                {t('kept.empty_body')}
              </EmptyState>
            }
          >
            {({ results }) => <KeptProgrammes programmes={results} />}
          </QueryView>
        </Section>
      </Stack>
    </Page>
  );
}
