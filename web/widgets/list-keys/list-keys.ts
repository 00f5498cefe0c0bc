import { useEffect } from 'react';
import { useLatest } from '#web/platform/latest.ts';

/** What a key does: a letter, `up`, `down` or `enter`. */
export type ListKeys = Readonly<Record<string, () => void>>;

/**
 * Keys of a list that is gone through one by one. They are known by their place on the keyboard, so that they work while
 * an Arabic layout is on. `keys` work anywhere on the page, `rowKeys` (the arrows, Enter) only
 * while a row, marked by `data-review-row`, has the focus. Nothing happens while somebody types or a dialog is open.
 */
export function useListKeys(keys: ListKeys, rowKeys: ListKeys = {}): void {
  const latest = useLatest({ keys, rowKeys });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [latest]);
}

function actionOf(event: KeyboardEvent, { keys, rowKeys }: { keys: ListKeys; rowKeys: ListKeys }) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const isTyping = Boolean(target?.isContentEditable) || /^(TEXTAREA|SELECT)$/.test(target?.tagName ?? '');
  const isField = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (isModified || isTyping || isField || document.querySelector('dialog[open], [role="dialog"]'))
    return null;
  const isOnRow = target?.matches('[data-review-row]') ?? false;
  const key = nameOf(event.code);
  return keys[key] ?? (isOnRow ? rowKeys[key] : undefined) ?? null;
}

const nameOf = (code: string): string => code.replace(/^(Key|Arrow|Numpad)/, '').toLowerCase();
