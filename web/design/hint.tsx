import { cloneElement, lazy, type ReactElement, type RefAttributes, Suspense, useRef, useState } from 'react';

const HintBubble = lazy(() => import('./hint-bubble.tsx'));

interface Hinted extends RefAttributes<HTMLElement> {
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

/**
 * What a control without words does, beside it while a pointer is on it. What places it there is heavy, and comes when a
 * pointer does.
 */
export function Hint({ label, children }: { label: string; children: ReactElement<Hinted> }) {
  const target = useRef<HTMLElement>(null);
  const [isPointedAt, setIsPointedAt] = useState<boolean | null>(null);
  return (
    <>
      {cloneElement(children, {
        ref: target,
        onPointerEnter: () => setIsPointedAt(true),
        onPointerLeave: () => setIsPointedAt(false),
      })}
      {isPointedAt !== null && target.current && (
        <Suspense fallback={null}>
          <HintBubble label={label} target={target.current} isShown={isPointedAt} />
        </Suspense>
      )}
    </>
  );
}
