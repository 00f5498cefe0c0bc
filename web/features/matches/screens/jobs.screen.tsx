import { Tabs, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { oneOf, text, useAddress, wholeNumber } from '#web/platform/address.ts';
import { AllJobs } from '../components/all-jobs.tsx';
import classes from '../components/jobs-bar.module.css';
import { MatchingJobs } from '../components/matching-jobs.tsx';
import { rememberListAddress } from '../list-address.ts';

const TABS = ['matching', 'favourites', 'all'] as const;
const ADDRESS = { tab: oneOf(TABS, 'matching'), text: text(), page: wholeNumber(1) };
const TYPING_PAUSE_MS = 300;

export default function JobsScreen() {
  const { t } = useTranslation('matches');
  const [{ tab, text: wanted, page }, setAddress] = useAddress(ADDRESS);
  const search = useLocation({ select: (location) => location.search });
  useEffect(() => rememberListAddress(search), [search]);
  return (
    <Page title={t('jobs.title')} lead={t(`jobs.lead.${tab}`)}>
      <Tabs
        value={tab}
        onChange={(next) => setAddress({ tab: TABS.find((one) => one === next), page: 1 }, { push: true })}
        keepMounted={false}
      >
        <div className={classes.bar}>
          <Tabs.List aria-label={t('jobs.tabs')}>
            {TABS.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`jobs.tab.${one}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <SearchField
            label={t(tab === 'all' ? 'jobs.search_all' : 'jobs.search_titles')}
            value={wanted}
            onChange={(next) => setAddress({ text: next, page: 1 })}
          />
        </div>
        {TABS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {one === 'all' ? (
              <AllJobs text={wanted} page={page} />
            ) : (
              <MatchingJobs title={wanted} page={page} onlyFavourites={one === 'favourites'} />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Text size="sm" c="dimmed">
        {t('jobs.meaning')}
      </Text>
    </Page>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** What is typed goes into the address after a pause; what the address says otherwise (back) is shown. */
function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((next: string) => {
    sent.current = next;
    onChange(next);
  }, TYPING_PAUSE_MS);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes.search}
      aria-label={label}
      placeholder={label}
      leftSection={<SearchIcon size={17} stroke={1.7} aria-hidden />}
      maxLength={160}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value.trim());
      }}
    />
  );
}
