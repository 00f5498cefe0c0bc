import { useEffect, useState } from 'react';
import { drafts } from './storage.ts';

/** Seconds left, counted down; under its name the end is kept for a reload of this tab. */
export function useCountdown(name: string): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Number(drafts.read(name)) || 0);
  const [now, setNow] = useState(Date.now);
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
    drafts.keep(name, end);
    setNow(Date.now());
    setUntil(end);
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}

/** Seconds as minutes and seconds: 1:05. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
