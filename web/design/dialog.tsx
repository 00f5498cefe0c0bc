import { Title } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';
import { CloseIcon } from './icons.ts';
import { openDialog } from './open-dialogs.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Shown on top, or only said when `isTitleHidden`. */
  title: ReactNode;
  isTitleHidden?: boolean;
  /** Name of the closing button; without it the dialog has none, and its content closes it. */
  closeLabel?: string;
  /** `side` slides in from the end of the line, `top` stands in the upper part. */
  place?: 'center' | 'top' | 'side';
  /** `wide` has room for two columns. */
  size?: 'small' | 'large' | 'wide';
  children: ReactNode;
}

/**
 * The browser's own modal dialog: focus stays inside and returns, Escape and a click beside it close. Nothing
 * lies above it, so lists that open over the page (Select, Menu) belong in `modal.tsx` instead; snackbars
 * come inside while it is open (`open-dialogs.ts`).
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    isTitleHidden,
    closeLabel,
    place = 'center',
    size = 'small',
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    const tellClosed = openDialog(element);
    return () => {
      tellClosed();
      // A browser returns the focus where a dialog is closed, not where it is taken away.
      if (before instanceof HTMLElement && isFocusLost()) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  if (!isOpen) return null;

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does by itself.
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-place={place}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={classes.inside}>
        <header className={isTitleHidden ? classes.hidden : classes.header}>
          <Title order={2} size="h3" id={titleId}>
            {title}
          </Title>
          {closeLabel && (
            <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
              <CloseIcon size={18} stroke={1.8} aria-hidden />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;
