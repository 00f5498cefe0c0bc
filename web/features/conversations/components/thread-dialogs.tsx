import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  type ChatThread,
  deleteChatThread,
  listChatThreads,
  renameChatThread,
} from '#contract/features/conversations.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface ThreadDialogProps {
  thread: ChatThread;
  onClose: () => void;
}

export function RenameThread({ thread: { id, title }, onClose }: ThreadDialogProps) {
  const { t } = useTranslation('conversations');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/conversations.contract.ts')).renameChatThread.body,
    initialValues: { title },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('threads.rename_title')}>
      <form
        {...form.sending(async (body) => {
          await call(renameChatThread, { params: { id }, body });
          onClose();
          await refresh(listChatThreads);
        })}
      >
        <FormFields>
          <TextInput {...form.getInputProps('title')} label={t('threads.name')} dir="auto" maxLength={120} />
          <FormActions>
            <Button type="submit" loading={form.submitting}>
              {t('threads.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('threads.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}

export function DeleteThread({
  thread: { id },
  onClose,
  onDeleted,
}: ThreadDialogProps & { onDeleted: () => void }) {
  const { t } = useTranslation('conversations');
  const remove = useMutation({
    ...mutationFor(deleteChatThread),
    onSuccess: ({ message }) => {
      showNotice(message);
      onDeleted();
      onClose();
      return refresh(listChatThreads);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('threads.delete_title')}
      confirm={t('threads.delete_confirm')}
      cancel={t('threads.cancel')}
      isDangerous
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
      onCancel={onClose}
    >
      {t('threads.delete_body')}
    </ConfirmDialog>
  );
}
