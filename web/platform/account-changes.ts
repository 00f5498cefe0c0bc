/**
 * A step that ends in one tab ends in the others too: a tab that changed where the account stands says so, and the
 * others of the same browser ask the server anew.
 */
let shared: BroadcastChannel | null = null;

/** One for the whole tab: a channel hears every other one, also of its own tab, but never itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  shared ??= new BroadcastChannel('masar-account');
  return shared;
}

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
