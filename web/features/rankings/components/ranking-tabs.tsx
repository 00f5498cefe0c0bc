import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import type { Job } from '#contract/features/jobs.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { applicantsQuery } from '../applicants.queries.ts';
import { isForEmployees } from '../job-audience.ts';
import { APPLIED, TABS, type Tab } from '../rankings.addresses.ts';
import { countsQuery } from '../rankings.queries.ts';
import { queryOf, type RankingFilters } from '../rankings-address.ts';
import classes from './ranked-candidates.module.css';

interface RankingTabsProps {
  job: Job;
  status: Tab;
  filters: RankingFilters;
  weaker: boolean;
  onChange: (status: Tab) => void;
}

/** The tabs over a job's candidates: by decision, and those who applied, each with how many there are. */
export function RankingTabs({ job, status, filters, weaker, onChange }: RankingTabsProps) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  const jobId = job.jid;
  const isInternal = isForEmployees(job);
  const applied = useQuery(applicantsQuery(jobId, 1)).data?.total;
  const counts = useQuery(countsQuery(jobId, queryOf(filters, { weaker }))).data?.counts;
  const numbers: Record<Tab, number | undefined> = {
    // Of a job for employees nobody else is ranked.
    PENDING: isInternal ? undefined : counts?.PENDING,
    SHORTLISTED: counts?.SHORTLISTED,
    REJECTED: counts?.REJECTED,
    [APPLIED]: applied,
  };
  const tabs = useRef<HTMLDivElement>(null);
  const widths = JSON.stringify(numbers);
  // On a phone they are wider than the screen: the chosen one is moved into sight, and the page is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers move what stands after them.
  useLayoutEffect(() => {
    const list = tabs.current?.querySelector<HTMLElement>('[role="tablist"]');
    const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !chosen) return;
    const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (tab.left < frame.left) list.scrollLeft -= frame.left - tab.left;
    else if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
  }, [status, widths]);
  return (
    <Tabs
      ref={tabs}
      className={classes.tabs}
      value={status}
      onChange={(next) => {
        const chosen = TABS.find((one) => one === next);
        if (chosen) onChange(chosen);
      }}
    >
      <Tabs.List aria-label={t('tabs.label')}>
        {TABS.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            className={classes.tab}
            id={`candidates-${one}`}
            aria-controls="candidates-panel"
          >
            {t(one === 'PENDING' && isInternal ? 'tabs.EMPLOYEES' : `tabs.${one}`)}{' '}
            {numbers[one] !== undefined && (
              <span className={classes.count}>{format.number(numbers[one])}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
