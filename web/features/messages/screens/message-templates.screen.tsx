import { Button, NativeSelect, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteMessageTemplate,
  listMessageTemplates,
  MESSAGE_PURPOSES,
  type MessageTemplate,
} from '#contract/features/messages.contract.ts';
import { Language } from '#contract/kernel/fields.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { MailIcon, PlusIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { keyOf, mutationFor, queryFor } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { TemplateDialog, TemplateToRead } from '../components/template-dialog.tsx';
import { ANY, MESSAGE_TEMPLATES } from '../messages.addresses.ts';
import classes from './message-templates.module.css';

/** What is open over the list. A copy is a new template that begins with the words of another. */
type Open =
  | { what: 'add' }
  | { what: 'edit' | 'duplicate' | 'read' | 'remove'; template: MessageTemplate }
  | null;

/** What the company writes to candidates: its owner and managers change the templates, everyone else reads them. */
export default function MessageTemplatesScreen() {
  const { t } = useTranslation('messages');
  const templates = useQuery(queryFor(listMessageTemplates, {}));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const mayEdit = templates.data?.can.edit ?? false;
  const names = templates.data?.results.map(({ name }) => name) ?? [];
  return (
    <SettingsFrame
      current="message-templates"
      title={t('title')}
      lead={t('lead')}
      actions={
        mayEdit && (
          <Button
            leftSection={<PlusIcon size={18} stroke={1.7} aria-hidden />}
            onClick={() => setOpen({ what: 'add' })}
          >
            {t('add')}
          </Button>
        )
      }
    >
      <QueryView
        query={templates}
        waiting={<ListSkeleton label={t('waiting')} count={6} />}
        failedTitle={t('failed')}
      >
        {({ results, can }) => (
          <>
            {!can.edit && <Text c="dimmed">{t('read_only')}</Text>}
            <Templates templates={results} mayEdit={can.edit} onOpen={setOpen} />
          </>
        )}
      </QueryView>
      {open?.what === 'add' && <TemplateDialog names={names} onClose={close} />}
      {(open?.what === 'edit' || open?.what === 'duplicate') && (
        <TemplateDialog
          template={open.template}
          isCopy={open.what === 'duplicate'}
          names={names}
          onClose={close}
        />
      )}
      {open?.what === 'read' && <TemplateToRead template={open.template} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog template={open.template} onClose={close} />}
    </SettingsFrame>
  );
}

interface TemplatesProps {
  templates: readonly MessageTemplate[];
  mayEdit: boolean;
  onOpen: (open: Open) => void;
}

function Templates({ templates, mayEdit, onOpen }: TemplatesProps) {
  const { t } = useTranslation(['messages', 'message-fields']);
  const format = useFormatters();
  const [{ language, purpose }, setAddress] = useAddress(MESSAGE_TEMPLATES);
  const shown = templates.filter(
    (one) => (language === ANY || one.language === language) && (purpose === ANY || one.purpose === purpose),
  );
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          label={t('language')}
          value={language}
          data={[
            { value: ANY, label: t('any_language') },
            ...Language.options.map((value) => ({ value, label: t(`message-fields:languages.${value}`) })),
          ]}
          onChange={(event) =>
            setAddress({ language: MESSAGE_TEMPLATES.language.read(event.currentTarget.value) })
          }
        />
        <NativeSelect
          label={t('purpose')}
          value={purpose}
          data={[
            { value: ANY, label: t('any_purpose') },
            ...MESSAGE_PURPOSES.map((value) => ({ value, label: t(`message-fields:purposes.${value}`) })),
          ]}
          onChange={(event) =>
            setAddress({ purpose: MESSAGE_TEMPLATES.purpose.read(event.currentTarget.value) })
          }
        />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {t('found', { count: shown.length, number: format.number(shown.length) })}
      </Text>
      {shown.length === 0 ? (
        <EmptyState
          title={t('none')}
          icon={<MailIcon size={30} stroke={1.5} aria-hidden />}
          action={
            <Button variant="default" onClick={() => setAddress({ language: ANY, purpose: ANY })}>
              {t('show_all')}
            </Button>
          }
        >
          {t('none_body')}
        </EmptyState>
      ) : (
        <ul className={classes.templates}>
          {shown.map((template) => (
            <Row key={template.id} template={template} mayEdit={mayEdit} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps extends Pick<TemplatesProps, 'mayEdit' | 'onOpen'> {
  template: MessageTemplate;
}

const TO_READ = ['read'] as const;
const TO_EDIT = ['edit', 'duplicate', 'remove'] as const;

function Row({ template, mayEdit, onOpen }: RowProps) {
  const { t } = useTranslation(['messages', 'message-fields']);
  const format = useFormatters();
  const named = { name: isolated(template.name) };
  return (
    <li className={classes.template}>
      <div className={classes.words}>
        <Text fw={600}>
          <bdi>{template.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {t(`message-fields:languages.${template.language}`)}
          <Dot />
          {t(`message-fields:purposes.${template.purpose}`)}
          <Dot />
          {t('changed', { ago: format.relative(template.updated_at) })}
        </Text>
        <Text size="sm">
          <bdi lang={template.language}>{template.subject}</bdi>
        </Text>
      </div>
      <div className={classes.actions}>
        {(mayEdit ? TO_EDIT : TO_READ).map((what) => (
          <Button
            key={what}
            size="compact-sm"
            variant="subtle"
            color={what === 'edit' || what === 'read' ? 'accent' : 'gray'}
            aria-label={t(`named.${what}`, named)}
            onClick={() => onOpen({ what, template })}
          >
            {t(what)}
          </Button>
        ))}
      </div>
    </li>
  );
}

function RemoveDialog({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const { t } = useTranslation('messages');
  const remove = useMutation({
    ...mutationFor(deleteMessageTemplate),
    onSuccess: ({ data, message }) => {
      queryCache.setQueryData(keyOf(listMessageTemplates, {}), data);
      showNotice(message);
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('remove_title', { name: isolated(template.name) })}
      confirm={t('remove')}
      cancel={t('cancel')}
      isRunning={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: template.id } })}
      onCancel={onClose}
    >
      {t('remove_body')}
    </ConfirmDialog>
  );
}
