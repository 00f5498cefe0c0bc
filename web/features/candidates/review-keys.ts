import { useEffect, useRef } from 'react';

export interface ReviewKeys {
  onMove: (step: 1 | -1) => void;
  onShortlist: () => void;
  onReject: () => void;
  onUndo: () => void;
  onOpen: () => void;
  onSelect: () => void;
}

/**
 * Keys of a list that is reviewed one by one: j and k (or the arrows, once a row has the focus) move, s
 * shortlists, r rejects, u takes the last decision back, x selects, Enter opens. They are read by their place
 * on the keyboard, so that they work while an Arabic layout is on. Nothing happens while somebody types or a
 * dialog is open.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: ReviewKeys): (() => void) | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const isTyping = Boolean(target?.isContentEditable) || /^(TEXTAREA|SELECT)$/.test(target?.tagName ?? '');
  const isField = target instanceof HTMLInputElement && target.type !== 'checkbox';
  if (isModified || isTyping || isField || document.querySelector('dialog[open], [role="dialog"]'))
    return null;
  const isOnRow = target?.matches('[data-review-row]') ?? false;
  switch (event.code) {
    case 'KeyJ':
      return () => keys.onMove(1);
    case 'KeyK':
      return () => keys.onMove(-1);
    // The arrows scroll the page, and Enter presses buttons, unless a row has the focus.
    case 'ArrowDown':
      return isOnRow ? () => keys.onMove(1) : null;
    case 'ArrowUp':
      return isOnRow ? () => keys.onMove(-1) : null;
    case 'Enter':
    case 'NumpadEnter':
      return isOnRow ? keys.onOpen : null;
    case 'KeyS':
      return keys.onShortlist;
    case 'KeyR':
      return keys.onReject;
    case 'KeyU':
      return keys.onUndo;
    case 'KeyX':
      return keys.onSelect;
    default:
      return null;
  }
}
