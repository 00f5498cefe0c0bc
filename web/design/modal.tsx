import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { openDialog } from './open-dialogs.ts';

/** Mantine's modal, for dialogs over which lists open. Snackbars come inside while it is open, as into `Dialog`. */
export function Modal({ children, ...props }: ModalProps) {
  return (
    // It only fades in: what is moved by a transform would hold what is fixed to the window, and snackbars are.
    <MantineModal {...props} transitionProps={{ duration: 140, transition: 'fade' }}>
      <Announced />
      {children}
    </MantineModal>
  );
}

/** Tells of the dialog around it while it stands. */
function Announced() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    return dialog ? openDialog(dialog) : undefined;
  }, []);
  return <span ref={place} hidden />;
}
