import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { getOwnApproval, type OwnApproval } from '#contract/features/approvals.contract.ts';
import { startOver } from '#contract/features/onboarding.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { AlertIcon, ClockIcon, InfoIcon } from '#web/design/icons.ts';
import { tellOtherTabs } from '#web/platform/account-changes.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { logOut } from '#web/platform/log-out.ts';
import { mutationFor, queryFor } from '#web/platform/queries.ts';
import { currentSession, loadUser, setUser, useSession } from '#web/platform/session.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './approval-pending.module.css';

const CHECK_EVERY_MS = 30_000;

/** Waiting to be let in: what for, since when, what comes next, and whom to ask. It goes on by itself. */
export default function ApprovalPendingScreen() {
  const { t } = useTranslation('onboarding');
  const { user } = useSession();
  // What was decided of an earlier request is not shown of the next one.
  const approval = useQuery({ ...queryFor(getOwnApproval, {}), staleTime: 0, gcTime: 0 });
  const { refetch } = approval;
  const check = useChecking(refetch);
  // What was decided before this tab could hear of it leads on too: here nobody is in the middle of anything.
  useServerEvent('account:changed', (event) => void (event?.perhaps ? check() : refetch()));

  if (approval.isPending)
    return (
      <FlowPage title={t('approval.title')}>
        <Skeleton height={120} role="status" aria-label={t('approval.title')} />
      </FlowPage>
    );
  const own = approval.data;
  // Without the facts the page still says what one waits for.
  const key = own ? stageOf(own) : 'waiting_portal';
  const isWaiting = !own || own.status === 'PENDING';
  const Icon = isWaiting ? ClockIcon : own.status === 'DECLINED' ? InfoIcon : AlertIcon;

  return (
    <FlowPage
      icon={<Icon size={32} stroke={1.8} aria-hidden />}
      title={t(`approval.${key}.title`)}
      lead={t(`approval.${key}.lead`, {
        email: isolated(user?.email ?? ''),
        company: isolated(own?.company_name ?? ''),
      })}
    >
      <Stack gap="md">
        {own?.reason && <Reason reason={own.reason} isFinal={own.status === 'REJECTED'} />}
        {own && <Facts own={own} />}
        {own?.can.start_over && <StartOver own={own} />}
        {isWaiting && <CheckNow onCheck={check} />}
        <Button variant="subtle" color="gray" onClick={() => void logOut()}>
          {t('approval.log_out')}
        </Button>
      </Stack>
    </FlowPage>
  );
}

/** Asks whether one has been let in, now and then by itself too, and goes on where one has. */
function useChecking(refetch: () => Promise<unknown>): () => Promise<void> {
  const navigate = useNavigate();
  const check = useCallback(async () => {
    await loadUser.anew();
    if (currentSession().state === 'ONBOARDING_COMPLETED') await refetch();
    else await navigate({ to: '/', replace: true });
  }, [navigate, refetch]);
  useEffect(() => {
    const timer = setInterval(() => {
      // A tab nobody looks at, or without a network, asks when it is back; a failure there would log out.
      if (document.visibilityState === 'visible' && navigator.onLine) void check();
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [check]);
  return check;
}

function Reason({ reason, isFinal }: { reason: string; isFinal: boolean }) {
  const { t } = useTranslation('onboarding');
  return (
    <Alert variant="light" color={isFinal ? 'problem' : 'caution'} title={t('approval.reason')}>
      <Text dir="auto" className={classes.reason}>
        {reason}
      </Text>
    </Alert>
  );
}

function CheckNow({ onCheck }: { onCheck: () => Promise<void> }) {
  const { t } = useTranslation('onboarding');
  const [isChecking, setIsChecking] = useState(false);
  const [wasChecked, setWasChecked] = useState(false);
  const checkNow = async () => {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
    setWasChecked(true);
  };
  return (
    <>
      <Button size="md" fullWidth loading={isChecking} onClick={() => void checkNow()}>
        {t('approval.check')}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {wasChecked ? t('approval.not_yet') : t('approval.checking')}
      </Text>
    </>
  );
}

function stageOf({ waits_for, status }: OwnApproval) {
  if (waits_for === 'company') return status === 'DECLINED' ? 'declined_company' : 'waiting_company';
  if (status === 'DECLINED') return 'declined';
  return status === 'REJECTED' ? 'rejected' : 'waiting_portal';
}

/** Since when, how long it usually takes, and who to write to. */
function Facts({ own }: { own: OwnApproval }) {
  const { t } = useTranslation('onboarding');
  const format = useFormatters();
  const isWaiting = own.status === 'PENDING';
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t(isWaiting ? 'approval.since' : 'approval.decided')}</dt>
        <dd>{format.dateAndTime(isWaiting ? own.requested_at : own.decided_at)}</dd>
      </div>
      {isWaiting && own.usual_hours !== null && (
        <div>
          <dt>{t('approval.usually')}</dt>
          <dd>
            <Duration hours={own.usual_hours} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('approval.contact')}</dt>
        <dd>
          <Anchor href={`mailto:${own.contact_email}`} dir="ltr">
            {own.contact_email}
          </Anchor>
        </dd>
      </div>
    </dl>
  );
}

/** “about 3 hours”: the unit in which a person would say it. */
function Duration({ hours }: { hours: number }) {
  const { t } = useTranslation('onboarding');
  const format = useFormatters();
  const say = (unit: 'minutes' | 'hours' | 'days', count: number) =>
    t(`approval.about.${unit}`, { count, shown: format.number(count) });
  if (hours < 1) return say('minutes', Math.max(5, Math.round((hours * 60) / 5) * 5));
  if (hours < 36) return say('hours', Math.round(hours));
  return say('days', Math.round(hours / 24));
}

/** Back into onboarding: to mend what was declined, or to choose another company. */
function StartOver({ own }: { own: OwnApproval }) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const key = own.waits_for === 'company' ? 'company' : 'mend';
  const again = useMutation({
    ...mutationFor(startOver),
    onSuccess: async ({ data }) => {
      setUser(data);
      tellOtherTabs();
      await navigate({ to: '/onboarding', replace: true });
    },
  });
  // Asking elsewhere withdraws what was asked, so it is asked for once more.
  const withdraws = own.waits_for === 'company' && own.status === 'PENDING';
  return (
    <>
      <Button
        size="md"
        fullWidth
        variant={withdraws ? 'default' : 'filled'}
        loading={again.isPending}
        onClick={() => (withdraws ? setIsAsking(true) : again.mutate({}))}
      >
        {t(`start_over.${key}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('start_over.title')}
        confirm={t('start_over.confirm')}
        cancel={t('start_over.cancel')}
        isRunning={again.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => again.mutate({})}
      >
        {t('start_over.body', { company: isolated(own.company_name ?? '') })}
      </ConfirmDialog>
    </>
  );
}
