import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { GapView } from '../components/gap-view.tsx';
import { MarketQuestion } from '../components/market-question.tsx';
import { useMapAddress } from '../place-names.ts';
import { ANALYTICS, ANALYTICS_TABS } from '../skill-maps.addresses.ts';

const HiringView = lazy(() => import('../components/hiring-view.tsx'));
const MarketSources = lazy(() => import('../components/market-sources.tsx'));
const TrendDialog = lazy(() => import('../components/trend-dialog.tsx'));

/** What is lacking in the market, and how the company’s hiring goes. */
export default function SkillsAnalyticsScreen() {
  const { t } = useTranslation('skill-maps');
  const [address, setAddress] = useMapAddress(ANALYTICS);
  const isAdmin = useSession().state === 'RECRUITER_ADMIN';
  const tabs = ANALYTICS_TABS.filter((tab) => tab !== 'market' || isAdmin);
  const shown = tabs.includes(address.tab) ? address.tab : 'gap';
  return (
    <Page title={t('analytics.title')} lead={t(`analytics.lead.${shown}`)} width="full">
      <Tabs value={shown} onChange={(next) => setAddress({ tab: tabs.find((one) => one === next) ?? 'gap' })}>
        <Tabs.List aria-label={t('analytics.title')}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`analytics.tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {shown === 'gap' && (
        <>
          <MarketQuestion
            question={address.q}
            onAsk={(q, filters) => setAddress({ q, ...(filters && { ...filters, page: 1 }) })}
          />
          <GapView
            address={address}
            onChange={setAddress}
            onOpen={(skill) => setAddress({ skill }, { push: true, scroll: false })}
          />
        </>
      )}
      <Suspense fallback={<ListSkeleton label={t('loading')} count={6} />}>
        {shown === 'hiring' && <HiringView address={address} onChange={setAddress} />}
        {shown === 'market' && <MarketSources />}
        {shown === 'gap' && address.skill && (
          <TrendDialog address={address} onClose={() => setAddress({ skill: '' })} />
        )}
      </Suspense>
    </Page>
  );
}
