import { Alert, Button, Group, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { AlertIcon } from '#web/design/icons.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { type ContractForm, useContractForm } from '#web/platform/contract-form.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Change } from '../profile-changes.ts';
import { isConflict, saveProfile, showSaved } from '../profile-saving.ts';
import classes from './editor.module.css';

interface EditorSpec<V extends Record<string, unknown>, S extends z.ZodType> {
  schema: () => Promise<S>;
  initialValues: V;
  /** What is being edited; what was typed is kept under it across a reload. */
  name: string;
  changeOf: (values: z.output<S>) => Change;
  /** Where something else than the profile's own sections is changed; answers with the sentence that it worked. */
  saveOtherwise?: (values: z.output<S>) => Promise<string> | null;
  onDone: () => void;
}

/** A form over one section or entry, which saves a change of the profile. */
export function useEditor<V extends Record<string, unknown>, S extends z.ZodType>(spec: EditorSpec<V, S>) {
  const { t } = useTranslation('profiles');
  const draft = `profile:${spec.name}`;
  const form = useContractForm({ schema: spec.schema, initialValues: spec.initialValues, draft });
  const [hasConflict, setHasConflict] = useState(false);
  const isForced = useRef(false);

  const save = async (values: z.output<S>) => {
    try {
      const otherwise = spec.saveOtherwise?.(values);
      if (otherwise) showNotice(await otherwise);
      else {
        const change = spec.changeOf(withoutEmpty(values));
        const saved = await saveProfile(change, { isForced: isForced.current });
        showSaved(saved, saved.message || t('saved'));
      }
      // The form drops its draft after this; the editor is closed by then, and its draft must not outlive it.
      drafts.drop(draft);
      spec.onDone();
    } catch (error) {
      setHasConflict(isConflict(error));
      throw withOwnPaths(error);
    } finally {
      isForced.current = false;
    }
  };
  return {
    form,
    hasConflict,
    sending: form.sending(save),
    force: () => {
      isForced.current = true;
    },
    leave: () => {
      drafts.drop(draft);
      spec.onDone();
    },
  };
}

type EditorState<V extends Record<string, unknown>, S extends z.ZodType> = {
  form: ContractForm<V, S>;
  hasConflict: boolean;
  sending: ReturnType<ContractForm<V, S>['sending']>;
  force: () => void;
  leave: () => void;
};

interface EditorProps<V extends Record<string, unknown>, S extends z.ZodType> {
  editor: EditorState<V, S>;
  /** Names the form, such as “Edit this job”. */
  label: string;
  children: ReactNode;
}

export function Editor<V extends Record<string, unknown>, S extends z.ZodType>({
  editor,
  label,
  children,
}: EditorProps<V, S>) {
  const { t } = useTranslation('profiles');
  return (
    <form {...editor.sending} className={classes.editor} aria-label={label}>
      <FormFields>
        {editor.hasConflict && (
          <Alert
            ref={bringIntoView}
            color="yellow"
            icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
            title={t('conflict.title')}
          >
            <Text size="sm" mb="sm">
              {t('conflict.body')}
            </Text>
            <Group gap="xs">
              <Button type="submit" size="compact-md" onClick={editor.force}>
                {t('conflict.mine')}
              </Button>
              <Button variant="default" size="compact-md" onClick={editor.leave}>
                {t('conflict.theirs')}
              </Button>
            </Group>
          </Alert>
        )}
        {children}
        <FormActions>
          <Button type="submit" loading={editor.form.submitting}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={editor.leave}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

/** A field that was left empty holds nothing, rather than a text of no letters. */
const withoutEmpty = <T,>(values: T): T =>
  Object.fromEntries(
    Object.entries(values as object).map(([field, value]) => [field, value === '' ? null : value]),
  ) as T;

/** The save button may be a screen below what there is to decide. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** `education.2.end_date` of the whole profile is `end_date` of the form. */
function withOwnPaths(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return error;
  const fields = error.fields.map((field) => ({
    ...field,
    path: field.path.replace(/^(body\.)?[a-z_]+\.(\d+\.)?/, ''),
  }));
  return new ApiError({ status: error.status, code: error.code, message: error.message, fields });
}
