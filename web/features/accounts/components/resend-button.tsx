import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { clock, useCountdown } from '#web/platform/countdown.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface ResendButtonProps {
  /** Keeps the wait across a reload; one name for each mail. */
  name: string;
  /** When the wait ends by the server's count, as a time in milliseconds, where it is known. */
  until?: number | undefined;
  /** Said instead while it was not sent from here yet. */
  first?: string;
  send: () => Promise<{ data: { wait_seconds: number }; message: string }>;
}

/** Sends a mail again, not more often than the server allows. */
export function ResendButton({ name, until, first, send }: ResendButtonProps) {
  const { t } = useTranslation('accounts');
  const [left, startWait] = useCountdown(name);
  useServersWait(until, startWait);
  const resend = useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      startWait(data.wait_seconds);
      showNotice(message || t('verify.sent'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.retryAfterSeconds) startWait(error.retryAfterSeconds);
      showError(error);
    },
  });
  const isWaiting = left > 0;
  const words = first && !resend.isSuccess ? first : t('verify.resend');
  return (
    <Button
      variant="subtle"
      fullWidth
      loading={resend.isPending}
      disabled={isWaiting}
      onClick={() => resend.mutate()}
    >
      {isWaiting ? t('verify.resend_in', { time: clock(left) }) : words}
    </Button>
  );
}

/** Takes the server's count over whenever it says a new one. */
function useServersWait(until: number | undefined, startWait: (seconds: number) => void): void {
  const start = useRef(startWait);
  useEffect(() => {
    start.current = startWait;
  });
  useEffect(() => {
    if (until !== undefined) start.current(Math.max(0, (until - Date.now()) / 1000));
  }, [until]);
}
