import { hideNotification, showNotification } from '@mantine/notifications';
import { createElement } from 'react';
import { LIMITS } from '#contract/kernel/limits.ts';
import { errorText } from './error-words.ts';
import { i18n } from './language.ts';
import classes from './snackbars.module.css';

/** Shows what went wrong, red, for six seconds: the reply's words, a plain string as it is, else our own. */
export function showError(error: unknown): void {
  show({ message: errorText(error), tone: 'problem' });
}

/** A limit of the portal was reached; red like an error. */
export function showLimit(message: string): void {
  show({ message, tone: 'problem' });
}

interface NoticeOptions {
  undo?: () => void;
  /** Called once the snackbar has gone and nothing was undone. */
  onGone?: () => void;
}

/** Says that something happened, dark; with `undo` it can be taken back while the snackbar stands. */
export function showNotice(message: string, { undo, onGone }: NoticeOptions = {}): void {
  show({ message, tone: 'notice', undo, onGone });
}

interface Snackbar {
  message: string;
  tone: 'notice' | 'problem';
  undo?: (() => void) | undefined;
  onGone?: (() => void) | undefined;
}

function show({ message, tone, undo, onGone }: Snackbar): void {
  const id = `snackbar-${message}`;
  // The same sentence twice is one snackbar, shown anew.
  hideNotification(id);
  let isUndone = false;
  showNotification({
    id,
    onClose: () => {
      if (!isUndone) onGone?.();
    },
    autoClose: LIMITS.snackbarMs,
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
              onClick: () => {
                isUndone = true;
                hideNotification(id);
                undo();
              },
            },
            i18n.t('platform:undo'),
          ),
        )
      : message,
  });
}
