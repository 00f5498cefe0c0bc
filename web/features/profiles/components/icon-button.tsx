import { ActionIcon } from '@mantine/core';
import type { EditIcon } from '#web/design/icons.ts';

interface IconButtonProps {
  id?: string;
  label: string;
  icon: typeof EditIcon;
  onClick: () => void;
}

/** A quiet tool of an entry. */
export function IconButton({ id, label, icon: Icon, onClick }: IconButtonProps) {
  return (
    <ActionIcon
      {...(id ? { id } : {})}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
