import { useState } from 'react';
import { useCountdown } from '#web/platform/countdown.ts';
import { drafts } from '#web/platform/storage.ts';

const OF = 'login-wait-of';

/** The wait after too many tries at one address. It survives a reload and holds nobody up who types another one. */
export function useLoginWait(typed: string): [secondsLeft: number, start: (seconds: number) => void] {
  const email = typed.trim().toLowerCase();
  const [left, start] = useCountdown('login-wait');
  const [of, setOf] = useState(() => drafts.read(OF));
  const startFor = (seconds: number) => {
    drafts.keep(OF, email);
    setOf(email);
    start(seconds);
  };
  return [of === email ? left : 0, startFor];
}
