import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendEmail } from '#contract/features/accounts.contract.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';

const WAIT = 'verify-email-wait';

/** Sends the mail again, not more often than the server allows; a reload does not shorten the wait. */
export function ResendButton() {
  const { t } = useTranslation('accounts');
  const [waitSeconds, startWait] = useCountdown();
  const mutation = mutationFor(sendEmail);
  const resend = useMutation({
    ...mutation,
    onSuccess: ({ data, message }) => {
      startWait(data.wait_seconds);
      showNotice(message || t('verify.sent'));
    },
    onError: (error, ...rest) => {
      if (error instanceof ApiError && error.retryAfterSeconds) startWait(error.retryAfterSeconds);
      mutation.onError?.(error, ...rest);
    },
  });
  const isWaiting = waitSeconds > 0;
  return (
    <Button
      variant="subtle"
      fullWidth
      loading={resend.isPending}
      disabled={isWaiting}
      onClick={() => resend.mutate({ body: { type: 'resend-email' } })}
    >
      {isWaiting ? t('verify.resend_in', { time: clock(waitSeconds) }) : t('verify.resend')}
    </Button>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds left, counted down; the end is kept for a reload. */
function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Number(drafts.read(WAIT)) || 0);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    drafts.keep(WAIT, end);
    setNow(Date.now());
    setUntil(end);
  };
  return [left, start];
}
