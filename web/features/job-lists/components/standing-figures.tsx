import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '#web/design/links.tsx';
import { ShareBar } from '#web/design/share-bar.tsx';
import { Skeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { isWithoutProfile, useLastVisit, useMatchingJobs, useOwnProfile } from '../job-lists.queries.ts';
import classes from './standing-figures.module.css';

/** How complete the profile is, how many jobs fit, and how many are kept; each leads to what it counts. */
export function Figures() {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const profile = useOwnProfile();
  const matches = useMatchingJobs();
  const favourites = useMatchingJobs({ onlyFavourites: true });
  const fresh = useNewMatches();
  const [step] = profile.data?.next_steps ?? [];
  if (isWithoutProfile(profile.error)) return null;
  return (
    <dl className={classes.figures} aria-label={t('figures.label')}>
      <Figure
        label={t('figures.profile')}
        value={profile.data && format.percent(profile.data.score)}
        hasFailed={profile.isError}
        link={
          <TextLink to="/candidate/profile" size="sm">
            {step ? t(`next.profile.${step}`) : t('figures.to_profile')}
          </TextLink>
        }
      >
        {profile.data && <ShareBar share={profile.data.score} label={t('figures.profile')} />}
      </Figure>
      <Figure
        label={t('figures.matches')}
        value={
          matches.data &&
          (matches.data.computing ? t('figures.computing') : format.number(matches.data.total))
        }
        hasFailed={matches.isError}
        link={
          fresh ? (
            <TextLink to="/candidate/jobs" search={{ sort: 'newest' }} size="sm">
              {t('figures.new_matches', { count: fresh })}
            </TextLink>
          ) : (
            <TextLink to="/candidate/jobs" size="sm">
              {t('figures.to_matches')}
            </TextLink>
          )
        }
      />
      <Figure
        label={t('figures.favourites')}
        value={favourites.data && format.number(favourites.data.total)}
        hasFailed={favourites.isError}
        link={
          <TextLink to="/candidate/jobs" search={{ tab: 'favourites' }} size="sm">
            {t('figures.to_favourites')}
          </TextLink>
        }
      />
    </dl>
  );
}

/** How many matching jobs were posted since jobs were looked at last; 0 where that is not known. */
function useNewMatches(): number {
  const since = useLastVisit();
  const query = useMatchingJobs({ newSince: since ?? '', isAsked: since !== null });
  return (since && query.data?.new_total) || 0;
}

interface FigureProps {
  label: string;
  value: string | undefined;
  hasFailed: boolean;
  link: ReactNode;
  children?: ReactNode;
}

function Figure({ label, value, hasFailed, link, children }: FigureProps) {
  const { t } = useTranslation('job-lists');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === undefined && !hasFailed && <Skeleton height={28} width={64} />}
        {value === undefined && hasFailed && <Text size="sm">{t('figures.failed')}</Text>}
        {value !== undefined && <span className={classes.number}>{value}</span>}
        {children}
        {link}
      </dd>
    </div>
  );
}
