import { ActionIcon, Group } from '@mantine/core';
import { useState } from 'react';
import {
  deleteEmployee,
  type Employee,
  inviteEmployee,
  unlinkEmployee,
} from '#contract/features/employees.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { CloseIcon, EditIcon, MailIcon, TrashIcon } from '#web/design/icons.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useEmployeesChange } from '../employees.queries.ts';

/** What may be done with one of the company's people. */
export function EmployeeActions({ employee, onEdit }: { employee: Employee; onEdit: () => void }) {
  const { t } = useTranslation('employees');
  const [asked, setAsked] = useState<'unlink' | 'remove' | null>(null);
  const invite = useEmployeesChange(inviteEmployee);
  const unlink = useEmployeesChange(unlinkEmployee);
  const remove = useEmployeesChange(deleteEmployee);
  const named = { name: isolated(employee.name) };
  const params = { id: employee.id };
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;
  const button = { variant: 'subtle', color: 'gray', size: 'lg' } as const;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <ActionIcon {...button} aria-label={t('edit_of', named)} title={t('edit')} onClick={onEdit}>
        <EditIcon {...icon} />
      </ActionIcon>
      {employee.link !== 'linked' && (
        <ActionIcon
          {...button}
          aria-label={t('invite_of', named)}
          title={t('invite')}
          loading={invite.isPending}
          onClick={() => invite.mutate({ params })}
        >
          <MailIcon {...icon} />
        </ActionIcon>
      )}
      {employee.link === 'linked' && (
        <ActionIcon
          {...button}
          aria-label={t('unlink_of', named)}
          title={t('unlink')}
          onClick={() => setAsked('unlink')}
        >
          <CloseIcon {...icon} />
        </ActionIcon>
      )}
      <ActionIcon
        {...button}
        aria-label={t('remove_of', named)}
        title={t('remove')}
        onClick={() => setAsked('remove')}
      >
        <TrashIcon {...icon} />
      </ActionIcon>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(asked === 'remove' ? 'remove_title' : 'unlink_title', named)}
        confirm={t(asked === 'remove' ? 'remove' : 'unlink')}
        cancel={t('cancel')}
        isDangerous
        isRunning={unlink.isPending || remove.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() =>
          (asked === 'remove' ? remove : unlink).mutate({ params }, { onSuccess: () => setAsked(null) })
        }
      >
        {t(asked === 'remove' ? 'remove_body' : 'unlink_body')}
      </ConfirmDialog>
    </Group>
  );
}
