import { once } from './once.ts';

/**
 * A step that ends in one tab ends in the others too: a tab that changed where the account stands says so, and the
 * others of the same browser ask the server anew. There is one channel for the whole tab, since a channel hears every
 * other one, also of its own tab, but never itself.
 */
const channel = once(() =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('masar-account'),
);

/** Says that the account stands otherwise: an onboarding that is done, an invitation that is accepted. */
export function tellOtherTabs(): void {
  channel()?.postMessage('changed');
}

/** Listens to the other tabs until the returned function is called. */
export function followOtherTabs(onChange: () => void): () => void {
  const listening = channel();
  const listen = () => onChange();
  listening?.addEventListener('message', listen);
  return () => listening?.removeEventListener('message', listen);
}
