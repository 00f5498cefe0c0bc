import { Button, Tabs } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { SCREENING_LISTS } from '#contract/features/screenings.fields.ts';
import { SendIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { TABS } from '../assessment-invitations.addresses.ts';
import { useAssessmentsAddress, useAssessmentsChanges } from '../assessment-invitations.queries.ts';
import { InvitationList } from '../components/invitation-list.tsx';
import { ResultList } from '../components/result-list.tsx';
import { ScreeningList } from '../components/screening-list.tsx';

const Comparison = lazy(() => import('../components/comparison.tsx'));
const InviteDialog = lazy(() => import('../components/invite-dialog.tsx'));
const ItemStatistics = lazy(() => import('../components/item-statistics.tsx'));

/** Results that people show the company, whom it invited, and for admins what the answers say of the questions. */
export default function RecruiterAssessmentsScreen() {
  const { t } = useTranslation('assessment-invitations');
  const [address, setAddress] = useAssessmentsAddress();
  useAssessmentsChanges();
  const { compare, assessment, invite } = address;
  if (compare.length > 1 && assessment)
    return (
      <Suspense fallback={<ListSkeleton label={t('waiting')} />}>
        <Comparison assessmentId={assessment} users={compare} />
      </Suspense>
    );
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="full"
      actions={
        <Button
          leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => setAddress({ invite: 'somebody' })}
        >
          {t('invite.open')}
        </Button>
      }
    >
      <Parts />
      <Suspense>
        {invite && <InviteDialog invited={invite} onClose={() => setAddress({ invite: '' })} />}
      </Suspense>
    </Page>
  );
}

function Parts() {
  const { t } = useTranslation('assessment-invitations');
  const [{ tab, assessment }, setAddress] = useAssessmentsAddress();
  const isAdmin = useSession().state === 'RECRUITER_ADMIN';
  const list = SCREENING_LISTS.find((one) => one === assessment);
  const offered = TABS.filter((one) => one !== 'questions' || isAdmin);
  const shown = offered.find((one) => one === tab) ?? 'results';
  const parts: Record<(typeof TABS)[number], () => ReactNode> = {
    results: () => (list ? <ScreeningList list={list} /> : <ResultList />),
    invitations: () => <InvitationList />,
    questions: () => (
      <Suspense fallback={<ListSkeleton label={t('waiting')} />}>
        <ItemStatistics />
      </Suspense>
    ),
  };
  return (
    <Tabs
      value={shown}
      onChange={(next) =>
        setAddress({ tab: offered.find((one) => one === next) ?? 'results', page: 1 }, { push: true })
      }
      keepMounted={false}
    >
      <Tabs.List mb="lg">
        {offered.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`tabs.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {offered.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {parts[one]()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
