import { Button, Progress, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { getResume, type ResumeStatus } from '#contract/features/resumes.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { AlertIcon, DoneIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { loadUser } from '#web/platform/session.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { hasWayBack } from '#web/platform/way-back.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ResumeAgain } from '#web/widgets/resume-reading/resume-again.tsx';
import { ReadingSteps } from '../components/reading-steps.tsx';
import { WhatWasFound } from '../components/what-was-found.tsx';

const POLL_EVERY_MS = 2_000;
/** Long enough to see what was found, short enough not to wait for it. */
const SHOW_RESULT_MS = 1_600;
const SLOW_AFTER_MS = 20_000;

export default function ProfileLoadingScreen() {
  const { t } = useTranslation('resumes');
  const navigate = useNavigate();
  const resume = useQuery({
    ...queryFor(getResume, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : POLL_EVERY_MS),
  });
  useServerEvent('resume:progress', (event) => queryCache.setQueryData(keyOf(getResume, {}), event));

  const toProfile = useCallback(async () => {
    // Whoever came from the profile left it in the cache as it was before the reading.
    queryCache.removeQueries({ queryKey: keyOf(getProfile) });
    await loadUser();
    // Whoever came for a job is led to it by the guard.
    await navigate({ to: hasWayBack() ? '/' : '/candidate/profile', replace: true });
  }, [navigate]);

  /** Beside the document, where there is one to look at. */
  const byHand = useCallback(async () => {
    await loadUser();
    const search = { view: 'original' } as const;
    const hasDocument = queryCache.getQueryData<ResumeStatus>(keyOf(getResume, {}))?.upload_response;
    await navigate({ to: '/candidate/profile', replace: true, ...(hasDocument && { search }) });
  }, [navigate]);

  return (
    <QueryView
      query={resume}
      waiting={
        <FlowPage title={t('title')}>
          <div role="status" aria-label={t('loading')}>
            <Skeleton height={10} />
            <Skeleton height={16} mt={20} width="60%" />
          </div>
        </FlowPage>
      }
    >
      {(status) => {
        if (status.status === 'in_progress') return <Reading status={status} />;
        if (status.status === 'completed') return <Ready status={status} onGoOn={toProfile} />;
        return <Failed status={status} onByHand={byHand} />;
      }}
    </QueryView>
  );
}

const isOver = (status: ResumeStatus | undefined) => status !== undefined && status.status !== 'in_progress';

function Reading({ status }: { status: ResumeStatus }) {
  const { t } = useTranslation('resumes');
  const format = useFormatters();
  // Of a scan it is said page by page how far it is: many pages take long, and that is usual.
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FlowPage
      width="wide"
      title={t('title')}
      lead={t(isSlow && !status.upload_response?.being_read ? 'slow' : 'lead')}
    >
      <Progress
        value={status.percent}
        size="lg"
        mb="lg"
        aria-label={t('progress', { percent: format.percent(status.percent / 100) })}
      />
      <ReadingSteps status={status} />
      <WhatWasFound status={status} />
    </FlowPage>
  );
}

/** Shown for a moment; goes on by itself, and by its button for whoever is faster. */
function Ready({ status, onGoOn }: { status: ResumeStatus; onGoOn: () => Promise<void> }) {
  const { t } = useTranslation('resumes');
  useEffect(() => {
    const timer = setTimeout(() => void onGoOn(), SHOW_RESULT_MS);
    return () => clearTimeout(timer);
  }, [onGoOn]);
  return (
    <FlowPage
      width="wide"
      icon={<DoneIcon size={32} stroke={1.8} aria-hidden />}
      title={<span role="status">{t('done.title')}</span>}
      lead={t('done.lead')}
    >
      <WhatWasFound status={status} />
      <Button size="md" mt="lg" onClick={() => void onGoOn()}>
        {t('done.continue')}
      </Button>
    </FlowPage>
  );
}

/** No resume, or one that could not be read: why, and what can be done about it. */
function Failed({ status, onByHand }: { status: ResumeStatus; onByHand: () => Promise<void> }) {
  const { t } = useTranslation(['resumes', 'resume-reading']);
  const file = status.upload_response?.file;
  const isFailed = status.status === 'failed';
  const reason = status.failure ? t(`resume-reading:failures.${status.failure}`) : t('failed.unknown');
  return (
    <FlowPage
      width="wide"
      icon={<AlertIcon size={30} stroke={1.7} aria-hidden />}
      title={t(isFailed ? 'failed.title' : 'none.title')}
      lead={<span role={isFailed ? 'alert' : undefined}>{isFailed ? reason : t('none.lead')}</span>}
      footer={
        <Button variant="subtle" onClick={() => void onByHand()}>
          {t('failed.by_hand')}
        </Button>
      }
    >
      {file && (
        <Text size="sm" c="dimmed" mb="md">
          {t('failed.file', { name: isolated(file.name) })}
        </Text>
      )}
      <ResumeAgain hasFile={isFailed && file !== undefined} />
    </FlowPage>
  );
}
