import { Alert } from '@mantine/core';
import { AlertIcon, ClockIcon } from '#web/design/icons.ts';
import type { ApiError } from '#web/platform/api-error.ts';
import { clock } from '#web/platform/countdown.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface LoginRefusalProps {
  refusal: ApiError | null;
  /** Until the next try, after too many of them. */
  waitSeconds: number;
}

/** Why one was not let in, or how long to wait, beside the button it is about. */
export function LoginRefusal({ refusal, waitSeconds }: LoginRefusalProps) {
  const { t } = useTranslation('sessions');
  if (waitSeconds > 0)
    return (
      <Alert color="caution" role="alert" icon={<ClockIcon size={20} stroke={1.7} aria-hidden />}>
        {t('login.too_many_tries')} {/* Said once, not every second. */}
        <strong role="timer" aria-live="off" className="tabular">
          {t('login.next_try', { time: clock(waitSeconds) })}
        </strong>
      </Alert>
    );
  if (!refusal) return null;
  return (
    <Alert color="problem" role="alert" icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}>
      {refusal.status === 429 ? t('login.try_now') : errorText(refusal)}
    </Alert>
  );
}
