import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** The verb of what will happen, never “OK”. */
  confirm: ReactNode;
  cancel: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  isDangerous?: boolean;
  isRunning?: boolean;
}

/** Asks before what cannot be undone. What can be undone is done at once, with undo in the snackbar. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={props.title}>
      <Text component="div">{props.children}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={props.onCancel} autoFocus>
          {props.cancel}
        </Button>
        <Button
          color={props.isDangerous ? 'problem.7' : 'accent'}
          loading={props.isRunning ?? false}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
