import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  addMessageTemplate,
  changeMessageTemplate,
  filled,
  listMessageTemplates,
  MESSAGE_PURPOSES,
  type MessageTemplate,
  type TemplateInput,
} from '#contract/features/messages.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Language } from '#contract/kernel/fields.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FieldGroup, FormActions, FormFields, FormRow } from '#web/design/form-layout.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useLanguage } from '#web/platform/language.ts';
import { keyOf, mutationFor, refresh } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { MessageFields, MessagePreview } from '#web/widgets/message-fields/message-fields.tsx';

interface TemplateDialogProps {
  /** Without one a new template is written. */
  template?: MessageTemplate;
  /** A new one that begins with the words of the one given. */
  isCopy?: boolean;
  /** Names that are taken. */
  names: readonly string[];
  onClose: () => void;
}

/** A template is written or changed, and shown as somebody would read it. */
export function TemplateDialog({ template, isCopy = false, names, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('messages');
  const changed = isCopy ? undefined : template;
  const form = useTemplateForm(
    template,
    isCopy && template ? freeName(template.name, names) : template?.name,
  );
  const { save, isSaving } = useSavingTemplate(changed, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t(changed ? 'edit_title' : 'add_title')}
      closeLabel={t('close')}
    >
      <form {...form.sending(save)}>
        <FormFields>
          <About form={form} />
          <MessageFields
            language={form.values.language}
            subject={form.getInputProps('subject')}
            body={form.getInputProps('body')}
            onBody={(text) => form.setFieldValue('body', text)}
          />
          <Preview {...form.values} />
          <FormActions>
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}

function useTemplateForm(template: MessageTemplate | undefined, name = '') {
  const { language: own } = useLanguage();
  return useContractForm({
    schema: async () => (await import('#contract/features/messages.contract.ts')).TemplateInput,
    initialValues: {
      name,
      purpose: template?.purpose ?? 'invitation',
      language: template?.language ?? own,
      subject: template?.subject ?? '',
      body: template?.body ?? '',
    },
  });
}

/** Adds a template, or changes the one given. */
function useSavingTemplate(changed: MessageTemplate | undefined, onSaved: () => void) {
  const saved = {
    onSuccess: ({ data, message }: { data: Templates; message: string }) => {
      queryCache.setQueryData(keyOf(listMessageTemplates, {}), data);
      showNotice(message);
      onSaved();
    },
    // Whoever is refused sees what a colleague has made of it.
    onError: () => void refresh(listMessageTemplates),
  };
  const add = useMutation({ ...mutationFor(addMessageTemplate, { silent: true }), ...saved });
  const change = useMutation({ ...mutationFor(changeMessageTemplate, { silent: true }), ...saved });
  const save = async (body: z.output<typeof TemplateInput>) => {
    try {
      if (changed) await change.mutateAsync({ params: { id: changed.id }, body });
      else await add.mutateAsync({ body });
    } catch (error) {
      throw besideField(error, { 'messages.name_taken': 'name' });
    }
  };
  return { save, isSaving: add.isPending || change.isPending };
}

/** Under which name, in which language and for what it is kept. */
function About({ form }: { form: ReturnType<typeof useTemplateForm> }) {
  const { t } = useTranslation(['messages', 'message-fields']);
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        description={t('name_help')}
        maxLength={80}
        dir="auto"
        autoComplete="off"
      />
      <FormRow>
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('language')}
          data={Language.options.map((value) => ({
            value,
            label: t(`message-fields:languages.${value}`),
          }))}
        />
        <NativeSelect
          {...form.getInputProps('purpose')}
          label={t('purpose')}
          data={MESSAGE_PURPOSES.map((value) => ({
            value,
            label: t(`message-fields:purposes.${value}`),
          }))}
        />
      </FormRow>
    </>
  );
}

function Preview({ language, subject, body }: Pick<MessageTemplate, 'language' | 'subject' | 'body'>) {
  const { t } = useTranslation(['messages', 'message-fields']);
  const example = useExample(language);
  return (
    <FieldGroup label={t('message-fields:preview')} help={t('preview_help')}>
      <MessagePreview language={language} subject={filled(subject, example)} body={filled(body, example)} />
    </FieldGroup>
  );
}

type Templates = Reply<typeof addMessageTemplate>;

/** The name with a number after it, the first that nobody has taken. */
function freeName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(\d+\)$/, '').slice(0, 74);
  let number = 2;
  while (taken.includes(`${base} (${number})`)) number += 1;
  return `${base} (${number})`;
}

/** The same for whoever may only use it. */
export function TemplateToRead({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const { language, subject, body } = template;
  const example = useExample(language);
  return (
    <Dialog isOpen onClose={onClose} size="large" title={template.name} closeLabel={t('close')}>
      <MessagePreview language={language} subject={filled(subject, example)} body={filled(body, example)} />
      <Text size="sm" c="dimmed" mt="sm">
        {t('preview_help')}
      </Text>
    </Dialog>
  );
}

/** What a preview is filled with: the company and the person who looks are their own. */
function useExample(language: Language) {
  const { user } = useSession();
  return {
    ...EXAMPLES[language],
    company: user?.companyDetail?.company_name ?? '',
    recruiter: user ? `${user.first_name} ${user.last_name}` : '',
    link: `${window.location.origin}/job/…`,
  };
}

/** In the language of the template, whatever the screen speaks. */
const EXAMPLES: Record<Language, { name: string; job: string }> = {
  en: { name: 'Maryam', job: 'Site Engineer' },
  ar: { name: 'مريم', job: 'مهندس موقع' },
};
