import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SkillMapIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { Skeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import type { SkillMap } from '../skill-maps.queries.ts';
import { Basis } from './basis.tsx';
import { BubbleMap } from './bubble-map.tsx';
import classes from './skill-map-view.module.css';
import { SkillTable } from './skill-table.tsx';

interface SkillMapViewProps {
  query: UseQueryResult<SkillMap>;
  of: 'jobs' | 'people' | 'courses';
  title: string;
  /** Where jobs and people are counted; empty for everywhere. */
  place: string;
  /** Why nothing is on the map. */
  whyEmpty: (map: SkillMap) => string;
  /** A way to more, where nothing is on it. */
  wider?: ReactNode;
  onOpen: (id: string) => void;
  /** The numbers as files. */
  files: ReactNode;
}

/** A map with its table beside it, which holds the same numbers. */
export function SkillMapView({ query, of, title, place, whyEmpty, wider, onOpen, files }: SkillMapViewProps) {
  const { t } = useTranslation('skill-maps');
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      waiting={<Waiting />}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState
          title={t('empty.title')}
          icon={<SkillMapIcon size={26} stroke={1.6} aria-hidden />}
          action={wider}
        >
          {query.data && whyEmpty(query.data)}
        </EmptyState>
      }
    >
      {(map) => (
        <>
          <Basis counted={map} place={place} />
          <div className={classes.pair} aria-busy={query.isPlaceholderData}>
            <Section title={title} help={t('keys')}>
              <BubbleMap
                skills={map.results}
                label={title}
                counted={(count) => t(`counted.${of}`, { count })}
                onOpen={onOpen}
              />
              <Legend />
            </Section>
            <Section title={t('table.title')} help={t('table.help')} actions={files}>
              <SkillTable skills={map.results} caption={title} of={of} onOpen={onOpen} />
            </Section>
          </div>
          {map.left_out > 0 && (
            <Words size="sm" isDimmed>
              {t('left_out', { count: map.left_out })}
            </Words>
          )}
          <AddressPagination total={map.total} limit={map.limit} />
        </>
      )}
    </QueryView>
  );
}

function Legend() {
  const { t } = useTranslation('skill-maps');
  return (
    <ul className={classes.legend}>
      {(['scarce', 'enough', 'untold'] as const).map((balance) => (
        <li key={balance}>
          <span className={classes.mark} data-balance={balance} aria-hidden />
          {t(`balance.${balance}`)}
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  const { t } = useTranslation('skill-maps');
  return (
    <div className={classes.pair} role="status" aria-label={t('loading')}>
      <div className={classes.waiting}>
        {[150, 124, 110, 96, 84, 72, 60, 52].map((size) => (
          <Skeleton key={size} isRound height={size} width={size} />
        ))}
      </div>
      <div>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} height={18} mt={16} />
        ))}
      </div>
    </div>
  );
}
