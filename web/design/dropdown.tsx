import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './dropdown.module.css';

interface DropdownProps {
  /** Name of the button. */
  label: string;
  button: ReactNode;
  width: number;
  /** On a phone the panel takes all between the bars. */
  isWholeOnPhone?: boolean;
  /** Gets a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button in the top bar with a panel below its end. Escape and a click elsewhere close it, and Escape gives
 * the focus back. It never leaves the screen, since the bar is at its edge: no measuring is needed. What a snackbar
 * offers about something done here, such as undoing it, is not elsewhere.
 */
export function Dropdown({ label, button, width, isWholeOnPhone = false, children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = (event: Event) => {
      const target = event.target as Element;
      // What was pressed may be gone by now: a row that deleted itself.
      if (!target.isConnected || target.closest('[role="status"], [role="alert"]')) return;
      if (!root.current?.contains(target)) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={trigger}
        type="button"
        className={classes.trigger}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          id={panelId}
          className={classes.panel}
          data-whole-on-phone={isWholeOnPhone || undefined}
          style={{ '--width': `${width}px` } as CSSProperties}
        >
          {children(() => setIsOpen(false))}
        </div>
      )}
    </div>
  );
}
