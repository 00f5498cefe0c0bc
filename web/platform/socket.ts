import { useEffect } from 'react';
import type { ServerEvents } from '#contract/realtime.ts';
import { whenIdle } from './idle.ts';
import { useLatest } from './latest.ts';
import { hasToken, onSessionEnd } from './session-store.ts';
import { readStored } from './storage.ts';

type Name = keyof ServerEvents;
type Listener<N extends Name> = (...event: Parameters<ServerEvents[N]>) => void;

/** The part of a socket that is used here. Its library's own types cannot follow a name that is still open. */
interface ServerSocket {
  on: <N extends Name>(name: N, listener: Listener<N>) => void;
  off: <N extends Name>(name: N, listener: Listener<N>) => void;
  listeners: (name: string) => readonly ((...event: readonly unknown[]) => void)[];
  disconnect: () => void;
}

let connecting: Promise<ServerSocket> | null = null;

/**
 * Listens to an event of the server while the component is on screen. Events only say that something
 * changed: ask the API for what it is, and poll behind it, since a socket may be blocked on the way.
 */
export function useServerEvent<N extends Name>(name: N, handler: Listener<N>): void {
  const latest = useLatest(handler);
  useEffect(() => {
    if (!hasToken()) return;
    const listener: Listener<N> = (...event) => latest.current(...event);
    let isGone = false;
    let leave = () => {};
    void connected().then((socket) => {
      if (isGone) return;
      socket.on(name, listener);
      leave = () => socket.off(name, listener);
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [name, latest]);
}

function connected(): Promise<ServerSocket> {
  connecting ??= afterFirstScreen()
    .then(() => import('socket.io-client'))
    .then(({ io }) => {
      const socket = io({
        // The token is read at every attempt: it may have been refreshed since the last one.
        auth: (answer) => answer({ token: readStored('token'), ...ageAtFirst() }),
        reconnectionDelayMax: 30_000,
      }) as ServerSocket;
      socket.on('missed', () => tellMissed(socket));
      return socket;
    });
  return connecting;
}

let hasAsked = false;

/**
 * How old the page is when it first listens, in milliseconds: the server tells what has happened since, and nothing is
 * asked again for what has not. After a cut nobody knows since when nothing was heard.
 */
function ageAtFirst(): { age?: number } {
  if (hasAsked) return {};
  hasAsked = true;
  return { age: Date.now() - performance.timeOrigin };
}

/** What may have happened while nothing was heard: anything, to anybody. Progress of a resume is polled besides. */
const MISSED: { [N in Exclude<Name, 'resume:progress' | 'missed'>]: Parameters<ServerEvents[N]> } = {
  'account:changed': [{ perhaps: true }],
  'assessments:changed': [],
  'candidates:changed': [{ job_id: null, candidate_id: null }],
  'documents:changed': [],
  'employees:changed': [],
  'hiring-systems:changed': [],
  'jobs:changed': [{ job_id: null, version: null, by: null }],
  'matches:changed': [{ job_id: null }],
  'notifications:changed': [],
};

/** Screens show data from before the socket was there, after a cut and where the page was old already. */
function tellMissed(socket: ServerSocket): void {
  for (const [name, event] of Object.entries(MISSED))
    for (const listener of socket.listeners(name)) listener(...event);
}

/** The first screen and its data come before live news, on slow connections too. */
function afterFirstScreen(): Promise<void> {
  const waitMs = 3_000;
  return new Promise((resolve) => {
    // A tab that is not looked at has no idle moments.
    setTimeout(() => whenIdle(resolve, 1_000), waitMs);
  });
}

onSessionEnd(() => {
  void connecting?.then((socket) => socket.disconnect());
  connecting = null;
});
