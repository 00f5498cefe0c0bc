import { lazy, Suspense, useEffect, useState } from 'react';
import { lateCode } from './late-code.ts';

const HintBubble = lazy(() => lateCode(() => import('./hint-bubble.tsx')));

/** A pointer that only passes by is told nothing. */
const POINTED_AT_MS = 350;
const CONTROLS = 'button, a[href], [role="button"], [role="tab"], summary';

interface Shown {
  target: HTMLElement;
  label: string;
}

/**
 * What every control without words does, beside it while a pointer rests on it or the keyboard is at it: once for the
 * whole app, so that none is forgotten. It says `data-hint`, else the control's name. Escape or a press takes it away.
 * What places it there is heavy, and comes with the first one.
 */
export function IconHints() {
  const shown = useHint();
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <HintBubble {...shown} />
    </Suspense>
  );
}

function useHint(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const hint = hintOf(event.target);
      hide();
      if (hint) timer = setTimeout(() => setShown(hint), POINTED_AT_MS);
    };
    const focus = (event: FocusEvent) => {
      const hint = hintOf(event.target);
      if (hint?.target.matches(':focus-visible')) setShown(hint);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') hide();
    };
    const heard = [
      ['pointerover', point],
      ['pointerdown', hide],
      ['focusin', focus],
      ['focusout', hide],
      ['keydown', press],
    ] as const;
    for (const [name, listener] of heard) document.addEventListener(name, listener as EventListener);
    return () => {
      hide();
      for (const [name, listener] of heard) document.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return shown;
}

/** The control that an event is about, with what it would say; null where it has words to be seen. */
function hintOf(at: EventTarget | null): Shown | null {
  const target = at instanceof Element ? at.closest<HTMLElement>(CONTROLS) : null;
  if (!target) return null;
  const label = target.dataset.hint ?? (hasWords(target) ? null : target.getAttribute('aria-label'));
  return label ? { target, label } : null;
}

const hasWords = (control: HTMLElement): boolean => (control.textContent ?? '').trim() !== '';
