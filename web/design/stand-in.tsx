import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** What stands for a piece whose code comes after the screen; `early` are the props of its button or field. */
export interface StandIn {
  /** It was pressed: the piece opens as soon as it is there. */
  isWanted: boolean;
  early: {
    id: string;
    onClick: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** Drawn beside the piece, whose own button or field has the same id. */
  takeOver: ReactNode;
}

/**
 * Keeps what a person does to a stand-in until the piece is there: who pressed it gets what it opens, and who stands on it
 * stays there, in the midst of a word too.
 */
export function useStandIn(id: string): StandIn {
  const [isWanted, setIsWanted] = useState(false);
  const focused = useRef<HTMLElement | null>(null);
  return {
    isWanted,
    early: {
      id,
      onClick: () => setIsWanted(true),
      onFocus: (event) => {
        focused.current = event.currentTarget;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
    takeOver: <TakeOver id={id} from={focused} />,
  };
}

function TakeOver({ id, from }: { id: string; from: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const before = from.current;
    from.current = null;
    const now = document.getElementById(id);
    if (!before || before === now || !now) return;
    now.focus({ preventScroll: true });
    if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && now.type === 'text')
      now.setSelectionRange(before.selectionStart, before.selectionEnd);
  }, [id, from]);
  return null;
}
