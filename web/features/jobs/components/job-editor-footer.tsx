import { Button } from '@mantine/core';
import { FormActions } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { JobEditing } from '../job-finishing.ts';
import formClasses from './job-form.module.css';
import { SaveState } from './save-state.tsx';

interface JobEditorFooterProps {
  editing: JobEditing;
  onPublish: (form: HTMLFormElement | null) => void;
  onSaveAndLeave: () => void;
}

/** What can be done with the job as it is written, and whether that is stored. */
export function JobEditorFooter({ editing, onPublish, onSaveAndLeave }: JobEditorFooterProps) {
  const { t } = useTranslation('jobs');
  const { form, state, status, save } = editing;
  const isGone = state.kind === 'gone';
  const isDraft = status === 'draft';
  return (
    <div className={formClasses.footer}>
      <FormActions>
        {status === 'published' ? (
          <Button type="submit" size="md" loading={form.submitting} disabled={isGone}>
            {t('form.save')}
          </Button>
        ) : (
          <>
            <Button
              size="md"
              loading={form.submitting}
              disabled={isGone}
              onClick={(event) => onPublish(event.currentTarget.form)}
            >
              {t(isDraft ? 'form.publish' : 'form.publish_again')}
            </Button>
            <Button size="md" variant="default" disabled={form.submitting || isGone} onClick={onSaveAndLeave}>
              {t(isDraft ? 'form.save_draft' : 'form.save')}
            </Button>
          </>
        )}
        <SaveState state={state} onRetry={() => void save()} />
      </FormActions>
    </div>
  );
}
