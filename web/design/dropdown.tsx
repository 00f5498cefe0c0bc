import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './dropdown.module.css';

interface DropdownProps {
  /** Name of the button. */
  label: string;
  button: ReactNode;
  width: number;
  /** Gets a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button in the top bar with a panel below its end. Escape and a click elsewhere close it, and Escape gives
 * the focus back. It never leaves the screen, since the bar is at its edge: no measuring is needed.
 */
export function Dropdown({ label, button, width, children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
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
        <div id={panelId} className={classes.panel} style={{ inlineSize: width }}>
          {children(() => setIsOpen(false))}
        </div>
      )}
    </div>
  );
}
