import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CloseIcon, PlusIcon } from './icons.ts';

/** Takes one row of an edited list away. `label` names the row. */
export function RemoveRowButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      <CloseIcon size={16} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}

interface AddRowButtonProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Adds a row at the end of an edited list. */
export function AddRowButton({ onClick, disabled = false, children }: AddRowButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<PlusIcon size={15} stroke={1.8} aria-hidden />}
      onClick={onClick}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
