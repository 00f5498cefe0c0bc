import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  AUDIENCES,
  correctAnswer,
  listDocuments,
  listOpenQuestions,
} from '#contract/features/documents.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** An answer in one's own words becomes a document of its own. */
export default function CorrectionDialog({ question, onClose }: { question: string; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const form = useContractForm({
    schema: correctAnswer.body,
    initialValues: { question, answer: '', audience: 'recruiters' },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('correction.title')}
      closeLabel={t('correction.close')}
      size="large"
    >
      <form
        {...form.sending(async (body) => {
          showNotice((await callWithMessage(correctAnswer, { body })).message);
          onClose();
          await refresh(listDocuments, listOpenQuestions);
        })}
      >
        <FormFields>
          <TextInput label={t('correction.question')} dir="auto" {...form.getInputProps('question')} />
          <Textarea
            label={t('correction.answer')}
            description={t('correction.help')}
            dir="auto"
            autosize
            minRows={4}
            maxRows={12}
            data-autofocus
            {...form.getInputProps('answer')}
          />
          <NativeSelect
            label={t('correction.audience')}
            data={AUDIENCES.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
            {...form.getInputProps('audience')}
          />
          <FormActions>
            <Button type="submit" loading={form.submitting}>
              {t('correction.save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('correction.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
