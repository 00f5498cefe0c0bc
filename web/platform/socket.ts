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
    .then(({ io }) =>
      // The token is read at every attempt: it may have been refreshed since the last one.
      io({ auth: (answer) => answer({ token: readStored('token') }), reconnectionDelayMax: 30_000 }),
    );
  return connecting;
}

/** The first screen and its data come before live news, on slow connections too; polling bridges the moment. */
function afterFirstScreen(): Promise<void> {
  const waitMs = 3_000;
  return new Promise((resolve) => {
    const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));
    setTimeout(() => whenIdle(() => resolve()), waitMs);
  });
}

onSessionEnd(() => {
  void connecting?.then((socket) => socket.disconnect());
  connecting = null;
});
