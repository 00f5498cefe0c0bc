import { useEffect } from 'react';
import { useLatest } from '#web/platform/latest.ts';

interface Shortcuts {
  onPalette: () => void;
  onHelp: () => void;
}

/** Ctrl or ⌘ K anywhere; `/` and `?` where nobody is typing. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useLatest(shortcuts);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
      if (isPalette || (event.key === '/' && !isTyping(event))) {
        event.preventDefault();
        latest.current.onPalette();
      } else if ((event.key === '?' || event.key === '؟') && !isTyping(event)) {
        event.preventDefault();
        latest.current.onHelp();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [latest]);
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return Boolean(target?.isContentEditable) || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '');
}
