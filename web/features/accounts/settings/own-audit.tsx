import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOwnAuditEntries } from '#contract/features/audit-entries.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './own-audit.module.css';

const FIRST = 5;
const STEP = 15;
const MOST = 50;

/** What one did and what was done to one’s account, latest first: a deed one does not know is a warning. */
export function OwnAudit() {
  const { t } = useTranslation('accounts');
  const { language } = useLanguage();
  const { dateAndTime } = useFormatters();
  const [limit, setLimit] = useState(FIRST);
  const entries = useQuery({
    ...queryFor(listOwnAuditEntries, { query: { page: 1, limit } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('own_audit.title')} help={t('own_audit.help')}>
      <QueryView
        query={entries}
        waiting={<ListSkeleton label={t('own_audit.waiting')} count={3} />}
        failedTitle={t('own_audit.failed')}
        isEmpty={({ results }) => results.length === 0}
        empty={<Text c="dimmed">{t('own_audit.empty')}</Text>}
      >
        {({ results, total }) => (
          <>
            <ul className={classes.entries}>
              {results.map((entry) => (
                <li key={entry.id} className={classes.entry}>
                  <Text>{entry.text[language]}</Text>
                  <Text size="sm" c="dimmed">
                    {dateAndTime(entry.at)}
                    {entry.address && (
                      <>
                        <Dot />
                        <bdi dir="ltr">{entry.address}</bdi>
                      </>
                    )}
                  </Text>
                </li>
              ))}
            </ul>
            {results.length < Math.min(total, MOST) && (
              <Button
                variant="default"
                loading={entries.isPlaceholderData}
                onClick={() => setLimit(Math.min(MOST, limit + STEP))}
              >
                {t('own_audit.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
