import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { CoachingPlan, getCoachingPlan } from '#contract/features/coaching-plans.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PathIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { COACHING, TABS } from '../coaching-plans.addresses.ts';
import { useOwnPlan } from '../coaching-plans.queries.ts';
import { useCoachingWords } from '../coaching-words.ts';
import { NotesView } from '../components/notes-view.tsx';
import { PlanSettings } from '../components/plan-settings.tsx';
import { PlanView } from '../components/plan-view.tsx';
import { StartForm } from '../components/start-form.tsx';

type OwnPlan = Reply<typeof getCoachingPlan>;

const ProgressView = lazy(async () => ({
  default: (await import('../components/progress-view.tsx')).ProgressView,
}));

/** A programme of weeks: what comes next, a look back each week, how far one has come, and notes of one's own. */
export default function AiCoachingScreen() {
  const { t } = useTranslation('coaching-plans');
  const own = useOwnPlan();
  const plan = own.data?.plan ?? null;
  return (
    <Page title={t('title')} lead={<Lead plan={plan} />} actions={plan && <PlanSettings plan={plan} />}>
      <QueryView
        query={own}
        failedTitle={t('failed')}
        waiting={<CardSkeleton label={t('loading')} count={3} />}
      >
        {(found) => <Parts own={found} />}
      </QueryView>
      <Words size="sm" isDimmed>
        {t('limits')}
      </Words>
    </Page>
  );
}

function Lead({ plan }: { plan: CoachingPlan | null }) {
  const { t } = useTranslation('coaching-plans');
  const words = useCoachingWords();
  const isHiring = useSession().state !== 'CANDIDATE';
  if (!plan) return t(isHiring ? 'lead.hiring' : 'lead.none');
  return plan.goal ? t('lead.plan', { name: words.name(plan.goal.name) }) : t('lead.plan_hiring');
}

function Parts({ own }: { own: OwnPlan }) {
  const { t } = useTranslation('coaching-plans');
  const [{ tab }, setAddress] = useAddress(COACHING);
  const { plan, goal } = own;
  return (
    <Tabs
      value={tab}
      onChange={(next) => setAddress({ tab: TABS.find((one) => one === next) }, { push: true })}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('tabs')} mb="lg">
        {TABS.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`tab.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="plan">
        {plan ? <PlanView plan={plan} goal={goal} /> : <Beginning goal={goal} />}
      </Tabs.Panel>
      <Tabs.Panel value="progress">
        {plan ? (
          <Suspense fallback={null}>
            <ProgressView plan={plan} />
          </Suspense>
        ) : (
          <Beginning goal={goal} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <NotesView />
      </Tabs.Panel>
    </Tabs>
  );
}

function Beginning({ goal }: Pick<OwnPlan, 'goal'>) {
  const { t } = useTranslation('coaching-plans');
  const isHiring = useSession().state !== 'CANDIDATE';
  if (goal || isHiring) return <StartForm goal={goal} />;
  return (
    <EmptyState
      title={t('no_goal.title')}
      icon={<PathIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/career-path">{t('no_goal.action')}</ButtonLink>}
    >
      {t('no_goal.body')}
    </EmptyState>
  );
}
