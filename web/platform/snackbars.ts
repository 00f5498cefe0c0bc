import { hideNotification, notificationsStore, showNotification } from '@mantine/notifications';
import { createElement, useEffect, useState } from 'react';
import { LIMITS } from '#contract/kernel/limits.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-words.ts';
import { i18n } from './language.ts';
import classes from './snackbars.module.css';

/** Shows what went wrong, red, for six seconds: the reply's words, a plain string as it is, else our own. */
export function showError(error: unknown): void {
  show({ message: errorText(error), tone: 'problem', leadsTo: wayOutOf(error) });
}

/** Where what was refused can be mended: what waits for the company’s verification leads to it. */
const wayOutOf = (error: unknown): string | undefined =>
  error instanceof ApiError && /^company_checks\.(verify_|pages_used_up)/.test(error.code)
    ? '/settings/company/verification'
    : undefined;

/** A limit of the portal was reached; red like an error. */
export function showLimit(message: string): void {
  show({ message, tone: 'problem' });
}

interface NoticeOptions {
  undo?: () => void;
  /** Called once the snackbar has gone and nothing was undone. */
  onGone?: () => void;
  /** Stands for so many seconds, and counts them down: as long as it can be undone. */
  seconds?: number;
}

/**
 * Says that something happened, dark; with `undo` it can be taken back while the snackbar stands. What is returned takes
 * it away, where what it says was undone by other means.
 */
export function showNotice(message: string, { undo, onGone, seconds }: NoticeOptions = {}): () => void {
  return show({ message, tone: 'notice', undo, onGone, seconds });
}

interface Snackbar {
  message: string;
  tone: 'notice' | 'problem';
  undo?: (() => void) | undefined;
  onGone?: (() => void) | undefined;
  seconds?: number | undefined;
  /** Address of the screen where it can be mended. */
  leadsTo?: string | undefined;
}

function show({ message, tone, undo, onGone, seconds, leadsTo }: Snackbar): () => void {
  const id = `snackbar-${message}`;
  // The same sentence twice is one snackbar, shown anew.
  hideNotification(id);
  let isUndone = false;
  const origin = document.activeElement;
  const takeBack = () => {
    isUndone = true;
    hideNotification(id);
    undo?.();
    returnFocus(origin);
  };
  if (undo) undoable.set(id, takeBack);
  showNotification({
    id,
    onClose: () => {
      undoable.delete(id);
      if (!isUndone) onGone?.();
    },
    // One that counts closes itself at its end, also under a pointer that rests on it.
    autoClose: seconds === undefined ? LIMITS.snackbarMs : false,
    role: tone === 'problem' ? 'alert' : 'status',
    classNames: { root: classes[tone], description: classes.words, closeButton: classes.close },
    closeButtonProps: { 'aria-label': i18n.t('platform:close') },
    message: undo
      ? createElement(
          'span',
          { className: classes.line },
          createElement('span', null, message),
          createElement(
            'button',
            {
              type: 'button',
              className: classes.undo,
              'aria-keyshortcuts': 'Control+Z Meta+Z',
              onClick: takeBack,
            },
            i18n.t('platform:undo'),
            seconds !== undefined &&
              createElement(SecondsLeft, { seconds, onOver: () => hideNotification(id) }),
          ),
        )
      : leadsTo
        ? createElement(
            'span',
            { className: classes.line },
            createElement('span', null, message),
            createElement('a', { href: leadsTo, className: classes.undo }, i18n.t('platform:prove_company')),
          )
        : message,
  });
  return () => hideNotification(id);
}

const LOOKS_MS = [0, 100, 300, 600, 1_000] as const;

/**
 * Undoing takes away the button that was pressed for it, and mostly the one whose deed it was is there anew: focus goes to
 * that one, which bears the same name, and to the content where it does not come back.
 */
function returnFocus(origin: Element | null, look = 0): void {
  setTimeout(() => {
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || !focused.isConnected;
    if (!isLost && !focused.closest('[role="status"], [role="alert"]')) return;
    const back = origin && placeOf(origin);
    if (back) return back.focus();
    if (look + 1 < LOOKS_MS.length) return returnFocus(origin, look + 1);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, LOOKS_MS[look]);
}

/** The element itself while it stands, or the one of its kind and name that stands in its place. */
function placeOf(origin: Element): HTMLElement | null {
  if (origin === document.body) return null;
  if (origin.isConnected && origin instanceof HTMLElement) return origin;
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const alike = document.querySelectorAll<HTMLElement>(origin.tagName.toLowerCase());
  return [...alike].find((one) => nameOf(one) === nameOf(origin)) ?? null;
}

/** What can be taken back now, the latest last. */
const undoable = new Map<string, () => void>();

/**
 * A snackbar goes before whoever has only a keyboard has come to its button at the end of the page: Ctrl Z, or ⌘ Z, takes
 * back what was done last. In a field it takes back what was typed.
 */
export function takeBackByKey(event: KeyboardEvent): void {
  // By its place on the keyboard, so that it works while an Arabic layout is on.
  const isAsked =
    event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isField = target instanceof HTMLInputElement && !/^(checkbox|radio|range|button)$/.test(target.type);
  if (!isAsked || isField || target?.matches('textarea, [contenteditable="true"]')) return;
  const shown = new Set(notificationsStore.getState().notifications.map(({ id }) => id));
  const latest = [...undoable].findLast(([id]) => shown.has(id));
  if (!latest) return;
  event.preventDefault();
  latest[1]();
}

const TICK_MS = 250;

function SecondsLeft({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts from when it appeared.
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1_000);
      if (rest > 0) setLeft(rest);
      else onOver();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // Not read aloud: the sentence would be said again with every second.
  return createElement('span', { 'aria-hidden': true, className: classes.seconds }, left);
}
