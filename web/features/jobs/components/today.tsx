import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getToday, type Today } from '#contract/features/hiring-figures.contract.ts';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { ArrowEndIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { Skeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { queryFor, refresh } from '#web/platform/queries.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { titlesApart } from '#web/widgets/job-choices/job-choices.ts';
import classes from './today.module.css';

/** What waits for the recruiter, each with the one place where it is dealt with. */
export function TodayList({ mine }: { mine: boolean }) {
  const { t } = useTranslation('jobs');
  const today = useQuery({
    ...queryFor(getToday, { query: { mine: mine ? 'true' : 'false' } }),
    placeholderData: (before) => before,
  });
  const shown = useShownName();
  useServerEvent('candidates:changed', () => void refresh(getToday));
  if (today.isPending)
    return (
      <Section title={t('today.title')}>
        <Skeleton height={44} />
      </Section>
    );
  if (!today.data) return null;
  const items = itemsOf(toldApart(today.data, shown));
  return (
    <Section title={t('today.title')}>
      {items.length === 0 ? (
        <Words isDimmed>{t('today.nothing')}</Words>
      ) : (
        <ul className={classes.items}>
          {items.map((item) => (
            <li key={item.key}>
              <Link {...item.link} className={classes.item}>
                <Sentence item={item} />
                <FlipOnRtl>
                  <ArrowEndIcon size={18} stroke={1.7} aria-hidden />
                </FlipOnRtl>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Of several jobs that wait for the same under one title each is told with its place. */
function toldApart(today: Today, shown: (place: string) => string): Today {
  const placed = <J extends { job_title: string; location: string | null }>(jobs: readonly J[]): J[] => {
    const titles = titlesApart(jobs, shown);
    return jobs.map((job, at) => ({ ...job, job_title: titles[at] ?? job.job_title }));
  };
  return {
    ...today,
    interested: placed(today.interested),
    undecided: placed(today.undecided),
    expiring: placed(today.expiring),
  };
}

type Kind = keyof Today;

interface Item {
  key: string;
  kind: Kind;
  count: number;
  /** Of several who answered, who did first. */
  name?: string;
  job?: string;
  at?: string;
  link: LinkProps;
}

/** What waits, people first: they have waited longest for an answer. */
function itemsOf(today: Today): Item[] {
  const counted = (kind: 'drafts' | 'mentions' | 'join_requests' | 'approvals', link: LinkProps) =>
    today[kind] > 0 ? [{ key: kind, kind, count: today[kind], link }] : [];
  return [
    ...today.interested.map(({ job_id: id, job_title: job, people, since, first }) => ({
      key: `interested ${id}`,
      kind: 'interested' as const,
      count: people,
      name: first.name,
      job,
      at: since,
      link:
        people === 1
          ? linkOptions({
              to: '/recruiter/candidates/$id',
              params: { id: first.candidate_id },
              search: { job_id: id },
            })
          : linkOptions({ to: '/recruiter/jobs/$id', params: { id } }),
    })),
    ...today.undecided.map(({ job_id: id, job_title: job, people, since }) => ({
      key: `undecided ${id}`,
      kind: 'undecided' as const,
      count: people,
      job,
      at: since,
      link: linkOptions({ to: '/recruiter/jobs/$id', params: { id }, search: { status: 'APPLIED' } }),
    })),
    ...today.expiring.map(({ job_id: id, job_title: job, at }) => ({
      key: `expiring ${id}`,
      kind: 'expiring' as const,
      count: 1,
      job,
      at,
      link: linkOptions({ to: '/recruiter/jobs/$id', params: { id } }),
    })),
    ...counted('join_requests', linkOptions({ to: '/settings/company/profile' })),
    ...counted('approvals', linkOptions({ to: '/recruiter/admin/candidates' })),
    ...counted('drafts', linkOptions({ to: '/recruiter/jobs', search: { status: 'draft' } })),
  ];
}

function Sentence({ item: { kind, count, name, job, at } }: { item: Item }): ReactNode {
  const { t } = useTranslation('jobs');
  const { number, date } = useFormatters();
  return (
    <span>
      {t(`today.${kind}`, {
        count,
        shown: number(count),
        name: name && isolated(name),
        others: number(count - 1),
        job: job && isolated(job),
        when: date(at),
      })}
    </span>
  );
}
