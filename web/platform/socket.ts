import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import type { ServerEvents } from '#contract/realtime.ts';
import { hasToken, onSessionEnd } from './session-store.ts';
import { readStored } from './storage.ts';

type Name = keyof ServerEvents;
let connecting: Promise<Socket<ServerEvents>> | null = null;

/**
 * Listens to an event of the server while the component is on screen. Events only say that something
 * changed: ask the API for what it is, and poll behind it, since a socket may be blocked on the way.
 */
export function useServerEvent<N extends Name>(name: N, handler: ServerEvents[N]): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (!hasToken()) return;
    const listener = ((event: never) => latest.current(event)) as ServerEvents[Name];
    let isGone = false;
    let leave = () => {};
    void connected().then((socket) => {
      if (isGone) return;
      socket.on(name, listener as never);
      leave = () => socket.off(name, listener as never);
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [name]);
}

function connected(): Promise<Socket<ServerEvents>> {
  connecting ??= afterFirstScreen()
    .then(() => import('socket.io-client'))
    .then(({ io }) => {
      const socket: Socket<ServerEvents> = io({
        // The token is read at every attempt: it may have been refreshed since the last one.
        auth: (answer) => answer({ token: readStored('token') }),
        reconnectionDelayMax: 30_000,
      });
      return socket.on('connect', () => tellMissed(socket));
    });
  return connecting;
}

/** What may have happened while nothing was heard: anything, to anybody. Progress of a resume is polled besides. */
const MISSED: { [N in Exclude<Name, 'resume:progress'>]: Parameters<ServerEvents[N]> } = {
  'account:changed': [{ perhaps: true }],
  'candidates:changed': [{ job_id: null, candidate_id: null }],
  'employees:changed': [],
  'jobs:changed': [{ job_id: null, version: null, by: null }],
  'matches:changed': [{ job_id: null }],
  'notifications:changed': [],
};

/** Screens show data from before the socket was there, at the beginning and after every cut. */
function tellMissed(socket: Socket<ServerEvents>): void {
  for (const [name, event] of Object.entries(MISSED))
    for (const listener of socket.listeners(name as Name))
      (listener as (...event: unknown[]) => void)(...event);
}

/** The first screen and its data come before live news, on slow connections too. */
function afterFirstScreen(): Promise<void> {
  const waitMs = 3_000;
  return new Promise((resolve) => {
    const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));
    // A tab that is not looked at has no idle moments.
    setTimeout(() => whenIdle(() => resolve(), { timeout: 1_000 }), waitMs);
  });
}

onSessionEnd(() => {
  void connecting?.then((socket) => socket.disconnect());
  connecting = null;
});
